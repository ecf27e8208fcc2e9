//! Makes a form: people and bots do at a real server whatever can be done there, and everything is kept.

use std::fs;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use games::{CallistoRound, CallistoTable, VillaTable};
use serde_json::json;
use table::{Action, ActionId, ClientMessage, Gesture, Guest, Motion, Round, ServerMessage, Table};
use tokio_tungstenite::tungstenite::Message;

use super::common::{Folder, Raw, Running, limits, raw};
use super::{digest, golden};

/// A guest who writes down everything that is said, in both directions.
struct Scribe {
    socket: Raw,
    said: String,
    table: Option<Table>,
    you: Guest,
    next: u128,
}

impl Scribe {
    async fn at(server: &Running, table: &str, token: &str) -> Scribe {
        let socket = raw(server, table, Some(token), None).await.unwrap();
        let mut scribe = Scribe { socket, said: String::new(), table: None, you: Guest(0), next: 1 };
        scribe.say(&ClientMessage::Hello { have: 0, protocol: table::PROTOCOL }).await;
        while scribe.table.is_none() {
            scribe.hear().await;
        }
        scribe
    }

    async fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).unwrap();
        self.said += &format!("> {text}\n");
        self.socket.send(Message::text(text)).await.unwrap();
    }

    async fn hear(&mut self) -> ServerMessage {
        let text = loop {
            let heard = tokio::time::timeout(Duration::from_secs(30), self.socket.next()).await;
            if let Message::Text(text) = heard.unwrap().unwrap().unwrap() {
                break text;
            }
        };
        self.said += &format!("< {text}\n");
        let message: ServerMessage = serde_json::from_str(&text).unwrap();
        match &message {
            ServerMessage::Welcome { you, header, .. } => {
                (self.you, self.table) = (*you, Some(Table::new(games::ALL, (**header).clone()).unwrap()));
            }
            ServerMessage::Entries { entries } => {
                entries.iter().for_each(|entry| self.table.as_mut().unwrap().apply(entry).unwrap());
            }
            _ => {}
        }
        message
    }

    /// Does something and waits until it is in the table here, or refused: whether it was accepted.
    async fn act(&mut self, action: Action) -> bool {
        let id = ActionId(self.next << 64 | u128::from(self.you.0));
        self.next += 1;
        self.say(&ClientMessage::Act { id, action }).await;
        loop {
            match self.hear().await {
                ServerMessage::Accepted { id: of, number } if of == id => {
                    self.until(|table| table.last() >= number).await;
                    return true;
                }
                ServerMessage::Refused { id: of, .. } if of == id => return false,
                _ => {}
            }
        }
    }

    async fn until(&mut self, holds: impl Fn(&Table) -> bool) {
        while !holds(self.table.as_ref().unwrap()) {
            self.hear().await;
        }
    }

    /// The first legal move of Callisto for the player to move.
    async fn play(&mut self) -> bool {
        let table = self.table.as_ref().unwrap();
        let round = table.round().unwrap();
        let mv = round.position().legal().nth(0).unwrap();
        let play = CallistoRound::tagged(&round.position().rules().cell_list(mv));
        let action = Action::Play { seat: table.seat_to_move().unwrap(), turn: round.turn(), play };
        self.act(action).await
    }
}

/// Two people, a third who is sent away, questions, chat, a game given up and the next one of the series.
async fn callisto(server: &Running) -> (String, Scribe) {
    let tokens = [server.token().await, server.token().await, server.token().await];
    let table = server.table(&tokens[0], json!({ "rounds": 1, "clock": { "days": { "days": 30 } } })).await;
    let mut anna = Scribe::at(server, &table, &tokens[0]).await;
    let mut ben = Scribe::at(server, &table, &tokens[1]).await;
    let mut cleo = Scribe::at(server, &table, &tokens[2]).await;
    for (scribe, name) in [(&mut anna, "Anna"), (&mut ben, "Бен"), (&mut cleo, "Cléo \"C\"")] {
        assert!(scribe.act(Action::Join { name: name.into() }).await);
    }
    assert!(anna.act(Action::SeatBot { seat: 1, level: 3 }).await);
    assert!(anna.act(Action::FreeSeat { seat: 1 }).await);
    assert!(cleo.act(Action::Sit { seat: 0 }).await && cleo.act(Action::Stand { seat: 0 }).await);
    assert!(anna.act(Action::Sit { seat: 0 }).await && ben.act(Action::Sit { seat: 1 }).await);
    assert!(anna.act(Action::Paint { colour: 0, paint: "green".parse().unwrap() }).await);
    assert!(cleo.act(Action::Chat { text: "Good luck — viel Glück!".into() }).await);
    assert!(anna.act(Action::Mute { guest: cleo.you, muted: true }).await);
    assert!(anna.act(Action::Remove { guest: cleo.you }).await);
    assert!(!ben.act(Action::Start { lot: 0 }).await, "he is no host");
    assert!(anna.act(Action::Start { lot: 0 }).await);
    anna.say(&ClientMessage::Ping).await;
    for _ in 0..6 {
        anna.until(|table| table.seat_to_move().is_some()).await;
        let last = anna.table.as_ref().unwrap().last();
        let first = anna.table.as_ref().unwrap().seat_to_move() == Some(0);
        ben.until(|table| table.last() >= last).await;
        assert!(if first { anna.play().await } else { ben.play().await });
        let last = anna.table.as_ref().unwrap().last().max(ben.table.as_ref().unwrap().last());
        anna.until(|table| table.last() >= last).await;
    }
    let wrong = Action::Play { seat: 0, turn: 6, play: CallistoRound::tagged("a1") };
    assert!(!anna.act(wrong).await, "not there");
    anna.say(&ClientMessage::Gesture(Gesture { seat: 0, frame: "2 1 0".into() })).await;
    for (motion, yes) in [
        (Motion::Undo { keep: 5 }, true),
        (Motion::Undo { keep: 4 }, false),
        (Motion::Adjourn, true),
        (Motion::Resume, true),
    ] {
        assert!(anna.act(Action::Propose { motion }).await);
        let last = anna.table.as_ref().unwrap().last();
        ben.until(|table| table.last() >= last).await;
        assert!(ben.act(Action::Answer { yes }).await);
        let last = ben.table.as_ref().unwrap().last();
        anna.until(|table| table.last() >= last).await;
    }
    assert!(ben.act(Action::Resign { seat: 1 }).await);
    anna.until(|table| table.phase() == table::Phase::Between).await;
    assert!(anna.act(Action::Start { lot: 0 }).await);
    ben.until(|table| table.phase() == table::Phase::Playing && table.games_begun() == 2).await;
    (table, anna)
}

/// What the host does and how that role moves: a seat taken over, a seat freed in a game and given to a bot, the role
/// handed on and inherited, and the table closed.
async fn host(server: &Running) -> String {
    let tokens = [server.token().await, server.token().await, server.token().await, server.token().await];
    let game = json!({ "callisto": { "edition": "benelux", "players": 3 } });
    let table = server.table(&tokens[0], json!({ "game": game, "starter": { "seat": 0 } })).await;
    let mut anna = Scribe::at(server, &table, &tokens[0]).await;
    let mut ben = Scribe::at(server, &table, &tokens[1]).await;
    let mut cleo = Scribe::at(server, &table, &tokens[2]).await;
    for (seat, scribe) in (0..).zip([&mut anna, &mut ben, &mut cleo]) {
        assert!(scribe.act(Action::Join { name: "Same\u{200b} name".into() }).await);
        assert!(scribe.act(Action::Sit { seat }).await);
    }
    assert!(anna.act(Action::Start { lot: 0 }).await);
    let code = server.offer_seat(&table, 0, &tokens[0]).await;
    server.take_seat(&code, &tokens[3]).await.unwrap();
    let mut phone = Scribe::at(server, &table, &tokens[3]).await;
    let before = anna.you;
    phone.until(|table| table.host() != before).await;
    assert!(!anna.act(Action::Close).await, "her phone is the host now");
    assert!(phone.act(Action::FreeSeat { seat: 2 }).await);
    assert!(phone.act(Action::SeatBot { seat: 2, level: 1 }).await);
    assert!(phone.act(Action::HandOn { to: cleo.you }).await);
    assert!(cleo.act(Action::Leave).await);
    let you = phone.you;
    phone.until(|table| table.host() == you).await;
    assert!(phone.act(Action::Close).await);
    assert!(!phone.act(Action::Resign { seat: 0 }).await, "closed");
    table
}

/// A table where only bots play, until something holds.
async fn bots(
    server: &Running,
    game: serde_json::Value,
    seats: u8,
    holds: impl Fn(&Table) -> bool,
) -> String {
    let token = server.token().await;
    let table = server.table(&token, json!({ "game": game, "rounds": 0 })).await;
    let mut host = Scribe::at(server, &table, &token).await;
    assert!(host.act(Action::Join { name: "Host".into() }).await);
    for seat in 0..seats {
        assert!(host.act(Action::SeatBot { seat, level: 2 }).await);
    }
    assert!(host.act(Action::Start { lot: 1 }).await);
    host.until(holds).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes a new form, which is then kept for good"]
async fn make() {
    let name = std::env::var("LOGGIA_FORM")
        .expect("LOGGIA_FORM: the name of the form, which begins with its version");
    let form = golden().join(&name);
    assert!(!form.exists(), "{name} is there already; what was released stays as it is");
    fs::create_dir_all(form.join("logs")).unwrap();
    fs::create_dir_all(form.join("files")).unwrap();
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let (table, anna) = callisto(&server).await;
    let is_over = |table: &Table| table.phase() == table::Phase::Finished;
    let enough =
        |table: &Table| is_over(table) || table.villa().is_some_and(|round| round.steps().len() > 14);
    let four = json!({ "callisto": { "edition": "pentobi", "players": 2, "four_colours": true } });
    let three = json!({ "callisto": { "edition": "benelux", "players": 3 } });
    let villa = json!({ "villa": { "players": 3, "expert": true } });
    let tables = [
        table,
        bots(&server, four, 2, is_over).await,
        bots(&server, three, 3, is_over).await,
        bots(&server, villa, 3, enough).await,
        host(&server).await,
    ];
    fs::write(form.join("wire.txt"), &anna.said).unwrap();
    fs::write(form.join("wire.digest"), digest::of(anna.table.as_ref().unwrap())).unwrap();
    server.stop().await;
    let server = Running::start(folder.place(), limits()).await;
    let token = server.token().await;
    for id in tables {
        let text = server.get_as(&token, &format!("/api/tables/{id}/log")).await.unwrap();
        let local = table::local::Local::read(games::ALL, &text).unwrap();
        if let Some(round) = local.table().round() {
            fs::write(form.join(format!("files/{id}.blksgf")), local.table().record(round).write()).unwrap();
        }
        fs::write(form.join(format!("logs/{id}.txt")), digest::of(local.table())).unwrap();
        fs::write(form.join(format!("logs/{id}.json")), text).unwrap();
    }
    server.stop().await;
    fs::copy(folder.0.join("house.sqlite"), form.join("house.sqlite")).unwrap();
}
