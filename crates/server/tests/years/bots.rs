//! Bots that fail.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use serde_json::json;
use server::Limits;
use table::{Action, Bots, Engine, Motion, Paced, Phase, Question};

use crate::common::{Folder, Running, count, limits, until};

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

/// A real bot, whose first thought takes until it may end.
struct Ponders {
    asked: AtomicU32,
    may_end: AtomicBool,
}

impl Bots for Ponders {
    fn plan(&self, question: &Question<'_>, is_late: &(dyn Fn() -> bool + Sync)) -> Vec<Paced> {
        let is_first = self.asked.fetch_add(1, Ordering::SeqCst) == 0;
        while is_first && !self.may_end.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        jobs::ENGINES[0].bots.unwrap().plan(question, is_late)
    }
}

/// Caught: a bot whose move came too late, since the game had gone another way or another server had moved, counted as one that
/// fails; and where the database was away when it was tried again, the game stood still.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_move_comes_too_late_has_not_failed() {
    static BOT: Ponders = Ponders { asked: AtomicU32::new(0), may_end: AtomicBool::new(false) };
    static ENGINES: [Engine; 1] =
        [Engine { game: "callisto", keeper: None, bots: Some(&BOT), schema: "true" }];
    let folder = Folder::new();
    let server = Running::with_engines(folder.place(), limits(), &ENGINES).await;
    let token = server.token().await;
    let table = server.table(&token, json!({ "rounds": 0, "starter": { "seat": 0 } })).await;
    let anna = server.guest(&table, &token, "Anna").await;
    anna.client.act(Action::Sit { seat: 0 }).await.unwrap();
    anna.client.act(Action::SeatBot { seat: 1, level: 1 }).await.unwrap();
    let number = anna.client.act(Action::Start { lot: 0 }).await.unwrap();
    assert!(anna.client.reached(number).await);
    anna.move_for(0).await.unwrap();
    until("it thinks", async || (BOT.asked.load(Ordering::SeqCst) > 0).then_some(())).await;
    let undone = anna.client.act(Action::Propose { motion: Motion::Undo { keep: 0 } }).await.unwrap();
    assert!(anna.client.reached(undone).await);
    BOT.may_end.store(true, Ordering::SeqCst);
    until("it is refused", async || (count(&server, "waiting_bots").await == 0).then_some(())).await;
    let number = anna.move_for(0).await.unwrap();
    assert!(anna.client.reached(number + 1).await, "it moves");
    assert_eq!(count(&server, "bot_failures_total").await, 0);
    server.stop().await;
}
