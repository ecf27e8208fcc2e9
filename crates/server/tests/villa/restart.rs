//! Attempts that a restart or an update interrupts.

use std::time::Duration;

use games::{VillaPlay, VillaTable, refusal};
use serde_json::json;
use table::Rejection;
use villa::{Action as Act, Brought, Player};
use villa_site::write_hands;

use crate::common::{Folder, Running, limits, manual_clock};
use crate::two::Two;
use crate::{refused, site};

#[tokio::test(flavor = "multi_thread")]
async fn hands_go_on_after_a_restart_where_they_were() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let two = Two::begun(&server, json!({ "players": 2 })).await;
    two.set_up().await;
    let (seat, column, inputs) = two.a_way_up();
    let who = Player::new(seat).unwrap();
    two.play(seat, VillaPlay::begin(Some(column))).await.unwrap();
    let mut trial = site(&two.now()).begin(who, Some(column)).unwrap();
    let mut from = 0;
    for input in &inputs[..100] {
        trial.tick(input);
        two.send(seat, &mut trial, &mut from).await;
    }
    let (table, tokens) = (two.table.clone(), two.people.each_ref().map(|somebody| somebody.token.clone()));
    drop((two, trial));
    server.stop().await;
    let server = Running::start(folder.place(), limits()).await;
    let anna = server.guest(&table, &tokens[0], "Anna").await;
    let ben = server.guest(&table, &tokens[1], "Ben").await;
    let two = Two { table, people: [anna, ben] };
    // Everything is in the log: the villa before, and what the hands had sent.
    let round = two.now().villa().unwrap().clone();
    let attempt = round.attempt().unwrap();
    assert_eq!((attempt.by, attempt.column, attempt.ticks), (who, Some(column), 90));
    let mut mine = site(&two.now());
    let mut trial = mine.begin(who, Some(column)).unwrap();
    for chunk in &attempt.chunks {
        trial.hear(chunk).unwrap();
    }
    let mut from = attempt.ticks;
    for input in &inputs[90..] {
        trial.tick(input);
        two.send(seat, &mut trial, &mut from).await;
    }
    let claim = mine.finish(who, trial).unwrap();
    two.say(seat, claim).await;
    let round = two.now().villa().unwrap().clone();
    assert_eq!(round.steps().last().unwrap().action, claim);
    assert!(matches!(claim, Act::Bring { outcome: Brought::Stood { .. }, .. }), "{claim:?}");
    assert_eq!(round.villa().as_ref(), mine.text());
    server.stop().await;
}

/// As if the version before had another world: its attempt is in the data when this version opens it.
#[tokio::test(flavor = "multi_thread")]
async fn an_attempt_that_an_update_interrupts_goes_back_to_its_start() {
    use sqlx::{ConnectOptions, Executor};
    let (folder, clock) = (Folder::new(), manual_clock());
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let two = Two::begun(&server, json!({ "players": 2 })).await;
    two.set_up().await;
    let (seat, column, inputs) = two.a_way_up();
    two.play(seat, VillaPlay::begin(Some(column))).await.unwrap();
    let hands = VillaPlay::Hands { from: 0, ticks: 30, inputs: write_hands(&inputs[..30]) };
    two.play(seat, hands).await.unwrap();
    let before = two.now().villa().unwrap().clone();
    let (table, tokens) = (two.table.clone(), two.people.each_ref().map(|somebody| somebody.token.clone()));
    drop(two);
    server.stop().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("house.sqlite"));
    let mut data = options.connect().await.unwrap();
    let older =
        "UPDATE entries SET body = replace(body, '\"world\":3', '\"world\":2') WHERE body LIKE '%begin%'";
    assert_eq!(data.execute(older).await.unwrap().rows_affected(), 1);
    drop(data);
    clock.advance(Duration::from_secs(20));
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let anna = server.guest(&table, &tokens[0], "Anna").await;
    let ben = server.guest(&table, &tokens[1], "Ben").await;
    let two = Two { table, people: [anna, ben] };
    two.see(|table| table.villa().is_some_and(|round| round.attempt().is_none())).await;
    let round = two.now().villa().unwrap().clone();
    assert_eq!((round.game(), round.villa()), (before.game(), before.villa()), "it costs nothing");
    assert_eq!(round.lapses().len(), 1, "and everybody can be told");
    let act = two.work(seat, Some(column), &inputs).await;
    assert!(matches!(act, Act::Bring { outcome: Brought::Stood { .. }, .. }), "{act:?}");
    // A page that was open before the update is told to reload.
    let old = VillaPlay::Begin { column: None, world: Some(2) };
    let turn = two.now().seats_to_act()[0];
    assert_eq!(refused(two.play(turn, old).await), Rejection::Game(refusal("other-world")));
    server.stop().await;
}
