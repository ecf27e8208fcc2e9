//! What one guest or one address may have of a server that is for everybody.

use std::time::Duration;

use client::Event;
use hyper::Method;
use serde_json::{Value, json};
use server::{Limits, Rate};
use table::{Action, Ended};

use crate::common::{Folder, Running, limits};
use crate::refused;

/// Caught: of a message only what stands between the spaces was counted, and all of it was stored.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_stored_as_it_is_seen() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, _ben) = server.two(json!({})).await;
    let text = format!("hello\u{202e}{}", " ".repeat(50_000));
    let id = table::ActionId(7);
    let number = anna.client.act_as(id, Action::Chat { text: text.clone() }).await.unwrap();
    assert_eq!(anna.client.act_as(id, Action::Chat { text }).await, Ok(number), "sent again it is the same");
    let hidden = Action::Chat { text: "\u{200b}\u{2066}".into() };
    assert_eq!(refused(anna.client.act(hidden).await), table::Rejection::BadChat);
    let log = server.url.log(&table, &anna.token).await.unwrap();
    assert_eq!(log.entries.last().unwrap().action, Action::Chat { text: "hello".into() });
    server.stop().await;
}

/// Caught: who was muted went on under new names.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_does_not_speak_by_names() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (_, anna, ben) = server.two(json!({})).await;
    let guest = ben.client.replica().view().you.unwrap();
    anna.client.act(Action::Mute { guest, muted: true }).await.unwrap();
    let rename = |name: &str| Action::Join { name: name.into() };
    assert_eq!(refused(ben.client.act(rename("Buy my boards")).await), table::Rejection::Muted);
    ben.client.act(rename("Ben")).await.unwrap();
    server.stop().await;
}

/// Caught: one address could store gigabytes an hour, ten small actions a second for each of its guests.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_stores_only_so_much() {
    let folder = Folder::new();
    let tight = Limits { stored: Rate { burst: 3_000, per_second: 1 }, ..limits() };
    let server = Running::start(folder.place(), tight).await;
    let (table, anna, _ben) = server.two(json!({})).await;
    let mut said = 0;
    let talk = async {
        while anna.client.act(Action::Chat { text: "x".repeat(400) }).await.is_ok() {
            said += 1;
        }
    };
    // The client tries again for ever.
    let _ = tokio::time::timeout(Duration::from_secs(3), talk).await;
    assert!((3..=7).contains(&said), "{said}");
    let log = server.url.log(&table, &anna.token).await.unwrap();
    assert!(log.entries.len() < 15);
    server.stop().await;
}

/// Caught: small requests that write waited each for the disk, as many as an address sent, and moves behind them.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_asks_only_so_often_for_what_is_written() {
    let folder = Folder::new();
    let tight = Limits { writes: Rate { burst: 4, per_second: 0 }, ..limits() };
    let server = Running::start(folder.place(), tight).await;
    let (table, anna, _ben) = server.two(json!({})).await;
    let made = json!({ "game": { "callisto": { "edition": "pocket", "players": 2 } } });
    let (link, list) = (table::rest::offer_seat(&table, 0), format!("/api/mine/{table}"));
    let wishes = [
        (Method::POST, "/api/tables", Some(&made)),
        (Method::POST, &link, None),
        (Method::DELETE, &list, None),
    ];
    // With the table there are four.
    for is_too_much in [false, true] {
        for (method, path, body) in &wishes {
            let asked = server.url.send(method.clone(), path, Some(&anna.token), *body).await;
            let refused = matches!(asked, Err(client::ClientError::Status { status: 429, .. }));
            assert_eq!((asked.is_ok(), refused), (!is_too_much, is_too_much), "{method} {path}");
        }
    }
    // It plays on.
    anna.client.act(Action::Chat { text: "still here".into() }).await.unwrap();
    server.stop().await;
}

/// Caught: the tables of the last hour were counted first and made afterwards, so that many requests at once made many.
#[tokio::test(flavor = "multi_thread")]
async fn tables_that_are_asked_for_at_once_are_counted() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), Limits { tables_per_hour: 5, ..limits() }).await;
    let token = server.token().await;
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..40 {
        let (url, token) = (server.url.clone(), token.clone());
        asking.spawn(async move {
            let wanted = json!({ "game": { "callisto": { "edition": "pocket", "players": 2 } } });
            url.ask::<Value>(Method::POST, "/api/tables", Some(&token), Some(&wanted)).await.is_ok()
        });
    }
    let made = asking.join_all().await.into_iter().filter(|made| *made).count();
    assert_eq!(made, 5);
    server.stop().await;
}

/// Caught: whoever was at a table that its host deleted stayed there, and was never told.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_at_a_table_that_is_deleted_hears_of_it() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (host, watcher) = (server.token().await, server.token().await);
    let table = server.table(&host, json!({})).await;
    let mut watcher = server.guest(&table, &watcher, "Wanda").await;
    let path = format!("/api/mine/{table}");
    server.url.send(Method::DELETE, &path, Some(&host), None).await.unwrap();
    let ended = async {
        loop {
            if let Some(Event::Ended(why)) = watcher.events.recv().await {
                return why;
            }
        }
    };
    let why = tokio::time::timeout(Duration::from_secs(20), ended).await.unwrap();
    assert_eq!(why, Ended::NotFound);
    server.stop().await;
}
