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
    /// Take moves back until this many are left.
    Undo {
        /// How many moves remain.
        keep: u32,
    },
    /// Pause the game and its clocks.
    Adjourn,
    /// Resume a paused game.
    Resume,
    /// Play another series with the same seats.
    Rematch,
    /// A bot takes over a resigned seat.
    BotFor {
        /// Which seat.
        seat: u8,
        /// How strong, 1 to 9.
        level: u8,
    },
}

/// A motion that waits for answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenMotion {
    /// What is proposed.
    pub motion: Motion,
    /// By whom.
    pub by: Guest,
    /// Who still has to agree.
    pub waiting: BTreeSet<Guest>,
}

/// Why a motion failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// Someone does not agree.
    Declined(Guest),
    /// The proposer withdrew it.
    Withdrawn(Guest),
    /// The game went on before everybody had answered.
    Overtaken,
}

impl OpenMotion {
    /// Why it failed, if this entry made it fail. `after` is the table with that entry.
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
