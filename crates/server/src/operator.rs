//! What the operator does to tables while servers serve them.

use table::{Action, ActionId, By, Entry, Games, Rejection, Table, Time};

use crate::ids::TableId;
use crate::server::table_row;
use crate::store::{Store, StoreError, Stored};

/// Closes a table in the name of the server, as its host could: false if it was closed before. Servers that have it open
/// are notified.
pub async fn close_table(store: &Store, games: Games, id: TableId, now: Time) -> Result<bool, StoreError> {
    loop {
        let header = store.header(id).await?.ok_or_else(StoreError::no_table)?;
        let entries = store.entries(id, 0).await?;
        let unreadable =
            |why: Rejection| StoreError::unreadable(format!("the log cannot be followed: {why}"));
        let mut table = Table::fold(games, header, entries.iter().map(Stored::entry)).map_err(unreadable)?;
        let number = table.last() + 1;
        let name = ActionId(u128::from(getrandom::u64().unwrap_or_else(|_| fastrand::u64(..))) << 64 | 1);
        let at = now.max(table.at());
        let entry = Entry { number, id: name, at, by: By::Keeper, action: Action::Close };
        match table.apply(&entry) {
            Err(Rejection::Closed) => return Ok(false),
            applied => applied.map_err(unreadable)?,
        }
        // None where a server has appended something meanwhile.
        if store.append(id, entry, table_row(&table)).await?.is_some() {
            store.give_orders().await?;
            return Ok(true);
        }
    }
}
