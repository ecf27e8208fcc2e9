//! Bots that fail: tried again for a while, more and more seldom, and then they give up, so that nobody waits for ever.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::{Action, By};

use super::House;
use crate::ids::TableId;

/// So many failures at the same move, and the bot gives the game up.
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

impl House {
    /// A bot could not move.
    pub(super) fn bot_failed(self: &Arc<House>, id: TableId, seat: u8, last: u64, why: String) {
        let count = self.failures.count(id, last);
        tracing::error!(?id, seat, count, why, "a bot has failed");
        self.metrics.bot_failures.inc();
        let house = self.clone();
        tokio::spawn(async move {
            if count < MOST {
                let pause = house.limits.bot_patience * 2_u32.saturating_pow(count - 1);
                tokio::time::sleep(pause.min(Duration::from_secs(60))).await;
                return house.nudge_bot(id);
            }
            let name = house.seal.action(id, "bot gave up", last);
            match house.table(id).await {
                Ok(Some(open)) => {
                    let given_up = house.accept(&open, By::House, name, Action::Resign { seat }).await;
                    if let Err(trouble) = given_up {
                        tracing::warn!(?id, %trouble, "a bot that failed could not give up");
                    }
                    house.failures.forget(id);
                }
                // A later look finds the bot again.
                _ => house.failures.forget(id),
            }
        });
    }
}
