//! What is shown and not stored: a piece being dragged, a hand in motion, "is thinking".

use serde::{Deserialize, Serialize};

/// A small frame from a seat to the watchers. Never stored; dropped first on a slow connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gesture {
    /// Whose seat it comes from.
    pub seat: u8,
    /// What it shows, for the clients to agree on: at most [`MAX_GESTURE`] bytes.
    pub frame: String,
}

/// The most bytes in a gesture's frame.
pub const MAX_GESTURE: usize = 1024;
