//! A game on the screen, on this device or far away.

mod at_table;
mod bots;
mod desk;
mod ending;
mod hint;
mod keys;
mod local_game;
mod menu;
mod moves;
mod options;
mod pointer;
mod screen;
mod seats;
mod status;

pub use at_table::AtTable;
pub use bots::seat_bots;
pub use desk::Desk;
pub use hint::reason;
pub use local_game::LocalGame;
pub use moves::short_name;
pub use screen::{Carried, Field, GameScreen};
