//! Bots that fail: retried with growing pauses; then the bot resigns, so that nobody waits forever.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::{Action, By};

use super::Server;
use crate::ids::TableId;

/// After this many failures at the same move the bot resigns.
const MOST: u32 = 5;

/// How the bots of tables have failed.
#[derive(Default)]
pub(super) struct Failures(Mutex<HashMap<TableId, Failed>>);

#[derive(Default)]
struct Failed {
    /// After which entry.
    after: u64,
    /// How often there.
    count: u32,
    /// It is tried again after a pause, which lasts.
    pauses: bool,
}

impl Failures {
    fn all(&self) -> MutexGuard<'_, HashMap<TableId, Failed>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more, and answers how many there are at this move. A pause begins.
    fn count(&self, id: TableId, last: u64) -> u32 {
        let mut all = self.all();
        let failed = all.entry(id).or_default();
        if failed.after != last {
            (failed.after, failed.count) = (last, 0);
        }
        failed.count += 1;
        failed.pauses = true;
        failed.count
    }

    /// The pause is over: whatever becomes of the next try, the bot is found again.
    fn end_pause(&self, id: TableId) {
        self.all().entry(id).and_modify(|failed| failed.pauses = false);
    }

    /// The bot has moved.
    pub(super) fn forget(&self, id: TableId) {
        self.all().remove(&id);
    }

    /// Whether a bot has failed and is tried again after a pause.
    pub(super) fn pauses(&self, id: TableId) -> bool {
        self.all().get(&id).is_some_and(|failed| failed.pauses)
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
                server.failures.end_pause(id);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Caught: where the database was away when a bot was tried again, nobody tried it any more and the game stood still.
    #[test]
    fn a_bot_is_left_alone_only_while_it_pauses() {
        let (failures, id) = (Failures::default(), TableId::random());
        assert!(!failures.pauses(id));
        assert_eq!((failures.count(id, 7), failures.pauses(id)), (1, true));
        failures.end_pause(id);
        assert!(!failures.pauses(id));
        assert_eq!((failures.count(id, 7), failures.pauses(id)), (2, true), "counted on at the same move");
        failures.end_pause(id);
        assert_eq!(failures.count(id, 8), 1, "another move");
        failures.forget(id);
        assert!(!failures.pauses(id));
    }
}
