//! What the server deletes: tables without players, and what the operator does not want to keep.

use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use table::{Closing, Time};

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

/// After such a leap of the machine's clock, nothing is deleted for as long as DOUBT: what is deleted because of a wrong clock
/// does not come back.
const LEAP: Duration = Duration::from_secs(7 * 86_400);
const DOUBT: Duration = Duration::from_secs(86_400);

/// What the machine's clock showed when it was last looked at, and from when on it is believed.
struct Trust {
    seen: Option<(Time, Instant)>,
    from: Option<Instant>,
}

impl Trust {
    fn is_given(&mut self, day: Time, now: Instant) -> bool {
        let leap = self.seen.map_or(0, |(seen, at)| {
            let passed = u64::try_from(now.duration_since(at).as_millis()).unwrap_or(u64::MAX);
            day.since(seen).saturating_sub(passed)
        });
        if Duration::from_millis(leap) > LEAP {
            let days = leap / 86_400_000;
            tracing::warn!(
                days,
                "the clock is far ahead of when it was last seen: no tables are deleted for a day"
            );
            self.from = Some(now + DOUBT);
        }
        self.seen = Some((day, now));
        self.from.is_none_or(|from| now >= from)
    }
}

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
        let mut trust = Trust { seen: self.last_there.map(|at| (at, Instant::now())), from: None };
        loop {
            self.forget_recent();
            if let Err(error) = self.hear_of_signed_out().await {
                tracing::warn!(%error, "cannot read who has signed out");
            }
            if looked.is_none_or(|at| at.elapsed() >= LOOK) {
                looked = Some(Instant::now());
                if trust.is_given(self.clock.day(), Instant::now()) {
                    match self.tidy().await {
                        Ok(deleted) => {
                            self.metrics.deleted.inc_by(deleted as u64);
                            self.metrics.tidied.inc();
                        }
                        Err(error) => tracing::warn!(%error, "cannot look for tables to delete"),
                    }
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
            Some(Time(self.clock.day().0.checked_sub(keep)?))
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
            left.retain(|(id, _)| !self.in_memory(*id).is_some_and(|open| open.is_watched()));
            for (id, last) in &left {
                // Someone may have come since the list was made.
                deleted += usize::from(self.delete_at(*id, *last).await?);
            }
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

    /// Deletes a table, in the store and in memory, unless something has happened there since this entry. Answers whether it
    /// is gone.
    pub(super) async fn delete_at(&self, id: TableId, last: u64) -> Result<bool, StoreError> {
        if !self.store.delete_at(id, last).await? {
            return Ok(false);
        }
        if let Some(open) = self.in_memory(id) {
            open.end(Closing::NotFound);
        }
        self.let_go(id);
        self.recent.lock().unwrap_or_else(PoisonError::into_inner).retain(|(_, open)| open.id != id);
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Caught: a clock that was two years ahead for some minutes had all unfinished tables deleted.
    #[test]
    fn a_clock_that_leaps_is_not_believed_for_a_day() {
        let (began, day) = (Instant::now(), |days: u64| Time(days * 86_400_000));
        let after = |hours: u64| began + Duration::from_secs(hours * 3_600);
        let mut trust = Trust { seen: None, from: None };
        assert!(trust.is_given(day(20_000), after(0)), "a new server");
        assert!(trust.is_given(day(20_001), after(1)), "somebody corrects it by a day");
        assert!(!trust.is_given(day(20_731), after(2)));
        assert!(!trust.is_given(day(20_001), after(3)), "set right, but the day is not over");
        assert!(!trust.is_given(day(20_001), after(25)));
        assert!(trust.is_given(day(20_002), after(27)));
        let mut long_away = Trust { seen: Some((day(20_000), after(0))), from: None };
        assert!(!long_away.is_given(day(20_014), after(0)) && long_away.is_given(day(20_015), after(24)));
    }
}
