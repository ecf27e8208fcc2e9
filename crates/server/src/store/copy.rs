//! A copy of a running house.

use std::fs;
use std::path::{Path, PathBuf};

use super::Store;
use super::base::Base;
use super::error::StoreError;
use super::sqlite::{Sqlite, make_file, sync_folder};

impl Store {
    /// Writes a consistent copy of everything into a new SQLite file while the house goes on. Answers how many tables
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
        let copied = self.fill(&unfinished).await;
        let finished = copied.and_then(|tables| {
            finish(&unfinished, file).map_err(|error| StoreError::file(file, &error))?;
            Ok(tables)
        });
        if finished.is_err() {
            remove(&unfinished);
        }
        finished
    }

    async fn fill(&self, file: &Path) -> Result<u64, StoreError> {
        match &self.base {
            Base::Sqlite(sqlite) => sqlite.copy_to(file).await?,
            Base::Postgres(_) => return Err(StoreError::new("not yet")),
        }
        // Opening it is also the proof that it can be opened.
        let copy = Sqlite::open(file).await?;
        let count = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&copy.readers).await;
        copy.close().await;
        let count: i64 = count.map_err(|error| StoreError::sqlite(file, &error))?;
        Ok(super::number::unsigned(count))
    }
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn remove(file: &Path) {
    for ending in ["", "-wal", "-shm", "-journal"] {
        fs::remove_file(beside(file, ending)).ok();
    }
}

/// Makes the copy last, and only then gives it its name.
fn finish(unfinished: &Path, file: &Path) -> std::io::Result<()> {
    fs::OpenOptions::new().write(true).open(unfinished)?.sync_all()?;
    fs::rename(unfinished, file)?;
    sync_folder(file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")));
    Ok(())
}
