//! How an action becomes an entry: checked, stored, and only then believed.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use table::{Action, ActionId, By, Closing, Entry, Rejection, Table};

use super::Server;
use super::admit::{admit, earlier};
use super::open_table::{OpenTable, State};
use super::table_row::table_row;
use crate::store::StoreError;

/// Why the server refuses an action.
#[derive(Debug)]
pub enum ActError {
    /// The table refuses.
    Refused(Rejection),
    /// The store does not answer. Whether the action was stored is open: asked again under the same name, it will be
    /// stored once.
    Store(StoreError),
    /// There are too many tables.
    TooManyTables,
    /// An internal error. As with the store, it is open whether the action was stored.
    Failed,
}

impl fmt::Display for ActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActError::Refused(rejection) => rejection.fmt(f),
            ActError::Store(error) => error.fmt(f),
            ActError::TooManyTables => write!(f, "there are too many tables"),
            ActError::Failed => write!(f, "the server has failed"),
        }
    }
}

impl std::error::Error for ActError {}

impl From<Rejection> for ActError {
    fn from(rejection: Rejection) -> ActError {
        ActError::Refused(rejection)
    }
}

impl From<StoreError> for ActError {
    fn from(error: StoreError) -> ActError {
        ActError::Store(error)
    }
}

impl Server {
    /// Does an action at a table and returns the number of its entry. An action with the same id is done once.
    pub async fn accept(
        self: &Arc<Server>,
        open: &Arc<OpenTable>,
        by: By,
        name: ActionId,
        action: Action,
    ) -> Result<u64, ActError> {
        let began = Instant::now();
        let (server, open) = (self.clone(), open.clone());
        // In a task of its own: a connection that breaks must not leave an entry in the store that the table does not
        // know of.
        let done = tokio::spawn(async move {
            server.settle(&open).await?;
            server.append(&open, by, name, action).await
        });
        let done = done.await;
        let result = done.unwrap_or_else(|error| {
            tracing::error!(%error, "accepting an action failed");
            Err(ActError::Failed)
        });
        match &result {
            Ok(_) => self.metrics.accepted.inc(),
            Err(_) => self.metrics.refused.inc(),
        };
        self.metrics.accept_seconds.observe(began.elapsed().as_secs_f64());
        result
    }

    pub(super) async fn append(
        self: &Arc<Server>,
        open: &Arc<OpenTable>,
        by: By,
        name: ActionId,
        action: Action,
    ) -> Result<u64, ActError> {
        let mut state = open.state.lock().await;
        loop {
            if state.unsure {
                if state.table.last() > open.last() {
                    self.take_back(open, &mut state)?;
                }
                self.read_on(open, &mut state).await?;
            }
            if let Some(number) = earlier(open, &state.table, by, name, &action)? {
                return Ok(number);
            }
            let (number, at) = (state.table.last() + 1, self.now().max(state.table.at()));
            let judged = match admit(&state.table, by, action.clone()) {
                Ok(action) => self.judged(open, &state.table, by, at, &action).await,
                Err(why) => Err(why.into()),
            };
            let checked = match judged {
                Ok(action) => {
                    let entry = Entry { number, id: name, at, by, action };
                    // A refused action changes nothing. The new table is not visible until the entry is stored.
                    match catch_unwind(AssertUnwindSafe(|| state.table.apply(&entry))) {
                        Ok(applied) => applied.map(|()| entry).map_err(ActError::Refused),
                        Err(_) => {
                            // Half of it may be done.
                            self.take_back(open, &mut state)?;
                            Err(ActError::Failed)
                        }
                    }
                }
                Err(trouble) => Err(trouble),
            };
            let entry = match checked {
                Ok(entry) => entry,
                Err(trouble) => {
                    // Another server may have stored more than this one has heard of; the caller may have seen it there.
                    self.read_on(open, &mut state).await?;
                    if state.table.last() >= number {
                        continue;
                    }
                    return Err(trouble);
                }
            };
            // Until the store has answered, nobody knows whether the entry is there.
            state.unsure = true;
            match self.store.append(open.id, entry, table_row(&state.table)).await {
                Ok(Some(stored)) => {
                    state.unsure = false;
                    open.publish(&stored, &state.table);
                    self.after(&state, open);
                    return Ok(stored.entry().number);
                }
                // Another server was first; the loop reads on and tries again.
                Ok(None) => {
                    self.metrics.conflicts.inc();
                    self.take_back(open, &mut state)?;
                }
                Err(error) => {
                    self.take_back(open, &mut state)?;
                    return Err(error.into());
                }
            }
        }
    }

    /// The table as it was before an entry that is not known to be stored. That is rare, so the log is replayed
    /// instead of copying the table before every entry. Where it happens it happens again, as between two servers: the next
    /// time the log is replayed from here on.
    fn take_back(&self, open: &OpenTable, state: &mut State) -> Result<(), ActError> {
        let taken_back = match state.taken_back.take() {
            Some(table) => Ok(table),
            None => Table::new(self.games, state.table.header().clone()).map_err(|why| why.to_string()),
        };
        let table = taken_back.and_then(|table| open.published(table)).map_err(|why| {
            tracing::error!(id = ?open.id, why, "cannot replay a published log");
            ActError::Failed
        })?;
        state.taken_back = Some(table.clone());
        state.table = table;
        Ok(())
    }

    fn after(self: &Arc<Server>, state: &State, open: &Arc<OpenTable>) {
        self.judge_ahead(&state.table, open);
        if state.table.bot_to_move().is_some() {
            self.nudge_bot(open.id);
        }
        if let Some(to) = state.table.heir() {
            // If this gets lost, the next action at the table finds the same.
            let name = self.seal.action(open.id, "heir", state.table.last());
            let (server, open) = (self.clone(), open.clone());
            tokio::spawn(async move { server.accept(&open, By::Keeper, name, Action::HandOn { to }).await });
        }
    }

    /// Brings a table up to date with the store.
    pub(super) async fn catch_up(&self, open: &OpenTable) -> Result<(), StoreError> {
        let mut state = open.state.lock().await;
        self.read_on(open, &mut state).await
    }

    async fn read_on(&self, open: &OpenTable, state: &mut State) -> Result<(), StoreError> {
        let entries = self.store.entries(open.id, state.table.last()).await;
        let entries = entries.inspect_err(|error| {
            if error.is_unreadable() {
                // A newer version of the server continues there.
                open.end(Closing::Newer);
            }
        })?;
        for stored in entries {
            if let Err(rejection) = state.table.apply(stored.entry()) {
                open.end(Closing::Newer);
                let number = stored.entry().number;
                return Err(StoreError::unreadable(format!(
                    "entry {number} cannot be followed: {rejection}"
                )));
            }
            open.publish(&stored, &state.table);
        }
        open.ahead.look_at(&state.table);
        state.unsure = false;
        Ok(())
    }
}
