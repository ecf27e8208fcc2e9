//! Workers that compute for servers, through PostgreSQL.

mod common;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use common::shared::{Shared, VERSION};
use common::{Folder, Running, Somebody, count, limits, until};
use serde_json::json;
use server::store::{Notice, Standing, Store, Taken};
use server::{JobKind, TableId, WorkerConfig, work};
use table::{Action, Ahead, Bots, Claim, Engine, Json, Keeper, Paced, Question, Round, Sentence};
use tokio::time::timeout;

const PLAN: (&str, JobKind) = (VERSION, JobKind::Plan);

/// Takes a job that somebody asks for, and is never heard of again.
async fn dies_with_a_job(store: &Store, name: &str) -> Taken {
    until("a job is there", async || store.take_job(name, PLAN).await.unwrap()).await
}

/// Someone who plays against a bot, and is to move.
async fn against_a_bot(server: &Running, token: &str) -> Somebody {
    let table = server.table(token, json!({ "starter": { "seat": 0 }, "rounds": 0 })).await;
    let anna = server.guest(&table, token, "Anna").await;
    anna.client.act(Action::Sit { seat: 0 }).await.unwrap();
    anna.client.act(Action::SeatBot { seat: 1, level: 1 }).await.unwrap();
    let number = anna.client.act(Action::Start { lot: 0 }).await.unwrap();
    assert!(anna.client.reached(number).await);
    anna
}

/// Moves, and so does the bot.
async fn both_move(anna: &Somebody) {
    let number = anna.move_for(0).await.unwrap();
    assert!(anna.client.reached(number + 1).await, "the bot moves");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_moved_by_workers_and_without_them_by_the_server() {
    let Some(shared) = Shared::new().await else { return };
    let server = shared.server(limits()).await;
    let anna = against_a_bot(&server, &server.token().await).await;
    both_move(&anna).await;
    assert_eq!(count(&server, "worked_elsewhere_total").await, 0);

    shared.a_worker_is_seen(&server).await;
    let worker = shared.worker(jobs::ENGINES).await;
    both_move(&anna).await;
    assert_eq!(count(&server, "worked_elsewhere_total").await, 1);
    worker.stop().await;

    // The last one dies, and the server does it.
    let number = anna.move_for(0).await.unwrap();
    let taken = dies_with_a_job(&shared.store, "dies").await;
    shared.sql("DELETE FROM loggia_workers_1");
    assert!(anna.client.reached(number + 1).await, "the bot moves");
    assert_eq!(count(&server, "worked_elsewhere_total").await, 1);
    assert!(!shared.store.answer_job("dies", taken.job, "\"too late\"").await.unwrap());
    shared.close().await;
    server.stop().await;
}

/// A table in a database at which a game has begun, and the number of its last entry. Nobody serves it any more.
async fn a_game(shared: &Shared) -> (TableId, u64) {
    let server = shared.server(limits()).await;
    let (table, anna, _ben) = server.two(json!({ "starter": { "seat": 0 } })).await;
    let last = anna.client.table().unwrap().last();
    drop(anna);
    server.stop().await;
    (table.parse().unwrap(), last)
}

/// As a server asks what a bot of level 1 would do on the first seat.
async fn ask(store: &Store, (table, last): (TableId, u64)) -> u64 {
    let job = json!({ "plan": { "seat": 0, "level": 1, "seed": 1, "time": 600_000 } });
    store.ask_workers(PLAN, (table, last), &job.to_string()).await.unwrap().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_dead_worker_had_is_done_by_another_one() {
    let Some(shared) = Shared::new().await else { return };
    let game = a_game(&shared).await;
    let job = ask(&shared.store, game).await;
    assert_eq!(dies_with_a_job(&shared.store, "dies").await.job, job);
    shared.sql("UPDATE loggia_jobs_2 SET until = now() + interval '1 hour'");
    assert!(shared.store.take_job("other", PLAN).await.unwrap().is_none(), "it is taken");
    let worker = shared.worker(jobs::ENGINES).await;
    shared.sql("UPDATE loggia_jobs_2 SET until = now()");
    let answered = async || (shared.store.job_stands(job).await.unwrap() == Standing::Answered).then_some(());
    until("it is answered", answered).await;
    assert!(!shared.store.answer_job("dies", job, "\"too late\"").await.unwrap());
    let answer = shared.store.take_back_job(job).await.unwrap().unwrap();
    assert!(answer.starts_with("{\"planned\":[{"), "{answer}");
    worker.stop().await;
    shared.close().await;
}

/// A bot that thinks until it must not any more, and then has found nothing.
struct Thinks {
    began: AtomicBool,
    ended: AtomicBool,
}

impl Bots for Thinks {
    fn plan(&self, _: &Question<'_>, is_late: &(dyn Fn() -> bool + Sync)) -> Vec<Paced> {
        self.began.store(true, Ordering::SeqCst);
        while !is_late() {
            std::thread::sleep(Duration::from_millis(1));
        }
        self.ended.store(true, Ordering::SeqCst);
        Vec::new()
    }
}

/// Caught: a worker that was stopped ended its thoughts, and answered what they had come to.
#[tokio::test(flavor = "multi_thread")]
async fn a_thought_that_was_cut_short_by_a_stop_is_no_answer() {
    static BOT: Thinks = Thinks { began: AtomicBool::new(false), ended: AtomicBool::new(false) };
    static ENGINES: [Engine; 1] = [Engine { game: "callisto", keeper: None, bots: Some(&BOT), schema: "{}" }];
    let Some(shared) = Shared::new().await else { return };
    let game = a_game(&shared).await;
    let job = ask(&shared.store, game).await;
    let worker = shared.worker(&ENGINES).await;
    until("it thinks", async || BOT.began.load(Ordering::SeqCst).then_some(())).await;
    worker.stop().await;
    until("it has ended", async || BOT.ended.load(Ordering::SeqCst).then_some(())).await;
    assert_eq!(shared.store.take_job("other", PLAN).await.unwrap().map(|taken| taken.job), Some(job));
    shared.close().await;
}

/// A keeper that cannot look at a game.
struct Falters(AtomicUsize);

impl Keeper for Falters {
    fn keep(
        &self,
        _: &Claim<'_>,
        _: Option<Box<dyn Ahead>>,
        _: &mut dyn FnMut() -> u64,
    ) -> Result<Json, Sentence> {
        Err(Sentence::new("no"))
    }

    fn is_slow(&self, _: &Json) -> bool {
        true
    }

    fn differs(&self, _: &Claim<'_>, _: &Json) -> Option<String> {
        None
    }

    fn is_under_way(&self, _: &dyn Round) -> bool {
        self.0.fetch_add(1, Ordering::SeqCst);
        panic!("on purpose: the keeper falters")
    }

    fn ahead(&self, _: &dyn Round) -> Option<Box<dyn Ahead>> {
        None
    }
}

/// Caught: a worker that failed at a job had it renewed for ever, and nobody else could have it.
#[tokio::test(flavor = "multi_thread")]
async fn a_job_that_fails_is_free_again() {
    static KEEPER: Falters = Falters(AtomicUsize::new(0));
    static ENGINES: [Engine; 1] =
        [Engine { game: "callisto", keeper: Some(&KEEPER), bots: None, schema: "{}" }];
    let Some(shared) = Shared::new().await else { return };
    let (table, last) = a_game(&shared).await;
    let worker = shared.worker(&ENGINES).await;
    shared.store.ask_workers((VERSION, JobKind::Follow), (table, last), "\"follow\"").await.unwrap().unwrap();
    until("it is taken again", async || (KEEPER.0.load(Ordering::SeqCst) > 1).then_some(())).await;
    worker.stop().await;
    shared.close().await;
}

/// Caught: a worker was told once that others wait, and one that took the job after that thought on as long as it might.
#[tokio::test(flavor = "multi_thread")]
async fn who_thinks_while_others_wait_is_told_so_again() {
    let Some(shared) = Shared::new().await else { return };
    let server = shared.server(limits()).await;
    let mut notices = shared.store.notices();
    shared.a_worker_is_seen(&server).await;
    let token = server.token().await;
    let (one, two) = (against_a_bot(&server, &token).await, against_a_bot(&server, &token).await);
    one.move_for(0).await.unwrap();
    two.move_for(0).await.unwrap();
    let mut hurried = Vec::new();
    let again = async {
        loop {
            if let Notice::JobHurries(job) = notices.recv().await.unwrap() {
                if hurried.contains(&job) {
                    return;
                }
                hurried.push(job);
            }
        }
    };
    timeout(Duration::from_secs(60), again).await.expect("it is told again");
    shared.close().await;
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
