//! A real PostgreSQL of the tests' own: started from the system's programs, reached through a socket in a folder that
//! nobody else uses, and removed however the tests end.
//!
//! ```no_run
//! // None where PostgreSQL is missing and only the core is tested.
//! if let Some(postgres) = postgres_for_tests::start() {
//!     let url = postgres.new_database();
//!     assert_eq!(postgres.sql(&url, "SELECT 1"), "1");
//! }
//! ```

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// Set by `cargo xtask test --core`, which needs nothing but Rust.
pub const CORE: &str = "LOGGIA_CORE";

/// Where the folder of PostgreSQL's programs is: the newest of Debian's, or one in `PATH`.
pub fn programs() -> Option<PathBuf> {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = debian
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    versions.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let newest = versions.into_iter().rev().map(|(_, folder)| folder);
    newest.chain(std::env::split_paths(&path)).find(|folder| folder.join("initdb").is_file())
}

/// A running PostgreSQL.
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    /// The shell that keeps it; it ends with its input.
    keeper: Child,
    databases: AtomicU32,
}

/// Starts one. None, with a printed line, when PostgreSQL is missing and [`CORE`] is set.
///
/// # Panics
/// When it cannot be started; when PostgreSQL is missing and [`CORE`] is not set.
pub fn start() -> Option<Postgres> {
    let Some(programs) = programs() else {
        if std::env::var_os(CORE).is_some_and(|value| value == "1") {
            println!("PostgreSQL is not installed: what needs it is skipped ({CORE}=1).");
            return None;
        }
        panic!(
            "PostgreSQL is not installed. On Debian or Ubuntu: apt-get install postgresql. \
             With {CORE}=1, what needs it is skipped."
        );
    };
    Some(Postgres::start(programs))
}

impl Postgres {
    fn start(programs: PathBuf) -> Postgres {
        // PostgreSQL refuses to run as root.
        let user = Command::new("id").arg("-u").output().expect("`id` is there");
        let mut command = if user.stdout == b"0\n" {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        command.args(["-c", include_str!("cluster.sh"), "cluster"]).arg(&programs);
        // In a group of its own, so that Ctrl-C ends the tests and leaves the keeper to clean up.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut keeper = command.spawn().expect("a shell can be started");
        let mut folder = String::new();
        let said = keeper.stdout.take().map(|out| BufReader::new(out).read_line(&mut folder));
        if !matches!(said, Some(Ok(length)) if length > 0) {
            let mut why = String::new();
            keeper.stderr.take().map(|mut err| err.read_to_string(&mut why));
            panic!("PostgreSQL does not start:\n{why}");
        }
        Postgres { programs, folder: folder.trim_end().into(), keeper, databases: AtomicU32::new(0) }
    }

    /// Makes an empty database and returns its URL.
    pub fn new_database(&self) -> String {
        let name = format!("house{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut command = Command::new(self.programs.join("createdb"));
        let made = command.arg("-h").arg(&self.folder).args(["-U", "loggia", &name]).output();
        let made = made.expect("createdb can be started");
        assert!(made.status.success(), "createdb: {}", String::from_utf8_lossy(&made.stderr));
        self.url("loggia", &name)
    }

    /// The URL of a database for a user. All but `guarded`, who is yet to be made, need no password.
    pub fn url(&self, user: &str, database: &str) -> String {
        format!("postgres://{user}@localhost/{database}?host={}", self.folder.display())
    }

    /// Runs SQL as the administrator in a database and answers what it prints, without a frame.
    pub fn sql(&self, url: &str, sql: &str) -> String {
        let mut command = Command::new(self.programs.join("psql"));
        let ran =
            command.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", sql]).output();
        let ran = ran.expect("psql can be started");
        assert!(ran.status.success(), "psql: {}", String::from_utf8_lossy(&ran.stderr));
        String::from_utf8_lossy(&ran.stdout).trim_end().to_owned()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        self.keeper.wait().ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_runs_with_fsync_and_is_gone_when_dropped() {
        let Some(postgres) = start() else { return };
        let (one, two) = (postgres.new_database(), postgres.new_database());
        assert_eq!(postgres.sql(&one, "SHOW fsync"), "on");
        assert_ne!(
            postgres.sql(&one, "SELECT current_database()"),
            postgres.sql(&two, "SELECT current_database()")
        );
        let folder = postgres.folder.clone();
        assert!(folder.is_dir());
        drop(postgres);
        assert!(!folder.exists());
    }
}
