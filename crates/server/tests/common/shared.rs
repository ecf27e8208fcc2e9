//! A database that servers and workers share.

use postgres_for_tests::Postgres;
use server::store::{DataSource, Store};
use server::{Limits, WorkerConfig, work};
use table::Engine;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::{Running, count, until};

/// As the servers and workers of this build call theirs.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The database, and a store of the test's own.
pub struct Shared {
    postgres: Postgres,
    url: String,
    pub place: DataSource,
    pub store: Store,
}

impl Shared {
    /// None where PostgreSQL is missing and only the core is tested.
    pub async fn new() -> Option<Shared> {
        let postgres = postgres_for_tests::start()?;
        let url = postgres.new_database();
        let place = DataSource::Postgres(url.clone());
        let store = Store::open(&place).await.unwrap();
        Some(Shared { postgres, url, place, store })
    }

    pub async fn server(&self, limits: Limits) -> Running {
        Running::start(self.place.clone(), limits).await
    }

    /// A worker that works already.
    pub async fn worker(&self, engines: &'static [Engine]) -> Working {
        let (stop, stopped) = oneshot::channel();
        let (ready, works) = oneshot::channel();
        let config = WorkerConfig {
            place: self.place.clone(),
            games: games::ALL,
            engines,
            threads: 1,
            on_ready: Box::new(|| ready.send(()).unwrap()),
        };
        let until = async {
            let _ = stopped.await;
        };
        let threads = Runtime::new().unwrap();
        let worked = threads.spawn(async move { work(config, until).await.unwrap() });
        works.await.unwrap();
        Working { threads, stop, worked }
    }

    pub fn sql(&self, sql: &str) {
        self.postgres.sql(&self.url, sql);
    }

    /// Servers see a worker from now on, which takes nothing; so nothing depends on how soon others are heard of.
    pub async fn a_worker_is_seen(&self, server: &Running) {
        let add = "INSERT INTO loggia_workers_1 VALUES ('seen', 'VERSION', 1, now() + interval '1 hour')";
        self.sql(&add.replace("VERSION", VERSION));
        until("a worker is seen", async || (count(server, "worker_threads").await > 0).then_some(())).await;
    }

    pub async fn close(self) {
        self.store.close().await;
    }
}

/// A worker with threads of its own.
pub struct Working {
    threads: Runtime,
    stop: oneshot::Sender<()>,
    worked: JoinHandle<()>,
}

impl Working {
    /// Waits until it has left its jobs to others.
    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        self.worked.await.unwrap();
        self.threads.shutdown_background();
    }

    /// As when its machine dies: it says nothing to anybody.
    pub fn kill(self) {
        self.threads.shutdown_background();
    }
}
