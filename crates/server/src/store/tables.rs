//! Tables one by one.

use table::Header;

use super::Store;
use super::append::Stored;
use super::base::{Base, on};
use super::error::StoreError;
use super::number::{instant, signed};
use super::table_row::TableRow;
use crate::ids::TableId;

impl Store {
    /// Keeps a new table.
    pub async fn create(&self, id: TableId, header: &Header, table_row: &TableRow) -> Result<(), StoreError> {
        let text = serde_json::to_string(header);
        let text = text.map_err(|e| StoreError::new(format!("a header cannot be written as JSON: {e}")))?;
        let insert = "INSERT INTO tables (id, header, host, created, at, phase, public, deadline, bot_turn, members, \
            last, summary) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11)";
        let members = table_row.member_list();
        on!(&self.base, writer, pool => {
            let mut tx = pool.begin().await?;
            sqlx::query(insert)
                .bind(id.as_str())
                .bind(&text)
                .bind(header.host.to_string())
                .bind(instant(header.created))
                .bind(instant(table_row.at))
                .bind(table_row.phase.word())
                .bind(table_row.public)
                .bind(table_row.deadline.map(instant))
                .bind(table_row.bot_turn)
                .bind(&members)
                .bind(table_row.summary_text())
                .execute(&mut *tx)
                .await?;
            for guest in members.split_whitespace() {
                let new = sqlx::query("INSERT INTO members VALUES ($1, $2)");
                new.bind(guest).bind(id.as_str()).execute(&mut *tx).await?;
            }
            tx.commit().await
        })
    }

    /// What a table is about, if it is there.
    pub async fn header(&self, id: TableId) -> Result<Option<Header>, StoreError> {
        let select = "SELECT header FROM tables WHERE id = $1";
        let text: Option<String> = on!(&self.base, readers, pool => {
            sqlx::query_scalar(select).bind(id.as_str()).fetch_optional(pool).await
        })?;
        text.map(|text| read("the header of a table", &text)).transpose()
    }

    /// Whether a table is there, whether it can be read or not.
    pub async fn exists(&self, id: TableId) -> Result<bool, StoreError> {
        let found: Option<i64> = on!(&self.base, readers, pool => {
            sqlx::query_scalar("SELECT last FROM tables WHERE id = $1").bind(id.as_str()).fetch_optional(pool).await
        })?;
        Ok(found.is_some())
    }

    /// The log of a table after a number, in order.
    pub async fn entries(&self, id: TableId, after: u64) -> Result<Vec<Stored>, StoreError> {
        let select = "SELECT body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number";
        let bodies: Vec<String> = on!(&self.base, readers, pool => {
            sqlx::query_scalar(select).bind(id.as_str()).bind(signed(after)).fetch_all(pool).await
        })?;
        let stored = |body: String| Ok(Stored::new(read("an entry", &body)?, body.into()));
        bodies.into_iter().map(stored).collect()
    }

    /// Deletes a table and its log, unless something has happened there since this entry. Answers whether it is gone.
    pub async fn delete_at(&self, id: TableId, last: u64) -> Result<bool, StoreError> {
        let delete = "DELETE FROM tables WHERE id = $1 AND last = $2";
        let deleted: u64 = on!(&self.base, writer, pool => {
            let done = sqlx::query(delete).bind(id.as_str()).bind(signed(last)).execute(pool).await;
            done.map(|done| done.rows_affected())
        })?;
        Ok(deleted > 0 || !self.exists(id).await?)
    }

    /// Deletes a table and its log.
    pub async fn delete(&self, id: TableId) -> Result<(), StoreError> {
        on!(&self.base, writer, pool => {
            sqlx::query("DELETE FROM tables WHERE id = $1").bind(id.as_str()).execute(pool).await.map(drop)
        })
    }
}

fn read<T: serde::de::DeserializeOwned>(what: &str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| {
        StoreError::unreadable(format!(
            "{what} cannot be read ({error}); was it written by a newer version of Loggia?"
        ))
    })
}
