//! Making, opening and deleting tables.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use table::{Action, By, Guest, Header, Rejection, Table};

use super::House;
use super::accept::Trouble;
use super::glance::glance;
use super::open_table::OpenTable;
use crate::ids::TableId;
use crate::store::{Notice, StoreError, Stored};

const HOUR: u64 = 3_600_000;

/// When to try again to read what other servers have stored.
const AGAIN: Duration = Duration::from_millis(500);

impl House {
    /// Makes a table for a header that was checked. Its host still has to join.
    pub async fn make_table(&self, header: Header) -> Result<TableId, Trouble> {
        let table = Table::new(self.games, header.clone())?;
        let since = table::Time(header.created.0.saturating_sub(HOUR));
        if self.store.count_made_by(header.host, since).await? >= self.limits.tables_per_hour
            || self.store.count().await? >= self.limits.tables
        {
            return Err(Trouble::TooManyTables);
        }
        let id = TableId::random();
        self.store.create(id, &header, &glance(&table)).await?;
        self.metrics.tables.inc();
        Ok(id)
    }

    /// The table with this id, from memory or from the store.
    pub async fn table(&self, id: TableId) -> Result<Option<Arc<OpenTable>>, StoreError> {
        if let Some(open) = self.in_memory(id) {
            return Ok(Some(open));
        }
        let Some(header) = self.store.header(id).await? else { return Ok(None) };
        let entries = self.store.entries(id, 0).await?;
        let table = match Table::fold(self.games, header.clone(), entries.iter().map(Stored::entry)) {
            Ok(table) => table,
            Err(rejection) => {
                // Every entry was checked before it was stored, so this is a fault of ours, or of the disk.
                tracing::error!(?id, %rejection, "a stored log cannot be followed");
                return Ok(None);
            }
        };
        let fresh = Arc::new(OpenTable::new(id, &header, table, &entries));
        {
            let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
            // Somebody else may have opened it meanwhile; there must be only one.
            if let Some(table) = open.get(id) {
                return Ok(Some(table));
            }
            open.insert(id, &fresh);
        }
        // What another server stored since the entries were read was told before the table was here to hear it.
        self.catch_up(&fresh).await?;
        Ok(Some(fresh))
    }

    pub(super) fn in_memory(&self, id: TableId) -> Option<Arc<OpenTable>> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.get(id)
    }

    pub(super) fn all_in_memory(&self) -> Vec<Arc<OpenTable>> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.tables.values().filter_map(std::sync::Weak::upgrade).collect()
    }

    /// Counts the tables in memory, for whoever measures the house.
    pub(crate) fn count_open_tables(&self) {
        self.metrics.open_tables.set(self.all_in_memory().len() as i64);
    }

    /// Takes a table out of somebody's list. A host's table that nobody else sits at is deleted.
    pub async fn forget(&self, guest: Guest, id: TableId) -> Result<bool, StoreError> {
        let Some(open) = self.table(id).await? else { return Ok(false) };
        let is_alone = |table: &Table| {
            let others = table.seats().iter().filter_map(table::Seat::person).any(|person| person != guest);
            table.header().host == guest && !others
        };
        if open.look(is_alone).await {
            self.store.delete(id).await?;
            self.open.lock().unwrap_or_else(PoisonError::into_inner).tables.remove(&id);
        } else {
            self.store.forget(guest, id).await?;
        }
        Ok(true)
    }

    /// A seat goes over to somebody who has the code for it.
    pub async fn hand_over(
        self: &Arc<House>,
        code: &str,
        to: Guest,
    ) -> Result<Option<(TableId, u8)>, Trouble> {
        let Some((id, seat)) = self.store.take_handover(code, self.now()).await? else { return Ok(None) };
        let Some(open) = self.table(id).await? else { return Ok(None) };
        let action = Action::MoveSeat { seat, to };
        let name = self.seal.action(id, &format!("handover {code}"), 0);
        self.accept(&open, By::House, name, action).await?;
        Ok(Some((id, seat)))
    }

    /// A code by which the holder's other device takes over a seat.
    pub async fn offer_seat(&self, open: &OpenTable, guest: Guest, seat: u8) -> Result<String, Trouble> {
        if !open.look(|table| table.seats_of(guest).any(|own| own == seat)).await {
            return Err(Rejection::NotYourSeat(seat).into());
        }
        let code = TableId::random().to_string();
        self.store.put_handover(&code, open.id, seat, self.now().plus(HOUR)).await?;
        Ok(code)
    }

    /// Follows what other servers append.
    pub(super) async fn hear_notices(self: Arc<House>) {
        let mut notices = self.store.notices();
        loop {
            let notice = tokio::select! {
                notice = notices.recv() => notice,
                () = self.stopped() => return,
            };
            match notice {
                Ok(Notice::Appended { table, number }) => {
                    if let Some(open) = self.in_memory(table)
                        && open.last() < number
                    {
                        self.clone().follow(open);
                    }
                }
                Ok(Notice::Whisper { server, table, text }) => self.hear_whisper(server, table, &text),
                // Notices may be missing: look at everything that is open.
                Ok(Notice::Reconnected) | Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => {
                    self.all_in_memory().into_iter().for_each(|open| self.clone().follow(open));
                }
                Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Brings a table up to date beside everything else.
    fn follow(self: Arc<House>, open: Arc<OpenTable>) {
        tokio::spawn(async move {
            // Notices come once: whoever misses what one was about may not hear of it again.
            while let Err(error) = self.catch_up(&open).await {
                tracing::warn!(%error, "a table could not be brought up to date");
                tokio::time::sleep(AGAIN).await;
            }
        });
    }
}
