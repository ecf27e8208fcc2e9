//! A game table as a value: a [`Header`] and the fold of an append-only log of [entries](Entry).
//!
//! The same code runs wherever a table is: in the browser, at the server, in the terminal. It reads no clock and draws
//! no lots; time and chance are in the entries. It knows no game: a [`Game`] is handed in, in a list of [`Games`].

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
