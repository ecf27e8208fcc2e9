//! A game on the screen, at this screen or far away.

mod desk;
mod ending;
mod keys;
mod local_game;
mod pointer;
mod screen;
mod seats;
mod status;

pub use desk::Desk;
pub use local_game::LocalGame;
pub use screen::GameScreen;
