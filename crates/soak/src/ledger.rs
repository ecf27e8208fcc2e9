//! What the players of a table asked for, and what they were told.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fastrand::Rng;
use table::{Action, ActionId, Guest, Rejection, Time};

/// An action and every answer to it.
#[derive(Clone, Debug)]
pub struct Line {
    /// Who asked.
    pub guest: Guest,
    /// For what.
    pub action: Action,
    /// The numbers that it was acknowledged with; the same one each time, if all is well.
    pub accepted: Vec<u64>,
    /// The refusals.
    pub refused: Vec<Refused>,
    /// The last entry that the client had when it first asked. The server has to know at least as much.
    pub known: u64,
    /// Whether it was refused after it had been acknowledged.
    pub taken_back: bool,
}

/// A refusal.
#[derive(Clone, Debug)]
pub struct Refused {
    /// Why.
    pub why: Rejection,
    /// When they were told.
    pub at: Time,
}

/// The book of one table, kept where messages leave and arrive, by all of its clients together.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    lines: BTreeMap<ActionId, Line>,
}

impl Ledger {
    /// Something is sent, perhaps not for the first time.
    pub fn sent(&mut self, id: ActionId, guest: Guest, action: &Action, known: u64) {
        self.lines.entry(id).or_insert_with(|| Line {
            guest,
            known,
            action: action.clone(),
            accepted: Vec::new(),
            refused: Vec::new(),
            taken_back: false,
        });
    }

    /// It was acknowledged.
    pub fn accepted(&mut self, id: ActionId, number: u64) {
        self.lines.entry(id).and_modify(|line| line.accepted.push(number));
    }

    /// It was refused.
    pub fn refused(&mut self, id: ActionId, why: Rejection, at: Time) {
        self.lines.entry(id).and_modify(|line| {
            line.taken_back |= !line.accepted.is_empty();
            line.refused.push(Refused { why, at });
        });
    }

    /// Every action, by its name.
    pub fn lines(&self) -> impl Iterator<Item = (ActionId, &Line)> {
        self.lines.iter().map(|(id, line)| (*id, line))
    }

    /// Some action of a guest, to be sent once more. None that was refused: another try of that is a new one.
    pub fn any_of(&self, guest: Guest, dice: &mut Rng) -> Option<(ActionId, Action)> {
        let theirs = |line: &Line| line.guest == guest && line.refused.is_empty();
        let lines: Vec<_> = self.lines.iter().filter(|(_, line)| theirs(line)).collect();
        dice.choice(lines).map(|(id, line)| (*id, line.action.clone()))
    }
}

/// A ledger that the clients of a table share.
#[derive(Clone, Debug, Default)]
pub struct SharedLedger(Arc<Mutex<Ledger>>);

impl SharedLedger {
    /// Opens the book.
    pub fn open(&self) -> MutexGuard<'_, Ledger> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
