//! Drives a replica with tokio: opens connections, carries messages, keeps the time.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::{Action, ActionId, Ended, Event, Gesture, Input, Output, Replica, SteadyClock, Time};
use tokio::sync::{Mutex, mpsc, oneshot, watch};

use crate::fault::{Fault, Refusal};
use crate::road::Road;
use crate::socket::Socket;

/// What is asked of the driver.
#[derive(Debug)]
pub(crate) enum Request {
    /// Do something.
    Act { id: ActionId, action: Action, answer: oneshot::Sender<Result<u64, Refusal>> },
    /// Show something.
    Gesture(Gesture),
}

/// A connection on its way.
type Opening = Pin<Box<dyn Future<Output = Result<Socket, Fault>> + Send>>;

/// A clock that a client and its driver share. It sees when the machine was asleep.
#[derive(Debug, Default)]
pub(crate) struct Clock(std::sync::Mutex<SteadyClock>);

impl Clock {
    pub(crate) fn now(&self) -> Time {
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
    road: Arc<Mutex<R>>,
    replica: watch::Sender<Replica>,
    events: mpsc::UnboundedSender<Event>,
    clock: Arc<Clock>,
    socket: Option<Socket>,
    opening: Option<Opening>,
    answers: HashMap<ActionId, oneshot::Sender<Result<u64, Refusal>>>,
}

/// Drives a replica until nobody asks for anything any more, or it has ended.
pub(crate) async fn drive<R: Road>(
    road: R,
    mut requests: mpsc::Receiver<Request>,
    replica: watch::Sender<Replica>,
    events: mpsc::UnboundedSender<Event>,
    clock: Arc<Clock>,
) {
    let mut driver = Driver {
        road: Arc::new(Mutex::new(road)),
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

/// The next thing that is heard on a connection, once there is one.
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

/// The connection that is on its way, once there is one.
async fn arrive(opening: &mut Option<Opening>) -> Result<Socket, Fault> {
    let arrived = match opening {
        Some(opening) => opening.await,
        None => std::future::pending().await,
    };
    *opening = None;
    arrived
}

impl<R: Road> Driver<R> {
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

    fn opened(&mut self, opened: Result<Socket, Fault>) -> Input {
        match opened {
            Ok(socket) => {
                self.socket = Some(socket);
                Input::Opened
            }
            Err(Fault::Status { status: 429, .. }) => Input::TooFast,
            Err(fault) if fault.may_pass() => Input::Closed,
            Err(Fault::Status { status, key }) => Input::Barred(Ended::NotLetIn { status, key }),
            Err(Fault::NotUnderstood(what) | Fault::Unreachable(what)) => {
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
                    let road = self.road.clone();
                    self.opening = Some(Box::pin(async move { road.lock().await.open().await }));
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
        // Events are for those who want them.
        let _ = self.events.send(event);
    }
}
