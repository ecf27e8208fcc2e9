//! What the store knows about a table without reading its log.

use table::rest::Summary;
use table::{Guest, Phase, Time};

use crate::ids::TableId;

/// The row of a table, as it is after an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// When something last happened.
    pub at: Time,
    /// What is going on.
    pub phase: Phase,
    /// Whether everybody finds it.
    pub public: bool,
    /// When the running clock will have run out.
    pub deadline: Option<Time>,
    /// Whether a bot is to move.
    pub bot_turn: bool,
    /// All who should find it among their games.
    pub members: Vec<Guest>,
    /// What lists show.
    pub summary: Summary,
}

impl TableRow {
    /// What lists show, as the store keeps it.
    pub(super) fn summary_text(&self) -> String {
        serde_json::to_string(&self.summary).unwrap_or_default()
    }

    /// The members as the store compares them: sorted, each once.
    pub(super) fn member_list(&self) -> String {
        let mut members: Vec<String> = self.members.iter().map(Guest::to_string).collect();
        members.sort();
        members.dedup();
        members.join(" ")
    }
}

/// A line in a list of tables.
pub type Listing = table::rest::Listing<TableId>;
