//! Workers that compute for servers, through PostgreSQL.

mod common;

use std::time::Duration;

use common::{Folder, Running, limits};
use serde_json::json;
use server::store::{DataSource, Store, Taken};
use server::{JobKind, WorkerConfig, work};
use table::Action;
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

/// As the servers and workers of this build call theirs.
const VERSION: &str = env!("CARGO_PKG_VERSION");

fn worker(place: &DataSource) -> (oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
    let (stop, stopped) = oneshot::channel();
    let config = WorkerConfig {
        place: place.clone(),
        games: games::ALL,
        engines: jobs::ENGINES,
        threads: 1,
        on_ready: Box::new(|| ()),
    };
    let until = async {
        let _ = stopped.await;
    };
    (stop, tokio::spawn(async move { work(config, until).await.unwrap() }))
}

/// A number that the server counts.
async fn metric(server: &Running, name: &str) -> u64 {
    let told = server.get("/metrics").await.unwrap();
    let line = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is not in {told}")).parse().unwrap()
}

/// Waits for something that may take longer than a lease.
async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let found = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(60), found).await.unwrap_or_else(|_| panic!("waited in vain: {what}"))
}

/// A worker that takes a job and is never heard of again.
async fn dies_with_a_job(store: &Store, name: &str) -> Taken {
    until("a job is there", async || {
        store.renew_jobs((name, VERSION, 1), &[]).await.unwrap();
        store.take_job(name, (VERSION, JobKind::Plan)).await.unwrap()
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_dies_is_replaced_by_another_one_or_by_the_server() {
    let Some(postgres) = postgres_for_tests::start() else { return };
    let place = DataSource::Postgres(postgres.new_database());
    let server = Running::start(place.clone(), limits()).await;
    let store = Store::open(&place).await.unwrap();
    let token = server.token().await;
    let table = server.table(&token, json!({ "starter": { "seat": 0 }, "rounds": 0 })).await;
    let anna = server.guest(&table, &token, "Anna").await;
    anna.client.act(Action::Sit { seat: 0 }).await.unwrap();
    anna.client.act(Action::SeatBot { seat: 1, level: 1 }).await.unwrap();
    let number = anna.client.act(Action::Start { lot: 0 }).await.unwrap();
    assert!(anna.client.reached(number).await);

    // Without workers the server does it.
    let number = anna.move_for(0).await.unwrap();
    assert!(anna.client.reached(number + 1).await, "the bot moves");
    assert_eq!(metric(&server, "loggia_worked_elsewhere_total").await, 0);

    // With a worker, the worker does.
    let (stop, first) = worker(&place);
    until("it is seen", async || (metric(&server, "loggia_worker_threads").await > 0).then_some(())).await;
    let number = anna.move_for(0).await.unwrap();
    assert!(anna.client.reached(number + 1).await, "the bot moves");
    assert_eq!(metric(&server, "loggia_worked_elsewhere_total").await, 1);
    stop.send(()).unwrap();
    first.await.unwrap();

    // One dies with the job, and the next one has it when the lease is over.
    until("it has left", async || (metric(&server, "loggia_worker_threads").await == 0).then_some(())).await;
    store.renew_jobs(("dies", VERSION, 1), &[]).await.unwrap();
    until("it is seen", async || (metric(&server, "loggia_worker_threads").await > 0).then_some(())).await;
    let number = anna.move_for(0).await.unwrap();
    let taken = dies_with_a_job(&store, "dies").await;
    let (stop, second) = worker(&place);
    assert!(store.take_job("other", (VERSION, JobKind::Plan)).await.unwrap().is_none(), "it is taken");
    assert!(anna.client.reached(number + 1).await, "the bot moves");
    assert_eq!(metric(&server, "loggia_worked_elsewhere_total").await, 2);
    assert!(!store.answer_job("dies", taken.job, "\"too late\"").await.unwrap());
    stop.send(()).unwrap();
    second.await.unwrap();

    // The last one dies, and the server does it.
    until("it has left", async || (metric(&server, "loggia_worker_threads").await == 0).then_some(())).await;
    store.renew_jobs(("dies too", VERSION, 1), &[]).await.unwrap();
    until("it is seen", async || (metric(&server, "loggia_worker_threads").await > 0).then_some(())).await;
    let number = anna.move_for(0).await.unwrap();
    let taken = dies_with_a_job(&store, "dies too").await;
    assert!(anna.client.reached(number + 1).await, "the bot moves");
    assert_eq!(metric(&server, "loggia_worked_elsewhere_total").await, 2);
    assert!(!store.answer_job("dies too", taken.job, "\"too late\"").await.unwrap());
    store.close().await;
    server.stop().await;
}

#[tokio::test]
async fn a_file_has_no_workers() {
    let folder = Folder::new();
    let config = WorkerConfig {
        place: folder.place(),
        games: games::ALL,
        engines: jobs::ENGINES,
        threads: 1,
        on_ready: Box::new(|| ()),
    };
    let why = work(config, std::future::pending()).await.unwrap_err().to_string();
    assert!(why.contains("PostgreSQL"), "{why}");
    assert!(!folder.0.join("house.sqlite").exists());
}
