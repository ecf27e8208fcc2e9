//! Tables that cannot be read. They are set aside, so that they block nothing.

use super::Store;
use super::base::{Base, on};
use super::error::StoreError;
use super::lists::{readable, table_id};
use crate::ids::TableId;

impl Store {
    /// Sets a table aside, with the reason: timers skip it.
    pub async fn set_aside(&self, id: TableId, why: &str) -> Result<(), StoreError> {
        let why = why.replace('\0', "");
        on!(&self.base, writer, pool => {
            let aside = sqlx::query("UPDATE tables SET set_aside = $2 WHERE id = $1");
            aside.bind(id.as_str()).bind(&why).execute(pool).await.map(drop)
        })
    }

    /// A table can be read after all.
    pub async fn take_up(&self, id: TableId) -> Result<(), StoreError> {
        let up = "UPDATE tables SET set_aside = NULL WHERE id = $1 AND set_aside IS NOT NULL";
        on!(&self.base, writer, pool => {
            sqlx::query(up).bind(id.as_str()).execute(pool).await.map(drop)
        })
    }

    /// The tables that are set aside, each with the reason.
    pub async fn tables_set_aside(&self) -> Result<Vec<(TableId, String)>, StoreError> {
        let select = "SELECT id, set_aside FROM tables WHERE set_aside IS NOT NULL ORDER BY id";
        let rows: Vec<(String, String)> = on!(&self.base, readers, pool => {
            sqlx::query_as(select).fetch_all(pool).await
        })?;
        Ok(readable(rows.into_iter().map(|(id, why)| Ok((table_id(&id)?, why)))))
    }
}
