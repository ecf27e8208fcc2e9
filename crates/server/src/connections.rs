//! All open connections, and which of them are closed when there are too many or when they are idle.
//!
//! A connection that has said nothing, asks for nothing or does not read what it asked for costs little, but it costs a
//! file handle. So it has a time; and when handles run short, the least of the greediest address makes room for who comes.

mod door;
mod guarded;

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::task::AtomicWaker;
use table::Guest;

use crate::limits::Limits;
use crate::network::{Network, as_one};
pub use door::Door;

/// The rank of a connection; the lowest are closed first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Rank {
    /// Nothing has arrived on it yet.
    Silent,
    /// A request has begun to arrive, or has been answered.
    Asking,
    /// A request is being worked on.
    Answered,
    /// For a spectator of a table.
    Watching,
    /// For a player at a table.
    Seated,
}

impl Rank {
    const ALL: [Rank; 5] = [Rank::Silent, Rank::Asking, Rank::Answered, Rank::Watching, Rank::Seated];
}

/// How long a connection may ask for nothing.
const IDLE: Duration = Duration::from_secs(30);

/// A client that reads takes at least this many bytes in each second in which some are waiting: a tenth of an old
/// telephone line.
const LEAST_PACE: u64 = 512;

/// What the registry knows of a connection.
pub struct Connection {
    peer: SocketAddr,
    /// In the order in which they came.
    number: u64,
    rank: AtomicU8,
    /// Milliseconds of the registry's clock: when the rank changed or something was last sent.
    active: AtomicU64,
    /// When the last time began in which it would not take what there was; 0 while there is none.
    stalled: AtomicU64,
    /// Bytes that it has read since.
    taken: AtomicU64,
    /// Whether it reads nothing right now.
    is_full: AtomicBool,
    is_closed: AtomicBool,
    waker: AtomicWaker,
}

impl Connection {
    fn rank(&self) -> Rank {
        Rank::ALL[usize::from(self.rank.load(Ordering::Relaxed)).min(4)]
    }

    /// Ends it: the next read or write fails.
    fn close(&self) {
        self.is_closed.store(true, Ordering::Release);
        self.waker.wake();
    }
}

/// All connections of a server.
pub struct Connections {
    begun: Instant,
    most: usize,
    most_per_address: usize,
    first_word: Duration,
    stall: Duration,
    /// The trusted proxies: their address says nothing about the client.
    proxies: Vec<Network>,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    come: u64,
    all: HashMap<SocketAddr, Seen>,
    by_address: HashMap<IpAddr, usize>,
}

/// A connection and whom it counts for.
struct Seen {
    connection: Arc<Connection>,
    /// None for a trusted proxy that has not named its client yet.
    address: Option<IpAddr>,
    guest: Option<Guest>,
}

impl Open {
    /// Counts a connection for an address from now on.
    fn attribute(&mut self, peer: SocketAddr, address: Option<IpAddr>) {
        let Some(seen) = self.all.get_mut(&peer) else { return };
        let before = std::mem::replace(&mut seen.address, address);
        if before != address {
            address.into_iter().for_each(|address| *self.by_address.entry(address).or_default() += 1);
            before.into_iter().for_each(|address| self.uncount(address));
        }
    }

    fn uncount(&mut self, address: IpAddr) {
        if let Some(count) = self.by_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.by_address.remove(&address);
            }
        }
    }

    fn count(&self, address: IpAddr) -> usize {
        self.by_address.get(&address).copied().unwrap_or(0)
    }

    /// Closes the least of those from an address, or of all: first what is of little use, then of the address that has
    /// the most, then the longest without a sign of life.
    fn make_room(&mut self, among: Option<IpAddr>, some: usize) -> usize {
        let is_candidate = |seen: &&Seen| {
            seen.connection.rank() < Rank::Seated && (among.is_none() || seen.address == among)
        };
        let mut candidates: Vec<_> = self.all.values().filter(is_candidate).collect();
        candidates.retain(|seen| !seen.connection.is_closed.load(Ordering::Relaxed));
        candidates.sort_by_cached_key(|seen| {
            let crowd = seen.address.map_or(0, |address| self.count(address));
            let active = seen.connection.active.load(Ordering::Relaxed);
            (seen.connection.rank(), std::cmp::Reverse(crowd), active, seen.connection.number)
        });
        candidates.truncate(some);
        candidates.iter().for_each(|seen| seen.connection.close());
        candidates.len()
    }

    /// Where all are for players: the address with the most gives one up, unless the newcomer's has as many. Anybody can be
    /// a player at tables of their own.
    fn take_from_crowd(&mut self, address: Option<IpAddr>) {
        let own = address.map_or(0, |address| self.count(address));
        let Some((crowd, count)) = self.by_address.iter().max_by_key(|(_, count)| **count) else { return };
        if *count <= own + 1 {
            return;
        }
        let of_crowd =
            self.all.values().filter(|seen| seen.address == Some(*crowd)).map(|seen| &seen.connection);
        let open = of_crowd.filter(|connection| !connection.is_closed.load(Ordering::Relaxed));
        let least = open.min_by_key(|one| (one.active.load(Ordering::Relaxed), one.number));
        least.inspect(|connection| connection.close());
    }
}

impl Connections {
    /// None yet. `files` is how many the system lets this program have open.
    pub fn new(limits: &Limits, files: u64, proxies: Vec<Network>) -> Connections {
        // Some handles are for the store, for files and for connections that are closing.
        let files = usize::try_from(files).unwrap_or(usize::MAX);
        let most = limits.connections.min(files - (files / 4).clamp(1, 100)).max(1);
        Connections {
            begun: Instant::now(),
            most,
            most_per_address: limits.connections_per_address,
            first_word: limits.first_word,
            stall: limits.stall,
            proxies,
            open: Mutex::default(),
        }
    }

    fn open(&self) -> std::sync::MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Milliseconds since the beginning, never 0.
    fn now(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX - 1) + 1
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        self.open().all.len()
    }

    /// Lets a connection in. None where all that its address may have are in use at tables.
    fn enter(&self, peer: SocketAddr) -> Option<Arc<Connection>> {
        let ip = peer.ip().to_canonical();
        let is_proxy = self.proxies.iter().any(|network| network.contains(ip));
        let address = (!is_proxy).then(|| as_one(ip));
        let mut open = self.open();
        if let Some(address) = address
            && open.count(address) >= self.most_per_address
            && open.make_room(Some(address), 1) == 0
        {
            return None;
        }
        if open.all.len() >= self.most {
            // Several at once, so that a flood is not looked through for every drop.
            if open.make_room(None, 1 + self.most / 64) == 0 {
                open.take_from_crowd(address);
            }
        }
        open.come += 1;
        let connection = Arc::new(Connection {
            peer,
            number: open.come,
            rank: AtomicU8::new(Rank::Silent as u8),
            active: AtomicU64::new(self.now()),
            stalled: AtomicU64::new(0),
            taken: AtomicU64::new(0),
            is_full: AtomicBool::new(false),
            is_closed: AtomicBool::new(false),
            waker: AtomicWaker::new(),
        });
        open.all.insert(peer, Seen { connection: connection.clone(), address: None, guest: None });
        open.attribute(peer, address);
        Some(connection)
    }

    fn leave(&self, connection: &Arc<Connection>) {
        let mut open = self.open();
        // The port may have come back already.
        if open.all.get(&connection.peer).is_some_and(|seen| Arc::ptr_eq(&seen.connection, connection)) {
            open.attribute(connection.peer, None);
            open.all.remove(&connection.peer);
            if open.all.len() * 4 < open.all.capacity() {
                open.all.shrink_to(1024);
            }
        }
    }

    /// A request has come. False where its address has too many connections already.
    pub fn ask(&self, peer: SocketAddr, address: IpAddr) -> bool {
        let mut open = self.open();
        open.attribute(peer, Some(address));
        self.rate(&open, peer, Rank::Answered);
        open.count(address) <= self.most_per_address
    }

    /// Sets the rank of a connection.
    pub fn set(&self, peer: SocketAddr, rank: Rank, guest: Option<Guest>) {
        let mut open = self.open();
        self.rate(&open, peer, rank);
        if let Some(seen) = open.all.get_mut(&peer) {
            seen.guest = guest;
        }
    }

    /// A request has been answered, unless it has become more than one.
    pub fn answered(&self, peer: SocketAddr) {
        let open = self.open();
        if open.all.get(&peer).is_some_and(|seen| seen.connection.rank() == Rank::Answered) {
            self.rate(&open, peer, Rank::Asking);
        }
    }

    fn rate(&self, open: &Open, peer: SocketAddr, rank: Rank) {
        if let Some(seen) = open.all.get(&peer) {
            seen.connection.rank.store(rank as u8, Ordering::Relaxed);
            seen.connection.active.store(self.now(), Ordering::Relaxed);
        }
    }

    /// Closes all connections of a guest to tables.
    pub fn close_all_of(&self, guest: Guest) {
        let open = self.open();
        open.all.values().filter(|seen| seen.guest == Some(guest)).for_each(|seen| seen.connection.close());
    }

    /// Closes connections whose time is over, as long as the server runs.
    pub async fn watch(self: Arc<Connections>) {
        let often = self.first_word.min(self.stall) / 4;
        loop {
            tokio::time::sleep(often.clamp(Duration::from_millis(10), Duration::from_secs(1))).await;
            let now = self.now();
            self.open().all.values().for_each(|seen| self.look_at(&seen.connection, now));
        }
    }

    fn look_at(&self, connection: &Connection, now: u64) {
        let past = |since: u64, time: Duration| u128::from(now.saturating_sub(since)) > time.as_millis();
        let is_full = connection.is_full.load(Ordering::Relaxed);
        let active = connection.active.load(Ordering::Relaxed);
        let stalled = connection.stalled.load(Ordering::Relaxed);
        if stalled != 0 && past(stalled, self.stall) {
            if is_full && connection.taken.load(Ordering::Relaxed) < LEAST_PACE * self.stall.as_secs() {
                return connection.close();
            }
            // It has taken enough; another time begins.
            connection.taken.store(0, Ordering::Relaxed);
            connection.stalled.store(if is_full { now } else { 0 }, Ordering::Relaxed);
        }
        match connection.rank() {
            Rank::Silent if past(active, self.first_word) => connection.close(),
            Rank::Asking if !is_full && past(active, IDLE) => connection.close(),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections(change: impl FnOnce(Limits) -> Limits, files: u64) -> Connections {
        Connections::new(&change(Limits::default()), files, Network::loopback())
    }

    fn peer(text: &str) -> SocketAddr {
        text.parse().unwrap()
    }

    fn is_closed(connection: &Connection) -> bool {
        connection.is_closed.load(Ordering::Relaxed)
    }

    #[test]
    fn who_says_nothing_makes_room_and_who_sits_stays() {
        let all = connections(|limits| limits, 12);
        let seated = all.enter(peer("1.1.1.1:1")).unwrap();
        all.set(seated.peer, Rank::Seated, None);
        let single = all.enter(peer("2.2.2.2:1")).unwrap();
        let watching = all.enter(peer("3.3.3.3:999")).unwrap();
        all.set(watching.peer, Rank::Watching, None);
        let crowd: Vec<_> =
            (0..7).map(|port| all.enter(SocketAddr::from(([3, 3, 3, 3], port))).unwrap()).collect();
        // Only nine have room.
        assert!(is_closed(&crowd[0]), "the oldest of the crowd without a word");
        assert!(!is_closed(&single) && !is_closed(&seated) && !is_closed(&watching));
        let (one, two) = (all.enter(peer("4.4.4.4:1")).unwrap(), all.enter(peer("4.4.4.5:1")).unwrap());
        assert!(is_closed(&crowd[1]) && is_closed(&crowd[2]) && !is_closed(&one) && !is_closed(&two));
        assert!(!is_closed(&seated) && !is_closed(&watching));
    }

    #[test]
    fn an_address_makes_room_for_itself() {
        let all = connections(|limits| Limits { connections_per_address: 2, ..limits }, 10_000);
        let first = all.enter(peer("1.1.1.1:1")).unwrap();
        let second = all.enter(peer("1.1.1.1:2")).unwrap();
        let other = all.enter(peer("[2001:db8::1]:1")).unwrap();
        assert!(!is_closed(&first));
        let third = all.enter(peer("1.1.1.1:3")).unwrap();
        assert!(is_closed(&first) && !is_closed(&second) && !is_closed(&third) && !is_closed(&other));
        all.leave(&first);
        [&second, &third].iter().for_each(|one| all.set(one.peer, Rank::Seated, None));
        assert!(all.enter(peer("1.1.1.1:4")).is_none(), "all of them sit");
        // A whole subnet of IPv6 is one address.
        all.enter(peer("[2001:db8::2]:1")).unwrap();
        all.enter(peer("[2001:db8::3]:1")).unwrap();
        assert!(is_closed(&other));
        // A proxy of ours has as many connections as people come through it; each counts for who asks.
        for port in 1..100 {
            assert!(all.enter(SocketAddr::from(([127, 0, 0, 1], port))).is_some());
        }
        let asks = |port, address: [u8; 4]| all.ask(SocketAddr::from(([127, 0, 0, 1], port)), address.into());
        assert!(asks(1, [9, 9, 9, 9]) && asks(2, [9, 9, 9, 9]) && !asks(3, [9, 9, 9, 9]));
        assert!(asks(4, [9, 9, 9, 8]));
        assert!(asks(2, [9, 9, 9, 8]), "the same connection, for somebody else");
        assert!(asks(3, [9, 9, 9, 9]));
    }

    /// Caught: who sat at many tables of their own had all connections, and nobody else got in.
    #[test]
    fn a_crowd_of_players_makes_room_and_single_players_stay() {
        let all = connections(|limits| limits, 12);
        let sit = |text: &str| {
            let connection = all.enter(peer(text)).unwrap();
            all.set(connection.peer, Rank::Seated, None);
            connection
        };
        let single = sit("1.1.1.1:1");
        let crowd: Vec<_> = (1..=8).map(|port| sit(&format!("2.2.2.2:{port}"))).collect();
        let newcomer = all.enter(peer("3.3.3.3:1")).unwrap();
        assert!(
            is_closed(&crowd[0]) && !is_closed(&crowd[1]) && !is_closed(&single) && !is_closed(&newcomer)
        );
        // One more of the crowd takes nobody's place.
        all.set(newcomer.peer, Rank::Seated, None);
        all.leave(&crowd[0]);
        sit("2.2.2.2:9");
        assert!(!is_closed(&newcomer) && !is_closed(&single) && !is_closed(&crowd[1]));
    }

    #[test]
    fn a_connection_has_its_time() {
        let all = connections(|limits| limits, 10_000);
        let silent = all.enter(peer("1.1.1.1:1")).unwrap();
        let asking = all.enter(peer("1.1.1.1:2")).unwrap();
        let slow = all.enter(peer("1.1.1.1:3")).unwrap();
        let stuck = all.enter(peer("1.1.1.1:4")).unwrap();
        let seconds = |n: u64| all.now() + n * 1000;
        all.set(asking.peer, Rank::Asking, None);
        for one in [&slow, &stuck] {
            all.set(one.peer, Rank::Asking, None);
            one.is_full.store(true, Ordering::Relaxed);
            one.stalled.store(all.now(), Ordering::Relaxed);
        }
        slow.taken.store(50_000, Ordering::Relaxed);
        let closed = |n| {
            [&silent, &asking, &slow, &stuck].map(|one| {
                all.look_at(one, seconds(n));
                is_closed(one)
            })
        };
        assert_eq!(closed(9), [false; 4]);
        assert_eq!(closed(11), [true, false, false, false]);
        assert_eq!(closed(21), [true, false, false, true]);
        assert_eq!(closed(31), [true, true, false, true]);
        assert_eq!(closed(42), [true, true, true, true], "the slow one has stopped");
    }
}
