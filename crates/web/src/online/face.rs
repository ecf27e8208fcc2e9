//! What the pages of a game add to those of a table.

use leptos::prelude::*;
use table::{Games, Table};

use super::connection::Connection;

/// What the table's pages need from a game.
#[derive(Clone, Copy)]
pub struct Face {
    /// The game, as a list with one item.
    pub games: Games,
    /// The game once it has begun, and the id of its table.
    pub playing: fn(Connection, String) -> AnyView,
    /// Shows the colours of a seat before the game.
    pub seat_sign: fn(&Table, u8) -> AnyView,
    /// Lets the reader choose their own colours before the game.
    pub own_parts: fn(Connection) -> AnyView,
    /// The address of the rules that are played by.
    pub rules: fn(&Table) -> String,
}
