//! What people are called, and the ids of their actions.

use serde_json::json;
use table::{Action, ActionId, Rejection};

use crate::common::{Folder, Running, limits};
use crate::refused;

#[tokio::test(flavor = "multi_thread")]
async fn names_are_cleaned_and_told_apart() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let host = server.token().await;
    let table = server.table(&host, json!({})).await;
    let host = server.guest(&table, &host, "Anna").await;
    let mut last = 0;
    for wanted in ["Anna", "А\u{301}nna\u{200d}", "\u{202e}Ben\u{2066}", "B\u{3164}en", "ben"] {
        let token = server.token().await;
        last = server.guest(&table, &token, wanted).await.client.table().unwrap().last().max(last);
    }
    assert!(host.client.reached(last).await);
    let mut names: Vec<String> =
        host.client.table().unwrap().people().values().map(|person| person.name.clone()).collect();
    names.sort();
    // The third Anna wrote hers with a Russian letter.
    assert_eq!(names, ["Anna", "Anna 2", "Ben", "Ben 2", "ben 3", "А\u{301}nna 3"]);
    let invisible = host.client.act(Action::Join { name: "\u{3164}\u{200b}".into() }).await;
    assert_eq!(refused(invisible), Rejection::BadName);
    // One's own name in another way is no clash.
    host.client.act(Action::Join { name: "ANNA".into() }).await.unwrap();
    server.stop().await;
}

/// Caught: someone who sent something under the id of someone else's action was told that it was accepted.
#[tokio::test(flavor = "multi_thread")]
async fn an_id_is_good_for_one_action_of_one_sender() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (_, anna, ben) = server.two(json!({})).await;
    let (id, hello) = (ActionId(42), Action::Chat { text: "hello".into() });
    let number = anna.client.act_as(id, hello.clone()).await.unwrap();
    // An entry that arrives later answers whatever its sender does under its id, and Anna does that below.
    assert!(anna.client.reached(number).await && ben.client.reached(number).await);
    assert_eq!(refused(ben.client.act_as(id, hello.clone()).await), Rejection::NameTaken);
    assert_eq!(refused(ben.client.act_as(id, Action::Resign { seat: 1 }).await), Rejection::NameTaken);
    let other = Action::Chat { text: "something else".into() };
    assert_eq!(refused(anna.client.act_as(id, other).await), Rejection::NameTaken);
    assert_eq!(anna.client.act_as(id, hello).await, Ok(number), "sent twice it is stored once");
    server.stop().await;
}
