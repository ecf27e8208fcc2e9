//! What a table is about, fixed when it is made.

use std::sync::Arc;

use callisto::{Edition, Rules, Setup};
use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::id::{Guest, Time};
use crate::rejection::Rejection;

/// The highest level of a bot.
pub const MAX_LEVEL: u8 = 9;

/// The head of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Which game, and by which rules.
    pub game: Game,
    /// Who made the table and looks after it.
    pub host: Guest,
    /// When it was made.
    pub created: Time,
    /// Who begins the first game.
    #[serde(default)]
    pub starter: Starter,
    /// How much time there is.
    #[serde(default)]
    pub clock: Clock,
    /// How many times each player begins in a series (C14); 0 for a single game.
    #[serde(default)]
    pub rounds: u8,
    /// Whether the table is listed for everybody; otherwise only its link leads to it.
    #[serde(default)]
    pub public: bool,
}

/// Which game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Game {
    /// Callisto.
    Callisto(CallistoChoice),
}

/// A choice of edition, players and options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallistoChoice {
    /// The id of a built-in edition, or the whole file of another one.
    pub edition: String,
    /// 2, 3 or 4.
    pub players: u8,
    /// Option strict exit (C10).
    #[serde(default)]
    pub strict_exit: bool,
    /// Two colours for each of two players (C15).
    #[serde(default)]
    pub four_colours: bool,
}

/// Who begins the first game of a series (C4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Starter {
    /// Drawn by lot.
    #[default]
    Drawn,
    /// A seat, counted from 0.
    Seat(u8),
}

impl Header {
    /// A table of Callisto with what people usually want: the starter drawn, no clock, by link only. Two players play
    /// a series, because among strong players the first mover has a large advantage.
    pub fn callisto(edition: &str, players: u8, host: Guest, created: Time) -> Header {
        let choice =
            CallistoChoice { edition: edition.into(), players, strict_exit: false, four_colours: false };
        Header {
            game: Game::Callisto(choice),
            host,
            created,
            starter: Starter::Drawn,
            clock: Clock::None,
            rounds: u8::from(players == 2),
            public: false,
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        match &self.game {
            Game::Callisto(choice) => choice.players,
        }
    }

    /// The rules, or what is wrong with the header.
    pub fn rules(&self) -> Result<Arc<Rules>, Rejection> {
        let Game::Callisto(choice) = &self.game;
        let edition = match Edition::named(&choice.edition) {
            Some(edition) => edition,
            None if choice.edition.contains('\n') => {
                let read = Edition::from_toml(&choice.edition);
                Arc::new(read.map_err(|error| Rejection::BadEdition(error.to_string()))?)
            }
            None => {
                let id = choice.edition.chars().take(40).collect();
                return Err(Rejection::NoSuchEdition(id));
            }
        };
        let setup = Setup {
            edition,
            players: choice.players,
            strict_exit: choice.strict_exit,
            four_colours: choice.four_colours,
        };
        let rules = Rules::new(setup).map_err(|error| Rejection::BadSetup(error.to_string()))?;
        if let Starter::Seat(seat) = self.starter
            && seat >= self.seats()
        {
            return Err(Rejection::NoSuchSeat(seat));
        }
        self.clock.check()?;
        if self.rounds > 10 { Err(Rejection::BadRounds(self.rounds)) } else { Ok(rules) }
    }
}
