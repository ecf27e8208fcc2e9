//! The lock on a data file: one server, because servers that share a file do not hear each other.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::DataSource;
use super::error::StoreError;
use super::sqlite::make_file;

/// How long we wait for a server that is about to end.
const PATIENCE: Duration = Duration::from_secs(3);

/// Keeps others from serving the same file for as long as it lives; a server that is killed lets go, too.
pub struct DataLock {
    _lock: Option<File>,
}

impl DataLock {
    /// Becomes the only server of a file. PostgreSQL may have many.
    pub async fn of(place: &DataSource) -> Result<DataLock, StoreError> {
        let DataSource::File(data) = place else { return Ok(DataLock { _lock: None }) };
        if is_something_else(data) {
            // It will be refused; nothing is put beside it.
            return Ok(DataLock { _lock: None });
        }
        // Beside the data: someone who opens and closes SQLite's own file lets go of SQLite's own locks.
        let mut name = OsString::from(data);
        name.push("-lock");
        let path = PathBuf::from(name);
        make_file(&path)?;
        let file = File::open(&path).map_err(|error| StoreError::file(&path, &error))?;
        let begun = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(DataLock { _lock: Some(file) }),
                Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Err(TryLockError::WouldBlock) => {
                    let data = data.display();
                    return Err(StoreError::new(format!(
                        "{data} is served by another Loggia already; several servers of one house need PostgreSQL \
                         (--database)"
                    )));
                }
                // Not every file system has locks; then nobody is kept away.
                Err(TryLockError::Error(error)) => {
                    tracing::warn!(%error, "cannot lock the data file against other servers");
                    return Ok(DataLock { _lock: None });
                }
            }
        }
    }
}

/// Whether a file is there that SQLite has not made.
fn is_something_else(file: &Path) -> bool {
    let mut start = [0; 16];
    let read = File::open(file).and_then(|mut file| file.read(&mut start));
    read.is_ok_and(|bytes| bytes > 0 && start != *b"SQLite format 3\0")
}
