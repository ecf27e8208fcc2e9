//! What needs the consent of the others.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::action::{Action, By};
use crate::entry::Entry;
use crate::id::Guest;
use crate::table::Table;

/// Something that is proposed to the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Motion {
    /// Take moves back until so many are left.
    Undo {
        /// How many moves remain.
        keep: u32,
    },
    /// Stop the clocks and go on another day.
    Adjourn,
    /// Go on after adjourning.
    Resume,
    /// Play another series with the same seats.
    Rematch,
    /// A bot takes over a seat that was given up.
    BotFor {
        /// Which seat.
        seat: u8,
        /// How strong, 1 to 9.
        level: u8,
    },
}

/// A motion on which not everybody has answered yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenMotion {
    /// What is proposed.
    pub motion: Motion,
    /// By whom.
    pub by: Guest,
    /// Who has still to say yes.
    pub waiting: BTreeSet<Guest>,
}

/// Why a motion came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// Someone does not agree.
    Declined(Guest),
    /// The one who proposed it does not want it any more.
    Withdrawn(Guest),
    /// The game went on before everybody had answered.
    Overtaken,
}

impl OpenMotion {
    /// Why it came to nothing, if it did so by an entry. `after` is the table with that entry.
    pub fn dropped(&self, entry: &Entry, after: &Table) -> Option<Dropped> {
        if after.motion().is_some() {
            return None;
        }
        match (&entry.action, entry.by) {
            (Action::Answer { yes: true }, _) => None,
            (Action::Answer { yes: false }, By::Guest(by)) if by == self.by => Some(Dropped::Withdrawn(by)),
            (Action::Answer { yes: false }, By::Guest(by)) => Some(Dropped::Declined(by)),
            _ => Some(Dropped::Overtaken),
        }
    }
}
