//! The clock of the machine goes wrong; and a server that has nothing to do leaves the disk alone.

use std::time::Duration;

use games::CallistoChoice;
use serde_json::json;
use server::TableId;
use server::store::{Store, TableRow};
use sqlx::{ConnectOptions, Connection};
use table::rest::Summary;
use table::{Guest, Phase, Time, View};

use crate::common::{Folder, Running, limits, looked_at, manual_clock, pass};

const FINISHED: fn(&View) -> bool =
    |view| view.table.as_ref().is_some_and(|table| table.phase() == Phase::Finished);

/// Caught: a clock that was set back by an hour let all games stand still for an hour.
#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_when_the_clock_is_set_back() {
    let (folder, clock) = (Folder::new(), manual_clock());
    let wanted = json!({ "starter": { "seat": 0 }, "rounds": 0, "clock": { "move": { "seconds": 5 } } });
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let (table, anna, _ben) = server.two(wanted).await;
    // It sees a wrong time, once while it runs and once while it does not.
    pass(&clock, &folder.place(), 1).await;
    let store = Store::open(&folder.place()).await.unwrap();
    let before = store.last_beat().await.unwrap().unwrap();
    clock.set_back(Duration::from_secs(3600));
    looked_at(&clock).await;
    clock.advance(Duration::from_secs(2));
    assert_eq!(noted_after(&store, before).await, Time(before.0 + 2_000));
    assert!(!FINISHED(anna.client.replica().view()));
    let token = anna.token.clone();
    server.stop().await;
    clock.set_back(Duration::from_secs(3600));
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let anna = server.guest(&table, &token, "Anna").await;
    // Two seconds are left. A server that does not get to look each second would credit what it has missed.
    let passes = async {
        let mut noted = Time(before.0 + 2_000);
        loop {
            clock.advance(Duration::from_secs(1));
            noted = noted_after(&store, noted).await;
        }
    };
    tokio::select! {
        over = anna.client.until(FINISHED) => assert!(over),
        () = passes => {}
        () = tokio::time::sleep(Duration::from_secs(60)) => panic!("the game stands still"),
    }
    store.close().await;
    server.stop().await;
}

/// When the server next notes that it is there, by its own clock.
async fn noted_after(store: &Store, before: Time) -> Time {
    let noted = async {
        loop {
            match store.last_beat().await.unwrap() {
                Some(noted) if noted > before => return noted,
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), noted).await.expect("the server is awake")
}

/// Caught: two hundred tables of which nothing comes when their time is over stood before all others, whose clocks ran on for
/// ever.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_of_which_nothing_comes_do_not_stand_before_others() {
    // As many as a server looks at in one go.
    const IDLE: usize = 200;
    let (folder, clock) = (Folder::new(), manual_clock());
    let store = Store::open(&folder.place()).await.unwrap();
    let row = || TableRow {
        at: clock.now(),
        phase: Phase::Gathering,
        public: false,
        deadline: Some(Time(1)),
        bot_turn: false,
        members: Vec::new(),
        summary: Summary::default(),
    };
    for _ in 0..IDLE {
        let header = CallistoChoice::new("pocket", 2).header(Guest(1), clock.now());
        store.create(TableId::random(), &header, &row()).await.unwrap();
    }
    let wanted = json!({ "starter": { "seat": 0 }, "rounds": 0, "clock": { "move": { "seconds": 5 } } });
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let (_, anna, _ben) = server.two(wanted).await;
    let passes = async {
        loop {
            looked_at(&clock).await;
            clock.advance(Duration::from_millis(500));
        }
    };
    tokio::select! {
        over = anna.client.until(FINISHED) => assert!(over),
        () = passes => {}
        () = tokio::time::sleep(Duration::from_secs(60)) => panic!("the clock runs on"),
    }
    assert_eq!(store.due(clock.now(), None, 1_000).await.unwrap().len(), IDLE);
    store.close().await;
    server.stop().await;
}

/// Caught: one commit each second, with nobody there.
#[tokio::test(flavor = "multi_thread")]
async fn an_idle_server_leaves_the_disk_alone() {
    let (folder, clock) = (Folder::new(), manual_clock());
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let _two = server.two(json!({})).await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("house.sqlite"));
    let mut other = options.connect().await.unwrap();
    let mut version = async || {
        // It changes with each commit of someone else.
        sqlx::query_scalar::<_, i64>("PRAGMA data_version").fetch_one(&mut other).await.unwrap()
    };
    // What the two did is noted for a while; then nothing is, however often the server looks at its clock.
    let idle = async {
        loop {
            let before = version().await;
            for _ in 0..20 {
                looked_at(&clock).await;
                clock.advance(Duration::from_millis(500));
            }
            if version().await == before {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), idle).await.expect("it still writes");
    other.close().await.unwrap();
    server.stop().await;
}
