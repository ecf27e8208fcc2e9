//! Clients that run the driver of the pages in the browser, over real websockets on bad networks.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use client::{Client, Clock, Connector, Driven, Refusal, Request};
use fastrand::Rng;
use table::{ActionId, ClientMessage, Event, Input, Replica, Time};
use tokio::sync::{Mutex, mpsc, oneshot, watch};
use tokio::task::{AbortHandle, LocalSet, spawn_local};
use tokio::time::{Instant, sleep};
use web::driver::{Attempt, Driver, Platform};

use crate::mischief::{BadConnector, Mishap, Weather};

/// How long a page has a network at best, and how long none, in milliseconds.
const NETWORK: std::ops::Range<u64> = 500..20_000;
const NONE: std::ops::Range<u64> = 0..2_000;

/// A thread for such clients: in a browser, too, everything happens in one.
#[derive(Clone)]
pub struct Pages(mpsc::UnboundedSender<Box<dyn FnOnce() + Send>>);

impl Pages {
    /// Starts the thread. It ends with the last clone of this, and with its clients.
    pub fn start() -> Result<Pages, String> {
        let (ask, mut asked) = mpsc::unbounded_channel::<Box<dyn FnOnce() + Send>>();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| error.to_string())?;
        thread::spawn(move || {
            let local = LocalSet::new();
            local.spawn_local(async move {
                while let Some(open) = asked.recv().await {
                    open();
                }
            });
            runtime.block_on(local);
        });
        Ok(Pages(ask))
    }

    /// Opens a page at a table.
    pub fn open(&self, mut connector: BadConnector) -> Client {
        let (client, driven, _) = Client::driven(games::ALL);
        // The thread lives as long as there is someone who can ask it.
        let _ = self.0.send(Box::new(move || {
            let (weather, dice) = (connector.weather.clone(), connector.dice.fork());
            spawn_local(drive(connector, driven, weather, dice));
        }));
        client
    }
}

/// What the browser is for a page.
struct Outside<C> {
    connector: Arc<Mutex<C>>,
    clock: Arc<Clock>,
    replica: watch::Sender<Replica>,
    events: mpsc::UnboundedSender<Event>,
    answers: RefCell<HashMap<ActionId, oneshot::Sender<Result<u64, Refusal>>>>,
    has_ended: Cell<bool>,
}

/// A task that ends when nobody needs it any more.
struct Task(AbortHandle);

impl Drop for Task {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// A websocket and the task that hears it.
struct Socket {
    say: mpsc::UnboundedSender<ClientMessage>,
    _hears: Task,
}

async fn drive<C: Connector>(connector: C, driven: Driven, weather: Weather, mut dice: Rng) {
    let Driven { mut requests, replica, events, clock } = driven;
    let outside = Outside {
        connector: Arc::new(Mutex::new(connector)),
        clock,
        replica,
        events,
        answers: RefCell::default(),
        has_ended: Cell::new(false),
    };
    let driver = Driver::start(games::ALL, outside);
    let calm = weather.watch();
    let mut gone = pin!(sleep(Duration::from_millis(dice.u64(NETWORK))));
    while !driver.platform().has_ended.get() {
        tokio::select! {
            request = requests.recv() => match request {
                Some(Request::Gesture(gesture)) => driver.input(Input::Show(gesture)),
                Some(Request::Act { id, action, answer }) => {
                    driver.platform().answers.borrow_mut().insert(id, answer);
                    driver.act(id, action);
                }
                None => break,
            },
            () = &mut gone, if !*calm.borrow() => {
                weather.count(Mishap::Gone);
                driver.network_gone();
                sleep(Duration::from_millis(dice.u64(NONE))).await;
                driver.input(Input::TryNow);
                gone.as_mut().reset(Instant::now() + Duration::from_millis(dice.u64(NETWORK)));
            }
        }
    }
    driver.close();
}

impl<C: Connector> Platform for Outside<C> {
    type Socket = Socket;
    type Timer = Task;

    fn now(&self) -> Time {
        self.clock.now()
    }

    fn open(&self, driver: &Driver<Outside<C>>, attempt: Attempt) {
        let (connector, driver) = (self.connector.clone(), driver.clone());
        spawn_local(async move {
            let opened = connector.lock().await.open().await;
            if !driver.wants(attempt) {
                return;
            }
            // A page does not learn why a websocket could not be opened.
            let Ok(client::Socket { say, mut hear }) = opened else { return driver.opening(attempt, None) };
            let hears = driver.clone();
            let hears = spawn_local(async move {
                hears.input(Input::Opened);
                while let Some(heard) = hear.recv().await {
                    hears.hear(heard);
                }
                hears.input(Input::Closed);
            });
            driver.opening(attempt, Some(Socket { say, _hears: Task(hears.abort_handle()) }));
        });
    }

    fn send(&self, socket: &Socket, message: &ClientMessage) {
        let _ = socket.say.send(message.clone());
    }

    fn set_timer(&self, driver: &Driver<Outside<C>>, pause: Duration) -> Option<Task> {
        let driver = driver.clone();
        let timer = spawn_local(async move {
            sleep(pause).await;
            // Its own end must not cancel what it does.
            spawn_local(async move { driver.input(Input::Time) });
        });
        Some(Task(timer.abort_handle()))
    }

    fn tell(&self, _: &Driver<Outside<C>>, event: Event) {
        match &event {
            Event::Answered(id, answer) => {
                if let Some(asked) = self.answers.borrow_mut().remove(id) {
                    // The caller may have gone.
                    let _ = asked.send(answer.clone().map_err(Refusal::Rejected));
                }
            }
            Event::Ended(why) => {
                self.has_ended.set(true);
                for (_, asked) in self.answers.borrow_mut().drain() {
                    let _ = asked.send(Err(Refusal::Ended(why.clone())));
                }
            }
            _ => {}
        }
        let _ = self.events.send(event);
    }

    fn changed(&self, driver: &Driver<Outside<C>>) {
        driver.look(|replica| self.replica.send_replace(replica.clone()));
    }
}
