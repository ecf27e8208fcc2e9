//! From a file into PostgreSQL.

use std::path::Path;

use futures_util::TryStreamExt;
use sqlx::postgres::{PgConnection, Postgres as Kind};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions, QueryBuilder, Row};

use super::columns::Column::{self, Flag, Number, Small, Text};
use super::columns::{Side, TABLES, names};
use super::error::StoreError;
use super::number::unsigned;
use super::postgres::Postgres;
use super::sqlite;
use super::verify::Contents;

/// Rows in one statement; each value is a parameter, and PostgreSQL takes 65,535.
const AT_ONCE: usize = 500;

impl Postgres {
    /// Takes everything from a file, if nothing is here yet; all or nothing.
    pub(super) async fn restore(&self, file: &Path, expected: Contents) -> Result<(), StoreError> {
        let explain = |side| match side {
            Side::From(error) => StoreError::sqlite(file, &error),
            Side::To(error) => StoreError::postgres(&self.place, &error),
        };
        let mut source =
            sqlite::options(file).read_only(true).connect().await.map_err(Side::From).map_err(explain)?;
        let mut target = self.writer.begin().await.map_err(Side::To).map_err(explain)?;
        // Of two who restore at once the second finds the work done.
        let lock = sqlx::query("LOCK TABLE tables IN EXCLUSIVE MODE").execute(&mut *target).await;
        lock.map_err(Side::To).map_err(explain)?;
        let count =
            |target| async move { sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(target).await };
        let there: i64 = count(&mut *target).await.map_err(Side::To).map_err(explain)?;
        if there > 0 {
            let place = &self.place;
            return Err(StoreError::new(format!(
                "{place} holds {there} tables already; name an empty database"
            )));
        }
        for (table, columns) in TABLES {
            copy(&mut source, &mut target, table, columns).await.map_err(explain)?;
        }
        let select = sqlx::query_as("SELECT secret, beat, message FROM house").fetch_one(&mut source).await;
        let (secret, beat, message): (Option<Vec<u8>>, Option<i64>, Option<String>) =
            select.map_err(Side::From).map_err(explain)?;
        let update = sqlx::query("UPDATE house SET secret = $1, beat = $2, message = $3");
        let updated = update.bind(secret).bind(beat).bind(message).execute(&mut *target).await;
        updated.map_err(Side::To).map_err(explain)?;
        let count = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)";
        let (tables, entries): (i64, i64) =
            sqlx::query_as(count).fetch_one(&mut *target).await.map_err(Side::To).map_err(explain)?;
        if (unsigned(tables), unsigned(entries)) != (expected.tables, expected.entries) {
            return Err(StoreError::new(format!(
                "{tables} tables and {entries} entries arrived of {} and {}; nothing was changed",
                expected.tables, expected.entries
            )));
        }
        target.commit().await.map_err(Side::To).map_err(explain)
    }
}

async fn copy(
    source: &mut SqliteConnection,
    target: &mut PgConnection,
    table: &str,
    columns: &[Column],
) -> Result<(), Side> {
    let names = names(columns);
    let select = format!("SELECT {names} FROM {table}");
    let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(source);
    let mut waiting = Vec::with_capacity(AT_ONCE);
    loop {
        let row = rows.try_next().await.map_err(Side::From)?;
        let is_last = row.is_none();
        waiting.extend(row);
        if waiting.len() == AT_ONCE || is_last && !waiting.is_empty() {
            insert(target, table, &names, columns, &waiting).await?;
            waiting.clear();
        }
        if is_last {
            return Ok(());
        }
    }
}

async fn insert(
    target: &mut PgConnection,
    table: &str,
    names: &str,
    columns: &[Column],
    rows: &[SqliteRow],
) -> Result<(), Side> {
    let mut query = QueryBuilder::<Kind>::new(format!("INSERT INTO {table} ({names}) "));
    let mut unread = None;
    query.push_values(rows, |mut values, row| {
        for (index, column) in columns.iter().enumerate() {
            let read = match column {
                Text(_) => row.try_get::<Option<String>, _>(index).map(|value| {
                    values.push_bind(value);
                }),
                Number(_) => row.try_get::<Option<i64>, _>(index).map(|value| {
                    values.push_bind(value);
                }),
                Small(_) => row.try_get::<Option<i32>, _>(index).map(|value| {
                    values.push_bind(value);
                }),
                Flag(_) => row.try_get::<Option<bool>, _>(index).map(|value| {
                    values.push_bind(value);
                }),
            };
            if let Err(error) = read {
                unread.get_or_insert(error);
            }
        }
    });
    if let Some(error) = unread {
        return Err(Side::From(error));
    }
    query.build().execute(target).await.map(drop).map_err(Side::To)
}
