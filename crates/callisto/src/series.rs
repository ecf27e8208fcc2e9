//! A series: every player begins equally often, and the penalties are added up (C14).

use std::fmt;
use std::sync::Arc;

use crate::colour::{Colour, Player};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::rules::Rules;

/// A series of games with the same rules, and the results so far. Colours stay with the seats.
///
/// ```
/// use callisto::{Edition, Rules, Series, Setup};
/// let rules = Rules::new(Setup::new(Edition::named("piatnik").unwrap(), 3)).unwrap();
/// let series = Series::new(&rules, 1).unwrap();
/// assert_eq!(series.length(), 3);
/// assert_eq!(series.next_game().unwrap().to_move(), Some(callisto::Colour(0)));
/// ```
#[derive(Clone, Debug)]
pub struct Series {
    rules: Arc<Rules>,
    length: usize,
    first: Colour,
    results: Vec<Outcome>,
}

/// Why a series or a result is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesError {
    /// A series has 1 to 100 rounds.
    Rounds(usize),
    /// All games have been played.
    Finished,
    /// The game is not over.
    Unfinished,
    /// The game was played by other rules, or begun by somebody else.
    OtherGame,
}

impl fmt::Display for SeriesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeriesError::Rounds(n) => write!(f, "a series has 1 to 100 rounds, not {n}"),
            SeriesError::Finished => write!(f, "all games of the series have been played"),
            SeriesError::Unfinished => write!(f, "the game is not over"),
            SeriesError::OtherGame => write!(f, "this is not the next game of the series"),
        }
    }
}

impl std::error::Error for SeriesError {}

impl Series {
    /// A series in which every player begins `rounds` times, colour 1 first.
    pub fn new(rules: &Arc<Rules>, rounds: usize) -> Result<Series, SeriesError> {
        Series::started_by(rules, rounds, Colour(0))
    }

    /// A series whose first game a named colour begins (C4).
    pub fn started_by(rules: &Arc<Rules>, rounds: usize, first: Colour) -> Result<Series, SeriesError> {
        if !(1..=100).contains(&rounds) {
            return Err(SeriesError::Rounds(rounds));
        }
        Ok(Series {
            rules: rules.clone(),
            length: rounds * rules.players().len(),
            first,
            results: Vec::new(),
        })
    }

    /// How many games it has.
    pub fn length(&self) -> usize {
        self.length
    }

    /// The results of the games played.
    pub fn results(&self) -> &[Outcome] {
        &self.results
    }

    /// Who begins the next game: the next seat each time.
    pub fn starter(&self) -> Option<Colour> {
        let colours = self.rules.colours().len();
        let played = self.results.len();
        // With two colours each, the second game begins with the other player's first colour (C15).
        let step = played % self.rules.players().len();
        (played < self.length).then(|| Colour(((self.first.index() + step) % colours) as u8))
    }

    /// The start of the next game.
    pub fn next_game(&self) -> Option<Position> {
        Some(Position::started_by(&self.rules, self.starter()?))
    }

    /// Adds the result of a finished game.
    pub fn record(&mut self, end: &Position) -> Result<(), SeriesError> {
        let starter = self.starter().ok_or(SeriesError::Finished)?;
        if end.rules().setup() != self.rules.setup() || end.starter() != starter {
            return Err(SeriesError::OtherGame);
        }
        self.results.push(end.outcome().ok_or(SeriesError::Unfinished)?);
        Ok(())
    }

    /// Each player's penalties added up.
    pub fn totals(&self) -> Vec<u32> {
        let mut totals = vec![0; self.rules.players().len()];
        for result in &self.results {
            totals.iter_mut().zip(result.penalties()).for_each(|(total, penalty)| *total += penalty);
        }
        totals
    }

    /// Who has won, once all games have been played: the lowest sum; a tied sum is shared.
    pub fn winners(&self) -> Option<Vec<Player>> {
        if self.results.len() < self.length {
            return None;
        }
        let totals = self.totals();
        let best = totals.iter().min()?;
        Some(self.rules.players().filter(|p| totals[p.index()] == *best).collect())
    }
}
