//! Tables that nobody can read, and clocks by the thousand.

use std::time::{Duration, Instant};

use client::{Client, ClientError, Ended};
use games::CallistoChoice;
use serde_json::json;
use server::TableId;
use server::store::{Store, TableRow};
use sqlx::{ConnectOptions, Connection};
use table::rest::Summary;
use table::{Action, ActionId, By, Clock, Entry, Guest, Header, Phase, Table, Time};

use crate::common::{Folder, Running, limits};

async fn sql(folder: &Folder, text: &'static str, table: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("house.sqlite"));
    let mut other = options.connect().await.unwrap();
    let changed = sqlx::query(text).bind(table).execute(&mut other).await.unwrap();
    assert!(changed.rows_affected() > 0);
    other.close().await.unwrap();
}

/// Caught: one entry that this version cannot read, at one table with a clock, and the server did not open.
#[tokio::test(flavor = "multi_thread")]
async fn one_table_that_nobody_can_read_is_set_aside() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let wanted = || json!({ "starter": { "seat": 0 }, "clock": { "days": { "days": 1 } } });
    let (strange, anna, _) = server.two(wanted()).await;
    let (other_kind, ..) = server.two(wanted()).await;
    let (good, carl, _) = server.two(wanted()).await;
    let (anna, carl) = (anna.token, carl.token);
    server.stop().await;
    sql(
        &folder,
        "UPDATE entries SET body = replace(body, '\"sit\"', '\"fly\"') WHERE table_id = $1",
        &strange,
    )
    .await;
    sql(&folder, "UPDATE tables SET header = '{\"newer\":1}' WHERE id = $1", &other_kind).await;
    // Longer than a few beats ago, so that clocks are credited.
    sql(&folder, "UPDATE house SET beat = beat - 60000 WHERE $1 <> ''", "x").await;

    let server = Running::start(folder.place(), limits()).await;
    let carl = server.guest(&good, &carl, "Carl").await;
    carl.move_for(0).await.unwrap();
    for table in [&strange, &other_kind] {
        let looked = server.get(&format!("/api/tables/{table}")).await;
        let told = ClientError::Status { status: 409, key: Some("newer".into()) };
        assert_eq!(looked, Err(told));
        let (client, _events) = Client::connect(games::ALL, &server.url, table, &anna);
        assert!(!client.until(|view| view.table.is_some()).await);
        assert_eq!(client.replica().view().ended, Some(Ended::Newer));
    }
    let store = Store::open(&folder.place()).await.unwrap();
    let mut aside: Vec<String> =
        store.tables_set_aside().await.unwrap().iter().map(|(id, _)| id.to_string()).collect();
    let mut both = [strange.clone(), other_kind];
    aside.sort();
    both.sort();
    assert_eq!(aside, both, "the operator finds them");
    server.stop().await;

    // A version that can read it reopens it, and no clock is charged for the time between.
    sql(
        &folder,
        "UPDATE entries SET body = replace(body, '\"fly\"', '\"sit\"') WHERE table_id = $1",
        &strange,
    )
    .await;
    let server = Running::start(folder.place(), limits()).await;
    let taken_up = async {
        while store.tables_set_aside().await.unwrap().len() > 1 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), taken_up).await.unwrap();
    let anna = server.guest(&strange, &anna, "Anna").await;
    assert_eq!(anna.client.table().unwrap().phase(), Phase::Playing);
    let log = server.url.log(&strange, &anna.token).await.unwrap();
    assert!(log.entries.iter().any(|entry| matches!(entry.action, Action::Away { .. })));
    store.close().await;
    server.stop().await;
}

/// Caught: one row with a phase that only a newer version knows, and there were no lists of tables for anybody.
#[tokio::test(flavor = "multi_thread")]
async fn one_row_that_nobody_can_read_does_not_hide_the_others() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let token = server.token().await;
    let strange = server.table(&token, json!({ "public": true })).await;
    let good = server.table(&token, json!({ "public": true })).await;
    server.guest(&strange, &token, "Anna").await;
    server.guest(&good, &token, "Anna").await;
    sql(&folder, "UPDATE tables SET phase = 'asleep' WHERE id = $1", &strange).await;
    for list in [server.get("/api/tables").await, server.get_as(&token, "/api/mine").await] {
        let list = list.unwrap();
        assert!(list.contains(&good) && !list.contains(&strange), "{list}");
    }
    server.stop().await;
}

/// Caught: people who followed the link to such a table saw JSON.
#[tokio::test(flavor = "multi_thread")]
async fn the_link_to_a_table_of_a_newer_version_leads_to_a_page() {
    let (folder, files) = (Folder::new(), Folder::new());
    std::fs::write(files.0.join("index.html"), "the first page").unwrap();
    std::fs::write(files.0.join("tables.html"), "the page of tables").unwrap();
    let routes = r#"[{"page":"index.html","paths":[""],"tables":null},{"page":"tables.html","paths":["t"],"tables":null}]"#;
    std::fs::write(files.0.join("routes.json"), routes).unwrap();
    let server = Running::with_client(folder.place(), files.0.clone()).await;
    let token = server.token().await;
    let table = server.table(&token, json!({})).await;
    server.stop().await;
    sql(&folder, "UPDATE tables SET header = '{\"newer\":1}' WHERE id = $1", &table).await;
    let server = Running::with_client(folder.place(), files.0.clone()).await;
    assert_eq!(server.get(&format!("/t/{table}")).await.unwrap(), "the page of tables");
    server.stop().await;
}

/// A running game with a clock, as a log.
fn game(now: Time) -> (Header, Vec<Entry>, Table) {
    let clock = Clock::Move { seconds: 300 };
    let header = Header { clock, ..CallistoChoice::new("pocket", 2).header(Guest(1), now) };
    let mut table = Table::new(games::ALL, header.clone()).unwrap();
    let name = |name: &str| Action::Join { name: name.into() };
    let actions = [
        (1, name("Anna")),
        (2, name("Ben")),
        (1, Action::Sit { seat: 0 }),
        (2, Action::Sit { seat: 1 }),
        (1, Action::Start { lot: 0 }),
    ];
    let entry = |(number, (guest, action)): (u64, (u64, Action))| {
        let entry =
            Entry { number, id: ActionId(number.into()), at: now, by: By::Guest(Guest(guest)), action };
        table.apply(&entry).unwrap();
        entry
    };
    let entries = (1..).zip(actions).map(entry).collect();
    (header, entries, table)
}

/// Caught: a server that came back credited each clock, one after the other, before it opened its doors.
#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_clocks_do_not_hold_the_doors() {
    const TABLES: u64 = 1_000;
    let folder = Folder::new();
    let now = Time(Running::now().0 - 120_000);
    let store = Store::open(&folder.place()).await.unwrap();
    let (header, entries, table) = game(now);
    let mut making = tokio::task::JoinSet::new();
    for _ in 0..TABLES {
        let (store, header, entries, deadline) =
            (store.clone(), header.clone(), entries.clone(), table.due());
        making.spawn(async move {
            let id = TableId::random();
            let row = || TableRow {
                at: now,
                phase: Phase::Playing,
                public: false,
                deadline,
                bot_turn: false,
                members: vec![],
                summary: Summary::default(),
            };
            store.create(id, &header, &row()).await.unwrap();
            for entry in entries {
                store.append(id, entry, row()).await.unwrap().unwrap();
            }
            id
        });
    }
    let ids = making.join_all().await;
    store.beat(now).await.unwrap();
    let began = Instant::now();
    let server = Running::start(folder.place(), limits()).await;
    let opened = began.elapsed();
    let token = server.token().await;
    let last = ids.iter().max().unwrap();
    // The player who acts is credited at once.
    server.guest(&last.to_string(), &token, "Wanda").await;
    let answered = began.elapsed();
    let log = server.url.log(&last.to_string(), &token).await.unwrap();
    let credits = log.entries.iter().filter(|entry| matches!(entry.action, Action::Away { .. }));
    assert_eq!(credits.count(), 1);
    let settled = async {
        while !store.absences().await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), settled).await.unwrap();
    println!(
        "{TABLES} clocks: open after {opened:?}, answered after {answered:?}, all credited after {:?}",
        began.elapsed()
    );
    assert!(answered < Duration::from_secs(3), "{opened:?}, {answered:?}");
    for id in ids {
        let log = store.entries(id, 5).await.unwrap();
        let credits = log.iter().filter(|stored| matches!(stored.entry().action, Action::Away { .. }));
        assert_eq!(credits.count(), 1, "each once");
    }
    store.close().await;
    server.stop().await;
}
