//! A game table as a value: a [`Header`] and the fold of an append-only log of [entries](Entry).
//!
//! The same code runs wherever a table is: in the browser, at the server, in the terminal. It reads no clock and draws
//! no lots; time and chance are in the entries.

mod act;
mod action;
mod clock;
mod entry;
mod gesture;
mod header;
mod id;
pub mod local;
mod motion;
mod played;
mod record;
mod rejection;
mod round;
mod seat;
mod series;
mod table;
mod villa_play;
mod villa_round;
mod wire;

pub use action::{Action, By, Play};
pub use clock::{Clock, Running};
pub use entry::Entry;
pub use gesture::{Gesture, MAX_GESTURE};
pub use header::{CallistoChoice, Game, Header, MAX_LEVEL, MAX_ROUNDS, Starter, VillaChoice, WORLD};
pub use id::{ActionId, Guest, NotAnId, Time};
pub use motion::{Dropped, Motion, OpenMotion};
pub use played::GameResult;
pub use rejection::{BrokenRule, IllegalReason, Rejection};
pub use round::{Round, RoundResult, Step};
pub use seat::{Holder, Person, Seat};
pub use series::{Scoring, Series};
pub use table::{Phase, Table};
pub use villa_play::{MOST_LETTERS, MOST_TICKS, MOST_TICKS_AT_ONCE, Spot, VillaMove, VillaPlay};
pub use villa_round::{VillaAttempt, VillaRound, VillaStep};
pub use wire::{
    ClientMessage, Closing, Ended, Event, Input, MAX_MESSAGE, Output, PROTOCOL, Replica, ServerMessage,
    SteadyClock, View,
};
