//! A client at a table.

use std::sync::Arc;

use table::{Action, ActionId, Ended, Event, Games, Gesture, Replica, Table, Time, View};
use tokio::sync::{mpsc, oneshot, watch};

use crate::client_error::Refusal;
use crate::connector::{Connector, Direct};
use crate::driver::{self, Clock, Driven, Request};
use crate::server_url::ServerUrl;

/// A client at a table. A background task keeps the connection up until the last clone is dropped.
#[derive(Clone, Debug)]
pub struct Client {
    requests: mpsc::Sender<Request>,
    replica: watch::Receiver<Replica>,
    clock: Arc<Clock>,
}

impl Client {
    /// Connects to a table of one of these games. Drop the receiver if you do not need the events.
    pub fn connect(
        games: Games,
        server: &ServerUrl,
        table: &str,
        token: &str,
    ) -> (Client, mpsc::UnboundedReceiver<Event>) {
        let (server, table, token) = (server.clone(), table.to_owned(), token.to_owned());
        Client::by(games, Direct { server, table, token })
    }

    /// Connects to a table with a connector of your own.
    pub fn by(games: Games, connector: impl Connector) -> (Client, mpsc::UnboundedReceiver<Event>) {
        let (client, driven, events) = Client::driven(games);
        tokio::spawn(driver::drive(connector, driven));
        (client, events)
    }

    /// A client that something else drives.
    pub fn driven(games: Games) -> (Client, Driven, mpsc::UnboundedReceiver<Event>) {
        let (requests, asked) = mpsc::channel(16);
        let (driven, replica) = watch::channel(Replica::new(games));
        let (events, happened) = mpsc::unbounded_channel();
        let clock = Arc::new(Clock::default());
        let driven = Driven { requests: asked, replica: driven, events, clock: clock.clone() };
        (Client { requests, replica, clock }, driven, happened)
    }

    /// Does an action and waits until the server has stored it: the number of its entry, or why not. However often
    /// the connection breaks meanwhile, it is done once.
    pub async fn act(&self, action: Action) -> Result<u64, Refusal> {
        let mut bytes = [0; 16];
        // Without randomness from the system nothing works, so this fails as if the connection were gone.
        getrandom::fill(&mut bytes).map_err(|_| Refusal::Ended(Ended::Stopped))?;
        self.act_as(ActionId(u128::from_le_bytes(bytes)), action).await
    }

    /// The same with an id that the caller chooses.
    pub async fn act_as(&self, id: ActionId, action: Action) -> Result<u64, Refusal> {
        let (answer, answered) = oneshot::channel();
        // An action that could not be sent is dropped before waiting for its answer, because it holds the other end.
        let is_asked = self.requests.send(Request::Act { id, action, answer }).await.is_ok();
        match if is_asked { answered.await.ok() } else { None } {
            Some(answer) => answer,
            None => Err(Refusal::Ended(self.replica.borrow().view().ended.clone().unwrap_or(Ended::Stopped))),
        }
    }

    /// Shows a gesture to the watchers, if the connection is up.
    pub fn gesture(&self, gesture: Gesture) {
        // Gestures are dropped first.
        let _ = self.requests.try_send(Request::Gesture(gesture));
    }

    /// This client's copy of the table; none before the welcome.
    pub fn table(&self) -> Option<Arc<Table>> {
        self.replica.borrow().view().table.clone()
    }

    /// Its replica, behind a lock: look at it without cloning, and release it soon.
    pub fn replica(&self) -> watch::Ref<'_, Replica> {
        self.replica.borrow()
    }

    /// The time by the server's clock, as far as it is known here.
    pub fn server_time(&self) -> Time {
        Time(self.clock.now().0.saturating_add_signed(self.replica.borrow().view().ahead))
    }

    /// Notifies of every change of the replica.
    pub fn changes(&self) -> watch::Receiver<Replica> {
        self.replica.clone()
    }

    /// Waits until a condition holds; false if the client stops first.
    pub async fn until(&self, mut holds: impl FnMut(&View) -> bool) -> bool {
        self.replica.clone().wait_for(|replica| holds(replica.view())).await.is_ok()
    }

    /// Waits until an entry is in the table here; false if the client stops first.
    pub async fn reached(&self, number: u64) -> bool {
        self.until(|view| view.last() >= number).await
    }
}
