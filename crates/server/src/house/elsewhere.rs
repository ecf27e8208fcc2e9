//! The same table on other servers that share the data: what is shown there, and who is there.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use table::{Gesture, Guest, ServerMessage};

use super::House;
use super::open_table::OpenTable;
use crate::ids::TableId;

/// How often servers repeat who is at a table that people at several servers share.
const REPEAT: Duration = Duration::from_secs(20);

/// As many as fit into what PostgreSQL carries.
const MOST_GUESTS: usize = 300;

/// What one server tells the others about a table.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Whisper {
    Gesture(Gesture),
    Present {
        guests: Vec<Guest>,
        /// Whether the others should say whom they have.
        asks: bool,
    },
}

impl House {
    /// Shows a gesture to all who watch, wherever they are.
    pub(crate) fn show(&self, open: &OpenTable, gesture: Gesture) {
        self.whisper(open, || Whisper::Gesture(gesture.clone()));
        open.show(&ServerMessage::Gesture(gesture));
    }

    /// Tells the other servers who is here; someone who has just come asks who is there.
    pub(crate) fn tell_present(&self, open: &OpenTable, asks: bool) {
        self.whisper(open, || {
            let guests = open.present().here().take(MOST_GUESTS).collect();
            Whisper::Present { guests, asks }
        });
    }

    fn whisper(&self, open: &OpenTable, whisper: impl FnOnce() -> Whisper) {
        self.store.whisper(open.id, || serde_json::to_string(&whisper()).unwrap_or_default());
    }

    /// Listens to another server.
    pub(super) fn hear_whisper(&self, server: u64, table: TableId, text: &str) {
        let Some(open) = self.in_memory(table) else { return };
        match serde_json::from_str(text) {
            Ok(Whisper::Gesture(gesture)) => open.show(&ServerMessage::Gesture(gesture)),
            Ok(Whisper::Present { guests, asks }) => {
                open.present_elsewhere(|present| {
                    present.told(server, guests.into_iter().collect(), Instant::now())
                });
                if asks && open.present().here().next().is_some() {
                    self.tell_present(&open, false);
                }
            }
            // A server of another version.
            Err(error) => tracing::debug!(%error, "a whisper was not understood"),
        }
    }

    /// Repeats who is here where that matters, and forgets servers that do not.
    pub(super) async fn watch_elsewhere(self: Arc<House>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(REPEAT) => {}
                () = self.stopped() => return,
            }
            for open in self.all_in_memory() {
                if open.present().is_elsewhere() {
                    open.present_elsewhere(|present| present.forget(Instant::now()));
                    self.tell_present(&open, false);
                }
            }
        }
    }
}
