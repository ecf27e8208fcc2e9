//! A game of Villa Paletti: the desk says what is shown and done; who keeps its log is another matter.

mod at_table;
mod attempts;
mod desk;
mod invite;
mod local_game;
mod log;
mod naming;
mod new;
mod open;
mod options;
mod panel;
mod players;
mod pointed;
mod screen;
mod setup;
mod sure;

pub use at_table::TablePage;
pub use desk::Desk;
pub use invite::InvitePage;
pub use local_game::GamePage;
pub use new::{BotNow, NewGame, Resumes};
pub use open::OpenGame;
