//! One connection: messages on their way, and what happens to them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use client::{Heard, Socket};
use fastrand::Rng;
use table::{ClientMessage, Guest, ServerMessage, Time};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::weather::{Mishap, Weather};
use crate::ledger::SharedLedger;

/// A time that does not come during a run.
const NEVER: Duration = Duration::from_secs(1 << 20);

/// What happens to the messages of a client, and where it is written down.
pub struct Travel {
    /// Who sends them.
    pub guest: Guest,
    /// The table's book.
    pub ledger: SharedLedger,
    /// How bad the weather is.
    pub weather: Weather,
    /// Chance.
    pub dice: Rng,
    /// The last entry that has arrived.
    pub known: Arc<AtomicU64>,
}

/// Messages on their way, and the end of the connection.
struct Way {
    real: Socket,
    delayed: Vec<(Instant, ClientMessage)>,
    cut: Instant,
    calm: bool,
}

impl Travel {
    /// Goes along with a connection that is cut after some time, if at all.
    pub fn along(self, real: Socket, life: Option<Duration>) -> Socket {
        let (say, said) = mpsc::unbounded_channel();
        let (heard, hear) = mpsc::channel(64);
        let cut = Instant::now() + life.unwrap_or(NEVER);
        let way = Way { real, delayed: Vec::new(), cut, calm: life.is_none() };
        tokio::spawn(self.run(way, said, heard));
        Socket { say, hear }
    }

    async fn run(
        mut self,
        mut way: Way,
        mut said: mpsc::UnboundedReceiver<ClientMessage>,
        heard: mpsc::Sender<Heard>,
    ) {
        let mut calm = self.weather.watch();
        loop {
            let due = way.delayed.iter().map(|(at, _)| *at).min();
            tokio::select! {
                message = said.recv() => match message {
                    Some(message) => self.send(message, &mut way),
                    None => return,
                },
                message = way.real.hear.recv() => {
                    let Some(message) = message else { return };
                    self.note(&message);
                    if heard.send(message).await.is_err() {
                        return;
                    }
                }
                () = sleep_until(due.unwrap_or(way.cut)), if due.is_some() => way.send_due(),
                // Dropping the connection cuts it off, whatever is on its way.
                () = sleep_until(way.cut) => return self.weather.count(Mishap::Cut),
                () = Weather::calms_down(&mut calm), if !way.calm => return,
                () = heard.closed() => return,
            }
        }
    }

    fn note(&self, heard: &Heard) {
        match heard {
            Ok(ServerMessage::Accepted { id, number }) => self.ledger.open().accepted(*id, *number),
            Ok(ServerMessage::Refused { id, why }) => self.ledger.open().refused(*id, why.clone(), now()),
            Ok(ServerMessage::Entries { entries }) => {
                let last = entries.last().map_or(0, |entry| entry.number);
                self.known.fetch_max(last, Ordering::Relaxed);
            }
            _ => {}
        }
    }

    fn send(&mut self, message: ClientMessage, way: &mut Way) {
        if let ClientMessage::Act { id, action } = &message {
            self.ledger.open().sent(*id, self.guest, action, self.known.load(Ordering::Relaxed));
        }
        if way.calm {
            return way.send(message);
        }
        match message {
            ClientMessage::Hello { .. } => {
                way.send(message);
                self.send_late_ones(way);
            }
            ClientMessage::Act { .. } => self.send_badly(message, way),
            _ => way.send(message),
        }
    }

    /// Actions of earlier connections come once more.
    fn send_late_ones(&mut self, way: &mut Way) {
        for _ in 0..self.dice.u8(..3) {
            if let Some((id, action)) = self.ledger.open().any_of(self.guest, &mut self.dice) {
                self.weather.count(Mishap::Late);
                way.delay(ClientMessage::Act { id, action }, self.dice.u64(..60));
            }
        }
    }

    fn send_badly(&mut self, message: ClientMessage, way: &mut Way) {
        match self.dice.u8(..100) {
            0..10 => {
                self.weather.count(Mishap::Doubled);
                way.send(message.clone());
                way.send(message);
            }
            10..15 => {
                self.weather.count(Mishap::Doubled);
                way.send(message.clone());
                way.delay(message, self.dice.u64(..200));
            }
            15..25 => {
                self.weather.count(Mishap::Overtaken);
                way.delay(message, self.dice.u64(1..100));
            }
            25..32 => {
                way.send(message);
                // It may be written or not, stored or not, answered or not.
                way.cut = Instant::now() + Duration::from_micros(self.dice.u64(..6_000));
            }
            _ => way.send(message),
        }
    }
}

impl Way {
    fn send(&self, message: ClientMessage) {
        // A broken line shows when nothing is heard any more.
        let _ = self.real.say.send(message);
    }

    fn delay(&mut self, message: ClientMessage, milliseconds: u64) {
        self.delayed.push((Instant::now() + Duration::from_millis(milliseconds), message));
    }

    fn send_due(&mut self) {
        let now = Instant::now();
        for (_, message) in self.delayed.extract_if(.., |(at, _)| *at <= now) {
            let _ = self.real.say.send(message);
        }
    }
}

fn now() -> Time {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Time(since.as_millis() as u64)
}
