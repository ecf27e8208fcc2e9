//! Clocks: who has run out of time, and the credit for times when the server was away.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use table::{Action, By, Time};
use tokio::sync::Mutex;
use tokio::task::JoinSet;

use super::Server;
use super::accept::ActError;
use super::open_table::OpenTable;
use crate::ids::TableId;
use crate::store::{Absence, StoreError};

/// How often the server notes that it is alive.
const BEAT: Duration = Duration::from_secs(1);

/// An absence that is worth a credit, in milliseconds: a few beats.
const ABSENCE: u64 = 3_000;

/// How often the server looks for clocks that have run out.
const LOOK: Duration = Duration::from_millis(500);

/// How many tables are looked at in one go.
const AT_ONCE: u32 = 200;

/// How many of them at a time.
const LOOKING: usize = 16;

/// A running clock this near to its end, in milliseconds, is worth a note with every beat. Nobody minds if one of days is
/// credited with some seconds too much.
const NEAR: u64 = 10 * 60_000;

/// After how many milliseconds the note is renewed where clocks have longer, and where there are none.
const FAR_NOTE: u64 = 20_000;
const IDLE_NOTE: u64 = 60_000;

/// How many tables are credited at a time.
const CREDITED: usize = 64;

/// When this server last knew that one of the servers was up, so that nobody is charged for downtime: the
/// machine slept, the database was out of reach, or no server ran.
#[derive(Default)]
pub(super) struct Heartbeat {
    last: AtomicU64,
    /// When links and bans were last looked through.
    tidied: AtomicU64,
    /// Its holder finds out about an absence; the others wait for the result.
    checking: Mutex<()>,
    /// Absences for which some clocks have still to be credited.
    owed: RwLock<Vec<Absence>>,
    /// Its holder credits them in the background.
    crediting: Mutex<()>,
}

impl Server {
    /// Looks every second whether the server was away, and notes that it is alive.
    pub(super) async fn beat(self: Arc<Server>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                () = self.stopped() => return,
            }
            let _checking = self.heartbeat.checking.lock().await;
            if let Err(error) = self.notice_absence().await {
                tracing::warn!(%error, "cannot store the heartbeat");
            }
        }
    }

    /// Returns when it is known which clocks have to be credited: at once, unless the server was away for longer than a
    /// few beats.
    pub(crate) async fn awake(self: &Arc<Server>) -> Result<(), StoreError> {
        if self.is_awake() {
            return Ok(());
        }
        let _checking = self.heartbeat.checking.lock().await;
        if self.is_awake() { Ok(()) } else { self.notice_absence().await }
    }

    fn is_awake(&self) -> bool {
        self.now().since(Time(self.heartbeat.last.load(Ordering::Relaxed))) < ABSENCE
    }

    /// Finds out for how long no server was there, and notes that one is again. Clocks are credited before anything else
    /// happens at their table, and in the background; nobody waits for those of others.
    pub(super) async fn notice_absence(self: &Arc<Server>) -> Result<(), StoreError> {
        let now = self.now();
        let (noted, next) = (self.store.last_beat().await?, self.store.next_deadline().await?);
        // A server that has nothing to do notes it seldom, and knows better by itself.
        let seen = noted.unwrap_or(now).max(Time(self.heartbeat.last.load(Ordering::Relaxed)));
        let away = now.since(seen);
        let age = noted.map_or(u64::MAX, |noted| now.since(noted));
        let is_due = match next {
            Some(next) if next.since(now) < NEAR => true,
            Some(_) => age >= FAR_NOTE,
            None => age >= IDLE_NOTE,
        };
        if away >= ABSENCE && next.is_some() {
            tracing::info!(milliseconds = away, "the server was away; clocks are credited");
            self.store.note_absence(Absence { seen, away }).await?;
        } else if is_due {
            self.store.beat(now).await?;
        }
        if now.since(Time(self.heartbeat.tidied.load(Ordering::Relaxed))) >= IDLE_NOTE {
            self.store.tidy(now).await?;
            self.heartbeat.tidied.store(now.0, Ordering::Relaxed);
        }
        let owed = self.store.absences().await?;
        if !owed.is_empty() {
            tokio::spawn(self.clone().credit());
        }
        *self.heartbeat.owed.write().unwrap_or_else(PoisonError::into_inner) = owed;
        self.heartbeat.last.store(now.0, Ordering::Relaxed);
        Ok(())
    }

    fn owed(&self) -> Vec<Absence> {
        self.heartbeat.owed.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Credits a table for the times in which no server was there. Of two servers that do so it is stored once.
    pub(super) async fn settle(self: &Arc<Server>, open: &Arc<OpenTable>) -> Result<(), ActError> {
        for absence in self.owed() {
            let is_owed = |table: &table::Table| table.due().is_some() && table.at() < absence.end();
            if !open.look(is_owed).await {
                continue;
            }
            let name = self.seal.action(open.id, "away", absence.seen.0);
            let action = Action::Away { milliseconds: absence.away };
            match self.append(open, By::Keeper, name, action).await {
                // A move came first.
                Ok(_) | Err(ActError::Refused(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }

    /// Credits all tables, some at a time, and goes on where another server or an earlier attempt has stopped.
    async fn credit(self: Arc<Server>) {
        let Ok(_crediting) = self.heartbeat.crediting.try_lock() else { return };
        for absence in self.owed() {
            if let Err(error) = self.credit_for(absence).await {
                return tracing::warn!(%error, "cannot credit clocks yet");
            }
        }
    }

    async fn credit_for(self: &Arc<Server>, absence: Absence) -> Result<(), StoreError> {
        let (mut after, mut count) = (None, 0);
        loop {
            let tables = self.store.uncredited(absence.end(), after, CREDITED).await?;
            let Some(last) = tables.last() else { break };
            (after, count) = (Some(*last), count + tables.len());
            let mut settling = JoinSet::new();
            for id in tables {
                let server = self.clone();
                settling.spawn(async move {
                    let Some(open) = server.table(id).await? else { return Ok(()) };
                    server.settle(&open).await
                });
            }
            while let Some(settled) = settling.join_next().await {
                match settled {
                    Ok(Err(ActError::Store(error))) if !error.is_unreadable() => return Err(error),
                    Ok(Err(trouble)) => tracing::warn!(%trouble, "cannot credit a clock"),
                    _ => {}
                }
            }
            if *self.stopping.borrow() {
                return Ok(());
            }
        }
        tracing::info!(milliseconds = absence.away, tables = count, "all clocks are credited");
        self.store.settle_absence(absence).await
    }

    /// Does what is due because someone is late: gives up seats whose clock has run out, lets pass what nobody objects to,
    /// breaks off attempts of those who are away.
    pub(super) async fn watch_clocks(self: Arc<Server>) {
        let mut after = None;
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.stopped() => return,
            }
            // Someone who comes back from an absence credits the clocks before it reads them.
            let due = match self.awake().await {
                Ok(()) => self.store.due(self.now(), after, AT_ONCE).await,
                Err(error) => Err(error),
            };
            match due {
                Ok(due) => {
                    // Where nothing comes of many, those after them have their turn all the same.
                    after = due.last().copied().filter(|_| due.len() == AT_ONCE as usize);
                    let mut looking = JoinSet::new();
                    for (_, id) in due {
                        // A long log that has to be read first holds nobody else up.
                        if looking.len() >= LOOKING {
                            looking.join_next().await;
                        }
                        let server = self.clone();
                        looking.spawn(async move { server.look_at_clock(id).await });
                    }
                    while looking.join_next().await.is_some() {}
                }
                Err(error) => tracing::warn!(%error, "cannot read the clocks"),
            }
        }
    }

    async fn look_at_clock(self: Arc<Server>, id: TableId) {
        let over = |table: &table::Table| {
            // It may have stood still between the two looks.
            table.overdue(self.now()).filter(|_| self.is_awake())
        };
        // What the store does not take now is found again.
        let _ = self.for_server(id, "time out", over).await;
    }

    /// Does an action as the server, unless the table no longer needs it. Fails when the store does.
    async fn for_server(
        self: &Arc<Server>,
        id: TableId,
        what: &str,
        action: impl Fn(&table::Table) -> Option<Action> + Sync,
    ) -> Result<(), StoreError> {
        let done = async {
            let Some(open) = self.table(id).await? else { return Ok(0) };
            self.catch_up(&open).await?;
            self.settle(&open).await?;
            let (last, action) = open.look(|table| (table.last(), action(table))).await;
            let Some(action) = action else { return Ok(0) };
            // Named by what it answers, so that two servers store one decision.
            let name = self.seal.action(id, what, last);
            self.accept(&open, By::Keeper, name, action).await
        };
        match done.await {
            // A move came first.
            Ok(_) | Err(ActError::Refused(_)) => Ok(()),
            // It is set aside, and said so.
            Err(ActError::Store(error)) if error.is_unreadable() => Ok(()),
            Err(trouble) => {
                tracing::warn!(?id, %trouble, what, "an action of the server failed");
                if let ActError::Store(error) = trouble { Err(error) } else { Ok(()) }
            }
        }
    }
}
