//! One line of a table's log.

use serde::{Deserialize, Serialize};

use crate::action::{Action, By};
use crate::id::{ActionId, Time};

/// An action that was accepted: its place in the log, who did it, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its place, counted from 1 without gaps.
    pub number: u64,
    /// The id that its sender gave it.
    pub id: ActionId,
    /// When it was accepted.
    pub at: Time,
    /// Who did it.
    pub by: By,
    /// What was done.
    pub action: Action,
}
