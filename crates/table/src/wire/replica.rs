//! A client's copy of a table, as a machine without I/O.
//!
//! A driver opens connections, carries messages and keeps the time; what follows from them is decided here, for browsers
//! and other programs alike. The connection may break at any point: an action is sent again under its own name until it is
//! answered, and entries that are missing come after the next hello.

use std::fmt;

use super::view::{Came, View};
use super::{ClientMessage, Closing, PROTOCOL, ServerMessage};
use crate::action::{Action, By};
use crate::entry::Entry;
use crate::game::Games;
use crate::gesture::Gesture;
use crate::id::{ActionId, Guest, Time};
use crate::rejection::Rejection;

/// The first pause before the next attempt to connect, in milliseconds; each further one is twice as long.
const FIRST_PAUSE: u64 = 200;

/// The longest pause: a server that was restarted is found again within this time.
const LONGEST_PAUSE: u64 = 5_000;

/// How often to ask whether the server is there.
const PING: u64 = 10_000;

/// A connection on which nothing was heard for so long is dead.
const SILENCE: u64 = 35_000;

/// An action that was not answered for so long is sent again, though the connection seems to be up.
const UNANSWERED: u64 = 10_000;

/// What happens to a replica.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// The connection that was asked for is open.
    Opened,
    /// Something was heard on it: a message, or what came instead of one.
    Heard(Result<ServerMessage, String>),
    /// It is closed, or could not be opened.
    Closed,
    /// It could not be opened because there have been too many.
    TooFast,
    /// It cannot be opened, and retrying is useless.
    Barred(Ended),
    /// Someone does something, under a name that no other action has.
    Act(ActionId, Action),
    /// Someone shows something.
    Show(Gesture),
    /// Someone does not want to wait for the next attempt to connect.
    TryNow,
    /// The time for which it asked has come.
    Time,
    /// Nobody needs the replica any more.
    Stop,
}

/// What a driver is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Open a connection.
    Open,
    /// Send this on it.
    Send(ClientMessage),
    /// Close it; nothing more is heard on it.
    Close,
    /// Tell this to someone who wants to know.
    Tell(Event),
}

/// Something that happened at the table, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The connection is up, or it has broken and will be tried again.
    Online(bool),
    /// An entry of the log; it is in the table already.
    Entry(Entry),
    /// What became of an action: the number of its entry, or why it was refused.
    Answered(ActionId, Result<u64, Rejection>),
    /// Who is connected now.
    Present(Vec<Guest>),
    /// Someone shows something.
    Gesture(Gesture),
    /// There will be no connection any more.
    Ended(Ended),
}

/// Why a client will not come back to its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// There is no such table.
    NotFound,
    /// The host has sent this guest away.
    Removed,
    /// A newer version of the program made the table; the server cannot read it.
    Newer,
    /// The operator does not let this guest in.
    Banned,
    /// The server speaks another protocol: this program or page is of another version.
    Outdated {
        /// The protocol of the server, where it said which.
        protocol: Option<u16>,
    },
    /// The server refuses the client.
    NotLetIn {
        /// The status of HTTP.
        status: u16,
        /// The server's reason, if it gave one.
        key: Option<String>,
    },
    /// The table has a game that this program does not know.
    UnknownGame(String),
    /// The server sent something invalid.
    NotUnderstood(String),
    /// An entry does not fit the log before it.
    Diverged(String),
    /// The client itself has stopped.
    Stopped,
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ended::NotFound => write!(f, "there is no such table"),
            Ended::Removed => write!(f, "the host has removed you"),
            Ended::Newer => write!(f, "a newer version of Loggia made this table"),
            Ended::Banned => write!(f, "the server does not let you in any more"),
            Ended::Outdated { protocol: Some(theirs) } => {
                write!(f, "the server speaks protocol {theirs}, this program {PROTOCOL}")
            }
            Ended::Outdated { protocol: None } => write!(f, "the server is of another version"),
            Ended::NotLetIn { status, key: Some(key) } => write!(f, "the server says {status}: {key}"),
            Ended::NotLetIn { status, key: None } => write!(f, "the server says {status}"),
            Ended::UnknownGame(game) => write!(f, "this program does not know the game {game:?}"),
            Ended::NotUnderstood(what) => write!(f, "the server said something unknown: {what}"),
            Ended::Diverged(what) => write!(f, "the server's log contradicts itself: {what}"),
            Ended::Stopped => write!(f, "the connection was closed"),
        }
    }
}

impl std::error::Error for Ended {}

/// The state of the connection. All times are the driver's, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    /// Not connected; the time of the next attempt.
    Waiting { until: u64 },
    /// Connecting.
    Opening { since: u64 },
    /// Hello was sent, welcome has not arrived.
    Greeting { heard: u64 },
    /// Up.
    Online { since: u64, heard: u64, pinged: u64 },
    /// Ended for good.
    Ended,
}

/// An action without an answer.
#[derive(Clone, Debug)]
struct Pending {
    id: ActionId,
    action: Action,
    /// When it was last sent.
    sent: u64,
}

/// This device's copy of a table.
#[derive(Clone, Debug)]
pub struct Replica {
    view: View,
    pending: Vec<Pending>,
    link: Link,
    pause: u64,
}

impl Replica {
    /// Knows nothing yet; the first [`Input::Time`] opens a connection.
    pub fn new(games: Games) -> Replica {
        Replica {
            view: View::new(games),
            pending: Vec::new(),
            link: Link::Waiting { until: 0 },
            pause: FIRST_PAUSE,
        }
    }

    /// The table as far as it is known.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// When [`Input::Time`] is wanted; none once it has ended.
    pub fn wake(&self) -> Option<u64> {
        match self.link {
            Link::Waiting { until } => Some(until),
            Link::Opening { since } => Some(since + SILENCE),
            Link::Greeting { heard } => Some(heard + SILENCE),
            Link::Online { heard, pinged, .. } => {
                let unanswered = self.pending.iter().map(|pending| pending.sent + UNANSWERED).min();
                Some((heard + SILENCE).min(pinged + PING).min(unanswered.unwrap_or(u64::MAX)))
            }
            Link::Ended => None,
        }
    }

    /// Processes an input. `now` never goes back; it is near the time of day.
    pub fn step(&mut self, now: Time, input: Input) -> Vec<Output> {
        let (now, mut out) = (now.0, Vec::new());
        match input {
            _ if self.link == Link::Ended => {}
            Input::Opened => self.opened(now, &mut out),
            Input::Heard(heard) => self.heard(now, heard, &mut out),
            Input::Closed => self.lost(now, &mut out),
            Input::TooFast => {
                self.lost(now, &mut out);
                self.slow_down(now);
            }
            Input::Barred(why) => self.end(why, &mut out),
            Input::Act(id, action) => {
                if let Link::Online { .. } = self.link {
                    out.push(Output::Send(ClientMessage::Act { id, action: action.clone() }));
                }
                self.pending.push(Pending { id, action, sent: now });
            }
            // Gestures are dropped first.
            Input::Show(gesture) => {
                if let Link::Online { .. } = self.link {
                    out.push(Output::Send(ClientMessage::Gesture(gesture)));
                }
            }
            Input::TryNow => {
                if let Link::Waiting { until } = &mut self.link {
                    *until = now;
                    self.time(now, &mut out);
                }
            }
            Input::Time => self.time(now, &mut out),
            Input::Stop => self.end(Ended::Stopped, &mut out),
        }
        out
    }

    fn opened(&mut self, now: u64, out: &mut Vec<Output>) {
        if let Link::Opening { .. } = self.link {
            self.link = Link::Greeting { heard: now };
            out.push(Output::Send(ClientMessage::Hello { have: self.view.last(), protocol: PROTOCOL }));
        }
    }

    fn time(&mut self, now: u64, out: &mut Vec<Output>) {
        match &mut self.link {
            Link::Waiting { until } if now >= *until => {
                self.link = Link::Opening { since: now };
                out.push(Output::Open);
            }
            Link::Opening { since: last }
            | Link::Greeting { heard: last }
            | Link::Online { heard: last, .. }
                if now >= *last + SILENCE =>
            {
                out.push(Output::Close);
                self.lost(now, out);
            }
            Link::Online { pinged, .. } => {
                if now >= *pinged + PING {
                    *pinged = now;
                    // Entries that are missing are asked for.
                    let have = self.view.last();
                    let is_behind = have < self.view.known;
                    let hello = ClientMessage::Hello { have, protocol: PROTOCOL };
                    out.push(Output::Send(if is_behind { hello } else { ClientMessage::Ping }));
                }
                self.send_again(now, UNANSWERED, out);
            }
            _ => {}
        }
    }

    /// The connection is gone: the next attempt is after a pause.
    fn lost(&mut self, now: u64, out: &mut Vec<Output>) {
        match self.link {
            Link::Waiting { .. } | Link::Ended => return,
            Link::Online { since, .. } => {
                // A connection that breaks right after the welcome counts as a failed one.
                if now >= since + LONGEST_PAUSE {
                    self.pause = FIRST_PAUSE;
                }
                (self.view.online, self.view.present) = (false, Vec::new());
                out.push(Output::Tell(Event::Online(false)));
            }
            Link::Opening { .. } | Link::Greeting { .. } => {}
        }
        self.link = Link::Waiting { until: now + self.pause };
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
    }

    /// The next attempt is a long pause away.
    fn slow_down(&mut self, now: u64) {
        self.pause = LONGEST_PAUSE;
        if let Link::Waiting { until } = &mut self.link {
            *until = now + LONGEST_PAUSE;
        }
    }

    /// Ends for good. Reports actions without an answer: it is unknown whether they were done.
    fn end(&mut self, why: Ended, out: &mut Vec<Output>) {
        if !matches!(self.link, Link::Waiting { .. }) {
            out.push(Output::Close);
        }
        self.link = Link::Ended;
        self.pending.clear();
        (self.view.online, self.view.present) = (false, Vec::new());
        self.view.ended = Some(why.clone());
        out.push(Output::Tell(Event::Ended(why)));
    }

    fn heard(&mut self, now: u64, heard: Result<ServerMessage, String>, out: &mut Vec<Output>) {
        match &mut self.link {
            Link::Greeting { heard } | Link::Online { heard, .. } => *heard = now,
            // From a connection that was abandoned.
            Link::Waiting { .. } | Link::Opening { .. } | Link::Ended => return,
        }
        let message = match heard {
            Ok(message) => message,
            Err(what) => return self.end(Ended::NotUnderstood(what), out),
        };
        match message {
            ServerMessage::Welcome { protocol, .. } if protocol != PROTOCOL => {
                self.end(Ended::Outdated { protocol: Some(protocol) }, out);
            }
            ServerMessage::Welcome { you, header, now: theirs, last, .. } => {
                let ahead = theirs.0 as i64 - now as i64;
                if let Err(why) = self.view.welcome(you, *header, ahead, last) {
                    return self.end(why, out);
                }
                self.link = Link::Online { since: now, heard: now, pinged: now };
                out.push(Output::Tell(Event::Online(true)));
                self.send_again(now, 0, out);
            }
            ServerMessage::Entries { entries } => self.entries(now, entries, out),
            ServerMessage::Accepted { id, number } => {
                self.view.known = self.view.known.max(number);
                self.answered(id, Ok(number), out);
            }
            ServerMessage::Refused { id, why } => self.answered(id, Err(why), out),
            ServerMessage::Gesture(gesture) => out.push(Output::Tell(Event::Gesture(gesture))),
            ServerMessage::Present { guests } => {
                self.view.present.clone_from(&guests);
                out.push(Output::Tell(Event::Present(guests)));
            }
            ServerMessage::Closing { why } => self.closing(now, why, out),
            ServerMessage::Pong => {}
        }
    }

    fn closing(&mut self, now: u64, why: Closing, out: &mut Vec<Output>) {
        match why {
            Closing::NotFound => self.end(Ended::NotFound, out),
            Closing::Removed => self.end(Ended::Removed, out),
            Closing::Newer => self.end(Ended::Newer, out),
            Closing::Banned => self.end(Ended::Banned, out),
            // The server could not parse this client's message.
            Closing::BadMessage => self.end(Ended::Outdated { protocol: None }, out),
            Closing::TooFast | Closing::TooLong | Closing::TooSlow | Closing::Shutdown => {
                out.push(Output::Close);
                self.lost(now, out);
                if matches!(why, Closing::TooFast | Closing::TooLong) {
                    self.slow_down(now);
                }
            }
        }
    }

    fn entries(&mut self, now: u64, entries: Vec<Entry>, out: &mut Vec<Output>) {
        for entry in entries {
            match self.view.entry(&entry) {
                Ok(Came::Again) => {}
                Ok(Came::New) => {
                    // It is in the log. That counts as the answer if the other one was lost with the connection.
                    if self.view.you.is_some_and(|you| entry.by == By::Guest(you)) {
                        self.answered(entry.id, Ok(entry.number), out);
                    }
                    out.push(Output::Tell(Event::Entry(entry)));
                }
                // What is missing comes after the next hello.
                Ok(Came::TooEarly) => {
                    out.push(Output::Close);
                    return self.lost(now, out);
                }
                Err(why) => return self.end(why, out),
            }
        }
    }

    fn answered(&mut self, id: ActionId, answer: Result<u64, Rejection>, out: &mut Vec<Output>) {
        if let Some(index) = self.pending.iter().position(|pending| pending.id == id) {
            self.pending.remove(index);
            out.push(Output::Tell(Event::Answered(id, answer)));
        }
    }

    /// Sends again, in the order in which they were done, the actions that have waited for an answer for so long.
    fn send_again(&mut self, now: u64, waited: u64, out: &mut Vec<Output>) {
        for pending in self.pending.iter_mut().filter(|pending| now >= pending.sent + waited) {
            pending.sent = now;
            out.push(Output::Send(ClientMessage::Act { id: pending.id, action: pending.action.clone() }));
        }
    }
}
