//! Who is connected to a table, here and at other servers.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use table::Guest;

/// After this long without a message from a server, its people count as gone.
const FORGET: Duration = Duration::from_secs(60);

/// Who is there.
#[derive(Clone, Default)]
pub struct Present {
    /// How many connections each guest has to this server.
    here: BTreeMap<Guest, usize>,
    /// What other servers have said, and when.
    elsewhere: BTreeMap<u64, (Instant, BTreeSet<Guest>)>,
}

impl Present {
    /// Everybody, at all servers.
    pub fn guests(&self) -> BTreeSet<Guest> {
        let elsewhere = self.elsewhere.values().flat_map(|(_, guests)| guests);
        self.here.keys().chain(elsewhere).copied().collect()
    }

    pub(super) fn here(&self) -> impl Iterator<Item = Guest> {
        self.here.keys().copied()
    }

    pub(super) fn is_elsewhere(&self) -> bool {
        !self.elsewhere.is_empty()
    }

    pub(super) fn come(&mut self, guest: Guest) {
        *self.here.entry(guest).or_default() += 1;
    }

    pub(super) fn go(&mut self, guest: Guest) {
        if let Some(count) = self.here.get_mut(&guest) {
            *count -= 1;
        }
        self.here.retain(|_, count| *count > 0);
    }

    /// Another server says whom it has; answers whether that is news.
    pub(super) fn told(&mut self, server: u64, guests: BTreeSet<Guest>, now: Instant) -> bool {
        let before = self.guests();
        if guests.is_empty() {
            self.elsewhere.remove(&server);
        } else {
            self.elsewhere.insert(server, (now, guests));
        }
        self.guests() != before
    }

    /// Forgets servers that say nothing any more; answers whether anybody is gone with them.
    pub(super) fn forget(&mut self, now: Instant) -> bool {
        let before = self.guests();
        self.elsewhere.retain(|_, (told, _)| now.duration_since(*told) < FORGET);
        self.guests() != before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_counts_once_wherever_they_are() {
        let (anna, ben) = (Guest(1), Guest(2));
        let now = Instant::now();
        let mut present = Present::default();
        present.come(anna);
        present.come(anna);
        assert!(!present.told(7, [anna].into(), now), "known already");
        assert!(present.told(7, [anna, ben].into(), now));
        assert!(!present.told(8, [ben].into(), now));
        present.go(anna);
        present.go(anna);
        assert_eq!(present.guests(), [anna, ben].into());
        assert!(present.told(7, BTreeSet::new(), now));
        assert_eq!(present.guests(), [ben].into());
        assert!(!present.forget(now + FORGET / 2));
        assert!(present.forget(now + FORGET), "that server is gone");
        assert!(present.guests().is_empty() && !present.is_elsewhere());
    }
}
