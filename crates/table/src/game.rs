//! The interface of a game. A table knows no game by name: it gets a list of them.

use std::any::Any;
use std::fmt::{self, Debug};
use std::sync::Arc;

use crate::id::Time;
use crate::json::Json;
use crate::sentence::Sentence;
use crate::series::Scoring;

/// The games that a program knows.
pub type Games = &'static [&'static dyn Game];

/// A kind of game: one static value without state.
pub trait Game: Sync {
    /// Its one name: in files and messages, and in the keys of its texts.
    fn slug(&self) -> &'static str;

    /// The rules of a table, from what people agreed on, or what is wrong with that.
    fn rulebook(&self, setup: &Json) -> Result<Arc<dyn Rulebook>, Sentence>;

    /// The setup of a table that is made now: with the version of whatever replays depend on. None where nothing does.
    fn renew(&self, _setup: &Json) -> Option<Json> {
        None
    }

    /// A play of a finished game without what only its replay needs, for a store that is short of room. `None` if nothing
    /// can be left out.
    fn lean(&self, _play: &Json) -> Option<Json> {
        None
    }
}

impl Debug for dyn Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// The rules of one table.
pub trait Rulebook: Any + Debug + Send + Sync {
    /// How many seats it has.
    fn seats(&self) -> u8;

    /// What decides a series.
    fn scoring(&self) -> Scoring;

    /// The default number of rounds of a series; 0 for a single game.
    fn usual_rounds(&self) -> u8 {
        0
    }

    /// Which variant of the game it is, as a word for lists.
    fn variant(&self) -> Option<String> {
        None
    }

    /// The names of the sets of parts that players may choose from before the first game; none where nobody chooses. Each
    /// colour begins with the set of its own number.
    fn sets(&self) -> &'static [&'static str] {
        &[]
    }

    /// The seat that plays a colour.
    fn seat_of(&self, _colour: u8) -> Option<u8> {
        None
    }

    /// A game that a seat begins.
    fn begin(&self, first: u8) -> Box<dyn Round>;
}

impl dyn Rulebook {
    /// The rulebook as its own type, for code that knows the game.
    pub fn as_type<R: Rulebook>(&self) -> Option<&R> {
        (self as &dyn Any).downcast_ref()
    }
}

/// One game. [`Erased`] is there for every type that can be cloned and compared.
pub trait Round: Erased + Debug + Send + Sync {
    /// How many turns were taken: what a play names as its turn.
    fn turn(&self) -> u32;

    /// The seats that the table waits for; none when the game is over.
    fn to_act(&self) -> Vec<u8>;

    /// The seat whose clock runs.
    fn on_clock(&self) -> Option<u8> {
        self.to_act().first().copied()
    }

    /// The seats that have resigned.
    fn given_up(&self) -> Vec<u8>;

    /// How it ended, once it has.
    fn result(&self) -> Option<GameResult>;

    /// Whether it is over.
    fn is_over(&self) -> bool {
        self.result().is_some()
    }

    /// Applies a play of a seat, or says why not. Checks everything before it changes anything.
    fn play(&mut self, seat: u8, at: Time, play: &Json) -> Result<Progress, Sentence>;

    /// A seat resigns.
    fn withdraw(&mut self, seat: u8, at: Time);

    /// Whether a seat has resigned and nobody has moved since, so that a bot can take it over.
    fn can_return(&self, seat: u8) -> bool;

    /// Undoes a resignation.
    fn readmit(&mut self, seat: u8, at: Time);

    /// Takes turns back until this many are left. Resignations stay.
    fn undo(&mut self, keep: u32, at: Time);

    /// How many turns there were before the last one of these seats: undoing to there takes it back.
    fn last_turn_of(&self, seats: &[u8]) -> Option<u32>;

    /// When the keeper has to do something for a seat that is late.
    fn due(&self) -> Option<Time> {
        None
    }

    /// What the keeper does now for a seat that is late.
    fn overdue(&self, _now: Time) -> Option<(u8, Json)> {
        None
    }

    /// Whether a play is what the keeper does now for a seat that is late.
    fn is_overdue(&self, _now: Time, _seat: u8, _play: &Json) -> bool {
        false
    }

    /// Time that nobody is charged for, besides what clocks are credited.
    fn credit(&mut self, _milliseconds: u64, _at: Time) {}

    /// The game as a file of its own format, with the names of the seats and the set of each colour; without one the log
    /// is the file.
    fn file(&self, _names: &[String], _sets: &[u8]) -> Option<GameFile> {
        None
    }
}

impl dyn Round + '_ {
    /// The game as its own type, for code that knows it.
    pub fn as_type<R: Round + 'static>(&self) -> Option<&R> {
        self.as_any().downcast_ref()
    }
}

/// What a play amounted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// A turn was taken.
    Turn,
    /// Something on the way to a turn, such as an attempt in progress: turn and clock are as before.
    Meanwhile,
}

/// How a game ended, for the series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Who won; in some games sometimes nobody does.
    pub winner: Option<u8>,
    /// What a series adds up for each seat.
    pub points: Vec<u32>,
}

/// A game as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// How its name ends, without the dot.
    pub ending: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// What is in it.
    pub text: String,
}

/// What a value behind `dyn Round` can still do.
pub trait Erased {
    /// A copy.
    fn copy(&self) -> Box<dyn Round>;
    /// Whether it is the same game in the same state.
    fn is_same(&self, other: &dyn Round) -> bool;
    /// As a type of its own.
    fn as_any(&self) -> &dyn Any;
}

impl<R: Round + Clone + PartialEq + 'static> Erased for R {
    fn copy(&self) -> Box<dyn Round> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn Round) -> bool {
        other.as_type::<R>().is_some_and(|other| self == other)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Clone for Box<dyn Round> {
    fn clone(&self) -> Box<dyn Round> {
        (**self).copy()
    }
}

impl PartialEq for Box<dyn Round> {
    fn eq(&self, other: &Box<dyn Round>) -> bool {
        (**self).is_same(&**other)
    }
}

impl Eq for Box<dyn Round> {}
