//! A client at a table.

use std::sync::Arc;

use table::{Action, ActionId, Ended, Event, Games, Gesture, Replica, Table, Time, View};
use tokio::sync::{mpsc, oneshot, watch};

use crate::driver::{self, Clock, Request};
use crate::fault::Refusal;
use crate::house::House;
use crate::road::{Road, Straight};

/// A client at a table. A task of its own keeps the line up until the last clone is dropped.
#[derive(Clone, Debug)]
pub struct Client {
    requests: mpsc::Sender<Request>,
    replica: watch::Receiver<Replica>,
    clock: Arc<Clock>,
}

impl Client {
    /// Goes to a table of one of these games. Someone who does not care for the events drops them.
    pub fn connect(
        games: Games,
        house: &House,
        table: &str,
        token: &str,
    ) -> (Client, mpsc::UnboundedReceiver<Event>) {
        let (house, table, token) = (house.clone(), table.to_owned(), token.to_owned());
        Client::by(games, Straight { house, table, token })
    }

    /// Goes to a table by a way of one's own.
    pub fn by(games: Games, road: impl Road) -> (Client, mpsc::UnboundedReceiver<Event>) {
        let (requests, asked) = mpsc::channel(16);
        let (driven, replica) = watch::channel(Replica::new(games));
        let (events, happened) = mpsc::unbounded_channel();
        let clock = Arc::new(Clock::default());
        tokio::spawn(driver::drive(road, asked, driven, events, clock.clone()));
        (Client { requests, replica, clock }, happened)
    }

    /// Does something, and waits until the server has it for good: the number of its entry, or why not. However often
    /// the line breaks meanwhile, it is done once.
    pub async fn act(&self, action: Action) -> Result<u64, Refusal> {
        let mut bytes = [0; 16];
        // Without randomness from the system nothing works, so this fails as if the line were gone.
        getrandom::fill(&mut bytes).map_err(|_| Refusal::Ended(Ended::Stopped))?;
        self.act_as(ActionId(u128::from_le_bytes(bytes)), action).await
    }

    /// Does something under a name of one's own.
    pub async fn act_as(&self, id: ActionId, action: Action) -> Result<u64, Refusal> {
        let (answer, answered) = oneshot::channel();
        // What could not be sent is dropped before the answer is waited for: it holds the other end of it.
        let is_asked = self.requests.send(Request::Act { id, action, answer }).await.is_ok();
        match if is_asked { answered.await.ok() } else { None } {
            Some(answer) => answer,
            None => Err(Refusal::Ended(self.replica.borrow().view().ended.clone().unwrap_or(Ended::Stopped))),
        }
    }

    /// Shows something to the watchers, if the line is up.
    pub fn gesture(&self, gesture: Gesture) {
        // Gestures are the first thing to be dropped.
        let _ = self.requests.try_send(Request::Gesture(gesture));
    }

    /// The table as it is here; none before the server has said what it is.
    pub fn table(&self) -> Option<Table> {
        self.replica.borrow().view().table.clone()
    }

    /// Its copy of the table with all that it knows, to be looked at without another copy and not for long.
    pub fn replica(&self) -> watch::Ref<'_, Replica> {
        self.replica.borrow()
    }

    /// The time by the server's clock, as far as it is known here.
    pub fn server_time(&self) -> Time {
        Time(self.clock.now().0.saturating_add_signed(self.replica.borrow().view().ahead))
    }

    /// Tells of every change of the replica.
    pub fn changes(&self) -> watch::Receiver<Replica> {
        self.replica.clone()
    }

    /// Waits until something holds; false when the client has stopped before.
    pub async fn until(&self, mut holds: impl FnMut(&View) -> bool) -> bool {
        self.replica.clone().wait_for(|replica| holds(replica.view())).await.is_ok()
    }

    /// Waits until an entry is in the table here; false when the client has stopped before.
    pub async fn reached(&self, number: u64) -> bool {
        self.until(|view| view.last() >= number).await
    }
}
