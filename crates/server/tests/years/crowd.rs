//! A table that many people come to.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use games::CallistoChoice;
use serde_json::json;
use server::store::{Store, TableRow};
use server::{Limits, Rate, TableId};
use table::rest::Summary;
use table::{Action, ActionId, By, Entry, Guest, MAX_PEOPLE, Phase, Time};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Folder, Running, limits, raw};

/// Caught: each append compared the members with those of before, each with each; with 20,000 of them for 21 seconds.
#[tokio::test(flavor = "multi_thread")]
async fn what_an_append_takes_grows_no_faster_than_the_crowd() {
    let folder = Folder::new();
    let store = Store::open(&folder.place()).await.unwrap();
    let id = TableId::random();
    let row = |members: u64| TableRow {
        at: Time(0),
        phase: Phase::Gathering,
        public: false,
        deadline: None,
        bot_turn: false,
        members: (0..members).map(Guest).collect(),
        summary: Summary::default(),
    };
    let header = CallistoChoice::new("pocket", 2).header(Guest(0), Time(0));
    store.create(id, &header, &row(20_000)).await.unwrap();
    let began = Instant::now();
    let action = Action::Join { name: "one more".into() };
    let entry = Entry { number: 1, id: ActionId(1), at: Time(0), by: By::Guest(Guest(20_000)), action };
    store.append(id, entry, row(20_001)).await.unwrap().unwrap();
    let took = began.elapsed();
    assert!(took.as_millis() < 2_000, "{took:?}");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_says_when_it_is_full_and_its_players_play_on() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, _ben) = server.two(json!({})).await;
    let store = Store::open(&folder.place()).await.unwrap();
    // They have come through another server, so to speak.
    let listing = store.tables_of(anna.client.replica().view().you.unwrap()).await.unwrap().remove(0);
    let summary = listing.summary.clone();
    for count in 0..MAX_PEOPLE as u64 - 2 {
        let (number, guest) = (listing.last + 1 + count, Guest(1_000 + count));
        let action = Action::Join { name: format!("Guest {count}") };
        let entry =
            Entry { number, id: ActionId(u128::from(number)), at: listing.at, by: By::Guest(guest), action };
        let row = TableRow {
            at: listing.at,
            phase: listing.phase,
            public: false,
            deadline: None,
            bot_turn: false,
            members: vec![],
            summary: summary.clone(),
        };
        assert!(store.append(listing.id, entry, row).await.unwrap().is_some());
    }
    store.close().await;
    let token = server.token().await;
    let (late, _events) = client::Client::connect(games::ALL, &server.url, &table, &token);
    let joined = late.act(Action::Join { name: "Late".into() }).await;
    assert_eq!(crate::refused(joined), table::Rejection::TooManyPeople);
    anna.client.act(Action::Chat { text: "what a crowd".into() }).await.unwrap();
    server.stop().await;
}

/// Caught: a host without a seat, who watches a class or a tournament, was limited with the strangers of the same address.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_without_a_seat_is_no_stranger() {
    let folder = Folder::new();
    let fast = Rate { burst: 10_000, per_second: 1 };
    let server = Running::start(folder.place(), Limits { actions: fast, messages: fast, ..limits() }).await;
    let (host, token) = (server.token().await, server.token().await);
    let table = server.table(&host, json!({})).await;
    let host = server.guest(&table, &host, "Host").await;
    // The others take all that strangers of an address may do.
    let mut stranger = raw(&server, &table, Some(&token), None).await.unwrap();
    stranger.send(Message::text(r#"{"hello":{"have":0}}"#)).await.unwrap();
    for n in 0..600 {
        let act = format!(r#"{{"act":{{"id":"{n:032x}","action":{{"start":{{}}}}}}}}"#);
        if stranger.send(Message::text(act)).await.is_err() {
            break;
        }
    }
    let ended = async {
        let mut last = String::new();
        while let Some(Ok(message)) = stranger.next().await {
            if let Message::Text(text) = message {
                last = text.to_string();
            }
        }
        last
    };
    let last = tokio::time::timeout(Duration::from_secs(60), ended).await.expect("the connection ends");
    assert!(last.contains("too-fast"), "{last}");
    host.client.act(Action::Chat { text: "welcome".into() }).await.unwrap();
    server.stop().await;
}
