//! Jobs for workers: asked, taken, answered. In PostgreSQL alone.

use std::time::Duration;

use server::JobKind;
use server::store::{Notice, Standing, Store};
use table::{Phase, Time};
use tokio::time::timeout;

use crate::home::{Home, header, new_table, postgres, row};

const VERSION: &str = "test";
const PLAN: (&str, JobKind) = (VERSION, JobKind::Plan);

/// Caught: ids were counted, and a crash of PostgreSQL starts the count of such a table again. So a server that waited for
/// an answer got one about another table.
#[tokio::test(flavor = "multi_thread")]
async fn no_answer_is_taken_for_another_one_after_a_crash() {
    let Some(home) = Home::postgres() else { return };
    let store = home.open().await;
    let (one, other) = (new_table(&store).await, new_table(&store).await);
    let asked = store.ask_workers(PLAN, (one, 1), "one").await.unwrap().unwrap();
    // This is what is left of it after a crash.
    postgres().unwrap().sql(home.url(), "TRUNCATE loggia_jobs_2 RESTART IDENTITY");
    let later = store.ask_workers(PLAN, (other, 1), "other").await.unwrap().unwrap();
    assert_eq!(store.take_job("worker", PLAN).await.unwrap().unwrap().job, later);
    assert!(store.answer_job("worker", later, "answer").await.unwrap());
    assert_eq!(store.take_back_job(asked).await.unwrap(), None);
    assert_eq!(store.job_stands(asked).await.unwrap(), Standing::Gone);
    assert_eq!(store.take_back_job(later).await.unwrap().as_deref(), Some("answer"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_oldest_job_of_a_kind_is_next_and_left_jobs_are_free_at_once() {
    let Some(home) = Home::postgres() else { return };
    let store = home.open().await;
    let table = new_table(&store).await;
    let mut asked = Vec::new();
    for number in 0..8 {
        asked.push(store.ask_workers(PLAN, (table, number), "").await.unwrap().unwrap());
    }
    store.ask_workers((VERSION, JobKind::Keep), (table, 1), "").await.unwrap().unwrap();
    for job in &asked[..2] {
        assert_eq!(store.take_job("one", PLAN).await.unwrap().unwrap().job, *job);
    }
    store.leave_jobs("one").await.unwrap();
    for job in &asked {
        assert_eq!(store.take_job("two", PLAN).await.unwrap().unwrap().job, *job);
    }
    assert!(store.take_job("two", PLAN).await.unwrap().is_none());
    let renewed = store.renew_jobs(("two", VERSION, 3), &asked).await.unwrap();
    assert!(asked.iter().all(|job| renewed.own.contains(job)));
    assert_eq!(renewed.waiting, [JobKind::Keep], "the others are taken");
}

/// Caught: each job woke all that every worker does.
#[tokio::test(flavor = "multi_thread")]
async fn workers_hear_which_kind_of_job_there_is() {
    let Some(home) = Home::postgres() else { return };
    let store = home.open().await;
    let mut notices = store.notices();
    let table = new_table(&store).await;
    let mut hears = async || timeout(Duration::from_secs(30), notices.recv()).await.unwrap().unwrap();
    for kind in [JobKind::Plan, JobKind::Keep, JobKind::Follow] {
        store.ask_workers((VERSION, kind), (table, 1), "").await.unwrap().unwrap();
        assert_eq!(hears().await, Notice::JobAsked(kind));
    }
    let taken = store.take_job("one", PLAN).await.unwrap().unwrap();
    store.leave_jobs("one").await.unwrap();
    assert_eq!(hears().await, Notice::JobAsked(JobKind::Plan));
    store.hurry_job(taken.job).await.unwrap();
    assert_eq!(hears().await, Notice::JobHurries(taken.job));
}

/// Caught: a version that is gone had its attempts followed, and those of the next one were not.
#[tokio::test(flavor = "multi_thread")]
async fn each_version_follows_an_attempt_once() {
    let Some(home) = Home::postgres() else { return };
    let store = home.open().await;
    let table = new_table(&store).await;
    for version in ["old", "new"] {
        let of = (version, JobKind::Follow);
        assert!(store.ask_workers(of, (table, 1), "").await.unwrap().is_some());
        assert!(store.ask_workers(of, (table, 1), "").await.unwrap().is_none());
    }
}

/// Caught: a bot that thought for more than four seconds at a worker was asked for by every server.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_a_worker_was_asked_for_waits_for_no_other_server() {
    let Some(home) = Home::postgres() else { return };
    let (one, two) = (home.open().await, home.open().await);
    let id = server::TableId::random();
    let bots = server::store::TableRow { bot_turn: true, phase: Phase::Playing, ..row() };
    one.create(id, &header(), &bots).await.unwrap();
    let waits = async |store: &Store| !store.waiting_bots(Time(5_000), 10).await.unwrap().is_empty();
    assert!(waits(&one).await && waits(&two).await);
    let job = one.ask_workers(PLAN, (id, 0), "").await.unwrap().unwrap();
    assert!(!waits(&two).await);
    // The one who asked may have gone since.
    assert!(one.take_job("worker", PLAN).await.unwrap().is_some());
    assert!(one.answer_job("worker", job, "answer").await.unwrap());
    assert!(waits(&two).await);
    // What was asked about an earlier state says nothing about this one.
    one.ask_workers(PLAN, (id, 7), "").await.unwrap().unwrap();
    assert!(waits(&two).await);
}

/// Caught: each server asked for as many jobs at a time as all workers together have threads.
#[tokio::test(flavor = "multi_thread")]
async fn servers_share_the_workers() {
    let Some(home) = Home::postgres() else { return };
    let store = home.open().await;
    assert_eq!(store.share_workers(("one", VERSION)).await.unwrap(), (0, 1));
    store.renew_jobs(("worker", VERSION, 6), &[]).await.unwrap();
    store.renew_jobs(("old worker", "old", 1), &[]).await.unwrap();
    // For the time of a test.
    let lasting = "UPDATE loggia_workers_1 SET until = now() + interval '1 hour';
        UPDATE loggia_servers_1 SET until = now() + interval '1 hour'";
    postgres().unwrap().sql(home.url(), lasting);
    assert_eq!(store.share_workers(("two", VERSION)).await.unwrap(), (6, 2));
    assert_eq!(store.share_workers(("three", "old")).await.unwrap(), (1, 1));
    let gone = "UPDATE loggia_servers_1 SET until = now() WHERE server = 'one'";
    postgres().unwrap().sql(home.url(), gone);
    assert_eq!(store.share_workers(("two", VERSION)).await.unwrap(), (6, 1));
}
