//! Making, opening and deleting tables.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use table::{Action, By, Guest, Header, Rejection, Table};

use super::Server;
use super::accept::ActError;
use super::fair::Owner;
use super::open_table::OpenTable;
use super::table_row::table_row;
use crate::ids::TableId;
use crate::store::{Notice, Offer, StoreError, Stored};

const HOUR: u64 = 3_600_000;

/// When to try again to read what other servers have stored.
const AGAIN: Duration = Duration::from_millis(500);

impl Server {
    /// Makes a table for a header that was checked, asked for from an address. Its host still has to join.
    pub async fn make_table(&self, header: Header, from: IpAddr) -> Result<TableId, ActError> {
        let table = Table::new(self.games, header.clone())?;
        let since = table::Time(header.created.0.saturating_sub(HOUR));
        if self.store.count_made_by(header.host, since).await? >= self.limits.tables_per_hour
            || !self.tables_made_by.take(header.host)
            || !self.tables_made.take(from)
        {
            return Err(ActError::TooManyTables);
        }
        let id = TableId::random();
        self.store.create(id, &header, &table_row(&table)).await?;
        self.metrics.tables.inc();
        self.see(header.host, from);
        Ok(id)
    }

    /// The table with this id, from memory or from the store. What it takes to read it is the server's own affair.
    pub async fn table(self: &Arc<Server>, id: TableId) -> Result<Option<Arc<OpenTable>>, StoreError> {
        self.table_for(id, Owner::SERVER).await
    }

    /// The same for someone who asks for it.
    pub(crate) async fn table_for(
        self: &Arc<Server>,
        id: TableId,
        owner: Owner,
    ) -> Result<Option<Arc<OpenTable>>, StoreError> {
        if let Some(open) = self.in_memory(id) {
            return Ok(Some(open));
        }
        self.is_aside(id)?;
        // Those who wait find the table open.
        let turn = self.openings.turn(owner).await;
        if let Some(open) = self.in_memory(id) {
            return Ok(Some(open));
        }
        // In a task of its own: what has begun goes on when the client hangs up, so its turn must last as long, and the next
        // one who asks must find the table.
        let server = self.clone();
        let opened = tokio::spawn(async move {
            let _turn = turn;
            server.open_table(id).await
        });
        opened.await.unwrap_or_else(|why| Err(StoreError::new(format!("opening a table failed: {why}"))))
    }

    async fn open_table(&self, id: TableId) -> Result<Option<Arc<OpenTable>>, StoreError> {
        let fresh = match self.read_table(id).await {
            Ok(Some(fresh)) => Arc::new(fresh),
            Ok(None) => return Ok(None),
            Err(error) if error.is_unreadable() => return Err(self.set_aside(id, error).await),
            Err(error) => return Err(error),
        };
        {
            let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
            // Someone else may have opened it meanwhile; there must be only one.
            if let Some(table) = open.get(id) {
                return Ok(Some(table));
            }
            open.insert(id, &fresh);
        }
        self.keep_awhile(&fresh);
        // Notices of entries that another server stored since the log was read came before the table could receive them.
        self.catch_up(&fresh).await?;
        Ok(Some(fresh))
    }

    async fn read_table(&self, id: TableId) -> Result<Option<OpenTable>, StoreError> {
        let Some(header) = self.store.header(id).await? else { return Ok(None) };
        let entries = self.store.entries(id, 0).await?;
        let games = self.games;
        // Following a long log takes seconds, so it gets a thread of its own and nobody else waits.
        let opened = tokio::task::spawn_blocking(move || {
            // Every entry was checked before it was stored: what cannot be followed was stored by another version, or the
            // disk has changed it.
            let table = Table::fold(games, header.clone(), entries.iter().map(Stored::entry));
            let table =
                table.map_err(|why| StoreError::unreadable(format!("the log cannot be followed: {why}")))?;
            Ok(Some(OpenTable::new(id, &header, table, &entries)))
        });
        opened
            .await
            .unwrap_or_else(|why| Err(StoreError::unreadable(format!("following the log failed: {why}"))))
    }

    /// Forgets a deleted table.
    pub(super) fn let_go(&self, id: TableId) {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).tables.remove(&id);
    }

    pub(crate) fn in_memory(&self, id: TableId) -> Option<Arc<OpenTable>> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.get(id)
    }

    pub(super) fn all_in_memory(&self) -> Vec<Arc<OpenTable>> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.tables.values().filter_map(std::sync::Weak::upgrade).collect()
    }

    /// Counts the tables in memory, for measurements.
    pub(crate) fn count_open_tables(&self) {
        self.metrics.open_tables.set(self.all_in_memory().len() as i64);
    }

    /// Takes a table out of someone's list. A host's table that nobody else sits at is deleted.
    pub async fn forget(self: &Arc<Server>, guest: Guest, id: TableId) -> Result<bool, StoreError> {
        let Some(open) = self.table_for(id, self.home(guest)).await? else { return Ok(false) };
        let is_alone = |table: &Table| {
            let others = table.seats().iter().filter_map(table::Seat::person).any(|person| person != guest);
            table.host() == guest && !others
        };
        // Someone may sit down at this very moment: then it is not deleted.
        loop {
            let (is_alone, last) = open.look(|table| (is_alone(table), table.last())).await;
            if !is_alone {
                self.store.forget(guest, id).await?;
                return Ok(true);
            }
            if self.delete_at(id, last).await? {
                return Ok(true);
            }
            self.catch_up(&open).await?;
        }
    }

    /// A seat goes over to someone who has the code for it: from the player who offered it, if they hold it still. Only who
    /// gets the seat uses the code up.
    pub async fn hand_over(
        self: &Arc<Server>,
        code: &str,
        to: Guest,
    ) -> Result<Option<(TableId, u8)>, ActError> {
        let Some(Offer { table, seat, guest }) = self.store.offered_seat(code, self.now()).await? else {
            return Ok(None);
        };
        let Some(open) = self.table_for(table, self.home(to)).await? else { return Ok(None) };
        if guest == to && open.look(|table| table.seats_of(to).any(|own| own == seat)).await {
            // The link was opened where it was made.
            return Ok(Some((table, seat)));
        }
        let action = Action::TakeOver { seat, from: guest, to };
        // Named by the code: two who bring it at once cannot both have the seat, whatever becomes of the code.
        let name = self.seal.action(table, &format!("take over {code}"), 0);
        self.accept(&open, By::Keeper, name, action).await?;
        self.store.withdraw_offer(code).await?;
        Ok(Some((table, seat)))
    }

    /// A code by which the holder's other device takes over a seat.
    pub async fn offer_seat(&self, open: &OpenTable, guest: Guest, seat: u8) -> Result<String, ActError> {
        if !open.look(|table| table.seats_of(guest).any(|own| own == seat)).await {
            return Err(Rejection::NotYourSeat(seat).into());
        }
        let code = TableId::random().to_string();
        let offer = Offer { table: open.id, seat, guest };
        self.store.offer_seat(&code, &offer, self.now().plus(HOUR)).await?;
        Ok(code)
    }

    /// Follows what other servers append.
    pub(super) async fn hear_notices(self: Arc<Server>) {
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
                Ok(Notice::PeerMessage { server, table, text }) => self.hear_peer(server, table, &text),
                Ok(Notice::JobAnswered(job)) => self.workers.answered(job),
                Ok(Notice::JobAsked(_) | Notice::JobHurries(_)) => {}
                // Notices may be missing: look at everything that is open.
                Ok(Notice::Reconnected) | Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => {
                    self.all_in_memory().into_iter().for_each(|open| self.clone().follow(open));
                }
                Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Brings a table up to date beside everything else.
    fn follow(self: Arc<Server>, open: Arc<OpenTable>) {
        tokio::spawn(async move {
            // A notice comes only once: an entry that is missed now may not be announced again.
            while let Err(error) = self.catch_up(&open).await {
                if error.is_unreadable() {
                    return;
                }
                tracing::warn!(%error, "cannot bring a table up to date");
                tokio::time::sleep(AGAIN).await;
            }
        });
    }
}
