//! A direct connector with a clock at the client's end.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use client::{ClientError, Connector, Direct, Heard, Socket};
use table::{Action, ActionId, ClientMessage, ServerMessage};
use tokio::sync::mpsc;

use super::latency::Latencies;

/// When moves were sent and arrived.
#[derive(Clone, Default)]
pub struct Stopwatch {
    runs: Arc<AtomicBool>,
    times: Arc<Mutex<Times>>,
}

#[derive(Default)]
struct Times {
    sent: HashMap<ActionId, Instant>,
    acknowledged: Vec<Duration>,
    delivered: Vec<Duration>,
}

impl Stopwatch {
    /// Moves that are sent while it runs are measured.
    pub fn run(&self, runs: bool) {
        self.runs.store(runs, Ordering::Relaxed);
    }

    /// How long it took until moves were acknowledged, and until they were with the others.
    pub fn read(&self) -> (Latencies, Latencies) {
        let times = self.times();
        (Latencies::new(times.acknowledged.clone()), Latencies::new(times.delivered.clone()))
    }

    fn times(&self) -> MutexGuard<'_, Times> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn sent(&self, message: &ClientMessage) -> Option<ActionId> {
        let ClientMessage::Act { id, action: Action::Play { .. } } = message else { return None };
        if self.runs.load(Ordering::Relaxed) {
            self.times().sent.insert(*id, Instant::now());
        }
        Some(*id)
    }

    fn heard(&self, heard: &Heard, own: &[ActionId]) {
        match heard {
            Ok(ServerMessage::Accepted { id, .. }) => {
                let times = &mut *self.times();
                times.acknowledged.extend(times.sent.get(id).map(Instant::elapsed));
            }
            Ok(ServerMessage::Entries { entries }) => {
                let times = &mut *self.times();
                for entry in entries.iter().filter(|entry| !own.contains(&entry.id)) {
                    times.delivered.extend(times.sent.get(&entry.id).map(Instant::elapsed));
                }
            }
            _ => {}
        }
    }
}

/// The connector.
pub struct Timed {
    /// Where it leads.
    pub connector: Direct,
    /// The clock.
    pub stopwatch: Stopwatch,
}

impl Connector for Timed {
    async fn open(&mut self) -> Result<Socket, ClientError> {
        let mut real = self.connector.open().await?;
        let stopwatch = self.stopwatch.clone();
        let (say, mut said) = mpsc::unbounded_channel();
        let (heard, hear) = mpsc::channel(64);
        tokio::spawn(async move {
            let mut own = Vec::new();
            loop {
                tokio::select! {
                    message = said.recv() => {
                        let Some(message) = message else { return };
                        own.extend(stopwatch.sent(&message));
                        // A broken line shows when nothing is heard any more.
                        let _ = real.say.send(message);
                    }
                    message = real.hear.recv() => {
                        let Some(message) = message else { return };
                        stopwatch.heard(&message, &own);
                        if heard.send(message).await.is_err() {
                            return;
                        }
                    }
                }
            }
        });
        Ok(Socket { say, hear })
    }
}
