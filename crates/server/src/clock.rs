//! What tells the server the time.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::Time;

/// Where the server reads the time. There is no other place: `clippy.toml` holds it to that.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Time + Send + Sync>);

impl Clock {
    /// The clock of this machine.
    pub fn system() -> Clock {
        Clock(Arc::new(|| {
            #[expect(clippy::disallowed_methods, reason = "the one place that reads the machine's clock")]
            let now = SystemTime::now();
            let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
            Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
        }))
    }

    pub(crate) fn now(&self) -> Time {
        (self.0)()
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Clock({})", self.now().0)
    }
}

/// A clock for tests: it stands still until it is moved. A server that sees it jump by a few seconds takes that for an
/// absence, as it does when the machine slept.
#[derive(Clone, Debug)]
pub struct ManualClock(Arc<AtomicU64>);

impl ManualClock {
    /// A clock that shows this time.
    pub fn at(time: Time) -> ManualClock {
        ManualClock(Arc::new(AtomicU64::new(time.0)))
    }

    /// Moves it forward.
    pub fn advance(&self, by: Duration) {
        self.0.fetch_add(u64::try_from(by.as_millis()).unwrap_or(u64::MAX), Ordering::SeqCst);
    }

    /// What it shows.
    pub fn now(&self) -> Time {
        Time(self.0.load(Ordering::SeqCst))
    }

    /// The same clock, for a server.
    pub fn clock(&self) -> Clock {
        let clock = self.clone();
        Clock(Arc::new(move || clock.now()))
    }
}
