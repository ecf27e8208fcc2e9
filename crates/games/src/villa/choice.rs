//! What people agree on before they play Villa Paletti.

use serde::{Deserialize, Serialize};
use table::{Guest, Header, Sentence, Tagged, Time};
use villa::{Dealing, Setup};

use super::SLUG;
use crate::refused::bad_players;

/// A choice of players and options of Villa Paletti.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VillaChoice {
    /// 2, 3 or 4.
    pub players: u8,
    /// How the players after the first get their colours (V3).
    #[serde(default)]
    pub dealing: Dealing,
    /// The expert variant (V8).
    #[serde(default)]
    pub expert: bool,
    /// Whether pages may show what statics says.
    #[serde(default = "yes")]
    pub aids: bool,
    /// Whether pages show what fingers would feel: strain, sway, how floors lean.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub feel: bool,
    /// Seconds to object (V6, V18); 0 for no limit.
    #[serde(default = "objection")]
    pub objection: u16,
    /// Seconds without input after which an attempt is broken off.
    #[serde(default = "grace")]
    pub grace: u16,
    /// The version of the world in which attempts are judged. Only that version gets the same results again; other
    /// versions use the results in the log.
    #[serde(default = "first_world", skip_serializing_if = "is_first_world")]
    pub world: u16,
}

/// The current version of the villa's world.
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

fn is_yes(yes: &bool) -> bool {
    *yes
}

fn objection() -> u16 {
    20
}

fn grace() -> u16 {
    60
}

impl VillaChoice {
    /// The usual options.
    pub fn new(players: u8) -> VillaChoice {
        VillaChoice {
            players,
            dealing: Dealing::Choose,
            expert: false,
            aids: true,
            feel: true,
            objection: objection(),
            grace: grace(),
            world: WORLD,
        }
    }

    /// The choice of a table of Villa Paletti; none of another game's.
    pub fn of(header: &Header) -> Option<VillaChoice> {
        (header.game.game == SLUG).then(|| header.game.body.read().ok())?
    }

    /// A table with this choice and the usual options: a single game, no clock, by link only.
    pub fn header(&self, host: Guest, created: Time) -> Header {
        Header::new(self.into(), host, created)
    }

    pub(super) fn setup(&self) -> Result<Setup, Sentence> {
        if self.objection > 3_600 || !(1..=3_600).contains(&self.grace) {
            return Err(Sentence::new("table-rejection-bad-clock"));
        }
        let setup = Setup::new(self.players).map_err(|_| bad_players(&[2, 3, 4]))?;
        Ok(setup.dealing(self.dealing).expert(self.expert))
    }
}

impl From<&VillaChoice> for Tagged {
    fn from(choice: &VillaChoice) -> Tagged {
        Tagged::new(SLUG, choice)
    }
}
