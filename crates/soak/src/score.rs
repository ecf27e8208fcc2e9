//! What has happened so far.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Counters of a run.
#[derive(Debug, Default)]
pub struct Score {
    /// Actions that were done.
    pub acts: AtomicU64,
    /// Moves among them.
    pub moves: AtomicU64,
    /// Tables at which all has been played.
    pub tables: AtomicU64,
    /// Servers and workers that were killed.
    pub kills: AtomicU64,
    /// Jobs that workers have done.
    pub jobs: AtomicU64,
    /// Refusals, by their word.
    refusals: Mutex<BTreeMap<String, u64>>,
    /// What should not have happened.
    complaints: Mutex<Vec<String>>,
}

impl Score {
    /// One more.
    pub fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// How many.
    pub fn of(counter: &AtomicU64) -> u64 {
        counter.load(Ordering::Relaxed)
    }

    /// An action was refused.
    pub fn refused(&self, key: String) {
        *self.refusals.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_default() += 1;
    }

    /// Something is wrong.
    pub fn complain(&self, what: String) {
        println!("WRONG: {what}");
        self.complaints.lock().unwrap_or_else(PoisonError::into_inner).push(what);
    }

    /// What is wrong.
    pub fn complaints(&self) -> Vec<String> {
        self.complaints.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The refusals in words.
    pub fn refusals(&self) -> String {
        let refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        let words: Vec<String> = refusals.iter().map(|(key, count)| format!("{key} {count}")).collect();
        if words.is_empty() { "none".into() } else { words.join(", ") }
    }
}
