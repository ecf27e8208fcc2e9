//! The task that keeps a client at its table: connects, listens, sends again what was not answered.

use std::time::Duration;

use table::{Action, ActionId, ClientMessage, Closing, Entry, Gesture, ServerMessage};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use crate::client::Event;
use crate::fault::{Ended, Fault, Refusal};
use crate::road::Road;
use crate::socket::{Heard, Socket};
use crate::view::{Came, View, now};

/// The first pause before trying again; every further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(100);

/// A house that was restarted is found again within this time.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// How often to look whether the line is alive.
const BEAT: Duration = Duration::from_secs(5);

/// Every other beat there is a ping; a line without any answer to three of them is dead.
const SILENCE: Duration = Duration::from_secs(35);

/// An action that was not answered for so long is sent again, though the line seems to be up.
const UNANSWERED: Duration = Duration::from_secs(10);

/// What is asked of the task.
#[derive(Debug)]
pub(crate) enum Request {
    /// Do something.
    Act { id: ActionId, action: Action, answer: oneshot::Sender<Result<u64, Refusal>> },
    /// Show something.
    Gesture(Gesture),
}

/// An action without an answer.
struct Pending {
    id: ActionId,
    action: Action,
    answer: oneshot::Sender<Result<u64, Refusal>>,
    sent: Instant,
}

impl Pending {
    fn message(&self) -> ClientMessage {
        ClientMessage::Act { id: self.id, action: self.action.clone() }
    }
}

/// Why a connection came to its end.
enum Broken {
    /// Try again.
    Line,
    /// Try again, later.
    TooFast,
    /// Nobody wants it any more.
    Unwanted,
    /// For good.
    Ended(Ended),
}

struct Life {
    view: watch::Sender<View>,
    events: mpsc::UnboundedSender<Event>,
    requests: mpsc::Receiver<Request>,
    pending: Vec<Pending>,
}

/// Lives until nobody asks for anything any more, or the house does not want the client.
pub(crate) async fn live(
    mut road: impl Road,
    requests: mpsc::Receiver<Request>,
    view: watch::Sender<View>,
    events: mpsc::UnboundedSender<Event>,
) {
    let mut life = Life { view, events, requests, pending: Vec::new() };
    let mut pause = FIRST_PAUSE;
    let ended = loop {
        let broken = match life.reach(&mut road).await {
            Ok(socket) => {
                let broken = life.stay(socket).await;
                if life.view.borrow().online {
                    pause = FIRST_PAUSE;
                    life.view.send_modify(|view| (view.online, view.present) = (false, Vec::new()));
                    life.tell(Event::Online(false));
                }
                broken
            }
            Err(broken) => broken,
        };
        match broken {
            Broken::Unwanted => break Ended::Stopped,
            Broken::Ended(ended) => break ended,
            Broken::TooFast => pause = LONGEST_PAUSE,
            Broken::Line => {}
        }
        if life.meanwhile(sleep(pause)).await.is_none() {
            break Ended::Stopped;
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    };
    life.view.send_modify(|view| view.ended = Some(ended.clone()));
    for pending in life.pending.drain(..) {
        // Whoever asked may have gone.
        let _ = pending.answer.send(Err(Refusal::Ended(ended.clone())));
    }
    life.tell(Event::Ended(ended));
}

impl Life {
    fn tell(&self, event: Event) {
        // Events are for those who want them.
        let _ = self.events.send(event);
    }

    /// Waits for something and takes requests all the while; none when nobody wants the client any more.
    async fn meanwhile<T>(&mut self, something: impl Future<Output = T>) -> Option<T> {
        tokio::pin!(something);
        loop {
            tokio::select! {
                result = &mut something => return Some(result),
                request = self.requests.recv() => self.request(request?, None),
            }
        }
    }

    async fn reach(&mut self, road: &mut impl Road) -> Result<Socket, Broken> {
        let opened = self.meanwhile(road.open()).await;
        opened.ok_or(Broken::Unwanted)?.map_err(|fault| match fault {
            Fault::Status { status: 429, .. } => Broken::TooFast,
            fault if fault.may_pass() => Broken::Line,
            fault => Broken::Ended(Ended::NotLetIn(fault)),
        })
    }

    /// Says hello and goes on until the line breaks.
    async fn stay(&mut self, mut socket: Socket) -> Broken {
        let hello = ClientMessage::Hello { have: self.view.borrow().last() };
        if socket.say.send(hello).is_err() {
            return Broken::Line;
        }
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut heard_at, mut beats, mut welcome) = (Instant::now(), 0_u32, false);
        loop {
            tokio::select! {
                heard = socket.hear.recv() => {
                    let Some(heard) = heard else { return Broken::Line };
                    heard_at = Instant::now();
                    welcome |= matches!(heard, Ok(ServerMessage::Welcome { .. }));
                    if let Err(broken) = self.hear(heard, &socket) {
                        return broken;
                    }
                }
                request = self.requests.recv() => {
                    let Some(request) = request else { return Broken::Unwanted };
                    self.request(request, welcome.then_some(&socket));
                }
                _ = beat.tick() => {
                    beats += 1;
                    if heard_at.elapsed() > SILENCE {
                        return Broken::Line;
                    }
                    if beats.is_multiple_of(2) && welcome {
                        // A failure to send shows when nothing is heard any more.
                        let _ = socket.say.send(ClientMessage::Ping);
                    }
                    if welcome {
                        self.send_again(&socket, UNANSWERED);
                    }
                }
            }
        }
    }

    /// Takes a request, and sends it if the house is listening.
    fn request(&mut self, request: Request, socket: Option<&Socket>) {
        let say = |message| {
            // If the line is broken by now, actions go out on the next one, and gestures are forgotten.
            socket.map(|socket| socket.say.send(message));
        };
        match request {
            Request::Gesture(gesture) => say(ClientMessage::Gesture(gesture)),
            Request::Act { id, action, answer } => {
                let pending = Pending { id, action, answer, sent: Instant::now() };
                say(pending.message());
                self.pending.push(pending);
            }
        }
    }

    /// Sends again, in the order in which they were asked for, what has waited for an answer for so long.
    fn send_again(&mut self, socket: &Socket, waited: Duration) {
        for pending in self.pending.iter_mut().filter(|pending| pending.sent.elapsed() >= waited) {
            pending.sent = Instant::now();
            let _ = socket.say.send(pending.message());
        }
    }

    fn hear(&mut self, heard: Heard, socket: &Socket) -> Result<(), Broken> {
        match heard.map_err(|what| Broken::Ended(Ended::NotUnderstood(what)))? {
            ServerMessage::Welcome { you, header, now: theirs, last } => {
                let ahead = theirs.0 as i64 - now().0 as i64;
                self.change(|view| view.welcome(you, *header, ahead, last))?;
                self.tell(Event::Online(true));
                self.send_again(socket, Duration::ZERO);
            }
            ServerMessage::Entries { entries } => {
                entries.into_iter().try_for_each(|entry| self.entry(entry))?;
            }
            ServerMessage::Accepted { id, number } => {
                self.view.send_if_modified(|view| {
                    let is_news = number > view.known;
                    view.known = view.known.max(number);
                    is_news
                });
                self.answer(id, Ok(number));
            }
            ServerMessage::Refused { id, why } => self.answer(id, Err(Refusal::Rejected(why))),
            ServerMessage::Gesture(gesture) => self.tell(Event::Gesture(gesture)),
            ServerMessage::Present { guests } => {
                self.view.send_modify(|view| view.present.clone_from(&guests));
                self.tell(Event::Present(guests));
            }
            ServerMessage::Closing { why: Closing::Removed } => return Err(Broken::Ended(Ended::Removed)),
            ServerMessage::Closing { why: Closing::TooFast } => return Err(Broken::TooFast),
            ServerMessage::Closing { .. } => return Err(Broken::Line),
            ServerMessage::Pong => {}
        }
        Ok(())
    }

    fn entry(&mut self, entry: Entry) -> Result<(), Broken> {
        match self.change(|view| view.entry(&entry))? {
            Came::Again => Ok(()),
            // What is missing comes after the next hello.
            Came::TooEarly => Err(Broken::Line),
            Came::New => {
                // It is in the log: that is an answer, should the other one have been lost with the line.
                self.answer(entry.id, Ok(entry.number));
                self.tell(Event::Entry(entry));
                Ok(())
            }
        }
    }

    fn change<T>(&self, change: impl FnOnce(&mut View) -> Result<T, Ended>) -> Result<T, Broken> {
        let mut result = Err(Ended::Stopped);
        self.view.send_modify(|view| result = change(view));
        result.map_err(Broken::Ended)
    }

    fn answer(&mut self, id: ActionId, answer: Result<u64, Refusal>) {
        if let Some(index) = self.pending.iter().position(|pending| pending.id == id) {
            // Whoever asked may have gone.
            let _ = self.pending.remove(index).answer.send(answer);
        }
    }
}
