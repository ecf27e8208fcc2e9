//! From a copy, or from another database, into an empty place.

use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection};

use super::base::{Base, on};
use super::copy::{beside, finish, remove};
use super::error::StoreError;
use super::number::unsigned;
use super::postgres::Postgres;
use super::sqlite::make_file;
use super::verify::{Contents, verify};
use super::{DataSource, Store, ground, schema, sqlite};

/// Brings everything from one place into another, which must be empty, and reads it again. The first one is not changed,
/// except that a PostgreSQL database gets the present schema.
pub async fn restore(from: &DataSource, to: &DataSource) -> Result<Contents, StoreError> {
    let (working, file) = match to {
        DataSource::File(file) => {
            if file.exists() {
                let file = file.display();
                return Err(StoreError::new(format!(
                    "{file} is there already; move it away or name a new file"
                )));
            }
            (beside(file, ".unfinished"), Some(file.clone()))
        }
        DataSource::Postgres(_) => (scratch(), None),
    };
    remove(&working);
    let restored = fill(from, &working, to, file.as_deref()).await;
    if file.is_none() || restored.is_err() {
        remove(&working);
    }
    restored
}

/// A file that nobody else has, for what is on its way.
fn scratch() -> PathBuf {
    let name = format!("loggia-restore-{}-{:016x}.sqlite", std::process::id(), fastrand::u64(..));
    std::env::temp_dir().join(name)
}

async fn fill(
    from: &DataSource,
    working: &Path,
    to: &DataSource,
    file: Option<&Path>,
) -> Result<Contents, StoreError> {
    match from {
        DataSource::File(source) => copy_file(source, working).await?,
        DataSource::Postgres(_) => {
            let store = Store::open(from).await?;
            let copied = store.copy_to(working).await;
            store.close().await;
            copied?;
        }
    }
    let contents = verify(working).await?;
    if let Some(file) = file {
        ground::check(file)?;
        finish(working, file).map_err(|error| StoreError::file(file, &error))?;
    }
    if let DataSource::Postgres(url) = to {
        let postgres = Postgres::open(url, super::postgres::CONNECTIONS).await?;
        let restored = postgres.restore(working, contents).await;
        postgres.readers.close().await;
        restored?;
    }
    Ok(contents)
}

/// Copies a file that may be in use, and brings the copy up to date.
async fn copy_file(source: &Path, working: &Path) -> Result<(), StoreError> {
    // Says what is wrong with it before anything is made.
    verify(source).await?;
    make_file(working)?;
    let name = working
        .to_str()
        .ok_or_else(|| StoreError::new("the file's name is not Unicode, which SQLite needs"))?;
    let from = |error: sqlx::Error| StoreError::sqlite(source, &error);
    let mut connection = sqlite::options(source).read_only(true).connect().await.map_err(from)?;
    sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await.map_err(from)?;
    connection.close().await.map_err(from)?;
    let mut copy =
        sqlite::options(working).connect().await.map_err(|error| StoreError::sqlite(working, &error))?;
    let updated = schema::update_sqlite(&mut copy).await;
    let place = source.display().to_string();
    updated.map_err(|refusal| refusal.at(&place, |error| StoreError::sqlite(working, error)))?;
    copy.close().await.map_err(|error| StoreError::sqlite(working, &error))
}

impl Store {
    /// How much there is.
    pub async fn contents(&self) -> Result<Contents, StoreError> {
        let count = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)";
        let (tables, entries): (i64, i64) =
            on!(&self.base, readers, pool => sqlx::query_as(count).fetch_one(pool).await)?;
        Ok(Contents { tables: unsigned(tables), entries: unsigned(entries), schema: schema::SCHEMA })
    }
}
