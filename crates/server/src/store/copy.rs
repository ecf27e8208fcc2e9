//! A copy of a running server.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection};

use super::base::Base;
use super::error::StoreError;
use super::sqlite::{make_file, sync_folder};
use super::verify::verify;
use super::{Store, schema, sqlite};

impl Store {
    /// Writes a consistent copy of everything into a new SQLite file while the server goes on. Answers how many tables
    /// it holds. The file appears under its name when it is complete.
    pub async fn copy_to(&self, file: &Path) -> Result<u64, StoreError> {
        if file.exists() {
            return Err(StoreError::new(format!("{} is there already; name a new file", file.display())));
        }
        let unfinished = beside(file, ".unfinished");
        // Only this program writes under such a name; what is there is left over from a copy that was broken off.
        remove(&unfinished);
        // Made by us first, so that nobody else may read it.
        make_file(&unfinished)?;
        let finished = match self.fill(&unfinished).await {
            Ok(tables) => {
                finish(&unfinished, file).map(|()| tables).map_err(|error| StoreError::file(file, &error))
            }
            Err(error) => Err(error),
        };
        if finished.is_err() {
            remove(&unfinished);
        }
        finished
    }

    async fn fill(&self, file: &Path) -> Result<u64, StoreError> {
        let explain = |error: &sqlx::Error| StoreError::sqlite(file, error);
        if let Base::Sqlite(sqlite) = &self.base {
            sqlite.copy_to(file).await?;
        }
        // Without WAL: all of a copy is in its one file.
        let mut copy = sqlite::options(file).connect().await.map_err(|error| explain(&error))?;
        let place = file.display().to_string();
        // Makes the tables of a new file, and proves that a copy of a file can be used.
        schema::update_sqlite(&mut copy).await.map_err(|refusal| refusal.at(&place, explain))?;
        if let Base::Postgres(postgres) = &self.base {
            postgres.copy_to(&mut copy, file).await?;
        }
        copy.close().await.map_err(|error| explain(&error))?;
        // Read again: a copy that is damaged is worse than none.
        Ok(verify(file).await?.tables)
    }
}

pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

pub(super) fn remove(file: &Path) {
    for ending in ["", "-wal", "-shm", "-journal"] {
        fs::remove_file(beside(file, ending)).ok();
    }
}

/// Makes the copy last, and only then gives it its name.
pub(super) fn finish(unfinished: &Path, file: &Path) -> std::io::Result<()> {
    fs::OpenOptions::new().write(true).open(unfinished)?.sync_all()?;
    // A link and not a new name, which would take the place of a file that has appeared meanwhile.
    match fs::hard_link(unfinished, file) {
        Ok(()) => fs::remove_file(unfinished)?,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => return Err(error),
        // Not every file system has links.
        Err(_) => fs::rename(unfinished, file)?,
    }
    sync_folder(file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")));
    Ok(())
}
