//! How bad the network is, for all clients at once, and what happened on it.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::watch;

/// The state of the whole network.
#[derive(Clone)]
pub struct Weather {
    calm: watch::Sender<bool>,
    counts: Arc<[AtomicU64; 6]>,
}

/// What may happen to a connection.
#[derive(Clone, Copy)]
pub enum Mishap {
    /// A connection was cut.
    Cut,
    /// A connection was set to break after some bytes.
    Frayed,
    /// A message was sent twice.
    Doubled,
    /// A message was held back, so that later ones overtook it.
    Overtaken,
    /// A message of an earlier connection was sent once more.
    Late,
    /// A page was told that its network is gone.
    Gone,
}

impl Weather {
    /// A storm.
    pub fn storm() -> Weather {
        Weather { calm: watch::Sender::new(false), counts: Arc::default() }
    }

    /// The storm is over: all lines are cut a last time, and hold from then on.
    pub fn calm_down(&self) {
        self.calm.send_replace(true);
    }

    /// Whether it is over, and news of that.
    pub fn watch(&self) -> watch::Receiver<bool> {
        self.calm.subscribe()
    }

    /// Waits until it is over.
    pub async fn calms_down(watch: &mut watch::Receiver<bool>) {
        // The weather lasts as long as any message is on its way.
        let _ = watch.wait_for(|calm| *calm).await;
    }

    /// Counts a mishap.
    pub fn count(&self, mishap: Mishap) {
        self.counts[mishap as usize].fetch_add(1, Ordering::Relaxed);
    }
}

impl fmt::Display for Weather {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |mishap: Mishap| self.counts[mishap as usize].load(Ordering::Relaxed);
        write!(f, "{} cuts, {} frayed lines, ", count(Mishap::Cut), count(Mishap::Frayed))?;
        write!(f, "{} doubled, {} overtaken, ", count(Mishap::Doubled), count(Mishap::Overtaken))?;
        write!(f, "{} late messages, {} pages without network", count(Mishap::Late), count(Mishap::Gone))
    }
}
