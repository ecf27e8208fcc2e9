//! The setup of a table, fixed when it is created.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::game::{Games, Rulebook};
use crate::id::{Guest, Time};
use crate::rejection::Rejection;
use crate::tagged::Tagged;

/// The highest level of a bot.
pub const MAX_LEVEL: u8 = 9;

/// The most rounds of a series.
pub const MAX_ROUNDS: u8 = 10;

/// The head of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Which game, and by which rules.
    pub game: Tagged,
    /// Who created the table and hosts it.
    pub host: Guest,
    /// When it was made.
    pub created: Time,
    /// Who begins the first game.
    #[serde(default)]
    pub starter: Starter,
    /// How much time there is.
    #[serde(default)]
    pub clock: Clock,
    /// How many times each player begins in a series (C14, V19); 0 for a single game.
    #[serde(default)]
    pub rounds: u8,
    /// Whether the table is listed for everybody; otherwise only its link leads to it.
    #[serde(default)]
    pub public: bool,
}

/// Who begins the first game of a series (C4, V3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Starter {
    /// Drawn at random.
    #[default]
    Drawn,
    /// A seat, counted from 0.
    Seat(u8),
}

impl Header {
    /// A table of a game with what people usually want: the starter drawn, no clock, a single game, by link only.
    pub fn new(game: Tagged, host: Guest, created: Time) -> Header {
        Header { game, host, created, starter: Starter::Drawn, clock: Clock::None, rounds: 0, public: false }
    }

    /// The rules of its games, or what is wrong with the header.
    pub fn rulebook(&self, games: Games) -> Result<Arc<dyn Rulebook>, Rejection> {
        let game = games.iter().find(|game| game.slug() == self.game.game);
        let game = game.ok_or_else(|| Rejection::UnknownGame(self.game.game.chars().take(40).collect()))?;
        let rulebook = game.rulebook(&self.game.body).map_err(Rejection::Game)?;
        if let Starter::Seat(seat) = self.starter
            && seat >= rulebook.seats()
        {
            return Err(Rejection::NoSuchSeat(seat));
        }
        self.clock.check()?;
        if self.rounds > MAX_ROUNDS { Err(Rejection::BadRounds(self.rounds)) } else { Ok(rulebook) }
    }
}
