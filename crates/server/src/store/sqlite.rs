//! The server in a file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

use super::append::{Addition, Appended, Before, Outcome};
use super::error::StoreError;
use super::schema::{self, Refusal};
use super::{ground, kept};

/// How long we wait for another program that writes to the file, such as a copy being made.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many can read at once.
const READERS: u32 = 4;

/// A SQLite file with one connection that writes and some that read.
#[derive(Clone)]
pub(super) struct Sqlite {
    pub file: Arc<Path>,
    pub readers: SqlitePool,
    pub writer: SqlitePool,
}

impl Sqlite {
    /// Opens a file, or makes it.
    pub(super) async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        make_file(file)?;
        ground::check(file)?;
        let begun = Instant::now();
        loop {
            match Sqlite::try_open(file).await {
                // SQLite does not wait by itself while another server switches the file to WAL.
                Err(Refusal::Database(error)) if is_busy(&error) && begun.elapsed() < PATIENCE => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                result => {
                    let place = file.display().to_string();
                    return result
                        .map_err(|refusal| refusal.at(&place, |error| StoreError::sqlite(file, error)));
                }
            }
        }
    }

    async fn try_open(file: &Path) -> Result<Sqlite, Refusal> {
        let plain = options(file);
        // Nothing is changed in a file before it is known to be ours, not even its journal.
        let mut connection = plain.connect().await?;
        let updated = Sqlite::update(&mut connection, file).await;
        let closed = connection.close().await;
        updated?;
        closed?;
        let pool =
            || SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None).test_before_acquire(false);
        let writing = plain.clone().journal_mode(SqliteJournalMode::Wal);
        let writer = pool()
            .max_connections(1)
            .acquire_timeout(2 * PATIENCE)
            // When the disk is full, SQLite ends a transaction by itself, and nobody can begin another one on that
            // connection.
            .before_acquire(|connection, _| {
                Box::pin(async move {
                    connection.ping().await?;
                    Ok(!connection.is_in_transaction())
                })
            })
            .connect_with(writing)
            .await?;
        let readers = pool().max_connections(READERS).connect_with(plain.read_only(true)).await?;
        Ok(Sqlite { file: file.into(), readers, writer })
    }

    async fn update(connection: &mut SqliteConnection, file: &Path) -> Result<(), Refusal> {
        if let Some(schema) = schema::outdated_sqlite(connection).await? {
            let copy = kept::keep(connection, file, schema).await?;
            tracing::warn!(copy = %copy.display(), "the data is copied before its schema changes");
        }
        schema::update_sqlite(connection).await
    }

    pub(super) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Appends in one transaction.
    pub(super) async fn append(&self, batch: &[Box<Addition>]) -> Result<Vec<Outcome>, StoreError> {
        let result = async {
            let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await?;
            let mut outcomes = Vec::with_capacity(batch.len());
            for addition in batch {
                outcomes.push(add(&mut tx, addition).await?);
            }
            tx.commit().await?;
            Ok(outcomes)
        };
        result.await.map_err(|error| StoreError::sqlite(&self.file, &error))
    }

    /// Writes a consistent copy into a file that is not there yet.
    pub(super) async fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        let Some(name) = file.to_str() else {
            return Err(StoreError::new("the copy's name is not Unicode, which SQLite needs"));
        };
        let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&self.readers).await;
        copied.map(drop).map_err(|error| StoreError::sqlite(file, &error))
    }
}

/// How we connect to any file, for as long as nothing else is said.
pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(PATIENCE)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .disable_statement_logging()
}

async fn add(tx: &mut SqliteConnection, addition: &Addition) -> Result<Outcome, sqlx::Error> {
    let table = addition.table.as_str();
    let before: Before = sqlx::query_as("SELECT last, members FROM tables WHERE id = $1")
        .bind(table)
        .fetch_optional(&mut *tx)
        .await?;
    if let Err(outcome) = addition.check_next(&before) {
        return Ok(outcome);
    }
    let added = sqlx::query("INSERT INTO entries VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")
        .bind(table)
        .bind(addition.number)
        .bind(&addition.action)
        .bind(&addition.body)
        .execute(&mut *tx)
        .await?;
    if added.rows_affected() == 0 {
        return Ok(Ok(Appended::Conflict));
    }
    let table_row =
        "UPDATE tables SET last = $2, at = $3, phase = $4, public = $5, deadline = $6, bot_turn = $7,
        members = $8, summary = $9 WHERE id = $1";
    sqlx::query(table_row)
        .bind(table)
        .bind(addition.number)
        .bind(addition.at)
        .bind(addition.phase)
        .bind(addition.public)
        .bind(addition.deadline)
        .bind(addition.bot_turn)
        .bind(&addition.members)
        .bind(&addition.summary)
        .execute(&mut *tx)
        .await?;
    for guest in addition.departures(&before) {
        let gone = sqlx::query("DELETE FROM members WHERE guest = $1 AND table_id = $2");
        gone.bind(guest).bind(table).execute(&mut *tx).await?;
    }
    for guest in addition.arrivals(&before) {
        let new = sqlx::query("INSERT INTO members VALUES ($1, $2) ON CONFLICT DO NOTHING");
        new.bind(guest).bind(table).execute(&mut *tx).await?;
    }
    Ok(Ok(Appended::Stored))
}

fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|e| e.code()).and_then(|code| code.parse::<u32>().ok());
    matches!(code.map(|code| code & 0xff), Some(5 | 6))
}

/// Makes the file and its folder where they are missing. The key that signs tokens will be in it, so nobody else may
/// read it; SQLite gives its other files the same rights.
pub(super) fn make_file(file: &Path) -> Result<(), StoreError> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.map_or_else(|| PathBuf::from("."), Path::to_owned);
    fs::create_dir_all(&folder).map_err(|error| StoreError::file(&folder, &error))?;
    let mut options = fs::OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let is_new = !file.exists();
    options.open(file).map_err(|error| StoreError::file(file, &error))?;
    if is_new {
        sync_folder(&folder);
    }
    Ok(())
}

/// Makes a new name in a folder last. Not every system lets a folder be opened for that; then it does so by itself.
pub(super) fn sync_folder(folder: &Path) {
    if let Ok(folder) = fs::File::open(folder) {
        folder.sync_all().ok();
    }
}
