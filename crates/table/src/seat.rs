//! Seats and the people around the table.

use serde::{Deserialize, Serialize};

use crate::id::Guest;

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person(Guest),
    /// A bot of a level from 1 to 9.
    Bot(u8),
}

/// A seat at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Who holds it.
    pub holder: Holder,
    /// The time that it has left, in milliseconds, where there is a clock. The running clock is not counted in yet.
    pub left: Option<u64>,
}

impl Seat {
    /// The person who holds it.
    pub fn person(&self) -> Option<Guest> {
        if let Holder::Person(guest) = self.holder { Some(guest) } else { None }
    }
}

/// A person at the table, seated or watching.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What the others call them.
    pub name: String,
    /// Whether the host has muted them.
    pub muted: bool,
    /// Whether the host has removed them.
    pub removed: bool,
    /// Whether they have left.
    pub gone: bool,
    /// The number of the entry with which they joined.
    pub since: u64,
}

impl Person {
    /// Whether they are at the table: they have not left and were not removed.
    pub fn is_here(&self) -> bool {
        !self.gone && !self.removed
    }
}
