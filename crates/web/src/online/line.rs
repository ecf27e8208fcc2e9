//! The line to a table: drives a replica with the browser's websocket and timer, and shows what it knows as signals.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{
    Action, ActionId, By, ClientMessage, Dropped, Ended, Entry, Event, Games, Guest, Input, OpenMotion,
    Output, Rejection, Replica, ServerMessage, SteadyClock, Table,
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

/// What is known of a table far away.
#[derive(Clone, Copy)]
pub struct Line {
    /// The table, once the server has said what it is.
    pub table: RwSignal<Option<Table>>,
    /// Who this browser is there.
    pub you: RwSignal<Option<Guest>>,
    /// Whether the line is up.
    pub online: RwSignal<bool>,
    /// Who is connected.
    pub present: RwSignal<Vec<Guest>>,
    /// What was said.
    pub chat: RwSignal<Vec<Remark>>,
    /// How many milliseconds the server's clock is ahead of ours.
    pub ahead: RwSignal<i64>,
    /// Why the last action was refused.
    pub refused: RwSignal<Option<Rejection>>,
    /// How many moves of this browser were refused.
    pub refused_plays: RwSignal<u32>,
    /// Why what someone asked for came to nothing; until the game goes on or someone asks again.
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
    replica: Replica,
    clock: SteadyClock,
    socket: Option<Socket>,
    /// How many connections were asked for: one that comes late is not wanted any more.
    attempts: u32,
    timer: Option<TimeoutHandle>,
    /// Moves that are not answered yet.
    plays: Vec<ActionId>,
    /// The turn and the open question before the next entry.
    before: (u32, Option<OpenMotion>),
    closed: bool,
}

/// A websocket and what it calls.
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

impl Line {
    /// Opens the line to a table; it is kept until the page is left.
    pub fn open(games: Games, id: &str) -> Line {
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
        let closing = send_wrapper::SendWrapper::new(keeper.clone());
        on_cleanup(move || {
            let mut state = closing.0.borrow_mut();
            state.closed = true;
            // A connection that is still on its way is not wanted any more.
            state.attempts += 1;
            state.socket = None;
            if let Some(timer) = state.timer.take() {
                timer.clear();
            }
        });
        line.watch_network(&keeper);
        line.step(&keeper, Input::Time);
        line
    }

    /// The browser knows at once when its network goes or comes; a websocket may not notice for half a minute, since what
    /// was sent on it waits, and so does its end.
    fn watch_network(self, keeper: &Keeper) {
        let gone = keeper.clone();
        let gone = window_event_listener(leptos::ev::offline, move |_| {
            gone.hang_up();
            self.step(&gone, Input::Closed);
        });
        let back = keeper.clone();
        let back = window_event_listener(leptos::ev::online, move |_| self.step(&back, Input::TryNow));
        on_cleanup(move || {
            gone.remove();
            back.remove();
        });
    }

    /// Does something at the table. It is sent again until the server has answered.
    pub fn act(self, action: Action) {
        let Some(keeper) = self.keeper.try_get_value() else { return };
        self.refused.set(None);
        let id = random_id();
        if matches!(action, Action::Play { .. }) {
            keeper.0.borrow_mut().plays.push(id);
        }
        self.step(&keeper, Input::Act(id, action));
    }

    /// Lets something happen to the replica, does what it asks for, and has it woken again.
    fn step(self, keeper: &Keeper, input: Input) {
        let outputs = {
            let mut state = keeper.0.borrow_mut();
            if state.closed {
                return;
            }
            let time = state.clock.at(now());
            state.replica.step(time, input)
        };
        for output in outputs {
            match output {
                Output::Open => self.dial(keeper),
                Output::Send(message) => keeper.say(&message),
                Output::Close => keeper.hang_up(),
                Output::Tell(event) => self.tell(keeper, event),
            }
        }
        self.set_timer(keeper);
    }

    fn set_timer(self, keeper: &Keeper) {
        let mut state = keeper.0.borrow_mut();
        if let Some(timer) = state.timer.take() {
            timer.clear();
        }
        let Some(wake) = state.replica.wake() else { return };
        let pause = Duration::from_millis(wake.saturating_sub(state.clock.at(now()).0));
        let woken = keeper.clone();
        state.timer = set_timeout_with_handle(move || self.step(&woken, Input::Time), pause).ok();
    }

    /// Opens a websocket, as someone whom the server knows.
    fn dial(self, keeper: &Keeper) {
        let attempt = {
            let mut state = keeper.0.borrow_mut();
            state.attempts += 1;
            state.attempts
        };
        let keeper = keeper.clone();
        spawn_local(async move {
            let known = rest::introduce().await;
            if keeper.0.borrow().attempts != attempt {
                return;
            }
            match known.ok().and_then(|()| self.socket(&keeper)) {
                Some(socket) => keeper.0.borrow_mut().socket = Some(socket),
                None => self.step(&keeper, Input::Closed),
            }
        });
    }

    fn socket(self, keeper: &Keeper) -> Option<Socket> {
        let location = window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let (host, id) = (location.host().unwrap_or_default(), keeper.0.borrow().id.clone());
        let socket = WebSocket::new(&format!("{scheme}://{host}/api/tables/{id}/socket")).ok()?;
        let call = |on: fn(Line, &Keeper, MessageEvent)| {
            let keeper = keeper.clone();
            Closure::<dyn FnMut(MessageEvent)>::new(move |event| on(self, &keeper, event))
        };
        let opened = call(|line, keeper, _| line.step(keeper, Input::Opened));
        let heard = call(Line::hear);
        let closed = call(|line, keeper, _| line.step(keeper, Input::Closed));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Socket { socket, _calls: [opened, heard, closed] })
    }

    fn hear(self, keeper: &Keeper, event: MessageEvent) {
        let Some(text) = event.data().as_string() else { return };
        let shown = keeper.0.borrow().replica.view().last();
        let heard = serde_json::from_str(&text).map_err(|_| text.chars().take(200).collect());
        match heard {
            // One by one, so that the table is known as it was after each.
            Ok(ServerMessage::Entries { entries }) => {
                for entry in entries {
                    self.step(keeper, Input::Heard(Ok(ServerMessage::Entries { entries: vec![entry] })));
                }
            }
            heard => self.step(keeper, Input::Heard(heard)),
        }
        if keeper.0.borrow().replica.view().last() > shown {
            self.show_table(keeper);
        }
    }

    fn show_table(self, keeper: &Keeper) {
        let table = keeper.0.borrow().replica.view().table.clone();
        self.table.set(table);
    }

    fn tell(self, keeper: &Keeper, event: Event) {
        match event {
            Event::Online(online) => {
                if online {
                    let (you, ahead, known) = {
                        let state = keeper.0.borrow();
                        let view = state.replica.view();
                        // Against the plain time of day, which others here read.
                        (view.you, view.ahead.saturating_add_unsigned(state.clock.set_back()), view.known)
                    };
                    self.you.set(you);
                    self.ahead.set(ahead);
                    if self.table.with_untracked(Option::is_none) {
                        self.awaited.set(known);
                        self.show_table(keeper);
                    }
                }
                self.online.set(online);
            }
            Event::Entry(entry) => self.entered(keeper, &entry),
            Event::Answered(id, answer) => {
                let was_play = keeper.done(id);
                if let Err(why) = answer {
                    self.refused.set(Some(why));
                    if was_play {
                        self.refused_plays.update(|count| *count += 1);
                    }
                }
            }
            Event::Present(guests) => self.present.set(guests),
            Event::Gesture(_) => {}
            Event::Ended(why) => self.ended.set(Some(why)),
        }
    }

    /// What an entry says beside the table: a remark, or that what was asked for came to nothing.
    fn entered(self, keeper: &Keeper, entry: &Entry) {
        if let (Action::Chat { text }, By::Guest(by)) = (&entry.action, entry.by) {
            let remark = Remark { number: entry.number, by, text: text.clone() };
            self.chat.update(|chat| chat.push(remark));
        }
        let mut state = keeper.0.borrow_mut();
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

impl Keeper {
    /// Closes the connection, also one that is still on its way.
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
