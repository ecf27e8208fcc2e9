//! Limits, so that a greedy or broken client does not harm others.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The limits of a server. The defaults suit a group of friends as well as a busy club. An address is what
/// [`as_one`](crate::network::as_one) says; a school behind one has a few hundred people.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables that one guest may make in an hour.
    pub tables_per_hour: u64,
    /// Tables that may be made from one address in an hour.
    pub tables_per_hour_per_address: u32,
    /// Bytes of a table's setup: a custom edition with three boards is some kilobytes.
    pub setup_bytes: usize,
    /// Connections of any kind, all in all; fewer where the system allows fewer open files.
    pub connections: usize,
    /// Connections of any kind from one address.
    pub connections_per_address: usize,
    /// How long a connection may take to send its first bytes.
    pub first_word: Duration,
    /// How long a client may take to read the next few kilobytes of an answer.
    pub stall: Duration,
    /// Connections to tables at once, all in all.
    pub sockets: usize,
    /// Connections to tables at once from one address.
    pub sockets_per_address: usize,
    /// Connections at once at one table of people who have no seat there.
    pub sockets_per_table: usize,
    /// Connections at once at one table of one guest.
    pub sockets_per_guest: usize,
    /// Messages of one guest, whatever they say.
    pub messages: Rate,
    /// Messages from one address; more are read more slowly.
    pub messages_per_address: Rate,
    /// Actions of one guest: how many at once, and how many each second.
    pub actions: Rate,
    /// Bytes of actions from one address that are stored.
    pub stored: Rate,
    /// Gestures of one guest.
    pub gestures: Rate,
    /// Bytes of one guest's gestures, counted for everyone who sees them.
    pub shown: Rate,
    /// Requests from one address.
    pub requests: Rate,
    /// Requests from one address that write, each of which waits for the disk: new tables, links to seats, what is taken out of a list.
    pub writes: Rate,
    /// New guests from one address.
    pub guests: Rate,
    /// Bytes of old entries sent to one guest.
    pub past: Rate,
    /// Bytes of old entries sent to one address.
    pub past_per_address: Rate,
    /// How long a connection may take to say hello, and a message to be sent.
    pub patience: Duration,
    /// After how long a silent connection gets a ping; after twice that it is closed.
    pub silence: Duration,
    /// Bots that think at once.
    pub bots: usize,
    /// Attempts that are judged at once.
    pub judges: usize,
    /// How long a bot waits before it moves, so that people can see what happens.
    pub bot_pause: Duration,
    /// After how long a bot that failed is tried again; twice as long after each further failure.
    pub bot_patience: Duration,
    /// How long half a second of a bot's hands takes, so that people can see them move.
    pub hand_pace: Duration,
    /// After how long a table without players is deleted.
    pub keep_unused: Option<Duration>,
    /// After how long an unfinished table is deleted.
    pub keep_unfinished: Option<Duration>,
    /// After how long a finished table is deleted.
    pub keep_finished: Option<Duration>,
}

const DAY: Duration = Duration::from_secs(86_400);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables_per_hour: 120,
            tables_per_hour_per_address: 300,
            setup_bytes: 16 * 1024,
            connections: 60_000,
            connections_per_address: 1_000,
            first_word: Duration::from_secs(10),
            stall: Duration::from_secs(20),
            sockets: 50_000,
            sockets_per_address: 500,
            sockets_per_table: 500,
            sockets_per_guest: 8,
            messages: Rate { burst: 400, per_second: 120 },
            messages_per_address: Rate { burst: 4_000, per_second: 2_000 },
            actions: Rate { burst: 40, per_second: 10 },
            stored: Rate { burst: 256 << 20, per_second: 16 << 10 },
            gestures: Rate { burst: 120, per_second: 60 },
            shown: Rate { burst: 4 << 20, per_second: 1 << 20 },
            requests: Rate { burst: 400, per_second: 100 },
            writes: Rate { burst: 60, per_second: 2 },
            guests: Rate { burst: 60, per_second: 1 },
            past: Rate { burst: 8 << 20, per_second: 512 << 10 },
            past_per_address: Rate { burst: 64 << 20, per_second: 4 << 20 },
            patience: Duration::from_secs(10),
            silence: Duration::from_secs(30),
            bots: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            judges: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            bot_pause: Duration::from_millis(300),
            bot_patience: Duration::from_secs(2),
            hand_pace: Duration::from_millis(500),
            keep_unused: Some(DAY),
            keep_unfinished: Some(365 * DAY),
            keep_finished: None,
        }
    }
}

/// A rate: a burst, and a number per second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// The burst.
    pub burst: u32,
    /// How many per second in the long run.
    pub per_second: u32,
}

/// As [`Rate::from_str`] reads it.
impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}/s", self.burst, self.per_second)
    }
}

impl FromStr for Rate {
    type Err = String;

    /// `200+50/s`: a burst of 200, and 50 per second in the long run.
    fn from_str(text: &str) -> Result<Rate, String> {
        let read = || {
            let (burst, each) = text.trim().strip_suffix("/s")?.split_once('+')?;
            let rate = Rate { burst: burst.parse().ok()?, per_second: each.parse().ok()? };
            (rate.burst > 0).then_some(rate)
        };
        read().ok_or_else(|| "a rate looks like 200+50/s: so many at once, and so many each second".into())
    }
}

/// A token bucket for each of many clients.
pub struct Buckets<K> {
    burst: f64,
    per_second: f64,
    buckets: Mutex<Filled<K>>,
}

struct Filled<K> {
    buckets: HashMap<K, Bucket>,
    /// With more clients than this, full buckets, which carry no information, are dropped.
    sweep_at: usize,
}

struct Bucket {
    filled: f64,
    at: Instant,
}

/// Below this many buckets a sweep is not worth it.
const FEW: usize = 10_000;

impl<K: Hash + Eq> Buckets<K> {
    /// Full buckets for everybody.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets::filled(rate.burst.into(), rate.per_second.into())
    }

    /// A burst, and the same number in an hour.
    pub fn by_the_hour(most: u32) -> Buckets<K> {
        Buckets::filled(most.into(), f64::from(most) / 3600.0)
    }

    /// A burst, and a number or a part of one each second.
    pub fn filled(burst: f64, per_second: f64) -> Buckets<K> {
        Buckets { burst, per_second, buckets: Mutex::new(Filled { buckets: HashMap::new(), sweep_at: FEW }) }
    }

    /// Whether one more is allowed now.
    pub fn take(&self, key: K) -> bool {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> bool {
        self.with(key, now, |bucket| {
            let allowed = bucket.filled >= 1.0;
            if allowed {
                bucket.filled -= 1.0;
            }
            allowed
        })
    }

    /// Takes many at once, more than there are if need be, and answers how long to wait until the debt is paid.
    pub fn owe(&self, key: K, many: usize) -> Duration {
        self.with(key, Instant::now(), |bucket| {
            bucket.filled -= many as f64;
            let debt = (-bucket.filled).max(0.0);
            if self.per_second > 0.0 {
                Duration::from_secs_f64(debt / self.per_second)
            } else {
                Duration::ZERO
            }
        })
    }

    /// Takes many at once where nothing is owed, and otherwise nothing: who asks again and again owes no more for it.
    pub fn pay(&self, key: K, many: usize) -> bool {
        self.pay_at(key, many, Instant::now())
    }

    fn pay_at(&self, key: K, many: usize, now: Instant) -> bool {
        self.with(key, now, |bucket| {
            let is_free = bucket.filled >= 0.0;
            if is_free {
                bucket.filled -= many as f64;
            }
            is_free
        })
    }

    fn with<T>(&self, key: K, now: Instant, change: impl FnOnce(&mut Bucket) -> T) -> T {
        let fill = |bucket: &Bucket| {
            (bucket.filled + now.duration_since(bucket.at).as_secs_f64() * self.per_second).min(self.burst)
        };
        let mut all = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if all.buckets.len() > all.sweep_at {
            all.buckets.retain(|_, bucket| fill(bucket) < self.burst);
            // Not at every turn: those that are left may stay for long.
            all.sweep_at = FEW + 2 * all.buckets.len();
        }
        let bucket = all.buckets.entry(key).or_insert(Bucket { filled: self.burst, at: now });
        (bucket.filled, bucket.at) = (fill(bucket), now);
        change(bucket)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_the_rate() {
        let buckets = Buckets::new(Rate { burst: 3, per_second: 2 });
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        assert!((0..3).all(|_| buckets.take_at("a", at(0))));
        assert!(!buckets.take_at("a", at(0)));
        assert!(buckets.take_at("b", at(0)), "everybody has their own");
        assert!(buckets.take_at("a", at(500)));
        assert!(!buckets.take_at("a", at(600)));
        assert!((0..3).all(|_| buckets.take_at("a", at(60_000))), "full again");
        assert!(!buckets.take_at("a", at(60_000)));
    }

    #[test]
    fn an_hour_has_so_many() {
        let buckets = Buckets::by_the_hour(2);
        let start = Instant::now();
        let at = |minutes: u64| start + Duration::from_secs(60 * minutes);
        assert!(buckets.take_at("a", at(0)) && buckets.take_at("a", at(0)));
        assert!(!buckets.take_at("a", at(29)));
        assert!(buckets.take_at("a", at(31)) && !buckets.take_at("a", at(31)));
    }

    #[test]
    fn a_debt_is_waited_for() {
        let buckets = Buckets::new(Rate { burst: 1000, per_second: 100 });
        assert_eq!(buckets.owe("a", 900), Duration::ZERO);
        let wait = buckets.owe("a", 600);
        assert!((4.0..5.1).contains(&wait.as_secs_f64()), "{wait:?}");
        assert_eq!(buckets.owe("b", 1), Duration::ZERO);
    }

    /// Caught: gestures that were not shown were charged, so a busy hand was not seen again for hours.
    #[test]
    fn what_is_refused_costs_nothing() {
        let buckets = Buckets::new(Rate { burst: 1000, per_second: 100 });
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        assert!(buckets.pay_at("a", 1500, at(0)));
        assert!((0..49).all(|n| !buckets.pay_at("a", 1500, at(100 * n))));
        assert!(buckets.pay_at("a", 1500, at(5_100)));
    }

    /// Buckets that are not full may be many; they were looked through at every turn.
    #[test]
    fn many_askers_are_not_looked_through_each_time() {
        let buckets = Buckets::new(Rate { burst: 3, per_second: 0 });
        let begun = Instant::now();
        assert!((0..200_000).all(|asker: u32| buckets.take(asker)));
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    }

    #[test]
    fn rates_are_read_as_they_are_written() {
        let rate = Rate { burst: 200, per_second: 50 };
        assert_eq!(rate.to_string().parse(), Ok(rate));
        for text in ["", "200", "200+50", "+50/s", "200+/s", "-1+5/s", "0+5/s"] {
            assert!(text.parse::<Rate>().is_err(), "{text}");
        }
    }
}
