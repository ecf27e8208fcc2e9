//! What the store knows about a table without reading its log.

use serde_json::Value;
use table::{Guest, Time};

use crate::ids::TableId;

/// A table at a glance, as it is after an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Glance {
    /// When something last happened.
    pub at: Time,
    /// What is going on, as a word.
    pub phase: String,
    /// Whether everybody finds it.
    pub public: bool,
    /// When the running clock will have run out.
    pub deadline: Option<Time>,
    /// Whether a bot is to move.
    pub bot_turn: bool,
    /// All who should find it among their games.
    pub members: Vec<Guest>,
    /// What lists show.
    pub summary: Value,
}

impl Glance {
    /// The members as the store compares them: sorted, each once.
    pub(super) fn member_list(&self) -> String {
        let mut members: Vec<String> = self.members.iter().map(Guest::to_string).collect();
        members.sort();
        members.dedup();
        members.join(" ")
    }
}

/// A line in a list of tables.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// Which table.
    pub id: TableId,
    /// Who made it.
    pub host: Guest,
    /// When it was made.
    pub created: Time,
    /// When something last happened.
    pub at: Time,
    /// What is going on.
    pub phase: String,
    /// Whether everybody finds it.
    pub public: bool,
    /// The number of its last entry.
    pub last: u64,
    /// What the list shows.
    pub summary: Value,
}
