//! Logs that take long to follow, for a server and for a worker.

use std::time::Duration;

use client::NewTable;
use serde_json::json;
use server::store::{DataSource, Standing, Store, TableRow};
use server::{JobKind, TableId, WorkerConfig, work};
use table::rest::Summary;
use table::{Games, Guest, Phase, Tagged, Time};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::sync::oneshot;

use crate::common::{Folder, Running, count, until};
use crate::gate::{Gate, Gated};

fn gated() -> NewTable {
    NewTable::new(Tagged::new("gated", &json!({ "side": 3 })))
}

/// Waits until the server counts this many.
async fn counts(server: &Running, name: &str, wanted: u64) {
    let counted = async || (count(server, name).await == wanted).then_some(());
    until(&format!("{name} becomes {wanted}"), counted).await;
}

/// Asks for a table as someone with this address, and does not wait for the answer.
async fn ask_for(server: &Running, table: &str, address: &str) -> TcpStream {
    let mut asks = TcpStream::connect(server.url.authority()).await.unwrap();
    let request = format!(
        "GET /api/tables/{table} HTTP/1.1\r\nhost: {}\r\nx-forwarded-for: {address}\r\n\r\n",
        server.url.authority()
    );
    asks.write_all(request.as_bytes()).await.unwrap();
    asks
}

/// Caught: who asked for a table with a long log and hung up gave the turn to open tables back, while the log was still being
/// followed for nothing.
#[tokio::test(flavor = "multi_thread")]
async fn who_hangs_up_while_a_table_is_opened_gives_no_turn_back() {
    static GATE: Gate = Gate::new();
    static GAMES: Games = &[&Gated(&GATE)];
    let folder = Folder::new();
    let server = Running::with_games(folder.place(), GAMES).await;
    let host = server.token().await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(server.url.create_table(&gated(), &host).await.unwrap().id);
    }
    counts(&server, "connections", 1).await;
    GATE.shut();
    for (turns, table) in (1..).zip(&tables[..2]) {
        let asks = ask_for(&server, table, "10.1.1.1").await;
        GATE.has_waiting(turns).await;
        drop(asks);
        // The server has noticed; only who asks for the count is there.
        counts(&server, "connections", 1).await;
    }
    let url = server.url.clone();
    let paths: Vec<String> = tables[2..].iter().map(|table| format!("/api/tables/{table}")).collect();
    let others = tokio::spawn(async move {
        for path in paths {
            url.send(hyper::Method::GET, &path, None, None).await.unwrap();
        }
    });
    counts(&server, "connections", 2).await;
    GATE.open();
    others.await.unwrap();
    assert_eq!(GATE.most(), 2, "as many as there are turns");
    // What was begun is of use for the next one who asks.
    counts(&server, "open_tables", 4).await;
    assert!(!GATE.is_stuck());
    server.stop().await;
}

/// Caught: long logs were read in the order of asking, so a crowd that opened old tables held up everybody.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_that_opens_tables_holds_nobody_else_up() {
    static GATE: Gate = Gate::new();
    static GAMES: Games = &[&Gated(&GATE)];
    let folder = Folder::new();
    let server = Running::with_games(folder.place(), GAMES).await;
    let host = server.token().await;
    let mut tables = Vec::new();
    for name in 1..=8 {
        let wanted = NewTable::new(Tagged::new("gated", &json!({ "side": 3, "name": name })));
        tables.push(server.url.create_table(&wanted, &host).await.unwrap().id);
    }
    server.stop().await;
    let server = Running::with_games(folder.place(), GAMES).await;
    counts(&server, "connections", 1).await;
    GATE.shut();
    let mut asking = Vec::new();
    for (number, table) in (1..).zip(&tables[..7]) {
        asking.push(ask_for(&server, table, "10.1.1.1").await);
        // The first two have the turns, the others wait for one.
        GATE.has_waiting(number.min(2)).await;
        counts(&server, "waiting_openings", number.saturating_sub(2) as u64).await;
    }
    asking.push(ask_for(&server, &tables[7], "10.1.1.2").await);
    counts(&server, "waiting_openings", 6).await;
    GATE.open();
    counts(&server, "open_tables", 8).await;
    // Both turns are given on at once: it has one of the next two.
    assert!(GATE.came()[2..4].contains(&8), "{:?}", GATE.came());
    assert!(!GATE.is_stuck());
    server.stop().await;
}

/// Caught: a worker followed logs where it should have renewed its leases, and lost what it had. On one thread it shows.
#[tokio::test]
async fn a_worker_that_follows_a_long_log_stays_alive() {
    static GATE: Gate = Gate::new();
    static GAMES: Games = &[&Gated(&GATE)];
    let Some(postgres) = postgres_for_tests::start() else { return };
    let url = postgres.new_database();
    let place = DataSource::Postgres(url.clone());
    let store = Store::open(&place).await.unwrap();
    let (id, header) = (TableId::random(), gated().header(Guest(1), Time(0)));
    let row = TableRow {
        at: Time(0),
        phase: Phase::Gathering,
        public: false,
        deadline: None,
        bot_turn: false,
        members: Vec::new(),
        summary: Summary::default(),
    };
    store.create(id, &header, &row).await.unwrap();
    GATE.shut();
    let text = json!({ "plan": { "seat": 0, "level": 1, "seed": 1, "time": 1000 } }).to_string();
    let of = (env!("CARGO_PKG_VERSION"), JobKind::Plan);
    let job = store.ask_workers(of, (id, 0), &text).await.unwrap().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let config = WorkerConfig { place, games: GAMES, engines: &[], threads: 1, on_ready: Box::new(|| ()) };
    let worker = tokio::spawn(work(config, async {
        let _ = stopped.await;
    }));
    GATE.has_waiting(1).await;
    // Twice: the first time may have been under way already.
    for _ in 0..2 {
        let alive_until = || postgres.sql(&url, "SELECT max(until) FROM loggia_workers_1");
        let before = alive_until();
        let renewed = async {
            while alive_until() == before {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), renewed).await.expect("it shows that it is alive");
    }
    GATE.open();
    let answered = async {
        while store.job_stands(job).await.unwrap() != Standing::Answered {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), answered).await.expect("it answers");
    assert!(!GATE.is_stuck(), "nothing else was done meanwhile");
    stop.send(()).unwrap();
    worker.await.unwrap().unwrap();
    store.close().await;
}
