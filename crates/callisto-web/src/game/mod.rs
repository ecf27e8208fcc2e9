//! The page of a game, local or online.

mod at_table;
mod board_view;
mod bots;
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
pub use board_view::BoardView;
pub use bots::seat_bots;
pub use hint::reason;
pub use local_game::LocalGame;
pub use moves::short_name;
pub use screen::{Carried, Field, GameScreen};
