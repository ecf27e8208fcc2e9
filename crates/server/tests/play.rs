//! Playing over real websockets.

mod common;

use std::time::Duration;

use client::Refusal;
use common::{Folder, Running, limits, looked_at, manual_clock, pass};
use games::CallistoTable;
use serde_json::json;
use table::{Action, Clock, Entry, Gesture, Motion, Phase, Rejection, Table};

fn refused(result: Result<u64, Refusal>) -> Rejection {
    match result {
        Err(Refusal::Rejected(rejection)) => rejection,
        other => panic!("not refused: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_series_and_everybody_sees_the_same() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, ben) = server.two(json!({ "starter": { "seat": 0 } })).await;
    let token = server.token().await;
    let watcher = server.guest(&table, &token, "Wanda").await;
    for game in 0..2 {
        loop {
            let now = anna.client.table().unwrap();
            let Some(seat) = now.seat_to_move() else { break };
            let mover = if seat == 0 { &anna } else { &ben };
            let number = mover.move_for(seat).await.unwrap();
            assert!(anna.client.reached(number).await && ben.client.reached(number).await);
        }
        if game == 0 {
            let number = ben.client.act(Action::Start { lot: 0 }).await.unwrap();
            assert!(anna.client.reached(number).await && ben.client.reached(number).await);
        }
    }
    let end = anna.client.table().unwrap();
    assert_eq!(end.phase(), Phase::Finished);
    assert!(watcher.client.reached(end.last()).await);
    assert_eq!(watcher.client.table(), Some(end.clone()));
    // The stored log is the log that everyone saw.
    let log = server.url.log(&table, &anna.token).await.unwrap();
    assert_eq!(Table::fold(games::ALL, log.header, &log.entries).unwrap(), *end);
    for game in 1..=2 {
        let file =
            server.get_as(&anna.token, &format!("/api/tables/{table}/games/{game}.blksgf")).await.unwrap();
        let record = callisto::Record::read(&file).unwrap();
        assert!(record.position(record.main_end()).is_over());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_a_seat_that_is_not_theirs() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, ben) = server.two(json!({ "starter": { "seat": 0 } })).await;
    assert_eq!(refused(ben.move_for(0).await), Rejection::NotYourSeat(0));
    let token = server.token().await;
    let stranger = server.guest(&table, &token, "Stranger").await;
    assert_eq!(refused(stranger.move_for(0).await), Rejection::NotYourSeat(0));
    assert_eq!(refused(stranger.client.act(Action::TimeOut { seat: 0 }).await), Rejection::NotKeeper);
    assert_eq!(
        refused(stranger.client.act(Action::Remove { guest: anna_guest(&anna) }).await),
        Rejection::NotHost
    );
    server.stop().await;
}

fn anna_guest(anna: &common::Somebody) -> table::Guest {
    anna.token.split('.').next().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_sent_twice_is_stored_once() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (_, anna, _ben) = server.two(json!({})).await;
    let id = table::ActionId(42);
    let chat = Action::Chat { text: "hello".into() };
    let first = anna.client.act_as(id, chat.clone()).await.unwrap();
    let again = anna.client.act_as(id, chat).await.unwrap();
    assert_eq!(first, again);
    assert!(anna.client.reached(first).await);
    assert_eq!(anna.client.table().unwrap().last(), first);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_among_themselves() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let token = server.token().await;
    let table = server.table(&token, json!({ "rounds": 0 })).await;
    let host = server.guest(&table, &token, "Host").await;
    for seat in 0..2 {
        host.client.act(Action::SeatBot { seat, level: 3 }).await.unwrap();
    }
    host.client.act(Action::Start { lot: 0 }).await.unwrap();
    let over = host.client.until(|view| view.table.as_ref().is_some_and(|t| t.phase() == Phase::Finished));
    assert!(tokio::time::timeout(Duration::from_secs(60), over).await.unwrap());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_everything_and_credits_the_clocks() {
    let (folder, clock) = (Folder::new(), manual_clock());
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let (table, anna, ben) =
        server.two(json!({ "starter": { "seat": 0 }, "clock": { "move": { "seconds": 5 } } })).await;
    let number = anna.move_for(0).await.unwrap();
    assert!(ben.client.reached(number).await);
    let before = ben.client.table().unwrap();
    server.stop().await;
    // Longer away than the clock would have allowed. Then it has time to look at the clocks.
    clock.advance(Duration::from_secs(60));
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    pass(&clock, &folder.place(), 1).await;
    let log = server.url.log(&table, &anna.token).await.unwrap();
    let after = Table::fold(games::ALL, log.header, &log.entries).unwrap();
    assert_eq!(after.phase(), Phase::Playing, "Ben still has time");
    assert_eq!(after.round(), before.round());
    let credit = |entry: &Entry| entry.action == Action::Away { milliseconds: 60_000 };
    assert!(log.entries.iter().any(credit), "and everybody can see why");
    assert_eq!(after.header().clock, Clock::Move { seconds: 5 });
    assert_eq!(after.time_left(1, clock.now()), Some(4_000), "of five seconds, one has passed");
    // The tokens of before are still good.
    let ben = server.guest(&table, &ben.token, "Ben").await;
    ben.move_for(1).await.unwrap();
    server.stop().await;
}

/// Caught: a server on a machine that slept, or whose database was out of reach, let clocks run on meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_are_credited_when_the_data_was_out_of_reach() {
    use sqlx::{ConnectOptions, Executor};
    let (folder, clock) = (Folder::new(), manual_clock());
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let wanted = json!({ "starter": { "seat": 0 }, "rounds": 0, "clock": { "move": { "seconds": 5 } } });
    let (table, anna, ben) = server.two(wanted).await;
    let number = anna.move_for(0).await.unwrap();
    assert!(ben.client.reached(number).await);
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("house.sqlite"));
    let mut other = options.connect().await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    clock.advance(Duration::from_secs(2));
    // Meanwhile the server tries to record that it is alive. Whether it succeeds makes no difference to Ben.
    looked_at(&clock).await;
    clock.advance(Duration::from_secs(5));
    other.execute("ROLLBACK").await.unwrap();
    ben.move_for(1).await.expect("Ben's time is not up");
    let log = server.url.log(&table, &anna.token).await.unwrap();
    let credit = |entry: &Entry| matches!(entry.action, Action::Away { .. });
    assert!(log.entries.iter().any(credit), "and everybody can see why");
    server.stop().await;
}

/// Caught: the second game of someone who plays alone with bots took the place of the first, and a game whose first
/// move was taken back counted as two.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_of_a_table_can_be_downloaded() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, ben) = server.two(json!({ "starter": { "seat": 0 }, "rounds": 0 })).await;
    anna.move_for(0).await.unwrap();
    anna.client.act(Action::Propose { motion: Motion::Undo { keep: 0 } }).await.unwrap();
    let number = ben.client.act(Action::Answer { yes: true }).await.unwrap();
    assert!(anna.client.reached(number).await);
    anna.move_for(0).await.unwrap();
    ben.client.act(Action::Resign { seat: 1 }).await.unwrap();
    // The player who stays needs no agreement for a bot or for another game.
    ben.client.act(Action::Leave).await.unwrap();
    let game = |number: u32| {
        let path = format!("/api/tables/{table}/games/{number}.blksgf");
        let (server, anna) = (&server, &anna.token);
        async move { server.get_as(anna, &path).await.map(|file| callisto::Record::read(&file).unwrap()) }
    };
    let moves = |record: &callisto::Record| record.main_line().len();
    assert_eq!(moves(&game(1).await.unwrap()), 1);
    assert!(game(2).await.is_err(), "only one game was begun");
    anna.client.act(Action::SeatBot { seat: 1, level: 1 }).await.unwrap();
    anna.client.act(Action::Propose { motion: Motion::Rematch }).await.unwrap();
    assert_eq!(moves(&game(1).await.unwrap()), 1, "the first game is as it was");
    assert!(game(2).await.is_ok());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_is_noticed() {
    let (folder, clock) = (Folder::new(), manual_clock());
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let wanted = json!({ "starter": { "seat": 0 }, "rounds": 0, "clock": { "move": { "seconds": 5 } } });
    let (_, anna, _ben) = server.two(wanted).await;
    pass(&clock, &folder.place(), 3).await;
    assert_eq!(anna.client.table().unwrap().phase(), Phase::Playing, "two seconds are left");
    clock.advance(Duration::from_secs(2));
    let over = anna.client.until(|view| view.table.as_ref().is_some_and(|t| t.phase() == Phase::Finished));
    assert!(tokio::time::timeout(Duration::from_secs(20), over).await.unwrap());
    assert_eq!(anna.client.table().unwrap().winners(), [1]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn gestures_reach_the_others_and_are_not_stored() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, mut ben) = server.two(json!({})).await;
    let last = server.url.log(&table, &anna.token).await.unwrap().entries.len();
    let gesture = Gesture { seat: 0, frame: "thinking".into() };
    // Of a seat that is someone else's, nothing is shown.
    anna.client.gesture(Gesture { seat: 1, frame: "not mine".into() });
    anna.client.gesture(gesture.clone());
    let seen = async {
        loop {
            if let client::Event::Gesture(seen) = ben.events.recv().await.unwrap() {
                return seen;
            }
        }
    };
    assert_eq!(tokio::time::timeout(Duration::from_secs(10), seen).await.unwrap(), gesture);
    assert_eq!(server.url.log(&table, &anna.token).await.unwrap().entries.len(), last);
    server.stop().await;
}
