//! A series of games, in which everybody starts equally often (C14, V19).

use crate::game::GameResult;

/// What decides a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// The fewest points, all penalties added up (C14).
    Fewest,
    /// The most points, one for each game won (V19).
    Most,
}

/// A series, whichever game is played.
///
/// ```
/// use table::{GameResult, Scoring, Series};
/// let series = Series { seats: 2, rounds: 1, scoring: Scoring::Fewest };
/// assert_eq!((series.length(), series.starter(1, 1)), (2, 0));
/// let game = |points: [u32; 2]| GameResult { winner: Some(0), points: points.to_vec() };
/// assert_eq!(series.winners(&[game([3, 5]), game([4, 0])]), [1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    /// How many play.
    pub seats: u8,
    /// How often each of them starts; 0 for a single game.
    pub rounds: u8,
    /// What decides it.
    pub scoring: Scoring,
}

impl Series {
    /// How many games it has.
    pub fn length(&self) -> usize {
        (usize::from(self.rounds) * usize::from(self.seats)).max(1)
    }

    /// The seat that starts a game, counted from 0, if `first` has started the first one: the next seat each time.
    pub fn starter(&self, first: u8, game: usize) -> u8 {
        let seats = usize::from(self.seats.max(1));
        ((usize::from(first) + game) % seats) as u8
    }

    /// Each seat's points so far, added up.
    pub fn totals<'p>(&self, points: impl IntoIterator<Item = &'p [u32]>) -> Vec<u32> {
        let mut totals = vec![0; usize::from(self.seats)];
        for game in points {
            totals.iter_mut().zip(game).for_each(|(total, points)| *total += points);
        }
        totals
    }

    /// Who has won by these sums; a tie is shared.
    pub fn best(&self, totals: &[u32]) -> Vec<u8> {
        let best = match self.scoring {
            Scoring::Fewest => totals.iter().min(),
            Scoring::Most => totals.iter().max(),
        };
        (0..).zip(totals).filter(|(_, total)| Some(*total) == best).map(|(seat, _)| seat).collect()
    }

    /// Who has won, once all games have been played. A single game is won by its winner.
    pub fn winners(&self, results: &[GameResult]) -> Vec<u8> {
        match results {
            _ if results.len() < self.length() => Vec::new(),
            [only] => only.winner.into_iter().collect(),
            _ => self.best(&self.totals(results.iter().map(|result| &result.points[..]))),
        }
    }
}
