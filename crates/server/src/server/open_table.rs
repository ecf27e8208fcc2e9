//! A table in memory: its state, the lines of its log, and those who watch.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use table::{Action, Closing, Entry, Guest, Header, ServerMessage, Table};
use tokio::sync::{Notify, broadcast, watch};

use super::judge::Ahead;
use super::present::Present;
use crate::ids::TableId;
use crate::limits::Limits;
use crate::store::Stored;

/// A table that is open.
pub struct OpenTable {
    /// Its id.
    pub id: TableId,
    /// Its header, as JSON.
    pub header: Arc<str>,
    /// The name of its game.
    pub game: String,
    /// The state; the holder of the lock may append.
    pub(super) state: tokio::sync::Mutex<State>,
    /// The attempt in progress, judged so far.
    pub(super) ahead: Ahead,
    /// The entries as JSON, for clients that have to catch up.
    log: RwLock<Log>,
    /// The number of the last entry. Watchers wake up when it changes and take what they miss from the log, each at its
    /// own pace: nothing is queued for a client.
    last: watch::Sender<u64>,
    gestures: broadcast::Sender<Arc<str>>,
    present: watch::Sender<Present>,
    watchers: Mutex<Watchers>,
    /// Guests whom the host has removed.
    removed: RwLock<BTreeSet<Guest>>,
    /// Why nobody can be here any more, once that is so.
    over: watch::Sender<Option<Closing>>,
    /// Guests who have a seat; can be read without waiting for the state's lock.
    seated: RwLock<BTreeSet<Guest>>,
}

/// The entries as they are sent.
#[derive(Default)]
struct Log {
    bodies: Vec<Arc<str>>,
    bytes: usize,
}

impl Log {
    fn push(&mut self, body: &Arc<str>) {
        self.bytes += body.len() + 1;
        self.bodies.push(body.clone());
    }
}

/// The watchers, in the order in which they came, each with a way to disconnect it.
#[derive(Default)]
struct Watchers {
    come: u64,
    there: BTreeMap<u64, (Guest, Arc<Notify>)>,
}

/// State for one writer at a time.
pub(super) struct State {
    pub(super) table: Table,
    /// An entry may be in the store that is not here, because an answer of the store did not arrive.
    pub(super) unsure: bool,
    /// How it stood when an entry was last taken back.
    pub(super) taken_back: Option<Table>,
}

/// Gestures that a watcher may lag behind before some are dropped.
const GESTURES: usize = 32;

impl OpenTable {
    pub(super) fn new(id: TableId, header: &Header, table: Table, entries: &[Stored]) -> OpenTable {
        let last = table.last();
        let removed =
            table.people().iter().filter(|(_, person)| person.removed).map(|(guest, _)| *guest).collect();
        let mut log = Log::default();
        entries.iter().for_each(|stored| log.push(stored.body()));
        OpenTable {
            id,
            header: json(header),
            game: header.game.game.clone(),
            seated: RwLock::new(seated(&table)),
            state: tokio::sync::Mutex::new(State { table, unsure: false, taken_back: None }),
            ahead: Ahead::default(),
            log: RwLock::new(log),
            last: watch::Sender::new(last),
            gestures: broadcast::Sender::new(GESTURES),
            present: watch::Sender::default(),
            watchers: Mutex::default(),
            removed: RwLock::new(removed),
            over: watch::Sender::default(),
        }
    }

    /// Adds an entry that is in the store and led to this table, and wakes the watchers.
    pub(super) fn publish(&self, stored: &Stored, table: &Table) {
        let entry = stored.entry();
        if let Action::Remove { guest } = entry.action {
            self.removed.write().unwrap_or_else(PoisonError::into_inner).insert(guest);
        }
        if changes_seats(&entry.action) {
            *self.seated.write().unwrap_or_else(PoisonError::into_inner) = seated(table);
        }
        self.log.write().unwrap_or_else(PoisonError::into_inner).push(stored.body());
        self.last.send_replace(entry.number);
    }

    /// Looks at the table as it is now.
    pub async fn look<T>(&self, at: impl FnOnce(&Table) -> T) -> T {
        at(&self.state.lock().await.table)
    }

    /// The table as the published entries have it, from an earlier one on.
    pub(super) fn published(&self, mut table: Table) -> Result<Table, String> {
        let from = usize::try_from(table.last()).unwrap_or(usize::MAX);
        let log = self.log.read().unwrap_or_else(PoisonError::into_inner);
        let later = log.bodies.get(from..).unwrap_or_default().to_vec();
        drop(log);
        for body in later {
            let entry: Entry = serde_json::from_str(&body).map_err(|error| error.to_string())?;
            table.apply(&entry).map_err(|why| why.to_string())?;
        }
        Ok(table)
    }

    /// The entries after a number with commas in between, and the number of the last of them: as many as fit into this number of
    /// bytes, but one at least.
    pub fn entries_after(&self, number: u64, most_bytes: usize) -> (String, u64) {
        let log = self.log.read().unwrap_or_else(PoisonError::into_inner);
        let from = usize::try_from(number).unwrap_or(usize::MAX).min(log.bodies.len());
        let (mut until, mut bytes) = (from, 0usize);
        for body in &log.bodies[from..] {
            bytes = bytes.saturating_add(body.len() + 1);
            if until > from && bytes > most_bytes {
                break;
            }
            until += 1;
        }
        let entries: Vec<&str> = log.bodies[from..until].iter().map(AsRef::as_ref).collect();
        (entries.join(","), until as u64)
    }

    /// How many bytes all entries have.
    pub fn log_bytes(&self) -> usize {
        self.log.read().unwrap_or_else(PoisonError::into_inner).bytes
    }

    /// An entry by its number.
    pub(super) fn entry(&self, number: u64) -> Option<Entry> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        let body = self.log.read().unwrap_or_else(PoisonError::into_inner).bodies.get(index)?.clone();
        serde_json::from_str(&body).ok()
    }

    /// Ends all connections to the table.
    pub(super) fn end(&self, why: Closing) {
        self.over.send_replace(Some(why));
    }

    /// The number of the last entry.
    pub fn last(&self) -> u64 {
        *self.last.borrow()
    }

    /// Shows a gesture to all who watch at this server; someone who is too slow misses it.
    pub(super) fn show(&self, gesture: &ServerMessage) {
        // Nobody may be watching.
        let _ = self.gestures.send(json(gesture));
    }

    /// Who is there now.
    pub(super) fn present(&self) -> Present {
        self.present.borrow().clone()
    }

    /// Updates the presence on other servers, and notifies watchers if it changed.
    pub(super) fn present_elsewhere(&self, change: impl FnOnce(&mut Present) -> bool) {
        self.present.send_if_modified(change);
    }

    /// Whether the host has sent a guest away.
    pub fn is_removed(&self, guest: Guest) -> bool {
        self.removed.read().unwrap_or_else(PoisonError::into_inner).contains(&guest)
    }

    /// Whether a guest has a seat here.
    pub fn is_seated(&self, guest: Guest) -> bool {
        self.seated.read().unwrap_or_else(PoisonError::into_inner).contains(&guest)
    }

    /// Whether anybody has a seat here.
    pub(super) fn has_seated(&self) -> bool {
        !self.seated.read().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Whether anybody watches at this server or at another one.
    pub(super) fn is_watched(&self) -> bool {
        !self.watchers().there.is_empty() || self.present.borrow().is_elsewhere()
    }

    /// How many connections watch at this server.
    pub(super) fn watching(&self) -> usize {
        self.watchers().there.len()
    }

    /// Drops what is only of use while someone watches. The table itself stays in memory a little longer.
    pub(crate) async fn rest(&self) {
        if !self.is_watched() {
            self.ahead.clear().await;
        }
    }

    fn watchers(&self) -> std::sync::MutexGuard<'_, Watchers> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to watch, unless too many do already. A player always can: of too many connections of one player, the oldest
    /// is closed.
    pub fn watch(self: &Arc<OpenTable>, guest: Guest, limits: &Limits) -> Option<Watcher> {
        let is_seated = self.is_seated(guest);
        let mut watchers = self.watchers();
        let own: Vec<u64> =
            watchers.there.iter().filter(|(_, (who, _))| *who == guest).map(|(n, _)| *n).collect();
        if own.len() >= limits.sockets_per_guest {
            if !is_seated {
                return None;
            }
            own.first().and_then(|first| watchers.there.get(first)).inspect(|(_, go)| go.notify_one());
        }
        let others = || {
            let seated = self.seated.read().unwrap_or_else(PoisonError::into_inner);
            watchers.there.values().filter(|(who, _)| !seated.contains(who)).count()
        };
        if !is_seated && others() >= limits.sockets_per_table {
            return None;
        }
        let (number, go) = (watchers.come, Arc::new(Notify::new()));
        watchers.come += 1;
        watchers.there.insert(number, (guest, go.clone()));
        drop(watchers);
        self.present.send_modify(|present| present.come(guest));
        Some(Watcher {
            guest,
            number,
            go,
            last: self.last.subscribe(),
            gestures: self.gestures.subscribe(),
            present: self.present.subscribe(),
            over: self.over.subscribe(),
            table: self.clone(),
        })
    }
}

fn seated(table: &Table) -> BTreeSet<Guest> {
    table.seats().iter().filter_map(table::Seat::person).collect()
}

/// Whether a guest may have another seat after it, or none.
fn changes_seats(action: &Action) -> bool {
    !matches!(action, Action::Chat { .. } | Action::Play { .. } | Action::Join { .. })
}

/// A watcher of a table. Keeps the table in memory.
pub struct Watcher {
    /// Who.
    pub guest: Guest,
    number: u64,
    /// Wakes when another connection takes the place of this one.
    pub go: Arc<Notify>,
    /// The table.
    pub table: Arc<OpenTable>,
    /// The number of the last entry.
    pub last: watch::Receiver<u64>,
    /// What others show.
    pub gestures: broadcast::Receiver<Arc<str>>,
    /// Who is there.
    pub present: watch::Receiver<Present>,
    /// Why nobody can be here any more, once that is so.
    pub over: watch::Receiver<Option<Closing>>,
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.table.watchers().there.remove(&self.number);
        self.table.present.send_modify(|present| present.go(self.guest));
    }
}

/// Everything that the server writes can be written as JSON.
fn json<T: serde::Serialize>(value: &T) -> Arc<str> {
    serde_json::to_string(value).unwrap_or_default().into()
}
