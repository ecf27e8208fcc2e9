//! Errors of the store, with what the operator can do about them.

use std::fmt;
use std::io;
use std::path::Path;

/// Why the store could not do something. Says what and what to do about it; never contains a password.
#[derive(Clone, Debug)]
pub struct StoreError {
    what: String,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    NoTable,
    /// What is there is of a form that this version does not know.
    Unreadable,
    /// There is no room on the disk.
    Full,
    /// The connection to the database broke, or another transaction interfered: a retry may succeed.
    Passing,
    Other,
}

impl StoreError {
    pub(crate) fn new(what: impl Into<String>) -> StoreError {
        StoreError { what: what.into(), kind: Kind::Other }
    }

    pub(crate) fn needs_postgres() -> StoreError {
        StoreError::new(
            "a worker takes its work from PostgreSQL (--database postgres://…); with a SQLite file there is one server, and it \
             does all the work itself",
        )
    }

    pub(crate) fn no_table() -> StoreError {
        StoreError { what: "the table is not there any more".into(), kind: Kind::NoTable }
    }

    pub(crate) fn unreadable(what: impl Into<String>) -> StoreError {
        StoreError { what: what.into(), kind: Kind::Unreadable }
    }

    /// Whether one table is of a form that this version does not know; all others may be well.
    pub fn is_unreadable(&self) -> bool {
        self.kind == Kind::Unreadable
    }

    /// What is wrong in a few words for everybody: without names of files and machines.
    pub fn in_short(&self) -> &'static str {
        match self.kind {
            Kind::Full => "the disk is full",
            Kind::Passing => "the database does not answer",
            Kind::NoTable | Kind::Unreadable | Kind::Other => "the data cannot be written",
        }
    }

    pub(super) fn closed() -> StoreError {
        StoreError::new("the store is closed: the server is going down")
    }

    /// Whether the table was deleted, or never was.
    pub fn is_no_table(&self) -> bool {
        self.kind == Kind::NoTable
    }

    pub(super) fn is_passing(&self) -> bool {
        self.kind == Kind::Passing
    }

    pub(crate) fn file(path: &Path, error: &io::Error) -> StoreError {
        let path = path.display();
        let advice = match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                "let the server write there, or choose another file with --data"
            }
            io::ErrorKind::StorageFull => "make room on the disk",
            _ => "choose another file with --data",
        };
        StoreError::new(format!("{path} cannot be written: {error}; {advice}"))
    }

    /// What SQLite has to say about a file.
    pub(super) fn sqlite(path: &Path, error: &sqlx::Error) -> StoreError {
        let shown = path.display();
        // The primary codes of https://sqlite.org/rescode.html.
        let code = error.as_database_error().and_then(|e| e.code()).and_then(|code| code.parse::<u32>().ok());
        let what = match code.map(|code| code & 0xff) {
            Some(26) => format!("{shown} is not a database; choose another file with --data"),
            Some(11) => format!("{shown} is damaged; go back to the last copy made with `loggia backup`"),
            Some(5 | 6) => format!("{shown} is in use by another program for too long; try again"),
            Some(8) => format!("{shown} is read-only; let the server write there"),
            Some(13) => format!("{shown} cannot grow: the disk is full"),
            Some(14) => {
                format!("{shown} cannot be opened; is its folder there, and may the server write to it?")
            }
            Some(10) => format!("{shown} cannot be read or written: the disk reports an error ({error})"),
            _ => format!("{shown}: {}", plain(error)),
        };
        let kind = match code.map(|code| code & 0xff) {
            Some(13) => Kind::Full,
            _ if matches!(error, sqlx::Error::PoolTimedOut) => Kind::Passing,
            _ => Kind::Other,
        };
        StoreError { what, kind }
    }

    /// What PostgreSQL, or the way to it, has to say. `place` names it without a password.
    pub(super) fn postgres(place: &str, error: &sqlx::Error) -> StoreError {
        let state = error.as_database_error().and_then(|e| e.code()).unwrap_or_default().into_owned();
        let message = error.as_database_error().map(|e| e.message()).unwrap_or_default();
        let (what, kind) = match (error, state.as_str()) {
            (_, "28P01" | "28000") => {
                (format!("{place} does not let us in: {message}; check user and password"), Kind::Other)
            }
            (_, "3D000") => (format!("{place}: {message}; make it with `createdb`"), Kind::Other),
            (_, "42501") => {
                (format!("{place}: {message}; the user must be allowed to make tables"), Kind::Other)
            }
            (_, "53100") => (format!("{place}: the disk is full"), Kind::Full),
            // Serialisation, deadlock, too many connections, shutting down, starting up, lock not available.
            (_, "40001" | "40P01" | "53300" | "57P01" | "57P02" | "57P03" | "55P03" | "25P03") => {
                (format!("{place}: {message}"), Kind::Passing)
            }
            (sqlx::Error::Io(io), _) => {
                (format!("{place} cannot be reached: {io}; is PostgreSQL running there?"), Kind::Passing)
            }
            (sqlx::Error::PoolTimedOut, _) => {
                (format!("{place} does not answer; is PostgreSQL running there?"), Kind::Passing)
            }
            (sqlx::Error::Tls(tls), _) => (format!("{place}: no safe connection: {tls}"), Kind::Other),
            // A connection that ends in the middle of an answer.
            (sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed, _) => {
                (format!("{place}: {}", plain(error)), Kind::Passing)
            }
            _ => (format!("{place}: {}", plain(error)), Kind::Other),
        };
        StoreError { what, kind }
    }
}

/// The message of a database without words around it.
fn plain(error: &sqlx::Error) -> String {
    match error.as_database_error() {
        Some(database) => database.message().to_owned(),
        None => error.to_string(),
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for StoreError {}
