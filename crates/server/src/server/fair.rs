//! Shares processor time (thinking, judging, reading long logs) fairly. The address with the least recent use is next, and of its
//! guests the one with the least. So a crowd behind one address waits for itself, and a guest who asks for little
//! hardly waits at all.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::{Guest, Seat, Table};
use tokio::sync::oneshot;

use super::Server;

/// For whom something is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    pub(crate) address: IpAddr,
    pub(crate) guest: Guest,
}

impl Owner {
    /// What nobody asked for, or nobody who is known.
    pub(super) const SERVER: Owner = Owner { address: IpAddr::V6(Ipv6Addr::UNSPECIFIED), guest: Guest(0) };
}

/// After this time, past use counts half.
const HALF: Duration = Duration::from_secs(30);

/// Everyone who waits should have a turn within about this time, so a turn gets shorter when many wait.
const ROUND: Duration = Duration::from_secs(2);

/// The least that is worth a turn.
const LEAST: Duration = Duration::from_millis(30);

/// A number of places to compute in, and a fair queue for them.
pub(crate) struct Fair {
    places: AtomicUsize,
    waiting: AtomicUsize,
    state: Mutex<State>,
}

struct State {
    /// Below zero when there are fewer places than before.
    free: isize,
    come: u64,
    waiting: Vec<Waiting>,
    running: Vec<(u64, Owner, Instant)>,
    by_address: Used<IpAddr>,
    by_guest: Used<Guest>,
}

struct Waiting {
    number: u64,
    owner: Owner,
    go: oneshot::Sender<Turn>,
}

/// A place, until it is dropped.
pub(crate) struct Turn {
    fair: Arc<Fair>,
    number: u64,
    began: Instant,
}

impl Fair {
    pub(super) fn new(places: usize) -> Arc<Fair> {
        let places = places.max(1);
        let state = State {
            free: places.cast_signed(),
            come: 0,
            waiting: Vec::new(),
            running: Vec::new(),
            by_address: Used::default(),
            by_guest: Used::default(),
        };
        Arc::new(Fair {
            places: AtomicUsize::new(places),
            waiting: AtomicUsize::new(0),
            state: Mutex::new(state),
        })
    }

    /// From now on there are this many places.
    pub(super) fn set_places(self: &Arc<Fair>, places: usize) {
        let places = places.max(1);
        let mut state = self.state();
        let before = self.places.swap(places, Ordering::Relaxed);
        state.free += places.cast_signed() - before.cast_signed();
        self.give(state);
    }

    /// How many wait for a place.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place. None when nobody gives any more.
    pub(crate) async fn turn(self: &Arc<Fair>, owner: Owner) -> Option<Turn> {
        let (go, turn) = oneshot::channel();
        {
            let mut state = self.state();
            let number = state.come;
            state.come += 1;
            state.waiting.push(Waiting { number, owner, go });
            self.give(state);
        }
        turn.await.ok()
    }

    /// Gives free places to those who are next.
    fn give(self: &Arc<Fair>, mut state: MutexGuard<'_, State>) {
        let now = Instant::now();
        let mut unwanted = Vec::new();
        while state.free > 0
            && let Some(index) = state.next(now)
        {
            let Waiting { number, owner, go } = state.waiting.swap_remove(index);
            state.free -= 1;
            state.running.push((number, owner, now));
            let turn = Turn { fair: self.clone(), number, began: now };
            if let Err(turn) = go.send(turn) {
                // Who waited has gone. The place comes back below, after the lock.
                state.end(number, now);
                unwanted.push(turn);
            }
        }
        self.waiting.store(state.waiting.len(), Ordering::Relaxed);
        drop(state);
        // They have nothing to give back any more.
        unwanted.into_iter().for_each(std::mem::forget);
    }

    fn end(self: &Arc<Fair>, number: u64) {
        let mut state = self.state();
        state.end(number, Instant::now());
        self.give(state);
    }
}

impl State {
    /// Who is next: the index among those who wait.
    fn next(&self, now: Instant) -> Option<usize> {
        let rank = |waiting: &Waiting| {
            let owner = waiting.owner;
            let running = |is_of: &dyn Fn(&Owner) -> bool| -> f64 {
                let of = self.running.iter().filter(|(_, owner, _)| is_of(owner));
                // Who has a place already has had something, however short.
                of.map(|(.., began)| now.duration_since(*began).as_secs_f64() + 1e-3).sum()
            };
            let address = self.by_address.of(&owner.address, now) + running(&|o| o.address == owner.address);
            let guest = self.by_guest.of(&owner.guest, now) + running(&|o| o.guest == owner.guest);
            (address, guest)
        };
        let ranked =
            self.waiting.iter().enumerate().map(|(index, waiting)| (rank(waiting), waiting.number, index));
        let least = ranked
            .min_by(|((a, b), n, _), ((c, d), m, _)| a.total_cmp(c).then(b.total_cmp(d)).then(n.cmp(m)));
        least.map(|(.., index)| index)
    }

    fn end(&mut self, number: u64, now: Instant) {
        let Some(index) = self.running.iter().position(|(running, ..)| *running == number) else { return };
        let (_, owner, began) = self.running.swap_remove(index);
        let seconds = now.duration_since(began).as_secs_f64();
        self.by_address.add(owner.address, seconds, now);
        self.by_guest.add(owner.guest, seconds, now);
        self.free += 1;
    }
}

impl Turn {
    /// Whether others have waited so long that this work should finish.
    pub(super) fn is_over(&self) -> bool {
        let waiting = self.fair.waiting();
        if waiting == 0 {
            return false;
        }
        let each = ROUND.as_secs_f64() * self.fair.places.load(Ordering::Relaxed) as f64 / waiting as f64;
        self.began.elapsed() >= Duration::from_secs_f64(each).clamp(LEAST, ROUND)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let fair = self.fair.clone();
        fair.end(self.number);
    }
}

/// What each has had lately, in seconds.
struct Used<K>(HashMap<K, (f64, Instant)>);

impl<K> Default for Used<K> {
    fn default() -> Used<K> {
        Used(HashMap::new())
    }
}

/// With more entries than this, old shares are removed.
const MANY: usize = 10_000;

impl<K: Hash + Eq> Used<K> {
    fn of(&self, key: &K, now: Instant) -> f64 {
        self.0.get(key).map_or(0.0, |used| faded(used, now))
    }

    fn add(&mut self, key: K, seconds: f64, now: Instant) {
        if self.0.len() >= MANY {
            self.0.retain(|_, used| faded(used, now) > 1e-3);
        }
        if self.0.len() >= 2 * MANY {
            // More than can be shared fairly.
            self.0.clear();
        }
        let used = self.of(&key, now) + seconds;
        self.0.insert(key, (used, now));
    }
}

fn faded((seconds, at): &(f64, Instant), now: Instant) -> f64 {
    seconds * 0.5f64.powf(now.duration_since(*at).as_secs_f64() / HALF.as_secs_f64())
}

/// From which address guests were last seen. Who comes often is not forgotten because many others come once.
#[derive(Default)]
pub(super) struct Homes(Mutex<Seen>);

#[derive(Default)]
struct Seen {
    lately: HashMap<Guest, IpAddr>,
    before: HashMap<Guest, IpAddr>,
}

impl Seen {
    fn get(&self, guest: Guest) -> Option<IpAddr> {
        self.lately.get(&guest).or_else(|| self.before.get(&guest)).copied()
    }
}

/// More guests than a server sees in a day.
const MOST_HOMES: usize = 100_000;

impl Homes {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn see(&self, guest: Guest, address: IpAddr) {
        let mut seen = self.seen();
        if seen.lately.len() >= MOST_HOMES {
            seen.before = std::mem::take(&mut seen.lately);
        }
        seen.lately.insert(guest, address);
    }

    /// How many of them come from an address.
    pub(super) fn count_at<'g>(&self, address: IpAddr, guests: impl Iterator<Item = &'g Guest>) -> usize {
        let seen = self.seen();
        guests.filter(|guest| seen.get(**guest) == Some(address)).count()
    }

    /// The address of a guest; one who was not seen since the start of the server has an address of their own.
    fn of(&self, guest: Guest) -> IpAddr {
        self.seen().get(guest).unwrap_or_else(|| Ipv6Addr::from(u128::from(guest.0)).into())
    }
}

impl Server {
    /// Notes the address of a player.
    pub(crate) fn see(&self, guest: Guest, address: IpAddr) {
        self.homes.see(guest, address);
    }

    /// For whom something at a table is computed: for this guest, or else for those who sit there, or for its host.
    pub(super) fn owner(&self, table: &Table, guest: Option<Guest>) -> Owner {
        let host = table.header().host;
        let seated = || {
            let mut persons = table.seats().iter().filter_map(Seat::person);
            let first = persons.next()?;
            // The host is charged for all who play at the host's table.
            Some(if first == host || persons.any(|person| person == host) { host } else { first })
        };
        self.home(guest.or_else(seated).unwrap_or(host))
    }

    /// A guest and where they were last seen.
    pub(crate) fn home(&self, guest: Guest) -> Owner {
        Owner { address: self.homes.of(guest), guest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(address: u8, guest: u64) -> Owner {
        Owner { address: IpAddr::from([10, 0, 0, address]), guest: Guest(guest) }
    }

    /// Waits until this many wait.
    async fn queued(fair: &Fair, many: usize) {
        while fair.state().waiting.len() < many {
            tokio::task::yield_now().await;
        }
    }

    /// The order in which they have their turns, each a little work.
    async fn order(fair: &Arc<Fair>, come: &[(u8, u64)]) -> Vec<(u8, u64)> {
        let (first, queue) = (fair.turn(owner(99, 99)).await.unwrap(), fair.clone());
        let (done, mut had) = tokio::sync::mpsc::unbounded_channel();
        for (index, (address, guest)) in come.iter().copied().enumerate() {
            let (fair, done) = (fair.clone(), done.clone());
            tokio::spawn(async move {
                let turn = fair.turn(owner(address, guest)).await.unwrap();
                std::thread::sleep(Duration::from_millis(3));
                done.send((address, guest)).unwrap();
                drop(turn);
            });
            queued(&queue, index + 1).await;
        }
        drop((first, done));
        let mut order = Vec::new();
        while let Some(one) = had.recv().await {
            order.push(one);
        }
        order
    }

    /// Caught: a crowd of guests who came once made the server forget where everybody was.
    #[test]
    fn who_comes_often_is_not_forgotten_for_a_crowd() {
        let (homes, here) = (Homes::default(), IpAddr::from([10, 0, 0, 1]));
        for crowd in 0..4 {
            homes.see(Guest(1), here);
            let first = 2 + crowd * MOST_HOMES as u64;
            (first..).take(MOST_HOMES / 2).for_each(|guest| homes.see(Guest(guest), [10, 0, 0, 2].into()));
        }
        assert_eq!(homes.of(Guest(1)), here);
        let seen = homes.seen();
        assert!(seen.lately.len() + seen.before.len() <= 2 * MOST_HOMES);
    }

    #[tokio::test]
    async fn who_has_had_least_is_next() {
        let fair = Fair::new(1);
        let crowd = [(1, 1), (1, 1), (1, 1), (1, 2), (2, 3)];
        assert_eq!(order(&fair, &crowd).await, [(1, 1), (2, 3), (1, 2), (1, 1), (1, 1)]);
        // Past use counts: a newcomer goes first.
        let later = order(&fair, &[(1, 1), (1, 2), (2, 3), (3, 4)]).await;
        assert_eq!((later[0], later[1]), ((3, 4), (2, 3)));
        assert_eq!(later[2], (1, 2));
    }

    #[tokio::test]
    async fn places_come_back_also_from_those_who_left() {
        let fair = Fair::new(1);
        let turn = fair.turn(owner(1, 1)).await.unwrap();
        assert!(!turn.is_over(), "nobody waits");
        let waits = tokio::spawn({
            let fair = fair.clone();
            async move { fair.turn(owner(2, 2)).await.is_some() }
        });
        queued(&fair, 1).await;
        assert!(!turn.is_over());
        waits.abort();
        let _ = waits.await;
        drop(turn);
        assert!(fair.turn(owner(3, 3)).await.is_some());
        let state = fair.state();
        assert_eq!((state.free, state.running.len()), (1, 0));
    }

    #[tokio::test]
    async fn places_come_and_go_with_those_who_have_them() {
        let fair = Fair::new(1);
        let one = fair.turn(owner(1, 1)).await.unwrap();
        fair.set_places(3);
        let more = [fair.turn(owner(1, 1)).await.unwrap(), fair.turn(owner(1, 1)).await.unwrap()];
        fair.set_places(1);
        let waits = tokio::spawn({
            let fair = fair.clone();
            async move { fair.turn(owner(2, 2)).await.is_some() }
        });
        queued(&fair, 1).await;
        drop(more);
        assert!(!waits.is_finished(), "the only place is taken");
        drop(one);
        assert!(waits.await.unwrap());
        assert_eq!(fair.state().free, 1);
    }

    #[tokio::test]
    async fn a_turn_is_shorter_the_more_wait() {
        let fair = Fair::new(1);
        let turn = fair.turn(owner(1, 1)).await.unwrap();
        fair.waiting.store(100, Ordering::Relaxed);
        tokio::time::sleep(LEAST).await;
        assert!(turn.is_over());
        fair.waiting.store(1, Ordering::Relaxed);
        assert!(!turn.is_over());
    }
}
