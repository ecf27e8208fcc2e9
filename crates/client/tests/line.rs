//! A client and a server that loses the line: a tiny one, which keeps its log in memory.

use std::sync::{Arc, Mutex};

use client::{Client, Ended, Event, Refusal, ServerUrl};
use futures_util::{SinkExt, StreamExt};
use games::CallistoChoice;
use table::{
    Action, By, ClientMessage, Entry, Guest, Header, PROTOCOL, Rejection, ServerMessage, Table, Time,
};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;

const ANNA: Guest = Guest(1);

/// What the server has, and how many more connections break where it hurts.
struct Shelf {
    header: Header,
    log: Vec<Entry>,
    breaks: u32,
    /// Every action that came in, in order.
    came: Vec<ClientMessage>,
}

type Shared = Arc<Mutex<Shelf>>;

async fn server(breaks: u32) -> (ServerUrl, Shared) {
    let header = CallistoChoice::new("pocket", 2).header(ANNA, Time(0));
    let shelf = Arc::new(Mutex::new(Shelf { header, log: Vec::new(), breaks, came: Vec::new() }));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let shared = shelf.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            // One at a time is enough for one client.
            let _ = serve(stream, &shared).await;
        }
    });
    (ServerUrl::at("127.0.0.1", port), shelf)
}

/// Stores every first sending; breaks the line before it answers, as often as it should.
async fn serve(stream: TcpStream, shelf: &Shared) -> Option<()> {
    let mut socket = tokio_tungstenite::accept_async(stream).await.ok()?;
    loop {
        let Message::Text(text) = socket.next().await?.ok()? else { continue };
        let message = serde_json::from_str(&text).ok()?;
        let (answers, breaks) = answer(&mut shelf.lock().unwrap(), &message);
        if breaks {
            return None;
        }
        for answer in answers {
            socket.send(Message::text(serde_json::to_string(&answer).unwrap())).await.ok()?;
        }
    }
}

fn answer(shelf: &mut Shelf, message: &ClientMessage) -> (Vec<ServerMessage>, bool) {
    let last = shelf.log.len() as u64;
    let answers = match message {
        ClientMessage::Hello { have, .. } => {
            let header = Box::new(shelf.header.clone());
            let entries = shelf.log[*have as usize..].to_vec();
            vec![
                ServerMessage::Welcome { you: ANNA, header, now: Time(0), last, protocol: PROTOCOL },
                ServerMessage::Entries { entries },
            ]
        }
        ClientMessage::Act { id, action } => {
            shelf.came.push(message.clone());
            let entry =
                Entry { number: last + 1, id: *id, at: Time(0), by: By::Guest(ANNA), action: action.clone() };
            let mut table = Table::fold(games::ALL, shelf.header.clone(), &shelf.log).unwrap();
            match table.apply(&entry) {
                Err(why) => vec![ServerMessage::Refused { id: *id, why }],
                Ok(()) => {
                    let number = table.number_of(*id).unwrap();
                    let mut both = vec![ServerMessage::Accepted { id: *id, number }];
                    if number > last {
                        shelf.log.push(entry.clone());
                        both.push(ServerMessage::Entries { entries: vec![entry] });
                    }
                    let breaks = shelf.breaks > 0;
                    shelf.breaks = shelf.breaks.saturating_sub(1);
                    return (both, breaks);
                }
            }
        }
        _ => Vec::new(),
    };
    (answers, false)
}

#[tokio::test]
async fn what_was_stored_before_the_line_broke_is_done_once() {
    let (server, shelf) = server(1).await;
    let (client, mut events) = Client::connect(games::ALL, &server, "abc", "token");
    assert_eq!(client.act(Action::Join { name: "Anna".into() }).await, Ok(1));
    assert_eq!(client.act(Action::Sit { seat: 1 }).await, Ok(2));
    assert!(client.reached(2).await);
    assert_eq!(client.act(Action::Sit { seat: 1 }).await, Err(Refusal::Rejected(Rejection::SeatTaken(1))));
    let shelf = shelf.lock().unwrap();
    let stored = Table::fold(games::ALL, shelf.header.clone(), &shelf.log);
    assert_eq!(client.table().as_deref(), stored.as_ref().ok());
    assert_eq!(shelf.log.len(), 2);
    let mut ups = Vec::new();
    while let Ok(event) = events.try_recv() {
        ups.extend(if let Event::Online(up) = event { Some(up) } else { None });
    }
    assert_eq!(ups, [true, false, true]);
}

#[tokio::test]
async fn what_never_arrived_is_sent_again_under_its_name() {
    let (server, shelf) = server(0).await;
    // The action waits until there is a server that listens.
    let nobody = ServerUrl { port: 1, ..server.clone() };
    let connector = Detour(vec![server, nobody.clone(), nobody]);
    let (client, _) = Client::by(games::ALL, connector);
    assert_eq!(client.act(Action::Join { name: "Anna".into() }).await, Ok(1));
    assert_eq!(shelf.lock().unwrap().came.len(), 1);
}

/// Goes to one server after the other, from the end of the list.
struct Detour(Vec<ServerUrl>);

impl client::Connector for Detour {
    async fn open(&mut self) -> Result<client::Socket, client::ClientError> {
        let server = if self.0.len() > 1 { self.0.pop().unwrap() } else { self.0[0].clone() };
        client::Direct { server, table: "abc".into(), token: "token".into() }.open().await
    }
}

#[tokio::test]
async fn a_log_that_contradicts_itself_ends_it() {
    let (server, shelf) = server(1).await;
    let (client, _) = Client::connect(games::ALL, &server, "abc", "token");
    let join = |name: &str| Action::Join { name: name.into() };
    assert_eq!(client.act(join("Anna")).await, Ok(1));
    shelf.lock().unwrap().header.public = true;
    shelf.lock().unwrap().breaks = 1;
    let refusal = client.act(join("Ann")).await.unwrap_err();
    assert!(matches!(refusal, Refusal::Ended(Ended::Diverged(_))), "{refusal:?}");
    assert!(client.replica().view().ended.is_some());
    // Caught: an action after the end waited forever.
    let late =
        tokio::time::timeout(std::time::Duration::from_secs(10), client.act(join("Anne"))).await.unwrap();
    assert_eq!(late, Err(refusal));
}

#[tokio::test]
async fn a_client_that_nobody_holds_goes_away() {
    let (server, _) = server(0).await;
    let (client, mut events) = Client::connect(games::ALL, &server, "abc", "token");
    assert!(client.until(|view| view.is_up_to_date()).await);
    drop(client);
    while let Some(event) = events.recv().await {
        if event == Event::Ended(Ended::Stopped) {
            return;
        }
    }
    panic!("no word of the end");
}
