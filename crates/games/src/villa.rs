//! Villa Paletti at a table. Attempts are not judged here, but by the keeper of a log (`villa-site`).

mod choice;
mod play;
mod round;
pub mod sentences;

use std::sync::Arc;

use table::{Arg, Game, Json, Round, Rulebook, Scoring, Sentence, Table};
use villa::{Player, Setup};

pub use choice::{VillaChoice, WORLD};
pub use play::{MOST_LETTERS, MOST_TICKS, MOST_TICKS_AT_ONCE, Spot, VillaMove, VillaPlay};
pub use round::{Lapse, VillaAttempt, VillaRound, VillaStep, Worked};

const SLUG: &str = "villa";

/// The game Villa Paletti.
pub static VILLA: &dyn Game = &Villa;

struct Villa;

impl Game for Villa {
    fn slug(&self) -> &'static str {
        SLUG
    }

    fn rulebook(&self, setup: &Json) -> Result<Arc<dyn Rulebook>, Sentence> {
        let choice: VillaChoice =
            setup.read().map_err(|error| refusal("bad-setup").with("what", Arg::Text(error.to_string())))?;
        Ok(Arc::new(VillaRules { setup: choice.setup()?, choice }))
    }

    /// Attempts are judged in the current version of the world, whatever the sender asks for.
    fn renew(&self, setup: &Json) -> Option<Json> {
        let choice = VillaChoice { world: WORLD, ..setup.read().ok()? };
        Some(Json::of(&choice))
    }

    /// Input of hands is most of a log.
    fn lean(&self, play: &Json) -> Option<Json> {
        match play.read().ok()? {
            VillaPlay::Hands { from, ticks, .. } => {
                Some(Json::of(&VillaPlay::Hands { from, ticks, inputs: String::new() }))
            }
            _ => None,
        }
    }
}

/// The rules of a table of Villa Paletti.
#[derive(Debug)]
struct VillaRules {
    setup: Setup,
    choice: VillaChoice,
}

impl Rulebook for VillaRules {
    fn seats(&self) -> u8 {
        self.choice.players
    }

    fn scoring(&self) -> Scoring {
        Scoring::Most
    }

    fn begin(&self, first: u8) -> Box<dyn Round> {
        // A header is refused whose starter does not take part.
        let first = self.setup.players().find(|player| u8::from(*player) == first);
        Box::new(VillaRound::new(self, first.unwrap_or_else(first_player)))
    }
}

fn first_player() -> Player {
    Player::new(0).unwrap_or_else(|| unreachable!("somebody plays"))
}

/// A table at which Villa Paletti is played.
pub trait VillaTable {
    /// The present game, or the last one.
    fn villa(&self) -> Option<&VillaRound>;
}

impl VillaTable for Table {
    fn villa(&self) -> Option<&VillaRound> {
        self.round_of()
    }
}

/// The reason of a refusal that has a text of its own.
pub fn refusal(reason: &str) -> Sentence {
    Sentence::new(format!("table-rejection-{reason}"))
}

/// The key of a refusal: no hands are at work on that.
pub const NO_ATTEMPT: &str = "table-rejection-no-attempt";

/// The key of a refusal: the hands do not go on where they were.
pub const HANDS_GAP: &str = "table-rejection-hands-gap";
