//! What servers stand on: a program to start, and a place for the data.

use std::path::PathBuf;

use postgres_for_tests::Postgres;

use crate::fleet::{Data, Program};

/// Where the data is, and which program serves it.
#[derive(clap::Args)]
pub struct Where {
    /// A PostgreSQL database; its tables are used as they are.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// A PostgreSQL of the test's own. Without this and --database, a SQLite file in a temporary folder.
    #[arg(long, conflicts_with = "database")]
    postgres: bool,
    /// The program whose `serve` is tested; `loggia` beside this one unless told otherwise.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// The ground under a run, taken away at its end.
pub struct Ground {
    folder: PathBuf,
    program: PathBuf,
    data: Data,
    /// Lives as long as the ground.
    postgres: Option<Postgres>,
    kept: bool,
}

impl Ground {
    /// Lays the ground.
    pub fn new(place: &Where) -> Result<Ground, String> {
        let beside = || {
            let own = std::env::current_exe().map_err(|error| error.to_string())?;
            let path = own.with_file_name("loggia");
            let missing = format!("{} is missing: cargo build -p loggia, or --program FILE", path.display());
            if path.is_file() { Ok(path) } else { Err(missing) }
        };
        let program = place.program.clone().map_or_else(beside, Ok)?;
        let name = format!("loggia-soak-{}-{:08x}", std::process::id(), fastrand::u32(..));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let postgres = if place.postgres { postgres_for_tests::start() } else { None };
        let data = match (&place.database, &postgres) {
            (Some(url), _) => Data::Database(url.clone()),
            (None, Some(postgres)) => Data::Database(postgres.new_database()),
            (None, None) if place.postgres => return Err("there is no PostgreSQL".into()),
            (None, None) => Data::File(folder.join("house.db")),
        };
        Ok(Ground { folder, program, data, postgres, kept: false })
    }

    /// Where the data is.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// Whether several servers can stand on it.
    pub fn is_shared(&self) -> bool {
        matches!(self.data, Data::Database(_))
    }

    /// Cuts all connections of the servers to a database of our own.
    pub fn cut(&self) -> Result<(), String> {
        let (Some(postgres), Data::Database(url)) = (&self.postgres, &self.data) else {
            return Err("connections can be cut to a database of our own only: --postgres".into());
        };
        let others = "datname = current_database() AND pid <> pg_backend_pid()";
        postgres.sql(url, &format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"));
        Ok(())
    }

    /// How to start a server.
    pub fn program(&self) -> Program {
        let (path, data, logs) = (self.program.clone(), self.data.clone(), self.folder.clone());
        Program { path, data, logs, args: Vec::new(), files: None }
    }

    /// Leaves the servers' logs for someone to look at.
    pub fn keep(mut self) -> PathBuf {
        self.kept = true;
        self.folder.clone()
    }
}

impl Drop for Ground {
    fn drop(&mut self) {
        if !self.kept {
            // A folder that stays behind in the temporary one does no harm.
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}
