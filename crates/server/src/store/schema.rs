//! The schema and how it grows: steps that are taken once each, under a lock, each with all of its changes or none.

use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};

use super::error::StoreError;

/// The steps for SQLite, oldest first. A step that was released is never changed; a new one is added.
const SQLITE: [&str; 1] = [include_str!("../../migrations/sqlite/0001-tables.sql")];

/// The same for PostgreSQL.
const POSTGRES: [&str; 1] = [include_str!("../../migrations/postgres/0001-tables.sql")];

/// SQLite's mark for a file of ours: "Logg".
const APPLICATION: i64 = 0x4c6f_6767;

/// PostgreSQL's number for our lock: "Loggia".
const LOCK: i64 = 0x4c6f_6767_6961;

/// Why a schema cannot be brought up to date.
pub(super) enum Refusal {
    Database(sqlx::Error),
    /// For people; what was refused stands before it.
    Reason(String),
}

impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        Refusal::Database(error)
    }
}

impl Refusal {
    /// As an error of the store at a place.
    pub(super) fn at(self, place: &str, explain: impl Fn(&sqlx::Error) -> StoreError) -> StoreError {
        match self {
            Refusal::Database(error) => explain(&error),
            Refusal::Reason(reason) => StoreError::new(format!("{place} {reason}")),
        }
    }
}

fn newer(version: i64, known: usize) -> Refusal {
    Refusal::Reason(format!(
        "was made by a newer version of Loggia (its schema is {version}, this program knows {known}): use that version or \
         a newer one"
    ))
}

/// Brings a SQLite file up to date.
pub(super) async fn update_sqlite(connection: &mut SqliteConnection) -> Result<(), Refusal> {
    // Takes the lock before it looks, so that of two servers that start at once the second finds the work done.
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *tx).await?;
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *tx).await?;
    let things: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_master").fetch_one(&mut *tx).await?;
    if application != APPLICATION && (application != 0 || version != 0 || things != 0) {
        let reason = "is a database of another program; choose another file with --data";
        return Err(Refusal::Reason(reason.into()));
    }
    let done = usize::try_from(version).ok().filter(|done| *done <= SQLITE.len());
    let done = done.ok_or_else(|| newer(version, SQLITE.len()))?;
    if done == SQLITE.len() {
        return Ok(());
    }
    for step in &SQLITE[done..] {
        sqlx::raw_sql(*step).execute(&mut *tx).await?;
    }
    let marks = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}", SQLITE.len());
    sqlx::raw_sql(AssertSqlSafe(marks)).execute(&mut *tx).await?;
    tx.commit().await?;
    Ok(())
}

/// Brings a PostgreSQL database up to date.
pub(super) async fn update_postgres(connection: &mut PgConnection) -> Result<(), Refusal> {
    let mut tx = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *tx).await?;
    let ours: bool =
        sqlx::query_scalar("SELECT to_regclass('loggia_schema') IS NOT NULL").fetch_one(&mut *tx).await?;
    if !ours {
        sqlx::query("CREATE TABLE loggia_schema (version BIGINT PRIMARY KEY)").execute(&mut *tx).await?;
    }
    let version = "SELECT coalesce(max(version), 0) FROM loggia_schema";
    let version: i64 = sqlx::query_scalar(version).fetch_one(&mut *tx).await?;
    let done = usize::try_from(version).ok().filter(|done| *done <= POSTGRES.len());
    let done = done.ok_or_else(|| newer(version, POSTGRES.len()))?;
    for (step, number) in POSTGRES.iter().zip(1_i64..).skip(done) {
        sqlx::raw_sql(*step).execute(&mut *tx).await.map_err(|error| {
            let state = error.as_database_error().and_then(|e| e.code()).unwrap_or_default();
            if state == "42P07" {
                return Refusal::Reason(
                    "holds tables of another program; give Loggia a database of its own".into(),
                );
            }
            error.into()
        })?;
        sqlx::query("INSERT INTO loggia_schema VALUES ($1)").bind(number).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    Ok(())
}
