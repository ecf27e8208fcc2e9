//! The clock of the server.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::{SteadyClock, Time};

/// Where the server reads the time. `clippy.toml` forbids any other place.
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

/// The time of a server: that of a clock, but it never runs backwards. Where the machine's clock is set back, the server goes
/// on from where it was; otherwise all clocks of games would stand still until that time comes again.
pub(crate) struct ServerClock {
    clock: Clock,
    steady: Mutex<SteadyClock>,
}

/// A difference that is worth a warning, in milliseconds.
const ODD: u64 = 5_000;

impl ServerClock {
    /// Goes on from when a server was last alive, should that be later than the clock says.
    pub(crate) fn new(clock: Clock, last_beat: Option<Time>) -> ServerClock {
        let mut steady = SteadyClock::default();
        if let Some(beat) = last_beat {
            steady.at(beat);
            let behind = beat.since(clock.now());
            if behind > ODD {
                tracing::warn!(
                    milliseconds = behind,
                    "the clock is behind the data; games continue from their own time"
                );
            }
        }
        ServerClock { clock, steady: Mutex::new(steady) }
    }

    /// What the machine's clock shows.
    pub(crate) fn day(&self) -> Time {
        self.clock.now()
    }

    pub(crate) fn now(&self) -> Time {
        let mut steady = self.steady.lock().unwrap_or_else(PoisonError::into_inner);
        let (day, before) = (self.clock.now(), steady.set_back());
        let now = steady.at(day);
        let set_back = steady.set_back() - before;
        if set_back > ODD {
            tracing::warn!(
                milliseconds = set_back,
                "the clock was set back; games continue from their own time"
            );
        }
        now
    }
}

/// A clock for tests: it stands still until it is moved. A server that sees it jump by a few seconds takes that for an
/// absence, as it does when the machine slept.
#[derive(Clone, Debug)]
pub struct ManualClock(Arc<Shown>);

/// What a clock for tests shows, and how often it was read.
#[derive(Debug)]
struct Shown {
    time: AtomicU64,
    looks: AtomicU64,
}

impl ManualClock {
    /// A clock that shows this time.
    pub fn at(time: Time) -> ManualClock {
        ManualClock(Arc::new(Shown { time: AtomicU64::new(time.0), looks: AtomicU64::new(0) }))
    }

    /// Moves it forward.
    pub fn advance(&self, by: Duration) {
        self.0.time.fetch_add(u64::try_from(by.as_millis()).unwrap_or(u64::MAX), Ordering::SeqCst);
    }

    /// Sets it back, as an operator does who corrects it.
    pub fn set_back(&self, by: Duration) {
        self.0.time.fetch_sub(u64::try_from(by.as_millis()).unwrap_or(0), Ordering::SeqCst);
    }

    /// What it shows.
    pub fn now(&self) -> Time {
        Time(self.0.time.load(Ordering::SeqCst))
    }

    /// How often a server has looked at it.
    pub fn looks(&self) -> u64 {
        self.0.looks.load(Ordering::SeqCst)
    }

    /// The same clock, for a server.
    pub fn clock(&self) -> Clock {
        let clock = self.clone();
        Clock(Arc::new(move || {
            let now = clock.now();
            clock.0.looks.fetch_add(1, Ordering::SeqCst);
            now
        }))
    }
}
