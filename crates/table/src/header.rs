//! What a table is about, fixed when it is made.

use std::sync::Arc;

use callisto::{Edition, Rules, Setup};
use serde::{Deserialize, Serialize};
use villa::Dealing;

use crate::clock::Clock;
use crate::id::{Guest, Time};
use crate::rejection::Rejection;

/// The highest level of a bot.
pub const MAX_LEVEL: u8 = 9;

/// The most rounds of a series.
pub const MAX_ROUNDS: u8 = 10;

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
    /// How many times each player begins in a series (C14, V19); 0 for a single game.
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
    /// Villa Paletti.
    Villa(VillaChoice),
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

/// A choice of players and options of Villa Paletti.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VillaChoice {
    /// 2, 3 or 4.
    pub players: u8,
    /// How those after the first come to their colours (V3).
    #[serde(default)]
    pub dealing: Dealing,
    /// The expert variant (V8).
    #[serde(default)]
    pub expert: bool,
    /// Whether pages may show what statics says.
    #[serde(default = "yes")]
    pub aids: bool,
    /// Seconds to object (V6, V18); 0 for all the time in the world.
    #[serde(default = "objection")]
    pub objection: u16,
    /// Seconds after which an attempt whose hands nobody has heard of is broken off.
    #[serde(default = "grace")]
    pub grace: u16,
    /// The version of the world in which attempts are judged. Only that version comes to the same results again; others
    /// go by what is in the log.
    #[serde(default = "first_world", skip_serializing_if = "is_first_world")]
    pub world: u16,
}

/// The version of the villa's world today.
pub const WORLD: u16 = 3;

/// The world of tables that do not say which.
fn first_world() -> u16 {
    2
}

fn is_first_world(world: &u16) -> bool {
    *world == first_world()
}

fn yes() -> bool {
    true
}

fn objection() -> u16 {
    20
}

fn grace() -> u16 {
    60
}

impl VillaChoice {
    /// What people usually want.
    pub fn new(players: u8) -> VillaChoice {
        VillaChoice {
            players,
            dealing: Dealing::Choose,
            expert: false,
            aids: true,
            objection: objection(),
            grace: grace(),
            world: WORLD,
        }
    }

    fn setup(&self) -> Result<villa::Setup, Rejection> {
        if self.objection > 3_600 || !(1..=3_600).contains(&self.grace) {
            return Err(Rejection::BadClock);
        }
        let setup =
            villa::Setup::new(self.players).map_err(|error| Rejection::BadSetup(error.to_string()))?;
        Ok(setup.dealing(self.dealing).expert(self.expert))
    }
}

/// The rules of a table's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Rulebook {
    Callisto(SharedRules),
    Villa(villa::Setup),
}

/// Rules, compared by what they were made from.
#[derive(Clone, Debug)]
pub(crate) struct SharedRules(pub(crate) Arc<Rules>);

impl PartialEq for SharedRules {
    fn eq(&self, other: &SharedRules) -> bool {
        self.0.setup() == other.0.setup()
    }
}

impl Eq for SharedRules {}

/// Who begins the first game of a series (C4); in Villa Paletti, who throws the stone first (V3).
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

    /// A table of Villa Paletti with what people usually want: a single game, no clock, by link only.
    pub fn villa(players: u8, host: Guest, created: Time) -> Header {
        Header {
            game: Game::Villa(VillaChoice::new(players)),
            host,
            created,
            starter: Starter::Drawn,
            clock: Clock::None,
            rounds: 0,
            public: false,
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        match &self.game {
            Game::Callisto(choice) => choice.players,
            Game::Villa(choice) => choice.players,
        }
    }

    /// The rules of a table of Callisto, or what is wrong with the header.
    pub fn rules(&self) -> Result<Arc<Rules>, Rejection> {
        match self.rulebook()? {
            Rulebook::Callisto(rules) => Ok(rules.0),
            Rulebook::Villa(_) => Err(Rejection::OtherGame),
        }
    }

    /// The rules of its games, or what is wrong with the header.
    pub(crate) fn rulebook(&self) -> Result<Rulebook, Rejection> {
        let rules = match &self.game {
            Game::Callisto(choice) => Rulebook::Callisto(SharedRules(choice.rules()?)),
            Game::Villa(choice) => Rulebook::Villa(choice.setup()?),
        };
        if let Starter::Seat(seat) = self.starter
            && seat >= self.seats()
        {
            return Err(Rejection::NoSuchSeat(seat));
        }
        self.clock.check()?;
        if self.rounds > MAX_ROUNDS { Err(Rejection::BadRounds(self.rounds)) } else { Ok(rules) }
    }
}

impl CallistoChoice {
    fn rules(&self) -> Result<Arc<Rules>, Rejection> {
        let edition = match Edition::named(&self.edition) {
            Some(edition) => edition,
            None if self.edition.contains('\n') => {
                let read = Edition::from_toml(&self.edition);
                Arc::new(read.map_err(|error| Rejection::BadEdition(error.to_string()))?)
            }
            None => {
                let id = self.edition.chars().take(40).collect();
                return Err(Rejection::NoSuchEdition(id));
            }
        };
        let setup = Setup {
            edition,
            players: self.players,
            strict_exit: self.strict_exit,
            four_colours: self.four_colours,
        };
        Rules::new(setup).map_err(|error| Rejection::BadSetup(error.to_string()))
    }
}
