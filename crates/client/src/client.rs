//! A client at a table.

use table::{Action, ActionId, Entry, Gesture, Guest, Table};
use tokio::sync::{mpsc, oneshot, watch};

use crate::fault::{Ended, Refusal};
use crate::house::House;
use crate::life::{self, Request};
use crate::road::{Road, Straight};
use crate::view::View;

/// Something that happened at the table, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// An entry of the log; it is in the table already.
    Entry(Entry),
    /// Somebody shows something.
    Gesture(Gesture),
    /// Who is connected now.
    Present(Vec<Guest>),
    /// The line is up, or it has broken and the client tries again.
    Online(bool),
    /// The client will not come back.
    Ended(Ended),
}

/// A client at a table. A task of its own keeps the line up until the last clone is dropped.
#[derive(Clone, Debug)]
pub struct Client {
    requests: mpsc::Sender<Request>,
    view: watch::Receiver<View>,
}

impl Client {
    /// Goes to a table. Whoever does not care for the events drops them.
    pub fn connect(house: &House, table: &str, token: &str) -> (Client, mpsc::UnboundedReceiver<Event>) {
        let (house, table, token) = (house.clone(), table.to_owned(), token.to_owned());
        Client::by(Straight { house, table, token })
    }

    /// Goes to a table by a way of one's own.
    pub fn by(road: impl Road) -> (Client, mpsc::UnboundedReceiver<Event>) {
        let (requests, asked) = mpsc::channel(16);
        let (shown, view) = watch::channel(View::default());
        let (events, happened) = mpsc::unbounded_channel();
        tokio::spawn(life::live(road, asked, shown, events));
        (Client { requests, view }, happened)
    }

    /// Does something, and waits until the house has it for good: the number of its entry, or why not. However often
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
        let asked = self.requests.send(Request::Act { id, action, answer }).await;
        match (asked, answered.await) {
            (Ok(()), Ok(answer)) => answer,
            _ => Err(Refusal::Ended(self.view.borrow().ended.clone().unwrap_or(Ended::Stopped))),
        }
    }

    /// Shows something to the watchers, if the line is up.
    pub fn gesture(&self, gesture: Gesture) {
        // Gestures are the first thing to be dropped.
        let _ = self.requests.try_send(Request::Gesture(gesture));
    }

    /// The table as it is here; none before the house has said what it is.
    pub fn table(&self) -> Option<Table> {
        self.view.borrow().table.clone()
    }

    /// All that the client knows, to be looked at without a copy and not for long.
    pub fn view(&self) -> watch::Ref<'_, View> {
        self.view.borrow()
    }

    /// Tells of every change of the view.
    pub fn changes(&self) -> watch::Receiver<View> {
        self.view.clone()
    }

    /// Waits until something holds; false when the client has stopped before.
    pub async fn until(&self, holds: impl FnMut(&View) -> bool) -> bool {
        self.view.clone().wait_for(holds).await.is_ok()
    }

    /// Waits until an entry is in the table here; false when the client has stopped before.
    pub async fn reached(&self, number: u64) -> bool {
        self.until(|view| view.last() >= number).await
    }
}
