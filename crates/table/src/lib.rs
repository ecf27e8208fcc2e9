//! A game table as data: who sits there, what was agreed on, and a log of everything that happened.
//!
//! - A [`Table`] is a [`Header`] and the actions of its log, applied in order. Browser, server and terminal run the same code.
//! - An [`Action`] is what a person or a bot does at a table. An accepted action is an [`Entry`] with a number.
//! - A [`Game`] is handed in, in a list of [`Games`]: a table knows no game by name.
//!
//! A table reads no clock and draws no random numbers: both come with the entries.
//!
//! ```
//! use table::local::{Local, Sitter};
//! use table::{Guest, Phase, Time};
//!
//! let header = games::CallistoChoice::new("pocket", 2).header(Guest(u64::MAX), Time(0));
//! let sitters = [Sitter::Person("Anna".into()), Sitter::Bot(3)];
//! let game = Local::begin(games::ALL, header, &sitters, 7, Time(0)).unwrap();
//! assert_eq!(game.table().phase(), Phase::Playing);
//!
//! let saved = Local::read(games::ALL, &game.write()).unwrap();
//! assert_eq!(saved.table().last(), game.table().last());
//! ```

mod act;
mod action;
mod bounds;
mod clock;
mod engine;
mod entry;
mod game;
mod gesture;
mod header;
mod host;
mod id;
mod ids;
mod json;
pub mod local;
mod motion;
mod rejection;
pub mod rest;
mod seat;
mod sentence;
mod series;
mod table;
mod tagged;
#[cfg(test)]
mod tiny;
mod wire;

pub use action::{Action, By};
pub use bounds::{MAX_ENTRIES, MAX_PEOPLE};
pub use clock::{Clock, Running};
pub use engine::{Ahead, Bots, Claim, Engine, Keeper, Paced, Question};
pub use entry::Entry;
pub use game::{Erased, Game, GameFile, GameResult, Games, Progress, Round, Rulebook};
pub use gesture::{Gesture, MAX_GESTURE};
pub use header::{Header, MAX_LEVEL, MAX_ROUNDS, Starter};
pub use id::{ActionId, Guest, NotAnId, Time};
pub use json::Json;
pub use motion::{Dropped, Motion, OpenMotion};
pub use rejection::Rejection;
pub use seat::{Holder, Person, Seat};
pub use sentence::{Arg, Sentence};
pub use series::{Scoring, Series};
pub use table::{Phase, Table};
pub use tagged::Tagged;
pub use wire::{
    ClientMessage, Closing, Ended, Event, Input, MAX_MESSAGE, Output, PROTOCOL, Replica, ServerMessage,
    SteadyClock, View,
};
