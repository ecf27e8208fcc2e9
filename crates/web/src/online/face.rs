//! What the pages of a game add to those of a table.

use leptos::prelude::*;
use table::{Games, Table};

use super::line::Line;

/// A game as the pages of a table see it.
#[derive(Clone, Copy)]
pub struct Face {
    /// The game, as a list of one.
    pub games: Games,
    /// The game once it has begun, and the id of its table.
    pub playing: fn(Line, String) -> AnyView,
    /// What shows before the game whose parts a seat plays with.
    pub seat_sign: fn(&Table, u8) -> AnyView,
    /// What the reader chooses of their own parts before the game.
    pub own_parts: fn(Line) -> AnyView,
}
