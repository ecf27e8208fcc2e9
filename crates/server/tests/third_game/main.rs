//! A game that only this test knows is played at a table of a real server, over real websockets, by two clients.

#[path = "../common/mod.rs"]
mod common;
mod gate;
mod openings;
mod tic_tac_toe;

use client::{Client, NewTable, Refusal};
use common::{Folder, Running};
use serde_json::json;
use table::{Action, Games, Phase, Rejection, Round, Starter, Tagged};
use tic_tac_toe::{Board, TicTacToe};

static GAMES: Games = &[&TicTacToe];

async fn join(server: &Running, table: &str, seat: u8) -> Client {
    let token = server.token().await;
    let (client, _) = Client::connect(GAMES, &server.url, table, &token);
    client.act(Action::Join { name: format!("Player {}", seat + 1) }).await.unwrap();
    client.act(Action::Sit { seat }).await.unwrap();
    client
}

async fn mark(client: &Client, seat: u8, field: u8) -> Result<u64, Refusal> {
    let turn = client.table().unwrap().turn();
    let number = client.act(Action::Play { seat, turn, play: Tagged::new("tic-tac-toe", &field) }).await?;
    client.reached(number).await;
    Ok(number)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_nobody_else_knows_is_played_over_the_net() {
    let folder = Folder::new();
    let server = Running::with_games(folder.place(), GAMES).await;
    let host = server.token().await;
    let wanted = NewTable {
        starter: Starter::Seat(0),
        ..NewTable::new(Tagged::new("tic-tac-toe", &json!({ "side": 3 })))
    };
    let table = server.url.create_table(&wanted, &host).await.unwrap().id;
    let (starter, _) = Client::connect(GAMES, &server.url, &table, &host);
    starter.act(Action::Join { name: "Host".into() }).await.unwrap();
    let players = [join(&server, &table, 0).await, join(&server, &table, 1).await];
    let begun = starter.act(Action::Start { lot: 0 }).await.unwrap();
    for player in &players {
        assert!(player.reached(begun).await);
    }
    for (turn, field) in (0..).zip([4, 0, 2, 6]) {
        let seat = turn % 2;
        let number = mark(&players[usize::from(seat)], seat, field).await.unwrap();
        assert!(players[usize::from(1 - seat)].reached(number).await);
    }
    // The game itself refuses, and its reason arrives.
    let taken = mark(&players[0], 0, 4).await.unwrap_err();
    assert!(matches!(&taken, Refusal::Rejected(why) if why.of_game() == Some("taken")), "{taken:?}");
    // So does the table, which knows whose turn it is.
    let early = mark(&players[1], 1, 3).await.unwrap_err();
    assert!(matches!(early, Refusal::Rejected(Rejection::NotYourTurn(0))), "{early:?}");
    for (turn, field) in (0..).zip([3, 8, 5]) {
        let seat = turn % 2;
        let number = mark(&players[usize::from(seat)], seat, field).await.unwrap();
        assert!(players[usize::from(1 - seat)].reached(number).await);
    }
    let end = players[1].table().unwrap();
    assert_eq!((end.phase(), end.winners()), (Phase::Finished, vec![0]));
    assert_eq!(end.round_of::<Board>().unwrap().turn(), 7);
    // The log is there after a restart, and leads to the same table.
    server.stop().await;
    let server = Running::with_games(folder.place(), GAMES).await;
    let log = server.url.log(&table, &host).await.unwrap();
    assert_eq!(table::Table::fold(GAMES, log.header, &log.entries).unwrap(), *end);
    server.stop().await;
    // A server that does not know the game says so and goes on.
    let other = Running::start(folder.place(), common::limits()).await;
    assert!(other.url.create_table(&wanted, &host).await.is_err());
    assert!(other.url.is_well().await);
    other.stop().await;
}
