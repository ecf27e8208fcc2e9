//! The line to a table: it comes back when it breaks, and does every action once.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{
    Action, ActionId, By, ClientMessage, Closing, Dropped, Entry, Guest, Rejection, ServerMessage, Table,
};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

use super::rest::{self, Fault};

/// The first pause before trying again, in milliseconds; every further one is twice as long.
const FIRST_PAUSE: i32 = 200;

/// A house that was restarted is found again within this time.
const LONGEST_PAUSE: i32 = 5_000;

/// How often to ask whether anybody is there.
const BEAT: i32 = 10_000;

/// A line on which nothing was heard for so long is dead.
const SILENCE: f64 = 35_000.0;

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

/// Why there will be no connection any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// There is no such table.
    NotFound,
    /// The host has sent this guest away.
    Removed,
    /// The log contradicts itself.
    Diverged(String),
}

/// What is known of a table far away.
#[derive(Clone, Copy)]
pub struct Line {
    /// The table, once the house has said what it is.
    pub table: RwSignal<Option<Table>>,
    /// Who this browser is there.
    pub you: RwSignal<Option<Guest>>,
    /// Whether the line is up.
    pub online: RwSignal<bool>,
    /// Who is connected.
    pub present: RwSignal<Vec<Guest>>,
    /// What was said.
    pub chat: RwSignal<Vec<Remark>>,
    /// How many milliseconds the house's clock is ahead of ours.
    pub ahead: RwSignal<i64>,
    /// Why the last action was refused.
    pub refused: RwSignal<Option<Rejection>>,
    /// How many moves of this browser were refused.
    pub refused_plays: RwSignal<u32>,
    /// Why what somebody asked for came to nothing; until the game goes on or somebody asks again.
    pub dropped: RwSignal<Option<Dropped>>,
    /// How many entries there were when the line was opened: before they are there, the table is not what it seems.
    pub awaited: RwSignal<u64>,
    /// Why it is over.
    pub ended: RwSignal<Option<Ended>>,
    keeper: StoredValue<Keeper, LocalStorage>,
}

#[derive(Clone)]
struct Keeper(Rc<RefCell<State>>);

struct State {
    id: String,
    socket: Option<WebSocket>,
    pending: Vec<(ActionId, Action)>,
    pause: i32,
    heard: f64,
    closed: bool,
    hear: Option<Closure<dyn FnMut(MessageEvent)>>,
    opened: Option<Closure<dyn FnMut(JsValue)>>,
    broken: Option<Closure<dyn FnMut(JsValue)>>,
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

impl Line {
    /// Opens the line to a table; it is kept until the page is left.
    pub fn open(id: &str) -> Line {
        let state = State {
            id: id.into(),
            socket: None,
            pending: Vec::new(),
            pause: FIRST_PAUSE,
            heard: js_sys::Date::now(),
            closed: false,
            hear: None,
            opened: None,
            broken: None,
        };
        let keeper = Keeper(Rc::new(RefCell::new(state)));
        let line = Line {
            table: RwSignal::new(None),
            you: RwSignal::new(None),
            online: RwSignal::new(false),
            present: RwSignal::new(Vec::new()),
            chat: RwSignal::new(Vec::new()),
            ahead: RwSignal::new(0),
            refused: RwSignal::new(None),
            refused_plays: RwSignal::new(0),
            dropped: RwSignal::new(None),
            awaited: RwSignal::new(0),
            ended: RwSignal::new(None),
            keeper: StoredValue::new_local(keeper.clone()),
        };
        let beating = keeper.clone();
        let beat = set_interval_with_handle(
            move || line.beat(&beating),
            std::time::Duration::from_millis(BEAT as u64),
        );
        let closing = send_wrapper::SendWrapper::new(keeper.clone());
        on_cleanup(move || {
            if let Ok(beat) = beat {
                beat.clear();
            }
            let mut state = closing.0.borrow_mut();
            state.closed = true;
            if let Some(socket) = state.socket.take() {
                let _ = socket.close();
            }
        });
        line.connect(keeper);
        line
    }

    /// Does something at the table. It is sent again until the house has answered.
    pub fn act(self, action: Action) {
        let Some(keeper) = self.keeper.try_get_value() else { return };
        self.refused.set(None);
        let id = random_id();
        keeper.0.borrow_mut().pending.push((id, action.clone()));
        if self.online.get_untracked() {
            keeper.say(&ClientMessage::Act { id, action });
        }
    }

    fn beat(self, keeper: &Keeper) {
        let silent = js_sys::Date::now() - keeper.0.borrow().heard > SILENCE;
        if silent {
            let socket = keeper.0.borrow().socket.clone();
            if let Some(socket) = socket {
                let _ = socket.close();
            }
        } else if self.online.try_get_untracked() == Some(true) {
            keeper.say(&ClientMessage::Ping);
        }
    }

    fn connect(self, keeper: Keeper) {
        spawn_local(async move {
            let known = rest::introduce().await;
            if keeper.0.borrow().closed {
                return;
            }
            match known {
                Ok(()) => self.dial(&keeper).await,
                Err(_) => self.try_again(&keeper),
            }
        });
    }

    async fn dial(self, keeper: &Keeper) {
        let id = keeper.0.borrow().id.clone();
        // A websocket does not say why it was refused; the table's page does.
        if self.table.with_untracked(Option::is_none) {
            match rest::ask::<serde_json::Value>("GET", &format!("/api/tables/{id}"), None).await {
                Err(Fault::Status(404, _)) => return self.ended.set(Some(Ended::NotFound)),
                Err(_) => return self.try_again(keeper),
                Ok(_) => {}
            }
        }
        let location = window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let url = format!("{scheme}://{}/api/tables/{id}/socket", location.host().unwrap_or_default());
        let Ok(socket) = WebSocket::new(&url) else { return self.try_again(keeper) };
        let (open_keeper, hear_keeper, broken_keeper) = (keeper.clone(), keeper.clone(), keeper.clone());
        let opened = Closure::<dyn FnMut(JsValue)>::new(move |_| {
            let have = self.table.with_untracked(|table| table.as_ref().map_or(0, Table::last));
            open_keeper.say(&ClientMessage::Hello { have });
        });
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(text) = event.data().as_string() else { return };
            hear_keeper.0.borrow_mut().heard = js_sys::Date::now();
            if let Ok(message) = serde_json::from_str(&text) {
                self.hear(&hear_keeper, message);
            }
        });
        let broken = Closure::<dyn FnMut(JsValue)>::new(move |_| {
            if self.online.try_set(false).is_none() {
                self.try_again(&broken_keeper);
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        socket.set_onclose(Some(broken.as_ref().unchecked_ref()));
        let mut state = keeper.0.borrow_mut();
        state.heard = js_sys::Date::now();
        (state.hear, state.opened, state.broken) = (Some(hear), Some(opened), Some(broken));
        state.socket = Some(socket);
    }

    fn try_again(self, keeper: &Keeper) {
        let pause = {
            let mut state = keeper.0.borrow_mut();
            if state.closed || self.ended.with_untracked(Option::is_some) {
                return;
            }
            let pause = state.pause;
            state.pause = (pause * 2).min(LONGEST_PAUSE);
            pause
        };
        let keeper = keeper.clone();
        set_timeout(
            move || {
                if !keeper.0.borrow().closed {
                    self.connect(keeper);
                }
            },
            std::time::Duration::from_millis(pause as u64),
        );
    }

    fn hear(self, keeper: &Keeper, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { you, header, now, last } => {
                self.ahead.set(now.0 as i64 - js_sys::Date::now() as i64);
                self.you.set(Some(you));
                if self.table.with_untracked(Option::is_none) {
                    match Table::new(*header) {
                        Ok(table) => {
                            self.awaited.set(last);
                            self.table.set(Some(table));
                        }
                        Err(why) => return self.ended.set(Some(Ended::Diverged(why.to_string()))),
                    }
                }
                self.online.set(true);
                keeper.0.borrow_mut().pause = FIRST_PAUSE;
                let again = keeper.0.borrow().pending.clone();
                for (id, action) in again {
                    keeper.say(&ClientMessage::Act { id, action });
                }
            }
            ServerMessage::Entries { entries } => self.enter(keeper, entries),
            ServerMessage::Accepted { id, .. } => keeper.done(id),
            ServerMessage::Refused { id, why } => {
                let was_play = keeper.is_play(id);
                keeper.done(id);
                self.refused.set(Some(why));
                if was_play {
                    self.refused_plays.update(|count| *count += 1);
                }
            }
            ServerMessage::Present { guests } => self.present.set(guests),
            ServerMessage::Closing { why: Closing::Removed } => self.ended.set(Some(Ended::Removed)),
            ServerMessage::Closing { .. } | ServerMessage::Gesture(_) | ServerMessage::Pong => {}
        }
    }

    fn enter(self, keeper: &Keeper, entries: Vec<Entry>) {
        let Some(mut table) = self.table.get_untracked() else { return };
        let mut said = Vec::new();
        let mut dropped = self.dropped.get_untracked();
        for entry in entries {
            keeper.done(entry.id);
            if entry.number <= table.last() {
                continue;
            }
            if entry.number > table.last() + 1 {
                // What is missing comes after the next hello.
                let socket = keeper.0.borrow().socket.clone();
                if let Some(socket) = socket {
                    let _ = socket.close();
                }
                break;
            }
            let (turn, asked) = (table.turn(), table.motion().cloned());
            if let Err(why) = table.apply(&entry) {
                return self.ended.set(Some(Ended::Diverged(why.to_string())));
            }
            match asked.and_then(|asked| asked.dropped(&entry, &table)) {
                Some(why) => dropped = Some(why),
                None if table.turn() != turn || table.motion().is_some() => dropped = None,
                None => {}
            }
            if let (Action::Chat { text }, By::Guest(by)) = (&entry.action, entry.by) {
                said.push(Remark { number: entry.number, by, text: text.clone() });
            }
        }
        if !said.is_empty() {
            self.chat.update(|chat| chat.extend(said));
        }
        self.dropped.set(dropped);
        self.table.set(Some(table));
    }
}

impl Keeper {
    fn say(&self, message: &ClientMessage) {
        let state = self.0.borrow();
        if let (Some(socket), Ok(text)) = (&state.socket, serde_json::to_string(message)) {
            // A line that is not open sends it again when it is.
            let _ = socket.send_with_str(&text);
        }
    }

    fn is_play(&self, id: ActionId) -> bool {
        let pending = &self.0.borrow().pending;
        pending.iter().any(|(pending, action)| *pending == id && matches!(action, Action::Play { .. }))
    }

    fn done(&self, id: ActionId) {
        self.0.borrow_mut().pending.retain(|(pending, _)| *pending != id);
    }
}
