//! Drives a replica with tokio: opens connections, carries messages, keeps the time.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::{Action, ActionId, Ended, Event, Gesture, Input, Output, Replica, SteadyClock, Time};
use tokio::sync::{Mutex, mpsc, oneshot, watch};

use crate::client_error::{ClientError, Refusal};
use crate::connector::Connector;
use crate::socket::Socket;

/// A request of a client to what drives its replica.
#[derive(Debug)]
pub enum Request {
    /// Do an action.
    Act {
        /// Its id, by which it is done once.
        id: ActionId,
        /// What is to be done.
        action: Action,
        /// Who waits for the answer.
        answer: oneshot::Sender<Result<u64, Refusal>>,
    },
    /// Show a gesture.
    Gesture(Gesture),
}

/// The other end of a [`Client`](crate::Client): what drives its replica.
#[derive(Debug)]
pub struct Driven {
    /// What the client asks for; it ends with the last clone of the client.
    pub requests: mpsc::Receiver<Request>,
    /// What the client sees of the replica.
    pub replica: watch::Sender<Replica>,
    /// What the client is told.
    pub events: mpsc::UnboundedSender<Event>,
    /// The clock of both.
    pub clock: Arc<Clock>,
}

/// A connection that is being opened.
type Opening = Pin<Box<dyn Future<Output = Result<Socket, ClientError>> + Send>>;

/// A clock that a client and its driver share. It notices when the machine has slept.
#[derive(Debug, Default)]
pub struct Clock(std::sync::Mutex<SteadyClock>);

impl Clock {
    /// The time of day; it never goes back.
    pub fn now(&self) -> Time {
        let day = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |day| day.as_millis() as u64);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).at(Time(day))
    }

    async fn sleep_until(&self, wake: Option<u64>) {
        match wake {
            Some(wake) => {
                tokio::time::sleep(Duration::from_millis(wake.saturating_sub(self.now().0))).await;
            }
            None => std::future::pending().await,
        }
    }
}

struct Driver<R> {
    connector: Arc<Mutex<R>>,
    replica: watch::Sender<Replica>,
    events: mpsc::UnboundedSender<Event>,
    clock: Arc<Clock>,
    socket: Option<Socket>,
    opening: Option<Opening>,
    answers: HashMap<ActionId, oneshot::Sender<Result<u64, Refusal>>>,
}

/// Drives a replica until all clients are dropped, or it has ended.
pub(crate) async fn drive<R: Connector>(connector: R, driven: Driven) {
    let Driven { mut requests, replica, events, clock } = driven;
    let mut driver = Driver {
        connector: Arc::new(Mutex::new(connector)),
        replica,
        events,
        clock,
        socket: None,
        opening: None,
        answers: HashMap::new(),
    };
    while driver.replica.borrow().view().ended.is_none() {
        let wake = driver.replica.borrow().wake();
        let input = tokio::select! {
            request = requests.recv() => driver.request(request),
            heard = hear(&mut driver.socket) => heard,
            opened = arrive(&mut driver.opening) => driver.opened(opened),
            () = driver.clock.sleep_until(wake) => Input::Time,
        };
        driver.step(input);
    }
}

/// The next message on a connection, once there is one.
async fn hear(socket: &mut Option<Socket>) -> Input {
    let heard = match socket {
        Some(socket) => socket.hear.recv().await,
        None => std::future::pending().await,
    };
    heard.map_or_else(
        || {
            *socket = None;
            Input::Closed
        },
        Input::Heard,
    )
}

/// The connection that is being opened, once it is open.
async fn arrive(opening: &mut Option<Opening>) -> Result<Socket, ClientError> {
    let arrived = match opening {
        Some(opening) => opening.await,
        None => std::future::pending().await,
    };
    *opening = None;
    arrived
}

impl<R: Connector> Driver<R> {
    fn request(&mut self, request: Option<Request>) -> Input {
        match request {
            None => Input::Stop,
            Some(Request::Gesture(gesture)) => Input::Show(gesture),
            Some(Request::Act { id, action, answer }) => {
                self.answers.insert(id, answer);
                Input::Act(id, action)
            }
        }
    }

    fn opened(&mut self, opened: Result<Socket, ClientError>) -> Input {
        match opened {
            Ok(socket) => {
                self.socket = Some(socket);
                Input::Opened
            }
            Err(ClientError::Status { status: 429, .. }) => Input::TooFast,
            Err(fault) if fault.may_pass() => Input::Closed,
            Err(ClientError::Status { status, key }) => Input::Barred(Ended::NotLetIn { status, key }),
            Err(ClientError::NotUnderstood(what) | ClientError::Unreachable(what)) => {
                Input::Barred(Ended::NotUnderstood(what))
            }
        }
    }

    fn step(&mut self, input: Input) {
        let (now, mut outputs) = (self.clock.now(), Vec::new());
        self.replica.send_modify(|replica| outputs = replica.step(now, input));
        for output in outputs {
            match output {
                Output::Open => {
                    let connector = self.connector.clone();
                    self.opening = Some(Box::pin(async move { connector.lock().await.open().await }));
                }
                Output::Send(message) => {
                    if let Some(socket) = &self.socket {
                        // A failure to send shows when the connection ends.
                        let _ = socket.say.send(message);
                    }
                }
                Output::Close => (self.socket, self.opening) = (None, None),
                Output::Tell(event) => self.tell(event),
            }
        }
    }

    fn tell(&mut self, event: Event) {
        match &event {
            Event::Answered(id, answer) => {
                if let Some(asked) = self.answers.remove(id) {
                    // The caller may have gone.
                    let _ = asked.send(answer.clone().map_err(Refusal::Rejected));
                }
            }
            Event::Ended(why) => {
                for (_, asked) in self.answers.drain() {
                    let _ = asked.send(Err(Refusal::Ended(why.clone())));
                }
            }
            _ => {}
        }
        // The receiver may have been dropped.
        let _ = self.events.send(event);
    }
}
