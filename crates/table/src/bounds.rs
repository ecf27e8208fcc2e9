//! How large a table may grow. Only the keeper asks: a log that was stored is read whatever its size.

use crate::action::{Action, By};
use crate::rejection::Rejection;
use crate::seat::{Holder, Person};
use crate::table::Table;

/// The most people who are at a table at a time.
pub const MAX_PEOPLE: usize = 200;

/// The most people whom a table knows: those who are there, who have left and who were removed.
const MAX_KNOWN: usize = 2_000;

/// The most entries of a log. The longest game of Villa Paletti so far took about a thousand.
pub const MAX_ENTRIES: u64 = 20_000;

/// How many of them are reserved for what players do in their game, so that nobody's talk fills the log of a running game.
const FOR_PLAYERS: u64 = 2_000;

impl Table {
    /// Whether there is room for one more action; otherwise what is full.
    pub fn has_room(&self, by: By, action: &Action) -> Result<(), Rejection> {
        let By::Guest(guest) = by else {
            // Only bots play on and on. What else the keeper does ends games and tables, or answers for someone who is late: if it
            // were refused, that table would be due for ever.
            let is_full = self.is_of_bot(action) && self.last() >= MAX_ENTRIES;
            return if is_full { Err(Rejection::LogFull) } else { Ok(()) };
        };
        let sits = guest == self.host() || self.seats_of(guest).next().is_some();
        let plays = sits && !is_talk(action);
        let most = if plays { MAX_ENTRIES } else { MAX_ENTRIES - FOR_PLAYERS };
        let ends = matches!(action, Action::Resign { .. } | Action::Close) && sits;
        if self.last() >= most && !ends {
            return Err(Rejection::LogFull);
        }
        let people = self.people();
        let comes = matches!(action, Action::Join { .. }) && !people.get(&guest).is_some_and(Person::is_here);
        if comes && !sits {
            let here = people.values().filter(|person| person.is_here()).count();
            if here >= MAX_PEOPLE || people.len() >= MAX_KNOWN && !people.contains_key(&guest) {
                return Err(Rejection::TooManyPeople);
            }
        }
        Ok(())
    }

    fn is_of_bot(&self, action: &Action) -> bool {
        let Action::Play { seat, .. } = action else { return false };
        matches!(self.holder(*seat), Ok(Holder::Bot(_)))
    }
}

/// Whether a game can do without it.
fn is_talk(action: &Action) -> bool {
    use Action::{Answer, Chat, Join, Paint, Propose};
    matches!(action, Chat { .. } | Join { .. } | Paint { .. } | Propose { .. } | Answer { .. })
}
