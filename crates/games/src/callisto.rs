//! Callisto at a table.

mod at_table;
mod choice;
mod file;
mod round;

use std::sync::Arc;

use callisto::{Broken, Colour, Paint, Paints, Rules};
use table::{Arg, Game, Json, Round, Rulebook, Scoring, Sentence, Tagged};

pub use at_table::CallistoTable;
pub use choice::CallistoChoice;
pub use round::{CallistoRound, RoundResult, Step};

const SLUG: &str = "callisto";

/// The game Callisto.
pub static CALLISTO: &dyn Game = &Callisto;

struct Callisto;

impl Game for Callisto {
    fn slug(&self) -> &'static str {
        SLUG
    }

    fn rulebook(&self, setup: &Json) -> Result<Arc<dyn Rulebook>, Sentence> {
        let choice: CallistoChoice = setup.read().map_err(|error| {
            Sentence::new("table-rejection-bad-setup").with("what", Arg::Text(error.to_string()))
        })?;
        Ok(Arc::new(CallistoRules(choice.rules()?)))
    }
}

/// The rules of a table of Callisto.
#[derive(Debug)]
pub struct CallistoRules(pub Arc<Rules>);

/// The names of the sets of pieces.
static SETS: std::sync::LazyLock<[&str; Paint::ALL.len()]> =
    std::sync::LazyLock::new(|| Paint::ALL.map(Paint::name));

impl Rulebook for CallistoRules {
    fn seats(&self) -> u8 {
        self.0.setup().players
    }

    fn scoring(&self) -> Scoring {
        Scoring::Fewest
    }

    fn usual_rounds(&self) -> u8 {
        CallistoChoice::usual_rounds(self.seats())
    }

    fn variant(&self) -> Option<String> {
        Some(self.0.setup().edition.id().into())
    }

    fn sets(&self) -> &'static [&'static str] {
        &*SETS
    }

    fn seat_of(&self, colour: u8) -> Option<u8> {
        let colour = self.0.colours().find(|other| *other == Colour(colour))?;
        Some(self.0.player(colour).0)
    }

    fn begin(&self, first: u8) -> Box<dyn Round> {
        Box::new(CallistoRound::new(&self.0, Colour(first)))
    }
}

/// Why a move is illegal. A table names no colour: the player to move is never out.
pub fn illegal(broken: &Broken) -> Sentence {
    said(broken, Arg::Text(String::new()))
}

/// The same where people may try a move for any colour: who is out is named by the colour that they see.
pub fn illegal_in(broken: &Broken, paints: Paints) -> Sentence {
    match broken {
        Broken::Out(colour) => {
            said(broken, Arg::Key(format!("callisto-colour-{}", paints.of(*colour).index() + 1)))
        }
        _ => illegal(broken),
    }
}

fn said(broken: &Broken, colour: Arg) -> Sentence {
    let cell = broken.cell().map_or_else(|| "none".into(), |cell| cell.to_string());
    let sentence = Sentence::new(format!("callisto-illegal-{}", broken.key())).clause(broken.clause());
    sentence.with("cell", Arg::Text(cell)).with("colour", colour)
}

impl CallistoRound {
    /// A move as it goes to a table: a cell list, or `retire`.
    pub fn tagged(text: &str) -> Tagged {
        Tagged::new(SLUG, text)
    }

    /// The move that a play is about, as text; none of another game.
    pub fn text(play: &Tagged) -> Option<String> {
        (play.game == SLUG).then(|| play.body.read().ok())?
    }
}
