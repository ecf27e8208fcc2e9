//! The server as a process of this program, so that tests need no other one built. `loggia serve` does the same.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use server::store::DataSource;
use server::{Clock, Config, Limits, Trust};

/// What `loggia serve` takes, as far as the tests use it.
#[derive(clap::Args)]
pub struct Serve {
    /// Where to listen.
    #[arg(long)]
    listen: SocketAddr,
    /// A SQLite file.
    #[arg(long)]
    data: Option<PathBuf>,
    /// A PostgreSQL database.
    #[arg(long)]
    database: Option<String>,
    /// Files for browsers.
    #[arg(long)]
    client: Option<PathBuf>,
    /// Seconds within which a client has to read some of an answer.
    #[arg(long)]
    stall: Option<u64>,
    /// Seconds until a new connection has to say something.
    #[arg(long)]
    first_word: Option<u64>,
}

impl Serve {
    /// Serves until it is killed.
    pub async fn run(self) -> Result<(), String> {
        let place = match (self.data, self.database) {
            (Some(file), None) => DataSource::File(file),
            (None, Some(url)) => DataSource::Postgres(url),
            _ => return Err("either --data or --database".into()),
        };
        let usual = Limits::default();
        let limits = Limits {
            stall: self.stall.map_or(usual.stall, Duration::from_secs),
            first_word: self.first_word.map_or(usual.first_word, Duration::from_secs),
            ..usual
        };
        let config = Config {
            listen: self.listen,
            place,
            public_url: None,
            trust: Trust::default(),
            tls: None,
            client: self.client,
            games: games::ALL,
            engines: jobs::ENGINES,
            limits,
            clock: Clock::system(),
            on_ready: Box::new(|address| println!("listening at {address}")),
        };
        server::serve(config, std::future::pending()).await.map_err(|error| error.to_string())
    }
}
