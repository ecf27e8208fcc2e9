//! The rules of Callisto, a board game by Reiner Knizia, in every printed edition.
//!
//! An [`Edition`] is data: pieces, boards, pillar rule. With a number of players and the options of a table it makes
//! a [`Setup`], which is made ready as [`Rules`]. A [`Position`] is a value: it lists its [legal
//! moves](Position::legal), and [playing](Position::play) one gives the next position or the rule that it breaks.
//! Clause numbers such as C8 refer to `docs/rules.md`.
//!
//! ```
//! use callisto::{Edition, Position, Rules, Setup};
//!
//! let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
//! let mut position = Position::new(&rules);
//! while let Some(mv) = position.legal().nth(0) {
//!     position = position.play(mv).unwrap();
//! }
//! println!("player {} wins", position.outcome().unwrap().winner());
//! ```

mod arrange;
mod board;
mod cell;
mod cells;
mod colour;
mod edition;
mod grid;
mod hash;
mod illegal;
mod legal;
mod moves;
mod notation;
mod outcome;
mod paint;
mod perft;
mod pillars;
mod position;
mod record;
mod rules;
mod setup;
mod sgf;
mod shape;
mod symmetry;
mod turning;

pub use board::{Board, BoardFault, Region};
pub use cell::{Cell, MAX_SIDE, NotACell};
pub use colour::{Colour, MAX_COLOURS, Player};
pub use edition::{Edition, EditionError, Kind, LastPillar, MAX_COPIES, MAX_KINDS};
pub use illegal::{Broken, IllegalMove};
pub use legal::LegalMoves;
pub use moves::{Move, OrientationId, Placement};
pub use notation::{NotationError, RETIRE};
pub use outcome::Outcome;
pub use paint::{NotAPaint, Paint, Paints};
pub use perft::perft;
pub use pillars::{Beside, FIRST_PILLARS, PillarRule, Pillars};
pub use position::Position;
pub use record::{Arrangement, NodeId, Record, RecordError, RecordFault};
pub use rules::{MAX_ORIENTATIONS, Orientation, Rules};
pub use setup::{Setup, SetupError};
pub use shape::{MAX_CELLS, Shape, ShapeFault};
pub use symmetry::Symmetry;
