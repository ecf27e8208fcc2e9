//! The physical world of Villa Paletti: columns and floors that really stand and really fall.
//!
//! [`Components`] are the parts of the game, as data. A [`Plan`] puts parts in places. A [`World`] is built from a plan
//! and moves under gravity, to the same bits on every platform.
//!
//! # Using the world
//!
//! A game holds a villa at rest and changes it by attempts only:
//!
//! ```
//! use villa_world::{Components, Manner, Part, Plan, Recorder, Recording, Statics, Task, World};
//!
//! let parts = Components::built_in();
//! // Set up by the players (`Plan::stand_on_base`, `Plan::set_up`) or at one press.
//! let mut villa = World::at_rest(Plan::random(parts, 4, 1, 7).expect("a villa"));
//!
//! // What a teacher says: the margin without a column, and where on the top floor it leaves the most.
//! let plan = villa.plan();
//! let statics = Statics::of(&plan);
//! let margin = |n: usize| statics.without(n).map_or(f64::MIN, |margin| margin.metres);
//! let column = (0..plan.columns.len()).max_by(|a, b| margin(*a).total_cmp(&margin(*b))).expect("a column");
//! let best = statics.map(&plan.columns[column], Some(column), false, 0.01).best(0.005).expect("a place").at;
//!
//! // A turn: one input a tick, from a pointer, from the net (`Input::pack`, `Input::unpack`) or, here, from a script.
//! let mut turn = Recorder::new(&villa, parts, Task::Column(column)).expect("it can be tried");
//! for input in plan.bring_up(parts, column, &Manner::default()).expect("a way out") {
//!     let over = turn.tick(&input).is_some();
//!     // What to draw after every tick.
//!     let _pose = turn.attempt().world().place(Part::Column(column));
//!     if over {
//!         break;
//!     }
//! }
//! let (recording, attempt) = turn.finish();
//! villa = attempt.outcome().expect("it is over");
//!
//! // The recording gives the same verdict and the same bits elsewhere.
//! let bytes = recording.write();
//! let replay = Recording::read(&bytes).expect("a recording").judge(parts).expect("this version");
//! assert_eq!((replay.verdict.as_ref(), replay.differs_at), (attempt.verdict(), None));
//! # assert!(matches!(attempt.verdict(), Some(villa_world::Verdict::Stood { at, .. }) if (at[0] - best[0]).abs() < 2e-3));
//! ```
//!
//! - **Drawing.** [`World::parts`] and [`World::place`] give a pose for every part; [`Attempt::hand`], [`Attempt::hook`] and
//!   [`Attempt::steadied`] what the hands do. Meshes come from [`Plate::outline`] (cut into convex pieces by
//!   [`Outline::pieces`]) with its thickness, and from [`Column::radius`], [`Column::hexagon`] and its height. There are
//!   [`TICKS_PER_SECOND`] ticks; between two of them a picture blends poses.
//! - **Planning.** A clone of a [`World`] or an [`Attempt`] is a fork that goes its own way. [`World::without_column`] says what
//!   the table's removal leaves (V7), [`Plan::laying`] what the next floor would rest on.
//! - **Moving elsewhere.** [`World::snapshot`] and [`Attempt::snapshot`] go on elsewhere to the same bits, in a worker or another
//!   process of the same version; [`Recording`]s are for keeping. One of another version is shown by its key frames
//!   ([`Recording::frames`]) and never judged.
//!
//! Clause numbers such as V14 refer to the rules of the game; measurements are in `docs/physics.md`.

mod attempt;
mod body;
mod components;
mod fall;
mod footing;
mod hand;
mod hash;
mod hook;
mod input;
mod mass;
mod outline;
mod physics;
mod plan;
mod pose;
mod random;
mod recording;
mod scene;
mod script;
mod settings;
mod setup;
mod stability;
mod statics;
mod touch;
mod verdict;
mod world;

pub use attempt::{Attempt, CannotTry, Task};
pub use components::{Board, Components, ComponentsError, HandSprings, Kind, Limits, Pull, Shape};
pub use fall::{Before, Fall};
pub use footing::Footing;
pub use input::{Input, Target};
pub use outline::{MAX_CORNERS, Outline, OutlineFault, Point};
pub use plan::{Column, Plan, Plate};
pub use pose::Pose;
pub use recording::{
    CHECKPOINT, Frame, MOST_TICKS, NotJudged, Recorder, Recording, RecordingError, Replay, Start,
};
pub use scene::SceneError;
pub use script::Manner;
pub use settings::{Settings, TICKS_PER_SECOND, WORLD_VERSION};
pub use setup::SetupFault;
pub use stability::Stability;
pub use statics::{Cell, Hull, Laying, Map, Margin, Statics};
pub use touch::Touch;
pub use verdict::{Foul, Verdict};
pub use world::{NotASnapshot, Part, World};
