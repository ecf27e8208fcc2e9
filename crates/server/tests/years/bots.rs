//! Bots that fail.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::json;
use server::Limits;
use table::{Action, Bots, Engine, Paced, Phase, Question};

use crate::common::{Folder, Running, limits};

struct Broken;

static ASKED: AtomicU32 = AtomicU32::new(0);

impl Bots for Broken {
    fn plan(&self, _: &Question<'_>, _: &(dyn Fn() -> bool + Sync)) -> Vec<Paced> {
        ASKED.fetch_add(1, Ordering::Relaxed);
        panic!("this bot always does");
    }
}

static ENGINES: [Engine; 1] =
    [Engine { game: "callisto", keeper: None, bots: Some(&Broken), schema: "true" }];

/// Caught: a bot that panicked was asked again every two seconds forever, and nobody was told.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_fails_gives_up_and_everybody_sees_it() {
    let folder = Folder::new();
    let limits = Limits { bot_patience: Duration::from_millis(10), ..limits() };
    let server = Running::with_engines(folder.place(), limits, &ENGINES).await;
    let token = server.token().await;
    let table = server.table(&token, json!({ "rounds": 0, "starter": { "seat": 1 } })).await;
    let host = server.guest(&table, &token, "Host").await;
    host.client.act(Action::Sit { seat: 0 }).await.unwrap();
    host.client.act(Action::SeatBot { seat: 1, level: 3 }).await.unwrap();
    host.client.act(Action::Start { lot: 0 }).await.unwrap();
    let over = host.client.until(|view| view.table.as_ref().is_some_and(|t| t.phase() == Phase::Finished));
    assert!(tokio::time::timeout(Duration::from_secs(30), over).await.unwrap());
    assert_eq!(host.client.table().unwrap().winners(), [0]);
    assert_eq!(ASKED.load(Ordering::Relaxed), 5);
    let metrics = server.get("/metrics").await.unwrap();
    assert!(metrics.contains("loggia_bot_failures_total 5"), "{metrics}");
    server.stop().await;
}
