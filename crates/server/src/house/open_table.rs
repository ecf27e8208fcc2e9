//! A table in memory: its state, the lines of its log, and those who watch.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use table::{Action, Closing, Entry, Games, Guest, Header, ServerMessage, Table};
use tokio::sync::{broadcast, watch};

use super::judge::Ahead;
use super::present::Present;
use crate::ids::TableId;
use crate::store::Stored;

/// A table that is open.
pub struct OpenTable {
    /// Its id.
    pub id: TableId,
    /// Its header, as JSON.
    pub header: Arc<str>,
    /// The name of its game.
    pub game: String,
    /// The state; the one who holds the lock may append.
    pub(super) state: tokio::sync::Mutex<State>,
    /// The attempt under way, judged as far as it has come.
    pub(super) ahead: Ahead,
    /// The entries as JSON, for someone who has to catch up.
    log: RwLock<Vec<Arc<str>>>,
    /// The number of the last entry. Watchers wake up when it changes and take what they lack from the log, each at its
    /// own pace: no line is queued for anybody.
    last: watch::Sender<u64>,
    gestures: broadcast::Sender<Arc<str>>,
    present: watch::Sender<Present>,
    watchers: Mutex<usize>,
    /// Guests whom the host has sent away.
    removed: RwLock<BTreeSet<Guest>>,
    /// Why nobody can be here any more, once that is so.
    over: watch::Sender<Option<Closing>>,
}

/// What only one may change at a time.
pub(super) struct State {
    pub(super) table: Table,
    /// Something may be in the store that is not here: an answer of the store did not arrive.
    pub(super) unsure: bool,
}

/// Gestures that a watcher may lag behind before some are dropped.
const GESTURES: usize = 32;

impl OpenTable {
    pub(super) fn new(id: TableId, header: &Header, table: Table, entries: &[Stored]) -> OpenTable {
        let last = table.last();
        let removed =
            table.people().iter().filter(|(_, person)| person.removed).map(|(guest, _)| *guest).collect();
        OpenTable {
            id,
            header: json(header),
            game: header.game.game.clone(),
            state: tokio::sync::Mutex::new(State { table, unsure: false }),
            ahead: Ahead::default(),
            log: RwLock::new(entries.iter().map(|stored| stored.body().clone()).collect()),
            last: watch::Sender::new(last),
            gestures: broadcast::Sender::new(GESTURES),
            present: watch::Sender::default(),
            watchers: Mutex::new(0),
            removed: RwLock::new(removed),
            over: watch::Sender::default(),
        }
    }

    /// Adds an entry that is in the store, and wakes the watchers.
    pub(super) fn publish(&self, stored: &Stored) {
        let entry = stored.entry();
        if let Action::Remove { guest } = entry.action {
            self.removed.write().unwrap_or_else(PoisonError::into_inner).insert(guest);
        }
        self.log.write().unwrap_or_else(PoisonError::into_inner).push(stored.body().clone());
        self.last.send_replace(entry.number);
    }

    /// Looks at the table as it is now.
    pub async fn look<T>(&self, at: impl FnOnce(&Table) -> T) -> T {
        at(&self.state.lock().await.table)
    }

    /// The table as the published entries have it.
    pub(super) fn published(&self, games: Games, header: Header) -> Result<Table, String> {
        let log = self.log.read().unwrap_or_else(PoisonError::into_inner).clone();
        let mut table = Table::new(games, header).map_err(|why| why.to_string())?;
        for body in log {
            let entry: Entry = serde_json::from_str(&body).map_err(|error| error.to_string())?;
            table.apply(&entry).map_err(|why| why.to_string())?;
        }
        Ok(table)
    }

    /// The entries after a number, as a JSON list, and the number of the last one; at most `most` at a time.
    pub fn entries_after(&self, number: u64, most: usize) -> (String, u64) {
        let log = self.log.read().unwrap_or_else(PoisonError::into_inner);
        let from = usize::try_from(number).unwrap_or(usize::MAX).min(log.len());
        let until = from.saturating_add(most).min(log.len());
        let entries: Vec<&str> = log[from..until].iter().map(AsRef::as_ref).collect();
        (format!("[{}]", entries.join(",")), until as u64)
    }

    /// An entry by its number.
    pub(super) fn entry(&self, number: u64) -> Option<Entry> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        let body = self.log.read().unwrap_or_else(PoisonError::into_inner).get(index)?.clone();
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

    /// Changes what is known of other servers; watchers are told when the change says that it is one.
    pub(super) fn present_elsewhere(&self, change: impl FnOnce(&mut Present) -> bool) {
        self.present.send_if_modified(change);
    }

    /// Whether the host has sent a guest away.
    pub fn is_removed(&self, guest: Guest) -> bool {
        self.removed.read().unwrap_or_else(PoisonError::into_inner).contains(&guest)
    }

    /// Begins to watch, unless too many do already.
    pub fn watch(self: &Arc<OpenTable>, guest: Guest, most: usize) -> Option<Watcher> {
        let mut watchers = self.watchers.lock().unwrap_or_else(PoisonError::into_inner);
        if *watchers >= most {
            return None;
        }
        *watchers += 1;
        self.present.send_modify(|present| present.come(guest));
        Some(Watcher {
            guest,
            last: self.last.subscribe(),
            gestures: self.gestures.subscribe(),
            present: self.present.subscribe(),
            over: self.over.subscribe(),
            table: self.clone(),
        })
    }
}

/// Someone who watches a table. Keeps it in memory.
pub struct Watcher {
    /// Who.
    pub guest: Guest,
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
        *self.table.watchers.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.table.present.send_modify(|present| present.go(self.guest));
    }
}

/// Everything that the server writes can be written as JSON.
fn json<T: serde::Serialize>(value: &T) -> Arc<str> {
    serde_json::to_string(value).unwrap_or_default().into()
}
