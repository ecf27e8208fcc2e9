//! Bots that fail: retried with growing pauses; then the bot resigns, so that nobody waits forever.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::{Action, By};

use super::Server;
use crate::ids::TableId;

/// After this many failures at the same move the bot resigns.
const MOST: u32 = 5;

/// How often the bot of each table has failed, and after which entry.
#[derive(Default)]
pub(super) struct Failures(Mutex<HashMap<TableId, (u64, u32)>>);

impl Failures {
    /// Counts one more, and answers how many there are at this move.
    fn count(&self, id: TableId, last: u64) -> u32 {
        let mut failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (after, count) = failures.entry(id).or_default();
        if *after != last {
            (*after, *count) = (last, 0);
        }
        *count += 1;
        *count
    }

    /// The bot has moved.
    pub(super) fn forget(&self, id: TableId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }

    /// Whether a bot has failed at this move already, and is tried again by itself.
    pub(super) fn has(&self, id: TableId) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&id)
    }
}

impl Server {
    /// A bot could not move.
    pub(super) fn bot_failed(self: &Arc<Server>, id: TableId, seat: u8, last: u64, why: String) {
        let count = self.failures.count(id, last);
        tracing::error!(?id, seat, count, why, "a bot has failed");
        self.metrics.bot_failures.inc();
        let server = self.clone();
        tokio::spawn(async move {
            if count < MOST {
                let pause = server.limits.bot_patience * 2_u32.saturating_pow(count - 1);
                tokio::time::sleep(pause.min(Duration::from_secs(60))).await;
                return server.nudge_bot(id);
            }
            let name = server.seal.action(id, "bot gave up", last);
            match server.table(id).await {
                Ok(Some(open)) => {
                    let given_up = server.accept(&open, By::Keeper, name, Action::Resign { seat }).await;
                    if let Err(trouble) = given_up {
                        tracing::warn!(?id, %trouble, "a bot that failed cannot resign");
                    }
                    server.failures.forget(id);
                }
                // A later look finds the bot again.
                _ => server.failures.forget(id),
            }
        });
    }
}
