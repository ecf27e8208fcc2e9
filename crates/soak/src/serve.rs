//! The server as a process of this program, so that tests need no other one built. `loggia serve` does the same.

use std::net::SocketAddr;
use std::path::PathBuf;

use server::store::Place;
use server::{Clock, Config, Limits};

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
}

impl Serve {
    /// Serves until it is killed.
    pub async fn run(self) -> Result<(), String> {
        let place = match (self.data, self.database) {
            (Some(file), None) => Place::File(file),
            (None, Some(url)) => Place::Postgres(url),
            _ => return Err("either --data or --database".into()),
        };
        let config = Config {
            listen: self.listen,
            place,
            public_url: None,
            tls: None,
            client: None,
            games: games::ALL,
            engines: jobs::ENGINES,
            limits: Limits::default(),
            clock: Clock::system(),
            on_ready: Box::new(|address| println!("listening at {address}")),
        };
        server::serve(config, std::future::pending()).await.map_err(|error| error.to_string())
    }
}
