//! Players of Callisto: programs that choose a legal move, and say what they think of a position.

pub mod analysis;
mod endgame;
pub mod net;
mod nets;
mod player;
pub mod search;
mod simple;
mod value;

pub use endgame::{Solved, solve};
pub use nets::{NETS, NetFile, built_in};
pub use player::{Callistan, MAX_LEVEL, Strength};
pub use simple::choose;
pub use value::Value;
