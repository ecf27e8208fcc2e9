//! A game of Villa Paletti: the desk says what is shown and done; who keeps its log is another matter.

mod desk;
mod local_game;
mod log;
mod new;
mod panel;
mod players;
mod pointed;
mod screen;
mod setup;

pub use local_game::GamePage;
pub use new::{NewGame, Resumes};
