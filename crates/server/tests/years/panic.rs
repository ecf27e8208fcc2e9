//! A game whose rules panic half-way through a play.

use std::sync::Arc;

use client::{Client, NewTable, Refusal};
use serde_json::json;
use table::{
    Action, ActionId, Game, GameResult, Games, Json, Phase, Progress, Round, Rulebook, Scoring, Sentence,
    Starter, Tagged, Time,
};

use crate::common::{Folder, Running};

struct Fragile;

impl Game for Fragile {
    fn slug(&self) -> &'static str {
        "fragile"
    }

    fn rulebook(&self, _: &Json) -> Result<Arc<dyn Rulebook>, Sentence> {
        Ok(Arc::new(Fragile))
    }
}

impl std::fmt::Debug for Fragile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Fragile")
    }
}

impl Rulebook for Fragile {
    fn seats(&self) -> u8 {
        1
    }

    fn scoring(&self) -> Scoring {
        Scoring::Most
    }

    fn begin(&self, _: u8) -> Box<dyn Round> {
        Box::new(Sum(Vec::new()))
    }
}

/// The numbers that were played.
#[derive(Clone, Debug, PartialEq)]
struct Sum(Vec<u32>);

impl Round for Sum {
    fn turn(&self) -> u32 {
        self.0.len() as u32
    }

    fn to_act(&self) -> Vec<u8> {
        vec![0]
    }

    fn given_up(&self) -> Vec<u8> {
        Vec::new()
    }

    fn result(&self) -> Option<GameResult> {
        (self.0.last() == Some(&0)).then(|| GameResult { winner: Some(0), points: vec![self.0.iter().sum()] })
    }

    fn play(&mut self, _: u8, _: Time, play: &Json) -> Result<Progress, Sentence> {
        self.0.push(play.read().unwrap());
        assert_ne!(self.0.last(), Some(&13), "these rules panic");
        Ok(Progress::Turn)
    }

    fn withdraw(&mut self, _: u8, _: Time) {}

    fn can_return(&self, _: u8) -> bool {
        false
    }

    fn readmit(&mut self, _: u8, _: Time) {}

    fn undo(&mut self, keep: u32, _: Time) {
        self.0.truncate(keep as usize);
    }

    fn last_turn_of(&self, _: &[u8]) -> Option<u32> {
        None
    }
}

static GAMES: Games = &[&Fragile];

async fn play(client: &Client, turn: u32, number: u32) -> Result<u64, Refusal> {
    let play = Tagged::new("fragile", &number);
    client
        .act_as(ActionId(u128::from(turn) << 64 | u128::from(number)), Action::Play { seat: 0, turn, play })
        .await
}

/// Caught: the server's table kept what had been done before the panic, and was another one than that of its log.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_play_did_before_it_panicked_is_undone() {
    let folder = Folder::new();
    let server = Running::with_games(folder.place(), GAMES).await;
    let token = server.token().await;
    let wanted = NewTable { starter: Starter::Seat(0), ..NewTable::new(Tagged::new("fragile", &json!({}))) };
    let table = server.url.create_table(&wanted, &token).await.unwrap().id;
    let connect = || Client::connect(GAMES, &server.url, &table, &token).0;
    let anna = connect();
    for action in [Action::Join { name: "Anna".into() }, Action::Sit { seat: 0 }, Action::Start { lot: 0 }] {
        anna.act(action).await.unwrap();
    }
    play(&anna, 0, 5).await.unwrap();
    let panicked = async {
        while server.get("/metrics").await.unwrap().contains("loggia_actions_refused_total 0") {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    // The server hangs up, and the client asks again and again.
    tokio::select! {
        answer = play(&anna, 1, 13) => panic!("{answer:?}"),
        () = panicked => {}
        () = tokio::time::sleep(std::time::Duration::from_secs(30)) => panic!("nothing was tried"),
    }
    drop(anna);
    let anna = connect();
    play(&anna, 1, 7).await.unwrap();
    let last = play(&anna, 2, 0).await.unwrap();
    assert!(anna.reached(last).await);
    let end = anna.table().unwrap();
    assert_eq!((end.phase(), end.totals()), (Phase::Finished, vec![12]));
    let log = server.url.log(&table, &token).await.unwrap();
    assert_eq!(table::Table::fold(GAMES, log.header, &log.entries).unwrap(), *end);
    let listed: serde_json::Value =
        serde_json::from_str(&server.get(&format!("/api/tables/{table}")).await.unwrap()).unwrap();
    assert_eq!(listed["summary"]["totals"], json!([12]), "the server's own table");
    server.stop().await;
}
