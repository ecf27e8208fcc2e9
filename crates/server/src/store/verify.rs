//! Whether a file holds what it should, down to the last entry.

use std::path::Path;

use sqlx::{ConnectOptions, Connection};

use super::error::StoreError;
use super::number::unsigned;
use super::{schema, sqlite};

/// What a sound file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// How many tables.
    pub tables: u64,
    /// How many entries in all their logs.
    pub entries: u64,
    /// Its schema.
    pub schema: i64,
}

/// Reads a whole file without changing it: its pages and indexes, what refers to what, and that no log has a gap.
pub async fn verify(file: &Path) -> Result<Contents, StoreError> {
    if !file.exists() {
        return Err(StoreError::new(format!("{} does not exist", file.display())));
    }
    let explain = |error: sqlx::Error| StoreError::sqlite(file, &error);
    let damaged = |what: &str| {
        let file = file.display();
        Err(StoreError::new(format!(
            "{file} is damaged ({what}); go back to a copy made with `loggia backup`"
        )))
    };
    let mut connection = sqlite::options(file).read_only(true).connect().await.map_err(explain)?;
    let schema = schema::of_sqlite(&mut connection).await;
    let schema =
        schema.map_err(|refusal| refusal.at(&file.display().to_string(), |e| StoreError::sqlite(file, e)))?;
    let all = "PRAGMA integrity_check(1)";
    let found: String = sqlx::query_scalar(all).fetch_one(&mut connection).await.map_err(explain)?;
    if found != "ok" {
        return damaged(&found);
    }
    let lost =
        sqlx::query("PRAGMA foreign_key_check").fetch_optional(&mut connection).await.map_err(explain)?;
    if lost.is_some() {
        return damaged("entries without their table");
    }
    let gaps = "SELECT count(*) FROM tables t LEFT JOIN
            (SELECT table_id, count(*) AS count, max(number) AS most FROM entries GROUP BY table_id) e
            ON e.table_id = t.id
        WHERE t.last <> coalesce(e.count, 0) OR t.last <> coalesce(e.most, 0)";
    let gaps: i64 = sqlx::query_scalar(gaps).fetch_one(&mut connection).await.map_err(explain)?;
    if gaps > 0 {
        return damaged(&format!("{gaps} logs have gaps"));
    }
    let count = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)";
    let (tables, entries): (i64, i64) =
        sqlx::query_as(count).fetch_one(&mut connection).await.map_err(explain)?;
    connection.close().await.map_err(explain)?;
    Ok(Contents { tables: unsigned(tables), entries: unsigned(entries), schema })
}
