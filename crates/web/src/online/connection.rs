//! The connection to a table: drives a replica with the browser's websocket and timer, and publishes its state as signals.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{
    Action, ActionId, By, ClientMessage, Dropped, Ended, Entry, Event, Games, Guest, Input, OpenMotion,
    Output, Rejection, Replica, ServerMessage, SteadyClock, Table, Time,
};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use super::rest;
use crate::here::now;

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The number of its entry.
    pub number: u64,
    /// Who said it.
    pub by: Guest,
    /// What they said.
    pub text: String,
}

/// An online table as this page knows it.
#[derive(Clone, Copy)]
pub struct Connection {
    /// The table, once the welcome has arrived.
    pub table: RwSignal<Option<Arc<Table>>>,
    /// Who this browser is there.
    pub you: RwSignal<Option<Guest>>,
    /// Whether the connection is up.
    pub online: RwSignal<bool>,
    /// Who is connected.
    pub present: RwSignal<Vec<Guest>>,
    /// When those who are not connected any more left, as far as this page saw it.
    pub left: RwSignal<BTreeMap<Guest, Time>>,
    /// The chat.
    pub chat: RwSignal<Vec<Remark>>,
    /// The number of the last line of the chat that the reader has seen.
    pub read: RwSignal<u64>,
    /// How many milliseconds the server's clock is ahead of ours.
    pub ahead: RwSignal<i64>,
    /// Why the last action was refused.
    pub refused: RwSignal<Option<Rejection>>,
    /// How many moves of this browser were refused.
    pub refused_plays: RwSignal<u32>,
    /// Why the last request failed; shown until the game goes on or someone asks again.
    pub dropped: RwSignal<Option<Dropped>>,
    /// How many entries there were when the connection was opened: until they are here, the table is out of date.
    pub awaited: RwSignal<u64>,
    /// Why the connection ended for good.
    pub ended: RwSignal<Option<Ended>>,
    driver: StoredValue<Driver, LocalStorage>,
}

#[derive(Clone)]
struct Driver(Rc<RefCell<State>>);

struct State {
    id: String,
    replica: Replica,
    clock: SteadyClock,
    socket: Option<Socket>,
    /// How many connections were asked for, so that a late one is dropped.
    attempts: u32,
    timer: Option<TimeoutHandle>,
    /// Moves that are not answered yet.
    plays: Vec<ActionId>,
    /// The turn and the open question before the next entry.
    before: (u32, Option<OpenMotion>),
    closed: bool,
}

/// A websocket and its callbacks.
struct Socket {
    socket: WebSocket,
    _calls: [Closure<dyn FnMut(MessageEvent)>; 3],
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

fn random_id() -> ActionId {
    let mut bytes = [0_u8; 16];
    let drawn = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    if drawn.is_err() {
        for byte in &mut bytes {
            *byte = (js_sys::Math::random() * 256.0) as u8;
        }
    }
    ActionId(u128::from_le_bytes(bytes))
}

impl Connection {
    /// Connects to a table until the page is left.
    pub fn open(games: Games, id: &str) -> Connection {
        let state = State {
            id: id.into(),
            replica: Replica::new(games),
            clock: SteadyClock::default(),
            socket: None,
            attempts: 0,
            timer: None,
            plays: Vec::new(),
            before: (0, None),
            closed: false,
        };
        let driver = Driver(Rc::new(RefCell::new(state)));
        let connection = Connection {
            table: RwSignal::new(None),
            you: RwSignal::new(None),
            online: RwSignal::new(false),
            present: RwSignal::new(Vec::new()),
            left: RwSignal::new(BTreeMap::new()),
            chat: RwSignal::new(Vec::new()),
            read: RwSignal::new(0),
            ahead: RwSignal::new(0),
            refused: RwSignal::new(None),
            refused_plays: RwSignal::new(0),
            dropped: RwSignal::new(None),
            awaited: RwSignal::new(0),
            ended: RwSignal::new(None),
            driver: StoredValue::new_local(driver.clone()),
        };
        let closing = send_wrapper::SendWrapper::new(driver.clone());
        on_cleanup(move || {
            let mut state = closing.0.borrow_mut();
            state.closed = true;
            // A connection that is still being opened is no longer wanted.
            state.attempts += 1;
            state.socket = None;
            if let Some(timer) = state.timer.take() {
                timer.clear();
            }
        });
        connection.watch_network(&driver);
        connection.step(&driver, Input::Time);
        connection
    }

    /// The browser knows at once when its network goes or comes; a websocket may not notice for half a minute, since what
    /// was sent on it waits, and so does its end.
    fn watch_network(self, driver: &Driver) {
        let gone = driver.clone();
        let gone = window_event_listener(leptos::ev::offline, move |_| {
            gone.hang_up();
            self.step(&gone, Input::Closed);
        });
        let back = driver.clone();
        let back = window_event_listener(leptos::ev::online, move |_| self.step(&back, Input::TryNow));
        on_cleanup(move || {
            gone.remove();
            back.remove();
        });
    }

    /// Does an action at the table. It is sent again until the server has answered.
    pub fn act(self, action: Action) {
        let Some(driver) = self.driver.try_get_value() else { return };
        self.refused.set(None);
        let id = random_id();
        if matches!(action, Action::Play { .. }) {
            driver.0.borrow_mut().plays.push(id);
        }
        self.step(&driver, Input::Act(id, action));
    }

    /// Passes an input to the replica, carries out its output, and sets its next timer.
    fn step(self, driver: &Driver, input: Input) {
        let outputs = {
            let mut state = driver.0.borrow_mut();
            if state.closed {
                return;
            }
            let time = state.clock.at(now());
            state.replica.step(time, input)
        };
        for output in outputs {
            match output {
                Output::Open => self.dial(driver),
                Output::Send(message) => driver.say(&message),
                Output::Close => driver.hang_up(),
                Output::Tell(event) => self.tell(driver, event),
            }
        }
        self.set_timer(driver);
    }

    fn set_timer(self, driver: &Driver) {
        let mut state = driver.0.borrow_mut();
        if let Some(timer) = state.timer.take() {
            timer.clear();
        }
        let Some(wake) = state.replica.wake() else { return };
        let pause = Duration::from_millis(wake.saturating_sub(state.clock.at(now()).0));
        let woken = driver.clone();
        state.timer = set_timeout_with_handle(move || self.step(&woken, Input::Time), pause).ok();
    }

    /// Opens a websocket as a guest, creating one if needed.
    fn dial(self, driver: &Driver) {
        let attempt = {
            let mut state = driver.0.borrow_mut();
            state.attempts += 1;
            state.attempts
        };
        let driver = driver.clone();
        spawn_local(async move {
            let known = rest::introduce().await;
            if driver.0.borrow().attempts != attempt {
                return;
            }
            match known.ok().and_then(|()| self.socket(&driver)) {
                Some(socket) => driver.0.borrow_mut().socket = Some(socket),
                None => self.step(&driver, Input::Closed),
            }
        });
    }

    fn socket(self, driver: &Driver) -> Option<Socket> {
        let location = window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let (host, id) = (location.host().unwrap_or_default(), driver.0.borrow().id.clone());
        let socket = WebSocket::new(&format!("{scheme}://{host}{}", table::rest::socket(id))).ok()?;
        let call = |on: fn(Connection, &Driver, MessageEvent)| {
            let driver = driver.clone();
            Closure::<dyn FnMut(MessageEvent)>::new(move |event| on(self, &driver, event))
        };
        let opened = call(|connection, driver, _| connection.step(driver, Input::Opened));
        let heard = call(Connection::hear);
        let closed = call(|connection, driver, _| connection.step(driver, Input::Closed));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Socket { socket, _calls: [opened, heard, closed] })
    }

    fn hear(self, driver: &Driver, event: MessageEvent) {
        let Some(text) = event.data().as_string() else { return };
        let shown = driver.0.borrow().replica.view().last();
        let heard = serde_json::from_str(&text).map_err(|_| text.chars().take(200).collect());
        match heard {
            // One by one, so that the table is known as it was after each.
            Ok(ServerMessage::Entries { entries }) => {
                for entry in entries {
                    self.step(driver, Input::Heard(Ok(ServerMessage::Entries { entries: vec![entry] })));
                }
            }
            heard => self.step(driver, Input::Heard(heard)),
        }
        if driver.0.borrow().replica.view().last() > shown {
            self.show_table(driver);
        }
    }

    fn show_table(self, driver: &Driver) {
        let table = driver.0.borrow().replica.view().table.clone();
        self.table.set(table);
    }

    fn tell(self, driver: &Driver, event: Event) {
        match event {
            Event::Online(online) => {
                if online {
                    let (you, ahead, known) = {
                        let state = driver.0.borrow();
                        let view = state.replica.view();
                        // Relative to the plain time of day, which other code here reads.
                        (view.you, view.ahead.saturating_add_unsigned(state.clock.set_back()), view.known)
                    };
                    self.you.set(you);
                    self.ahead.set(ahead);
                    if self.table.with_untracked(Option::is_none) {
                        self.awaited.set(known);
                        self.show_table(driver);
                    }
                }
                self.online.set(online);
            }
            Event::Entry(entry) => self.entered(driver, &entry),
            Event::Answered(id, answer) => {
                let was_play = driver.done(id);
                if let Err(why) = answer {
                    self.refused.set(Some(why));
                    if was_play {
                        self.refused_plays.update(|count| *count += 1);
                    }
                }
            }
            Event::Present(guests) => self.seen(guests),
            Event::Gesture(_) => {}
            Event::Ended(why) => self.ended.set(Some(why)),
        }
    }

    /// Who is connected now; those who are gone since left just now.
    fn seen(self, guests: Vec<Guest>) {
        let before = self.present.get_untracked();
        self.left.update(|left| {
            left.retain(|guest, _| !guests.contains(guest));
            let gone = before.into_iter().filter(|guest| !guests.contains(guest));
            left.extend(gone.map(|guest| (guest, now())));
        });
        self.present.set(guests);
    }

    /// What an entry adds besides the table: a chat message, or that a request failed.
    fn entered(self, driver: &Driver, entry: &Entry) {
        if let (Action::Chat { text }, By::Guest(by)) = (&entry.action, entry.by) {
            let remark = Remark { number: entry.number, by, text: text.clone() };
            self.chat.update(|chat| chat.push(remark));
        }
        let mut state = driver.0.borrow_mut();
        let before = std::mem::take(&mut state.before);
        let Some(table) = &state.replica.view().table else { return };
        let (turn, motion) = (table.turn(), table.motion().cloned());
        let dropped = before.1.and_then(|asked| asked.dropped(entry, table));
        let goes_on = turn != before.0 || motion.is_some();
        state.before = (turn, motion);
        drop(state);
        if dropped.is_some() || goes_on {
            self.dropped.set(dropped);
        }
    }
}

impl Driver {
    /// Closes the connection, also while it is being opened.
    fn hang_up(&self) {
        let mut state = self.0.borrow_mut();
        state.attempts += 1;
        state.socket = None;
    }

    fn say(&self, message: &ClientMessage) {
        let state = self.0.borrow();
        if let (Some(socket), Ok(text)) = (&state.socket, serde_json::to_string(message)) {
            // A failure to send shows when the connection is closed.
            let _ = socket.socket.send_with_str(&text);
        }
    }

    /// An action is answered; whether it was a move.
    fn done(&self, id: ActionId) -> bool {
        let plays = &mut self.0.borrow_mut().plays;
        let before = plays.len();
        plays.retain(|play| *play != id);
        plays.len() < before
    }
}
