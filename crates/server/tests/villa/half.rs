//! Judging ahead that panics half-way: what is half done is of no use.

use std::any::Any;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;
use table::{Ahead, Claim, Engine, Json, Keeper, Round, Sentence};

use crate::common::{Folder, Running, limits};
use crate::real_keeper;
use crate::two::Two;

/// The keeper of the villa. Its first head start panics when it has gone on.
struct Fragile {
    /// How often a head start has gone on; the first time it panicked.
    went_on: AtomicUsize,
    /// How often a judge was given what had panicked.
    given: AtomicUsize,
}

/// A head start, and whether it has panicked.
struct Start {
    real: Box<dyn Ahead>,
    went_on: &'static AtomicUsize,
    is_half_done: bool,
}

impl Ahead for Start {
    fn leads_to(&self, round: &dyn Round) -> bool {
        self.real.leads_to(round)
    }

    fn is_behind(&self, round: &dyn Round) -> bool {
        self.real.is_behind(round)
    }

    fn go_on(&mut self, round: &dyn Round) -> bool {
        let goes_on = self.real.go_on(round);
        if self.went_on.fetch_add(1, Ordering::SeqCst) == 0 {
            self.is_half_done = true;
            panic!("on purpose: half of it is judged");
        }
        goes_on
    }
}

impl Keeper for &'static Fragile {
    fn keep(
        &self,
        claim: &Claim<'_>,
        ahead: Option<Box<dyn Ahead>>,
        lots: &mut dyn FnMut() -> u64,
    ) -> Result<Json, Sentence> {
        let start = ahead.map(|ahead| (ahead as Box<dyn Any>).downcast::<Start>().unwrap());
        let is_half_done = start.as_ref().is_some_and(|start| start.is_half_done);
        self.given.fetch_add(is_half_done.into(), Ordering::SeqCst);
        real_keeper().keep(claim, start.map(|start| start.real), lots)
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
        let real = real_keeper().ahead(round)?;
        Some(Box::new(Start { real, went_on: &self.went_on, is_half_done: false }))
    }
}

/// Caught: what had panicked was gone on with, and its verdict was another one.
#[tokio::test(flavor = "multi_thread")]
async fn a_head_start_that_panics_is_dropped() {
    static FRAGILE: Fragile = Fragile { went_on: AtomicUsize::new(0), given: AtomicUsize::new(0) };
    static KEEPER: &Fragile = &FRAGILE;
    static ENGINES: [Engine; 1] = [Engine { game: "villa", keeper: Some(&KEEPER), bots: None, schema: "{}" }];
    let folder = Folder::new();
    let server = Running::with_engines(folder.place(), limits(), &ENGINES).await;
    let two = Two::begun(&server, json!({ "players": 2 })).await;
    two.set_up().await;
    let (seat, column, inputs) = two.a_way_up();
    // To the same bits, which it checks.
    two.work(seat, Some(column), &inputs[..100]).await;
    assert!(FRAGILE.went_on.load(Ordering::SeqCst) > 0, "it was judged ahead");
    assert_eq!(FRAGILE.given.load(Ordering::SeqCst), 0);
    server.stop().await;
}
