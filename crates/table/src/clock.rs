//! How much time the players have.

use serde::{Deserialize, Serialize};

use crate::id::Time;
use crate::rejection::Rejection;

/// The clock of a table. It runs for the seat whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", rename_all_fields = "lowercase")]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// A time for each move.
    Move {
        /// Seconds.
        seconds: u32,
    },
    /// A time for the whole game, and an increment for each move made.
    Game {
        /// Seconds for the game.
        seconds: u32,
        /// Seconds gained by each move.
        increment: u32,
    },
    /// Days for each move, for correspondence games.
    Days {
        /// Days.
        days: u8,
    },
}

const DAY: u64 = 24 * 3600 * 1000;

impl Clock {
    /// What a seat has at the start of a game, in milliseconds.
    pub fn start(self) -> Option<u64> {
        match self {
            Clock::None => None,
            Clock::Move { seconds } | Clock::Game { seconds, .. } => Some(u64::from(seconds) * 1000),
            Clock::Days { days } => Some(u64::from(days) * DAY),
        }
    }

    /// What a seat has left after a move that took `used` of `left`.
    pub fn after_move(self, left: u64, used: u64) -> u64 {
        match self {
            Clock::Game { increment, .. } => left.saturating_sub(used) + u64::from(increment) * 1000,
            _ => self.start().unwrap_or(left),
        }
    }

    pub(crate) fn check(self) -> Result<(), Rejection> {
        let sensible = match self {
            Clock::None => true,
            Clock::Move { seconds } => (5..=86_400).contains(&seconds),
            Clock::Game { seconds, increment } => (10..=86_400).contains(&seconds) && increment <= 3_600,
            Clock::Days { days } => (1..=30).contains(&days),
        };
        if sensible { Ok(()) } else { Err(Rejection::BadClock) }
    }
}

/// A running clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    /// The seat it runs for.
    pub seat: u8,
    /// When it was started.
    pub since: Time,
}
