//! A worker as a process of this program. `loggia worker` does the same.

use server::store::DataSource;
use server::{WorkerConfig, work};

/// What `loggia worker` takes, as far as the tests use it.
#[derive(clap::Args)]
pub struct Worker {
    /// The PostgreSQL database.
    #[arg(long)]
    database: String,
    /// Jobs of each kind at a time.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

impl Worker {
    /// Works until it is killed.
    pub async fn run(self) -> Result<(), String> {
        let config = WorkerConfig {
            place: DataSource::Postgres(self.database),
            games: games::ALL,
            engines: jobs::ENGINES,
            threads: self.threads,
            on_ready: Box::new(|| println!("working")),
        };
        work(config, std::future::pending()).await.map_err(|error| error.to_string())
    }
}
