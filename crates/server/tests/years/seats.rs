//! Links that move a seat, and the host's role.

use client::ClientError;
use serde_json::json;
use table::{Action, Holder};

use crate::common::{Folder, Running, limits};

/// Caught: Ben sits, takes a link, is removed by the host; Dora sits down there, and the game begins. Then Ben used the
/// link with a token that nobody had removed, and resigned for Dora.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_a_seat_from_whoever_sits_there_now() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let [anna, ben, dora, fresh] =
        [server.token().await, server.token().await, server.token().await, server.token().await];
    let table = server.table(&anna, json!({})).await;
    let anna = server.guest(&table, &anna, "Anna").await;
    let thief = server.guest(&table, &ben, "Ben").await;
    anna.client.act(Action::Sit { seat: 0 }).await.unwrap();
    thief.client.act(Action::Sit { seat: 1 }).await.unwrap();
    let code = server.offer_seat(&table, 1, &ben).await;
    anna.client.act(Action::Remove { guest: ben.split('.').next().unwrap().parse().unwrap() }).await.unwrap();
    let dora_ = server.guest(&table, &dora, "Dora").await;
    dora_.client.act(Action::Sit { seat: 1 }).await.unwrap();
    anna.client.act(Action::Start { lot: 0 }).await.unwrap();
    let stolen = server.take_seat(&code, &fresh).await;
    assert!(matches!(stolen, Err(ClientError::Status { status: 422, .. })), "{stolen:?}");
    let number = dora_.client.act(Action::Chat { text: "still here".into() }).await.unwrap();
    assert!(anna.client.reached(number).await);
    let seat = anna.client.table().unwrap().seats()[1].person();
    assert_eq!(seat, dora.split('.').next().unwrap().parse().ok(), "the seat is Dora's");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_used_up_by_whoever_gets_the_seat_and_takes_the_role_along() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna, ben) = server.two(json!({})).await;
    let code = server.offer_seat(&table, 0, &anna.token).await;
    // A removed guest tries it, and so does its maker: it stays valid.
    let banned = server.token().await;
    let stranger = server.guest(&table, &banned, "Stranger").await;
    let guest = stranger.client.replica().view().you.unwrap();
    anna.client.act(Action::Remove { guest }).await.unwrap();
    let failed = server.take_seat(&code, &banned).await;
    assert!(matches!(failed, Err(ClientError::Status { status: 422, .. })), "{failed:?}");
    server.take_seat(&code, &anna.token).await.unwrap();
    let phone = server.token().await;
    server.take_seat(&code, &phone).await.unwrap();
    let again = server.take_seat(&code, &server.token().await).await;
    assert!(matches!(again, Err(ClientError::Status { status: 404, .. })), "{again:?}");
    let phone = server.guest(&table, &phone, "Anna").await;
    let number = phone.client.act(Action::FreeSeat { seat: 1 }).await.unwrap();
    assert!(ben.client.reached(number).await, "who has the seat is the host");
    assert_eq!(ben.client.table().unwrap().seats()[1].holder, Holder::Open);
    assert_eq!(
        crate::refused(anna.client.act(Action::Mute { guest, muted: true }).await),
        table::Rejection::NotHost
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_in_line_is_host_when_the_host_leaves() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let tokens = [server.token().await, server.token().await, server.token().await];
    let table = server.table(&tokens[0], json!({})).await;
    let anna = server.guest(&table, &tokens[0], "Anna").await;
    let ben = server.guest(&table, &tokens[1], "Ben").await;
    let cleo = server.guest(&table, &tokens[2], "Cleo").await;
    cleo.client.act(Action::Sit { seat: 1 }).await.unwrap();
    anna.client.act(Action::Leave).await.unwrap();
    let heir = cleo.client.replica().view().you;
    let is_host = |view: &table::View| view.table.as_ref().map(|table| table.host()) == heir;
    assert!(
        tokio::time::timeout(std::time::Duration::from_secs(10), ben.client.until(is_host)).await.unwrap()
    );
    cleo.client.act(Action::SeatBot { seat: 0, level: 1 }).await.unwrap();
    cleo.client.act(Action::Start { lot: 0 }).await.unwrap();
    server.stop().await;
}
