//! Clocks: who has run out of time, and what the house owes for its own absence.

use std::sync::Arc;
use std::time::Duration;

use table::{Action, By};

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

impl House {
    /// Notes every second that the house is alive. Several servers note it in the same place.
    pub(super) async fn beat(self: Arc<House>) {
        loop {
            if let Err(error) = self.store.beat(self.now()).await {
                tracing::warn!(%error, "the heartbeat could not be stored");
            }
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                () = self.stopped() => return,
            }
        }
    }

    /// Credits all running clocks for the time in which no server was there.
    pub(super) async fn credit_absence(self: &Arc<House>) -> Result<(), StoreError> {
        let now = self.now();
        let Some(seen) = self.store.last_beat().await? else { return Ok(()) };
        let away = now.since(seen);
        if away < ABSENCE {
            return Ok(());
        }
        let tables = self.store.with_clock().await?;
        if !tables.is_empty() {
            tracing::info!(milliseconds = away, tables = tables.len(), "crediting clocks for an absence");
        }
        for id in tables {
            // Two servers that start together find the same absence and store it once.
            self.for_house(id, "away", seen.0, |_| Some(Action::Away { milliseconds: away })).await;
        }
        Ok(())
    }

    /// Gives up seats whose clock has run out.
    pub(super) async fn watch_clocks(self: Arc<House>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.stopped() => return,
            }
            match self.store.due(self.now(), AT_ONCE).await {
                Ok(due) => {
                    for id in due {
                        let over = |table: &table::Table| {
                            let (seat, _) = table.deadline().filter(|(_, at)| *at <= self.now())?;
                            Some(Action::TimeOut { seat })
                        };
                        self.for_house(id, "time out", 0, over).await;
                    }
                }
                Err(error) => tracing::warn!(%error, "clocks could not be looked at"),
            }
        }
    }

    /// Does something in the name of the house, unless the table turns out not to need it.
    async fn for_house(
        self: &Arc<House>,
        id: TableId,
        what: &str,
        number: u64,
        action: impl Fn(&table::Table) -> Option<Action>,
    ) {
        let done = async {
            let Some(open) = self.table(id).await? else { return Ok(()) };
            self.catch_up(&open).await?;
            let table = open.table().await;
            let Some(action) = action(&table) else { return Ok(()) };
            // Named by what it answers, so that two servers store one decision.
            let number = if number == 0 { table.last() } else { number };
            let name = self.seal.action(id, what, number);
            match self.accept(&open, By::House, name, action).await {
                // A move came first.
                Ok(_) | Err(Trouble::Refused(_)) => Ok(()),
                Err(trouble) => Err(trouble),
            }
        };
        if let Err::<(), Trouble>(trouble) = done.await {
            tracing::warn!(?id, %trouble, what, "the house could not act");
        }
    }
}
