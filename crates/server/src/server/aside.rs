//! Tables that cannot be read: made by a newer version, or damaged. They are set aside, and everything else goes on.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use table::{Action, By};

use super::Server;
use crate::ids::TableId;
use crate::store::StoreError;

/// How long such a table is not read again: its log may be long.
const AGAIN: Duration = Duration::from_secs(60);

/// Past this many the oldest are forgotten, and read again by the caller.
const MOST: usize = 10_000;

/// The tables that could not be read lately.
#[derive(Default)]
pub(super) struct Aside(Mutex<HashMap<TableId, (Instant, StoreError)>>);

impl Server {
    /// Says why a table cannot be read, if that was found out a moment ago.
    pub(super) fn is_aside(&self, id: TableId) -> Result<(), StoreError> {
        let mut aside = self.aside.0.lock().unwrap_or_else(PoisonError::into_inner);
        match aside.get(&id) {
            Some((tried, why)) if tried.elapsed() < AGAIN => Err(why.clone()),
            Some(_) => {
                aside.remove(&id);
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Sets a table aside, for the operator to see.
    pub(super) async fn set_aside(&self, id: TableId, why: StoreError) -> StoreError {
        tracing::error!(?id, %why, "a table cannot be read; it is set aside");
        {
            let mut aside = self.aside.0.lock().unwrap_or_else(PoisonError::into_inner);
            if aside.len() >= MOST {
                aside.retain(|_, (tried, _)| tried.elapsed() < AGAIN / 2);
            }
            aside.insert(id, (Instant::now(), why.clone()));
        }
        if let Err(error) = self.store.set_aside(id, &why.to_string()).await {
            tracing::warn!(%error, "cannot store that a table is set aside");
        }
        why
    }

    /// Looks whether this version can read what an earlier one set aside. Nobody pays with their time for the meanwhile.
    pub(super) async fn look_at_aside(self: Arc<Server>) {
        let tables = match self.store.tables_set_aside().await {
            Ok(tables) => tables,
            Err(error) => return tracing::warn!(%error, "cannot read which tables are set aside"),
        };
        for (id, _) in tables {
            let Ok(Some(open)) = self.table(id).await else { continue };
            let (last, at, has_clock) =
                open.look(|table| (table.last(), table.at(), table.due().is_some())).await;
            if has_clock {
                let action = Action::Away { milliseconds: self.now().since(at) };
                let name = self.seal.action(id, "aside", last);
                if let Err(trouble) = self.append(&open, By::Keeper, name, action).await {
                    tracing::warn!(?id, %trouble, "cannot credit a table that was set aside");
                    continue;
                }
            }
            match self.store.take_up(id).await {
                Ok(()) => tracing::info!(?id, "a table that was set aside can be read again"),
                Err(error) => tracing::warn!(%error, "cannot reopen a table that was set aside"),
            }
        }
    }
}
