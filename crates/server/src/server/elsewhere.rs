//! The same table on other servers that share the data: gestures and presence.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use table::{Gesture, Guest, ServerMessage};

use super::Server;
use super::open_table::OpenTable;
use crate::ids::TableId;

/// How often servers repeat who is at a table that people at several servers share.
const REPEAT: Duration = Duration::from_secs(20);

/// As many as fit into what PostgreSQL carries.
const MOST_GUESTS: usize = 300;

/// A message between servers about a table.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PeerMessage {
    Gesture(Gesture),
    Present {
        guests: Vec<Guest>,
        /// Whether the others should answer with their people.
        asks: bool,
    },
}

impl Server {
    /// Shows a gesture to all who watch, wherever they are; none while its sender has shown too much to too many.
    pub(crate) fn show(&self, open: &OpenTable, from: Guest, gesture: Gesture) {
        if !self.shown.pay(from, gesture.frame.len() * open.watching()) {
            return;
        }
        self.tell_peers(open, || PeerMessage::Gesture(gesture.clone()));
        open.show(&ServerMessage::Gesture(gesture));
    }

    /// Tells the other servers who is here; someone who has just come asks who is there.
    pub(crate) fn tell_present(&self, open: &OpenTable, asks: bool) {
        self.tell_peers(open, || {
            let guests = open.present().here().take(MOST_GUESTS).collect();
            PeerMessage::Present { guests, asks }
        });
    }

    fn tell_peers(&self, open: &OpenTable, message: impl FnOnce() -> PeerMessage) {
        self.store.tell_peers(open.id, || serde_json::to_string(&message()).unwrap_or_default());
    }

    /// Listens to another server.
    pub(super) fn hear_peer(&self, server: u64, table: TableId, text: &str) {
        let Some(open) = self.in_memory(table) else { return };
        match serde_json::from_str(text) {
            Ok(PeerMessage::Gesture(gesture)) => open.show(&ServerMessage::Gesture(gesture)),
            Ok(PeerMessage::Present { guests, asks }) => {
                open.present_elsewhere(|present| {
                    present.told(server, guests.into_iter().collect(), Instant::now())
                });
                if asks && open.present().here().next().is_some() {
                    self.tell_present(&open, false);
                }
            }
            // A server of another version.
            Err(error) => tracing::debug!(%error, "cannot parse a message of another server"),
        }
    }

    /// Repeats who is here where that matters, and forgets servers that do not.
    pub(super) async fn watch_elsewhere(self: Arc<Server>) {
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
