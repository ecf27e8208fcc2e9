//! Clocks: who has run out of time, and what the house owes for its own absence.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use table::{Action, By, Time};
use tokio::sync::Mutex;

use super::House;
use super::accept::Trouble;
use crate::ids::TableId;
use crate::store::StoreError;

/// How often the house notes that it is alive.
const BEAT: Duration = Duration::from_secs(1);

/// An absence that is worth a credit, in milliseconds: a few beats.
const ABSENCE: u64 = 3_000;

/// How often the house looks for clocks that have run out.
const LOOK: Duration = Duration::from_millis(500);

/// How many tables are looked at in one go.
const AT_ONCE: u32 = 200;

/// When this server last knew that the house was there, so that nobody is charged for a time in which it was not: the
/// machine slept, the database was out of reach, or no server ran.
#[derive(Default)]
pub(super) struct Pulse {
    last: AtomicU64,
    /// Whoever holds it finds out about an absence; the others wait for that.
    checking: Mutex<()>,
}

impl House {
    /// Notes every second that the house is alive. Several servers note it in the same place.
    pub(super) async fn beat(self: Arc<House>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                () = self.stopped() => return,
            }
            let _checking = self.pulse.checking.lock().await;
            if let Err(error) = self.notice_absence().await {
                tracing::warn!(%error, "the heartbeat could not be stored");
            }
        }
    }

    /// Returns when all clocks are right: at once, unless the house was away for longer than a few beats.
    pub(crate) async fn awake(self: &Arc<House>) -> Result<(), StoreError> {
        if self.is_awake() {
            return Ok(());
        }
        let _checking = self.pulse.checking.lock().await;
        if self.is_awake() { Ok(()) } else { self.notice_absence().await }
    }

    fn is_awake(&self) -> bool {
        self.now().since(Time(self.pulse.last.load(Ordering::Relaxed))) < ABSENCE
    }

    /// Credits all running clocks for the time in which no server was there, and notes that one is again.
    pub(super) async fn notice_absence(self: &Arc<House>) -> Result<(), StoreError> {
        let now = self.now();
        let seen = self.store.last_beat().await?.unwrap_or(now);
        let away = now.since(seen);
        if away >= ABSENCE {
            self.credit(seen, away).await?;
        }
        self.store.beat(now).await?;
        self.pulse.last.store(now.0, Ordering::Relaxed);
        Ok(())
    }

    async fn credit(self: &Arc<House>, seen: Time, away: u64) -> Result<(), StoreError> {
        let tables = self.store.with_clock().await?;
        if !tables.is_empty() {
            tracing::info!(milliseconds = away, tables = tables.len(), "crediting clocks for an absence");
        }
        for id in tables {
            // Two servers that come back together find the same absence and store it once.
            let credit = |_: &table::Table| Some(Action::Away { milliseconds: away });
            self.for_house(id, "away", seen.0, credit).await?;
        }
        Ok(())
    }

    /// Does what is due because somebody is late: gives up seats whose clock has run out, lets pass what nobody objects to,
    /// breaks off attempts of those who are away.
    pub(super) async fn watch_clocks(self: Arc<House>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.stopped() => return,
            }
            // Whoever comes back from an absence credits the clocks before it reads them.
            let due = match self.awake().await {
                Ok(()) => self.store.due(self.now(), AT_ONCE).await,
                Err(error) => Err(error),
            };
            match due {
                Ok(due) => {
                    for id in due {
                        let over = |table: &table::Table| {
                            // It may have stood still between the two looks.
                            table.overdue(self.now()).filter(|_| self.is_awake())
                        };
                        // What the store does not take now is found again.
                        let _ = self.for_house(id, "time out", 0, over).await;
                    }
                }
                Err(error) => tracing::warn!(%error, "clocks could not be looked at"),
            }
        }
    }

    /// Does something in the name of the house, unless the table turns out not to need it. Fails when the store does.
    async fn for_house(
        self: &Arc<House>,
        id: TableId,
        what: &str,
        number: u64,
        action: impl Fn(&table::Table) -> Option<Action>,
    ) -> Result<(), StoreError> {
        let done = async {
            let Some(open) = self.table(id).await? else { return Ok(0) };
            self.catch_up(&open).await?;
            let (last, action) = open.look(|table| (table.last(), action(table))).await;
            let Some(action) = action else { return Ok(0) };
            // Named by what it answers, so that two servers store one decision.
            let number = if number == 0 { last } else { number };
            let name = self.seal.action(id, what, number);
            self.accept(&open, By::House, name, action).await
        };
        match done.await {
            // A move came first.
            Ok(_) | Err(Trouble::Refused(_)) => Ok(()),
            Err(trouble) => {
                tracing::warn!(?id, %trouble, what, "an action of the server failed");
                if let Trouble::Store(error) = trouble { Err(error) } else { Ok(()) }
            }
        }
    }
}
