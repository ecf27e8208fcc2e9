//! Attempts that workers judge, through PostgreSQL.

use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;
use table::{Ahead, Claim, Engine, Json, Keeper, Round, Sentence};
use villa::{Action as Act, Brought};

use crate::common::shared::Shared;
use crate::common::{count, limits, until};
use crate::real_keeper;
use crate::two::Two;

#[tokio::test(flavor = "multi_thread")]
async fn attempts_are_judged_by_workers_to_the_same_bits() {
    let Some(shared) = Shared::new().await else { return };
    let server = shared.server(limits()).await;
    let two = Two::begun(&server, json!({ "players": 2 })).await;
    two.set_up().await;
    shared.a_worker_is_seen(&server).await;
    let worker = shared.worker(jobs::ENGINES).await;
    let (seat, column, inputs) = two.a_way_up();
    let act = two.work(seat, Some(column), &inputs).await;
    assert!(matches!(act, Act::Bring { outcome: Brought::Stood { .. }, .. }), "{act:?}");
    assert_eq!(count(&server, "worked_elsewhere_total").await, 1);
    assert_eq!(count(&server, "judge_seconds_count").await, 1, "the table waited for it");
    worker.stop().await;
    shared.close().await;
    server.stop().await;
}

/// The keeper of the villa, which comes to no end with what it judges.
struct Halts(AtomicUsize);

impl Keeper for Halts {
    fn keep(
        &self,
        _: &Claim<'_>,
        _: Option<Box<dyn Ahead>>,
        _: &mut dyn FnMut() -> u64,
    ) -> Result<Json, Sentence> {
        self.0.fetch_add(1, Ordering::SeqCst);
        loop {
            std::thread::park();
        }
    }

    fn is_slow(&self, play: &Json) -> bool {
        real_keeper().is_slow(play)
    }

    fn differs(&self, claim: &Claim<'_>, kept: &Json) -> Option<String> {
        real_keeper().differs(claim, kept)
    }

    fn is_under_way(&self, round: &dyn Round) -> bool {
        real_keeper().is_under_way(round)
    }

    fn ahead(&self, round: &dyn Round) -> Option<Box<dyn Ahead>> {
        real_keeper().ahead(round)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_is_killed_while_it_judges_is_replaced() {
    static HALTS: Halts = Halts(AtomicUsize::new(0));
    static ENGINES: [Engine; 1] = [Engine { game: "villa", keeper: Some(&HALTS), bots: None, schema: "{}" }];
    let Some(shared) = Shared::new().await else { return };
    let server = shared.server(limits()).await;
    let two = Two::begun(&server, json!({ "players": 2 })).await;
    two.set_up().await;
    shared.a_worker_is_seen(&server).await;
    let first = shared.worker(&ENGINES).await;
    // A short attempt, so that the server does not lose its patience on a busy machine.
    let (seat, column, inputs) = two.a_way_up();
    let replaced = async {
        until("it judges", async || (HALTS.0.load(Ordering::SeqCst) > 0).then_some(())).await;
        first.kill();
        // As when its time has run out.
        shared.sql("UPDATE loggia_jobs_2 SET until = now()");
        shared.worker(jobs::ENGINES).await
    };
    let (act, second) = tokio::join!(two.work(seat, Some(column), &inputs[..60]), replaced);
    assert!(matches!(act, Act::Bring { outcome: Brought::BrokenOff, .. }), "{act:?}");
    assert_eq!(count(&server, "worked_elsewhere_total").await, 1);
    assert_eq!(HALTS.0.load(Ordering::SeqCst), 1);
    second.stop().await;
    shared.close().await;
    server.stop().await;
}
