//! How large a table may grow. Only the keeper asks: a log that was stored is read whatever its size.

use crate::action::{Action, By};
use crate::rejection::Rejection;
use crate::table::Table;

/// The most people at a table, including those who have left or were removed.
pub const MAX_PEOPLE: usize = 200;

/// The most entries of a log. The longest game of Villa Paletti so far took about a thousand.
pub const MAX_ENTRIES: u64 = 20_000;

/// How many of them are reserved for players, so that spectators cannot fill the log of a running game.
const FOR_PLAYERS: u64 = 2_000;

impl Table {
    /// Whether there is room for one more action; otherwise what is full.
    pub fn has_room(&self, by: By, action: &Action) -> Result<(), Rejection> {
        let (sits, is_known) = match by {
            By::Guest(guest) => {
                let is_host = guest == self.host();
                (is_host || self.seats_of(guest).next().is_some(), self.people().contains_key(&guest))
            }
            // These end games and tables, so their number is limited anyway.
            By::Keeper if !matches!(action, Action::Play { .. }) => return Ok(()),
            By::Keeper => (true, true),
        };
        let most = if sits { MAX_ENTRIES } else { MAX_ENTRIES - FOR_PLAYERS };
        let ends = matches!(action, Action::Resign { .. } | Action::Close) && sits;
        if self.last() >= most && !ends {
            return Err(Rejection::LogFull);
        }
        if matches!(action, Action::Join { .. }) && !is_known && self.people().len() >= MAX_PEOPLE && !sits {
            return Err(Rejection::TooManyPeople);
        }
        Ok(())
    }
}
