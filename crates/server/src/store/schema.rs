//! The schema and how it grows: steps that are taken once each, under a lock, each with all of its changes or none.

use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};

use super::error::StoreError;
use super::jobs;

/// The steps for SQLite, oldest first. A step that was released is never changed; a new one is added.
const SQLITE: [&str; 3] = [
    include_str!("../../migrations/sqlite/0001-tables.sql"),
    include_str!("../../migrations/sqlite/0002-years.sql"),
    include_str!("../../migrations/sqlite/0003-signed-out.sql"),
];

/// The same for PostgreSQL.
const POSTGRES: [&str; 3] = [
    include_str!("../../migrations/postgres/0001-tables.sql"),
    include_str!("../../migrations/postgres/0002-years.sql"),
    include_str!("../../migrations/postgres/0003-signed-out.sql"),
];

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

/// The schema of this version, the same in a file and in a database.
pub const SCHEMA: i64 = SQLITE.len() as i64;

const _: () = assert!(SQLITE.len() == POSTGRES.len());

/// The schema of a SQLite file of ours that this version can read.
pub(super) async fn of_sqlite(connection: &mut SqliteConnection) -> Result<i64, Refusal> {
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    if application != APPLICATION || version < 1 {
        return Err(Refusal::Reason("holds no data of Loggia".into()));
    }
    if version > SCHEMA { Err(newer(version, SQLITE.len())) } else { Ok(version) }
}

/// The schema of a SQLite file that an earlier version made, and which will have to be changed.
pub(super) async fn outdated_sqlite(connection: &mut SqliteConnection) -> Result<Option<i64>, Refusal> {
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let is_ours = application == APPLICATION && version > 0;
    Ok(Some(version).filter(|version| is_ours && *version < SCHEMA))
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
    if done > 0 && done < POSTGRES.len() {
        keep_postgres(&mut tx, done).await?;
    }
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
    // No data, so no step: a version that does not know them leaves them alone.
    sqlx::raw_sql(jobs::TABLES).execute(&mut *tx).await?;
    tx.commit().await?;
    Ok(())
}

/// The tables of the first schema, which hold what people would miss.
const KEPT: [&str; 5] = ["tables", "entries", "members", "handovers", "house"];

/// Copies the data as it was before a change into tables of its own. Either the copy and the change both happen, or
/// neither does.
async fn keep_postgres(tx: &mut PgConnection, schema: usize) -> Result<(), sqlx::Error> {
    for table in KEPT {
        let copy = format!("loggia_before_{}_{table}", schema + 1);
        let keep = format!("DROP TABLE IF EXISTS {copy}; CREATE TABLE {copy} AS TABLE {table}");
        sqlx::raw_sql(AssertSqlSafe(keep)).execute(&mut *tx).await?;
    }
    tracing::warn!(
        schema,
        "the data is copied to tables loggia_before_{}_… before its schema changes",
        schema + 1
    );
    Ok(())
}
