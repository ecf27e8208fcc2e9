//! How an action becomes an entry: checked, stored, and only then believed.

use std::fmt;
use std::sync::Arc;
use std::time::Instant;

use table::{Action, ActionId, By, Closing, Entry, Rejection};

use super::House;
use super::admit::{admit, earlier};
use super::glance::glance;
use super::open_table::{OpenTable, State};
use crate::store::StoreError;

/// Why the server does not do what it was asked for.
#[derive(Debug)]
pub enum Trouble {
    /// The table refuses.
    Refused(Rejection),
    /// The store does not answer. Whether the action was stored is open: asked again under the same name, it will be
    /// stored once.
    Store(StoreError),
    /// There are too many tables.
    TooManyTables,
    /// Something went wrong that should not have. As with the store, it is open whether the action was stored.
    Failed,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Refused(rejection) => rejection.fmt(f),
            Trouble::Store(error) => error.fmt(f),
            Trouble::TooManyTables => write!(f, "there are too many tables"),
            Trouble::Failed => write!(f, "the server has failed"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<Rejection> for Trouble {
    fn from(rejection: Rejection) -> Trouble {
        Trouble::Refused(rejection)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Store(error)
    }
}

impl House {
    /// Does an action at a table and returns the number of its entry. The same action, by its name, is done once.
    pub async fn accept(
        self: &Arc<House>,
        open: &Arc<OpenTable>,
        by: By,
        name: ActionId,
        action: Action,
    ) -> Result<u64, Trouble> {
        let began = Instant::now();
        let (house, open) = (self.clone(), open.clone());
        // In a task of its own: a connection that breaks must not leave an entry in the store that the table does not
        // know of.
        let done = tokio::spawn(async move {
            house.settle(&open).await?;
            house.append(&open, by, name, action).await
        });
        let done = done.await;
        let result = done.unwrap_or_else(|error| {
            tracing::error!(%error, "accepting an action failed");
            Err(Trouble::Failed)
        });
        match &result {
            Ok(_) => self.metrics.accepted.inc(),
            Err(_) => self.metrics.refused.inc(),
        };
        self.metrics.accept_seconds.observe(began.elapsed().as_secs_f64());
        result
    }

    pub(super) async fn append(
        self: &Arc<House>,
        open: &Arc<OpenTable>,
        by: By,
        name: ActionId,
        action: Action,
    ) -> Result<u64, Trouble> {
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
                    // What is refused changes nothing. Nobody looks at the table until the entry is stored.
                    state.table.apply(&entry).map(|()| entry).map_err(Trouble::Refused)
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
            match self.store.append(open.id, entry, glance(&state.table)).await {
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

    /// The table as it was before an entry that is not known to be stored. That happens seldom, so the log is folded anew
    /// instead of copying the table before every entry.
    fn take_back(&self, open: &OpenTable, state: &mut State) -> Result<(), Trouble> {
        let header = state.table.header().clone();
        state.table = open.published(self.games, header).map_err(|why| {
            tracing::error!(id = ?open.id, why, "a published log cannot be followed");
            Trouble::Failed
        })?;
        Ok(())
    }

    fn after(self: &Arc<House>, state: &State, open: &Arc<OpenTable>) {
        self.judge_ahead(&state.table, open);
        if state.table.bot_to_move().is_some() {
            self.nudge_bot(open.id);
        }
        if let Some(to) = state.table.heir() {
            // Where this gets lost, the next action at the table finds the same.
            let name = self.seal.action(open.id, "heir", state.table.last());
            let (house, open) = (self.clone(), open.clone());
            tokio::spawn(async move { house.accept(&open, By::House, name, Action::HandOn { to }).await });
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
