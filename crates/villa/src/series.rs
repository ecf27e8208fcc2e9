//! A series: every player begins equally often, and games won are counted (V19).

use std::fmt;

use crate::end::End;
use crate::game::Game;
use crate::player::Player;
use crate::setup::Setup;

/// A series of games at one table, and the results so far.
///
/// ```
/// use villa::{Player, Series, Setup};
/// let series = Series::new(Setup::new(3).unwrap(), 1, Player::new(0).unwrap()).unwrap();
/// assert_eq!(series.length(), 3);
/// assert_eq!(series.next_game().unwrap().first(), Player::new(0).unwrap());
/// ```
#[derive(Clone, Debug)]
pub struct Series {
    setup: Setup,
    length: usize,
    first: Player,
    results: Vec<End>,
}

/// Why a series or a result is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesError {
    /// A series has 1 to 100 rounds.
    Rounds(usize),
    /// The player does not take part.
    NoSuchPlayer(Player),
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
            SeriesError::NoSuchPlayer(player) => write!(f, "there is no player {player}"),
            SeriesError::Finished => write!(f, "all games of the series have been played"),
            SeriesError::Unfinished => write!(f, "the game is not over"),
            SeriesError::OtherGame => write!(f, "this is not the next game of the series"),
        }
    }
}

impl std::error::Error for SeriesError {}

impl Series {
    /// A series in which every player begins `rounds` times; in its first game `first` throws the stone first.
    pub fn new(setup: Setup, rounds: usize, first: Player) -> Result<Series, SeriesError> {
        if !(1..=100).contains(&rounds) {
            return Err(SeriesError::Rounds(rounds));
        }
        if !setup.players().any(|player| player == first) {
            return Err(SeriesError::NoSuchPlayer(first));
        }
        let length = rounds * usize::from(setup.player_count());
        Ok(Series { setup, length, first, results: Vec::new() })
    }

    /// How many games it has.
    pub fn length(&self) -> usize {
        self.length
    }

    /// How the games played ended.
    pub fn results(&self) -> &[End] {
        &self.results
    }

    /// The start of the next game. Who throws first moves on by one seat each time, and with that who starts (V3).
    pub fn next_game(&self) -> Option<Game> {
        let games = self.results.len();
        let first = (0..games).fold(self.first, |player, _| self.setup.after(player));
        (games < self.length).then(|| Game::new(self.setup, first))
    }

    /// Adds the result of a finished game.
    pub fn record(&mut self, game: &Game) -> Result<(), SeriesError> {
        let start = self.next_game().ok_or(SeriesError::Finished)?;
        if (game.setup(), game.first()) != (start.setup(), start.first()) {
            return Err(SeriesError::OtherGame);
        }
        self.results.push(game.end().ok_or(SeriesError::Unfinished)?);
        Ok(())
    }

    /// How many games each player has won.
    pub fn wins(&self) -> Vec<u32> {
        let mut wins = vec![0; usize::from(self.setup.player_count())];
        for winner in self.results.iter().filter_map(|end| end.winner) {
            wins[winner.index()] += 1;
        }
        wins
    }

    /// Who has won, once all games have been played: who won most of them; a tie is shared.
    pub fn winners(&self) -> Option<Vec<Player>> {
        if self.results.len() < self.length {
            return None;
        }
        let wins = self.wins();
        let most = wins.iter().max()?;
        Some(self.setup.players().filter(|player| wins[player.index()] == *most).collect())
    }
}
