//! What the server deletes: tables without players, and what the operator does not want to keep.

use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use table::Time;

use super::Server;
use super::open_table::OpenTable;
use crate::ids::TableId;
use crate::store::StoreError;

/// How often the server looks for tables to delete.
const LOOK: Duration = Duration::from_secs(600);

/// How many of each kind are deleted before others have their turn at the store.
const AT_ONCE: u32 = 100;

/// How long a table stays in memory that nobody watches any more.
const RECENT: Duration = Duration::from_secs(60);

/// How many such tables, and bytes of their logs: opened again and again, each would be followed from its beginning.
const MOST_RECENT: usize = 200;
const MOST_BYTES: usize = 32 << 20;

impl Server {
    /// Keeps a table in memory for a while, watched or not.
    pub(super) fn keep_awhile(&self, open: &Arc<OpenTable>) {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.push_back((Instant::now(), open.clone()));
        let mut bytes: usize = recent.iter().map(|(_, open)| open.log_bytes()).sum();
        while recent.len() > MOST_RECENT || bytes > MOST_BYTES {
            let Some((_, open)) = recent.pop_front() else { break };
            bytes -= open.log_bytes().min(bytes);
        }
    }

    fn forget_recent(&self) {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        while recent.front().is_some_and(|(since, _)| since.elapsed() >= RECENT) {
            recent.pop_front();
        }
    }

    /// Tidies up while the server runs.
    pub(super) async fn keep_tidy(self: Arc<Server>) {
        let mut looked: Option<Instant> = None;
        loop {
            self.forget_recent();
            if let Err(error) = self.hear_of_signed_out().await {
                tracing::warn!(%error, "cannot read who has signed out");
            }
            if looked.is_none_or(|at| at.elapsed() >= LOOK) {
                looked = Some(Instant::now());
                if let Err(error) = self.tidy().await {
                    tracing::warn!(%error, "cannot look for tables to delete");
                }
            }
            tokio::select! {
                () = tokio::time::sleep(RECENT / 6) => {}
                () = self.stopped() => return,
            }
        }
    }

    /// Deletes the tables whose time is over; returns how many.
    async fn tidy(&self) -> Result<usize, StoreError> {
        let (limits, mut deleted) = (&self.limits, 0);
        let since = |keep: Option<Duration>| {
            let keep = u64::try_from(keep?.as_millis()).ok()?;
            Some(Time(self.now().0.checked_sub(keep)?))
        };
        loop {
            let mut left = Vec::new();
            if let Some(since) = since(limits.keep_unused) {
                left.extend(self.store.unused(since, AT_ONCE).await?);
            }
            if let Some(since) = since(limits.keep_unfinished) {
                left.extend(self.store.unfinished(since, AT_ONCE).await?);
            }
            if let Some(since) = since(limits.keep_finished) {
                left.extend(self.store.finished(since, AT_ONCE).await?);
            }
            left.sort();
            left.dedup();
            let found = left.len();
            left.retain(|id| !self.in_memory(*id).is_some_and(|open| open.is_watched()));
            for id in &left {
                self.delete(*id).await?;
            }
            deleted += left.len();
            // Tables that are watched are left for another time.
            if left.is_empty() || found < AT_ONCE as usize || *self.stopping.borrow() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        if deleted > 0 {
            tracing::info!(tables = deleted, "deleted abandoned tables");
        }
        Ok(deleted)
    }

    /// Deletes a table, in the store and in memory.
    pub(super) async fn delete(&self, id: TableId) -> Result<(), StoreError> {
        self.store.delete(id).await?;
        self.open.lock().unwrap_or_else(PoisonError::into_inner).tables.remove(&id);
        self.recent.lock().unwrap_or_else(PoisonError::into_inner).retain(|(_, open)| open.id != id);
        Ok(())
    }
}
