//! The physical world of Villa Paletti: columns and floors that really stand and really fall.
//!
//! [`Components`] are the parts of the game, as data. A [`Plan`] puts parts in places. A [`World`] is built from a plan
//! and moves under gravity, to the same bits on every platform.
//! Clause numbers such as V14 refer to the rules of the game; measurements are in `docs/physics.md`.

mod attempt;
mod body;
mod components;
mod fall;
mod hand;
mod hash;
mod hook;
mod input;
mod mass;
mod outline;
mod physics;
mod place;
mod plan;
mod random;
mod recording;
mod scene;
mod script;
mod settings;
mod stability;
mod statics;
mod verdict;
mod world;

pub use attempt::{Attempt, CannotTry, Task};
pub use components::{Board, Components, ComponentsError, Hands, Kind, Limits, Pull, Shape};
pub use fall::{Before, Fall};
pub use input::{Input, Target};
pub use outline::{MAX_CORNERS, Outline, OutlineFault, Point};
pub use place::Place;
pub use plan::{Column, Plan, Plate};
pub use recording::{CHECKPOINT, Frame, MOST_TICKS, NotJudged, Recording, RecordingError, Replay, Start};
pub use scene::SceneError;
pub use script::Manner;
pub use settings::{Settings, TICKS_PER_SECOND, WORLD_VERSION};
pub use stability::Stability;
pub use statics::{Cell, Hull, Map, Margin, Statics};
pub use verdict::{Foul, Verdict};
pub use world::{NotASnapshot, Part, World};
