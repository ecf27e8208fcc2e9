//! A game of Villa Paletti: the seat says what is shown and done; who keeps its log is another matter.

mod at_table;
mod attempts;
mod invite;
mod local_game;
mod log;
mod moment;
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
mod villa_seat;

pub use at_table::TablePage;
pub use invite::InvitePage;
pub use local_game::GamePage;
pub use new::{BotNow, NewGame, Resumes};
pub use open::OpenGame;
pub use villa_seat::VillaSeat;
