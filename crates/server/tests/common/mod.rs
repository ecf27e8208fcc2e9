//! A server that runs inside the test, on a port of its own.

// Each test that includes this uses only a part of it.
#![allow(dead_code)]

pub mod shared;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use client::{Client, Event, NewTable, ServerUrl};
use games::{CallistoRound, CallistoTable};
use hyper::Method;
use serde_json::{Value, json};
use server::store::{DataSource, Store};
use server::{Clock, Config, Limits, ManualClock, Trust};
use table::rest::{self, Handover, TakenSeat};
use table::{Action, Engine, Games, Round, Time};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A folder that goes away with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("loggia-server-test-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn place(&self) -> DataSource {
        DataSource::File(self.0.join("house.sqlite"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server.
pub struct Running {
    pub url: ServerUrl,
    stop: oneshot::Sender<()>,
    served: JoinHandle<Result<(), server::ServeError>>,
}

/// Limits for tests: bots do not dawdle.
pub fn limits() -> Limits {
    Limits { bot_pause: Duration::ZERO, hand_pace: Duration::ZERO, ..Limits::default() }
}

impl Running {
    pub async fn start(place: DataSource, limits: Limits) -> Running {
        Running::with(|config| Config { place, limits, ..config }).await
    }

    /// With a clock of the test's own.
    pub async fn start_by(clock: &ManualClock, place: DataSource, limits: Limits) -> Running {
        Running::with(|config| Config { place, limits, clock: clock.clock(), ..config }).await
    }

    /// With certificate and key, or without.
    pub async fn start_with(place: DataSource, limits: Limits, tls: Option<(PathBuf, PathBuf)>) -> Running {
        Running::with(|config| Config { place, limits, tls, ..config }).await
    }

    /// With files for browsers.
    pub async fn with_client(place: DataSource, files: PathBuf) -> Running {
        Running::with(|config| Config { place, client: Some(files), ..config }).await
    }

    /// With games of one's own, of which only the rules are known.
    pub async fn with_games(place: DataSource, games: Games) -> Running {
        Running::with(|config| Config { place, games, engines: &[], ..config }).await
    }

    /// With what can be done for games, of one's own.
    pub async fn with_engines(place: DataSource, limits: Limits, engines: &'static [Engine]) -> Running {
        Running::with(|config| Config { place, limits, engines, ..config }).await
    }

    pub async fn with(change: impl FnOnce(Config) -> Config) -> Running {
        let (ready, listening) = oneshot::channel();
        let (stop, stopped) = oneshot::channel();
        let config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            place: DataSource::File(PathBuf::new()),
            public_url: None,
            trust: Trust::default(),
            tls: None,
            limits: limits(),
            games: games::ALL,
            engines: jobs::ENGINES,
            clock: Clock::system(),
            client: None,
            on_ready: Box::new(move |address| ready.send(address).unwrap()),
        };
        let stopping = async {
            let _ = stopped.await;
        };
        let served = tokio::spawn(server::serve(change(config), stopping));
        let address = listening.await.expect("the server opens");
        Running { url: ServerUrl::at("127.0.0.1", address.port()), stop, served }
    }

    /// The code of a link that moves a seat.
    pub async fn offer_seat(&self, table: &str, seat: u8, token: &str) -> String {
        let path = rest::offer_seat(table, seat);
        self.url.ask::<Handover>(Method::POST, &path, Some(token), None).await.unwrap().code
    }

    /// Takes a seat by such a code.
    pub async fn take_seat(&self, code: &str, token: &str) -> Result<TakenSeat, client::ClientError> {
        self.url.ask(Method::POST, &rest::take_seat(code), Some(token), None).await
    }

    /// The time of this machine.
    pub fn now() -> Time {
        let since = std::time::SystemTime::UNIX_EPOCH;
        #[expect(clippy::disallowed_methods, reason = "a test that has no clock of its own")]
        let now = std::time::SystemTime::now().duration_since(since).unwrap();
        Time(u64::try_from(now.as_millis()).unwrap())
    }

    /// Closes the server and waits until it is closed.
    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        self.served.await.unwrap().unwrap();
    }

    pub async fn token(&self) -> String {
        self.url.create_guest().await.unwrap().token
    }

    /// What is found at a path, without a token.
    pub async fn get(&self, path: &str) -> Result<String, client::ClientError> {
        let bytes = self.url.send(Method::GET, path, None, None).await?;
        Ok(String::from_utf8(bytes.to_vec()).unwrap())
    }

    /// What a guest finds at a path.
    pub async fn get_as(&self, token: &str, path: &str) -> Result<String, client::ClientError> {
        let bytes = self.url.send(Method::GET, path, Some(token), None).await?;
        Ok(String::from_utf8(bytes.to_vec()).unwrap())
    }

    /// A new table of two players with this in its request.
    pub async fn table(&self, token: &str, more: Value) -> String {
        let mut wanted = json!({ "game": { "callisto": { "edition": "pocket", "players": 2 } } });
        wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let wanted: NewTable = serde_json::from_value(wanted).unwrap();
        self.url.create_table(&wanted, token).await.unwrap().id
    }

    /// Someone who has joined a table.
    pub async fn guest(&self, table: &str, token: &str, name: &str) -> Somebody {
        let (client, events) = Client::connect(games::ALL, &self.url, table, token);
        let number = client.act(Action::Join { name: name.into() }).await.unwrap();
        assert!(client.reached(number).await);
        Somebody { client, events, token: token.into() }
    }

    /// Two people at a game that has begun.
    pub async fn two(&self, more: Value) -> (String, Somebody, Somebody) {
        let (anna, ben) = (self.token().await, self.token().await);
        let table = self.table(&anna, more).await;
        let anna = self.guest(&table, &anna, "Anna").await;
        let ben = self.guest(&table, &ben, "Ben").await;
        anna.client.act(Action::Sit { seat: 0 }).await.unwrap();
        ben.client.act(Action::Sit { seat: 1 }).await.unwrap();
        let number = anna.client.act(Action::Start { lot: 0 }).await.unwrap();
        assert!(anna.client.reached(number).await && ben.client.reached(number).await);
        (table, anna, ben)
    }
}

/// Something that a server counts.
pub async fn count(server: &Running, name: &str) -> u64 {
    let told = server.get("/metrics").await.unwrap();
    let line =
        told.lines().find_map(|line| line.strip_prefix("loggia_")?.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is not in {told}")).parse().unwrap()
}

/// Waits for something, however long a busy machine takes for it.
pub async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let found = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let found = tokio::time::timeout(Duration::from_secs(60), found).await;
    found.unwrap_or_else(|_| panic!("waited in vain: {what}"))
}

/// A clock that only the test moves. Somewhere in 2026; no test depends on the day.
pub fn manual_clock() -> ManualClock {
    ManualClock::at(Time(1_790_000_000_000))
}

/// Lets time pass for a server that is there all the while: in steps that are no absence, each of which it notes.
pub async fn pass(clock: &ManualClock, place: &DataSource, seconds: u64) {
    let store = Store::open(place).await.unwrap();
    for _ in 0..seconds {
        clock.advance(Duration::from_secs(1));
        let noted = async {
            while store.last_beat().await.unwrap() != Some(clock.now()) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), noted).await.expect("the server is awake");
    }
    store.close().await;
}

/// Waits until a server has looked at its clock again, and so knows what it shows now.
pub async fn looked_at(clock: &ManualClock) {
    let before = clock.looks();
    let looked = async {
        while clock.looks() == before {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), looked).await.expect("the server looks at its clock");
}

/// A websocket as it is.
pub type Raw = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A socket without manners.
pub async fn raw(
    server: &Running,
    table: &str,
    token: Option<&str>,
    origin: Option<&str>,
) -> Result<Raw, u16> {
    let url = format!("ws://{}/api/tables/{table}/socket", server.url.authority());
    let mut request = url.into_client_request().unwrap();
    if let Some(token) = token {
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    }
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().unwrap());
    }
    match connect_async(request).await {
        Ok((socket, _)) => Ok(socket),
        Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

/// Someone at a table.
pub struct Somebody {
    pub client: Client,
    pub events: mpsc::UnboundedReceiver<Event>,
    pub token: String,
}

impl Somebody {
    /// Plays the first legal move for a seat, and waits until it has come back.
    pub async fn move_for(&self, seat: u8) -> Result<u64, client::Refusal> {
        let table = self.client.table().unwrap();
        let round = table.round().unwrap();
        let mv = round.position().legal().nth(0).unwrap();
        let play = CallistoRound::tagged(&round.position().rules().cell_list(mv));
        let number = self.client.act(Action::Play { seat, turn: round.turn(), play }).await?;
        assert!(self.client.reached(number).await);
        Ok(number)
    }
}
