//! What the operator orders on the machine while the server runs.

use std::time::Duration;

use client::{Client, ClientError, Ended};
use serde_json::{Value, json};
use server::store::{Ban, Store};
use table::Action;

use crate::common::{Folder, Running, Somebody, limits};

async fn ended(somebody: &Somebody) -> Option<Ended> {
    let over = somebody.client.until(|view| view.ended.is_some());
    tokio::time::timeout(Duration::from_secs(10), over).await.expect("it is told");
    somebody.client.replica().view().ended.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_server_follows_the_operator() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (closed, anna, _) = server.two(json!({ "clock": { "move": { "seconds": 60 } } })).await;
    let (deleted, carl, dora) = server.two(json!({})).await;
    let (kept, eva, fred) = server.two(json!({})).await;
    let store = Store::open(&folder.place()).await.unwrap();

    let id = closed.parse().unwrap();
    assert!(server::close_table(&store, games::ALL, id, Running::now()).await.unwrap());
    assert!(!server::close_table(&store, games::ALL, id, Running::now()).await.unwrap());
    let is_closed = |view: &table::View| view.table.as_ref().is_some_and(|table| table.is_closed());
    assert!(tokio::time::timeout(Duration::from_secs(10), anna.client.until(is_closed)).await.unwrap());
    assert_eq!(crate::refused(anna.move_for(0).await), table::Rejection::Closed);

    store.delete(deleted.parse().unwrap()).await.unwrap();
    store.give_orders().await.unwrap();
    assert_eq!(ended(&carl).await, Some(Ended::NotFound));
    assert_eq!(ended(&dora).await, Some(Ended::NotFound));

    let fred_guest = fred.client.replica().view().you.unwrap();
    store.ban(&Ban { who: fred_guest.to_string(), until: None, why: String::new() }).await.unwrap();
    assert_eq!(ended(&fred).await, Some(Ended::Banned));
    let barred = ClientError::Status { status: 403, key: Some("banned".into()) };
    let mine = server.url.ask::<Value>(hyper::Method::GET, "/api/mine", Some(&fred.token), None).await;
    assert_eq!(mine, Err(barred.clone()));
    let guests = server.url.ask::<Value>(hyper::Method::POST, "/api/guests", Some(&fred.token), None).await;
    assert_eq!(guests, Err(barred), "nor a new token for the old one");
    let (again, _events) = Client::connect(games::ALL, &server.url, &kept, &fred.token);
    assert!(!again.until(|view| view.table.is_some()).await);
    eva.client.act(Action::Chat { text: "who was that?".into() }).await.unwrap();
    store.unban(&fred_guest.to_string()).await.unwrap();

    store.set_message(Some("Tea at five.")).await.unwrap();
    let told = async {
        while !server.get("/api/message").await.unwrap().contains("Tea at five.") {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), told).await.unwrap();
    server.url.ask::<Value>(hyper::Method::GET, "/api/mine", Some(&fred.token), None).await.unwrap();
    store.close().await;
    server.stop().await;
}
