//! The connection to a table: a [driver](crate::driver) with the browser's websocket and timer, whose state is published as
//! signals.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{
    Action, ActionId, By, ClientMessage, Dropped, Ended, Entry, Event, Games, Guest, Input, OpenMotion,
    Rejection, Table, Time,
};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use super::rest;
use crate::driver::{Attempt, Driver, Platform};
use crate::here::now;
use crate::storage::Storage::Tab;

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
    driver: StoredValue<Option<Driver<Browser>>, LocalStorage>,
}

/// The page of one table.
struct Browser {
    id: String,
    connection: Connection,
    /// Moves that are not answered yet.
    plays: RefCell<Vec<ActionId>>,
    /// The turn and the open question before the next entry.
    before: RefCell<(u32, Option<OpenMotion>)>,
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

struct Timer(TimeoutHandle);

impl Drop for Timer {
    fn drop(&mut self) {
        self.0.clear();
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
        // A page that is loaded again knows what was read.
        let key = format!("loggia.read.{id}");
        let read =
            RwSignal::new(Tab.get(&key).and_then(|number| number.parse::<u64>().ok()).unwrap_or_default());
        Effect::new(move || {
            Tab.set(&key, &read.get().to_string());
        });
        let connection = Connection {
            table: RwSignal::new(None),
            you: RwSignal::new(None),
            online: RwSignal::new(false),
            present: RwSignal::new(Vec::new()),
            left: RwSignal::new(BTreeMap::new()),
            chat: RwSignal::new(Vec::new()),
            read,
            ahead: RwSignal::new(0),
            refused: RwSignal::new(None),
            refused_plays: RwSignal::new(0),
            dropped: RwSignal::new(None),
            awaited: RwSignal::new(0),
            ended: RwSignal::new(None),
            driver: StoredValue::new_local(None),
        };
        let browser =
            Browser { id: id.into(), connection, plays: RefCell::default(), before: RefCell::default() };
        let driver = Driver::start(games, browser);
        connection.driver.set_value(Some(driver.clone()));
        // The browser knows at once when its network is gone or back.
        let gone = driver.clone();
        let gone = window_event_listener(leptos::ev::offline, move |_| gone.network_gone());
        let back = driver.clone();
        let back = window_event_listener(leptos::ev::online, move |_| back.input(Input::TryNow));
        // A browser may keep a page that was left, with its connection: the others would see someone who is not there.
        let left = driver.clone();
        let left = window_event_listener_untyped("pagehide", move |_| left.network_gone());
        let shown = driver.clone();
        let shown = window_event_listener_untyped("pageshow", move |_| shown.input(Input::TryNow));
        let driver = send_wrapper::SendWrapper::new(driver);
        on_cleanup(move || {
            [gone, back, left, shown].into_iter().for_each(|handle| handle.remove());
            driver.close();
        });
        connection
    }

    /// Does an action at the table. It is sent again until the server has answered.
    pub fn act(self, action: Action) {
        let Some(driver) = self.driver.try_get_value().flatten() else { return };
        self.refused.set(None);
        let id = random_id();
        if matches!(action, Action::Play { .. }) {
            driver.platform().plays.borrow_mut().push(id);
        }
        driver.act(id, action);
    }

    /// The number of the last line of the chat.
    pub fn last_said(self) -> u64 {
        self.chat.with_untracked(|chat| chat.last().map_or(0, |remark| remark.number))
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
}

impl Platform for Browser {
    type Socket = Socket;
    type Timer = Timer;

    fn now(&self) -> Time {
        now()
    }

    /// Opens a websocket as a guest, creating one if needed.
    fn open(&self, driver: &Driver<Browser>, attempt: Attempt) {
        let driver = driver.clone();
        spawn_local(async move {
            let known = rest::introduce().await;
            if driver.wants(attempt) {
                let socket = known.ok().and_then(|()| socket(&driver));
                driver.opening(attempt, socket);
            }
        });
    }

    fn send(&self, socket: &Socket, message: &ClientMessage) {
        if let Ok(text) = serde_json::to_string(message) {
            let _ = socket.socket.send_with_str(&text);
        }
    }

    fn set_timer(&self, driver: &Driver<Browser>, pause: Duration) -> Option<Timer> {
        let driver = driver.clone();
        set_timeout_with_handle(move || driver.input(Input::Time), pause).ok().map(Timer)
    }

    fn tell(&self, driver: &Driver<Browser>, event: Event) {
        let page = self.connection;
        match event {
            Event::Online(online) => {
                if online {
                    let (you, known) = driver.look(|replica| (replica.view().you, replica.view().known));
                    page.you.set(you);
                    page.ahead.set(driver.ahead());
                    if page.table.with_untracked(Option::is_none) {
                        page.awaited.set(known);
                    }
                }
                page.online.set(online);
            }
            Event::Entry(entry) => self.entered(driver, &entry),
            Event::Answered(id, answer) => {
                let was_play = self.is_answered(id);
                if let Err(why) = answer {
                    page.refused.set(Some(why));
                    if was_play {
                        page.refused_plays.update(|count| *count += 1);
                    }
                }
            }
            Event::Present(guests) => page.seen(guests),
            Event::Gesture(_) => {}
            Event::Ended(why) => page.ended.set(Some(why)),
        }
    }

    fn changed(&self, driver: &Driver<Browser>) {
        let table = driver.look(|replica| replica.view().table.clone());
        let last = |table: &Option<Arc<Table>>| table.as_ref().map(|table| table.last());
        if self.connection.table.with_untracked(last) != last(&table) {
            self.connection.table.set(table);
        }
    }
}

impl Browser {
    /// What an entry adds besides the table: a chat message, or that a request failed.
    fn entered(&self, driver: &Driver<Browser>, entry: &Entry) {
        let page = self.connection;
        if let (Action::Chat { text }, By::Guest(by)) = (&entry.action, entry.by) {
            let remark = Remark { number: entry.number, by, text: text.clone() };
            page.chat.update(|chat| chat.push(remark));
        }
        let before = self.before.take();
        let now = driver.look(|replica| {
            let table = replica.view().table.as_ref()?;
            let (turn, motion) = (table.turn(), table.motion().cloned());
            let dropped = before.1.and_then(|asked| asked.dropped(entry, table));
            Some((turn, motion, dropped))
        });
        let Some((turn, motion, dropped)) = now else { return };
        let goes_on = turn != before.0 || motion.is_some();
        self.before.replace((turn, motion));
        if dropped.is_some() || goes_on {
            page.dropped.set(dropped);
        }
    }

    /// An action is answered; whether it was a move.
    fn is_answered(&self, id: ActionId) -> bool {
        let mut plays = self.plays.borrow_mut();
        let before = plays.len();
        plays.retain(|play| *play != id);
        plays.len() < before
    }
}

fn socket(driver: &Driver<Browser>) -> Option<Socket> {
    let location = window().location();
    let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
    let host = location.host().unwrap_or_default();
    let path = table::rest::socket(&driver.platform().id);
    let socket = WebSocket::new(&format!("{scheme}://{host}{path}")).ok()?;
    let call = |on: fn(&Driver<Browser>, MessageEvent)| {
        let driver = driver.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event| on(&driver, event))
    };
    let opened = call(|driver, _| driver.input(Input::Opened));
    let heard = call(|driver, event| {
        if let Some(text) = event.data().as_string() {
            driver.hear(serde_json::from_str(&text).map_err(|_| text.chars().take(200).collect()));
        }
    });
    let closed = call(|driver, _| driver.input(Input::Closed));
    socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    Some(Socket { socket, _calls: [opened, heard, closed] })
}
