//! How much anybody may ask of the server, so that nobody else feels a greedy or broken client.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The limits of a server. The defaults suit anything from a group of friends to a busy club.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables that there may be at all.
    pub tables: u64,
    /// Tables that one guest may make in an hour.
    pub tables_per_hour: u64,
    /// Connections at once, all in all.
    pub sockets: usize,
    /// Connections at once from one address.
    pub sockets_per_address: usize,
    /// Connections at once at one table.
    pub sockets_per_table: usize,
    /// Messages of one guest, whatever they say.
    pub messages: Rate,
    /// Actions of one guest: how many at once, and how many each second.
    pub actions: Rate,
    /// Gestures of one guest.
    pub gestures: Rate,
    /// Requests from one address.
    pub requests: Rate,
    /// New guests from one address.
    pub guests: Rate,
    /// How long a connection may take to say hello, and a message to be sent.
    pub patience: Duration,
    /// After how long a silent connection is asked whether anybody is there; after twice that it is closed.
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
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 1_000_000,
            tables_per_hour: 120,
            sockets: 50_000,
            sockets_per_address: 500,
            sockets_per_table: 500,
            messages: Rate { burst: 400, per_second: 120 },
            actions: Rate { burst: 40, per_second: 10 },
            gestures: Rate { burst: 120, per_second: 60 },
            requests: Rate { burst: 200, per_second: 50 },
            guests: Rate { burst: 60, per_second: 1 },
            patience: Duration::from_secs(10),
            silence: Duration::from_secs(30),
            bots: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            judges: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            bot_pause: Duration::from_millis(300),
            bot_patience: Duration::from_secs(2),
            hand_pace: Duration::from_millis(500),
        }
    }
}

/// So many at once, and so many each second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How many each second in the long run.
    pub per_second: u32,
}

/// A bucket of permissions for each of many askers.
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

struct Bucket {
    filled: f64,
    at: Instant,
}

/// Past this many askers the full buckets, which say nothing, are thrown away.
const MANY: usize = 10_000;

impl<K: Hash + Eq> Buckets<K> {
    /// Full buckets for everybody.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::new(HashMap::new()) }
    }

    /// Whether one more is allowed now.
    pub fn take(&self, key: K) -> bool {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> bool {
        let (burst, speed) = (f64::from(self.rate.burst), f64::from(self.rate.per_second));
        let filled = |bucket: &Bucket| {
            (bucket.filled + now.duration_since(bucket.at).as_secs_f64() * speed).min(burst)
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| filled(bucket) < burst);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { filled: burst, at: now });
        (bucket.filled, bucket.at) = (filled(bucket), now);
        let allowed = bucket.filled >= 1.0;
        if allowed {
            bucket.filled -= 1.0;
        }
        allowed
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
}
