//! Two servers that share their data, each with some of the people of one table.

mod common;

use std::time::Duration;

use client::{Client, Event};
use common::{Running, Somebody, limits};
use serde_json::json;
use server::store::DataSource;
use table::{Action, Gesture};

/// Waits for something that a client hears.
async fn hears<T>(who: &mut Somebody, what: impl Fn(&Event) -> Option<T>) -> T {
    let heard = async {
        loop {
            let event = who.events.recv().await.expect("the line holds");
            if let Some(found) = what(&event) {
                return found;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), heard).await.expect("it is heard")
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_servers_see_each_other() {
    let Some(postgres) = postgres_for_tests::start() else { return };
    let place = DataSource::Postgres(postgres.new_database());
    let one = Running::start(place.clone(), limits()).await;
    let two = Running::start(place, limits()).await;
    let (anna, ben) = (one.token().await, one.token().await);
    let table = one.table(&anna, json!({})).await;
    let mut anna = one.guest(&table, &anna, "Anna").await;
    anna.client.act(Action::Sit { seat: 0 }).await.unwrap();
    let mut ben = two.guest(&table, &ben, "Ben").await;
    let number = ben.client.act(Action::Sit { seat: 1 }).await.unwrap();
    assert!(anna.client.reached(number).await);
    let both = |event: &Event| matches!(event, Event::Present(guests) if guests.len() == 2).then_some(());
    hears(&mut anna, both).await;
    hears(&mut ben, both).await;
    // Messages between servers may get lost, so someone in motion says more than one thing.
    let gesture = Gesture { seat: 1, frame: "\u{1}\"é".repeat(200) };
    let shown =
        |event: &Event| if let Event::Gesture(gesture) = event { Some(gesture.clone()) } else { None };
    ben.client.gesture(gesture.clone());
    assert_eq!(hears(&mut anna, shown).await, gesture);
    drop(ben);
    let alone = |event: &Event| matches!(event, Event::Present(guests) if guests.len() == 1).then_some(());
    hears(&mut anna, alone).await;
    // A client that opens the table again is told who was there before.
    let token = two.token().await;
    let (client, events) = Client::connect(games::ALL, &two.url, &table, &token);
    let mut watcher = Somebody { client, events, token };
    hears(&mut watcher, both).await;
    one.stop().await;
    two.stop().await;
}
