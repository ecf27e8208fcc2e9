//! The clock of the machine goes wrong; and a server that has nothing to do leaves the disk alone.

use std::time::Duration;

use serde_json::json;
use sqlx::{ConnectOptions, Connection};
use table::{Phase, View};

use crate::common::{Folder, Running, limits, manual_clock};

const FINISHED: fn(&View) -> bool =
    |view| view.table.as_ref().is_some_and(|table| table.phase() == Phase::Finished);

/// Caught: a clock that was set back by an hour let all games stand still for an hour.
#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_when_the_clock_is_set_back() {
    let (folder, clock) = (Folder::new(), manual_clock());
    let wish = json!({ "starter": { "seat": 0 }, "rounds": 0, "clock": { "move": { "seconds": 5 } } });
    let house = Running::start_by(&clock, folder.place(), limits()).await;
    let (table, anna, _ben) = house.two(wish).await;
    // Let it see the time once more, and then a wrong one; once while it runs and once while it does not.
    tokio::time::sleep(Duration::from_millis(700)).await;
    clock.set_back(Duration::from_secs(3600));
    tokio::time::sleep(Duration::from_millis(700)).await;
    clock.advance(Duration::from_secs(2));
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(!FINISHED(anna.client.replica().view()));
    let token = anna.token.clone();
    house.stop().await;
    clock.set_back(Duration::from_secs(3600));
    let house = Running::start_by(&clock, folder.place(), limits()).await;
    let anna = house.guest(&table, &token, "Anna").await;
    for _ in 0..3 {
        clock.advance(Duration::from_secs(1));
        tokio::time::sleep(Duration::from_millis(1500)).await;
    }
    let over = anna.client.until(FINISHED);
    assert!(tokio::time::timeout(Duration::from_secs(10), over).await.unwrap());
    house.stop().await;
}

/// Caught: one commit each second, with nobody there.
#[tokio::test(flavor = "multi_thread")]
async fn an_idle_server_leaves_the_disk_alone() {
    let folder = Folder::new();
    let house = Running::start(folder.place(), limits()).await;
    let _two = house.two(json!({})).await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("house.sqlite"));
    let mut other = options.connect().await.unwrap();
    let mut versions = Vec::new();
    for _ in 0..2 {
        // It changes with each commit of someone else.
        let version: i64 = sqlx::query_scalar("PRAGMA data_version").fetch_one(&mut other).await.unwrap();
        versions.push(version);
        tokio::time::sleep(Duration::from_secs(4)).await;
    }
    assert_eq!(versions[0], versions[1]);
    other.close().await.unwrap();
    house.stop().await;
}
