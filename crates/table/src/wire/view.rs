//! What a client knows: its own fold of the log, and who is there.

use std::sync::Arc;

use super::replica::Ended;
use crate::entry::Entry;
use crate::game::Games;
use crate::header::Header;
use crate::id::Guest;
use crate::rejection::Rejection;
use crate::table::Table;

/// A table as a client sees it.
#[derive(Clone, Debug)]
pub struct View {
    games: Games,
    /// The table, once the server has said what it is. It can be kept without a copy: the next entry makes one, if it is
    /// kept still.
    pub table: Option<Arc<Table>>,
    /// Who the client is at this table.
    pub you: Option<Guest>,
    /// Whether the connection is up.
    pub online: bool,
    /// Who is connected.
    pub present: Vec<Guest>,
    /// How many milliseconds the server's clock is ahead of ours.
    pub ahead: i64,
    /// The number of the last entry that the server is known to have.
    pub known: u64,
    /// Why the client will not come back, once that is so.
    pub ended: Option<Ended>,
}

/// What an entry turned out to be.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Came {
    /// The next one.
    New,
    /// One that is there already.
    Again,
    /// One that is not the next: others are missing.
    TooEarly,
}

impl View {
    /// Nothing is known yet.
    pub(super) fn new(games: Games) -> View {
        View {
            games,
            table: None,
            you: None,
            online: false,
            present: Vec::new(),
            ahead: 0,
            known: 0,
            ended: None,
        }
    }

    /// The number of the last entry here.
    pub fn last(&self) -> u64 {
        self.table.as_deref().map_or(0, Table::last)
    }

    /// Whether the connection is up and nothing that the server has is missing here.
    pub fn is_up_to_date(&self) -> bool {
        self.online && self.table.is_some() && self.last() >= self.known
    }

    pub(super) fn welcome(&mut self, you: Guest, header: Header, ahead: i64, last: u64) -> Result<(), Ended> {
        match &self.table {
            None => {
                let table = Table::new(self.games, header).map_err(|why| match why {
                    Rejection::UnknownGame(game) => Ended::UnknownGame(game),
                    why => Ended::NotUnderstood(why.key()),
                })?;
                self.table = Some(Arc::new(table));
            }
            Some(table) if *table.header() != header => {
                return Err(Ended::Diverged("the header is another one".into()));
            }
            // One of several servers may not have heard yet of the last entries.
            Some(_) => {}
        }
        (self.you, self.ahead, self.online) = (Some(you), ahead, true);
        self.known = self.known.max(last);
        Ok(())
    }

    pub(super) fn entry(&mut self, entry: &Entry) -> Result<Came, Ended> {
        // The welcome, which says what the table is, got lost.
        let Some(table) = &mut self.table else { return Ok(Came::TooEarly) };
        if entry.number > table.last() + 1 {
            return Ok(Came::TooEarly);
        }
        let diverged = |why: &str| Ended::Diverged(format!("entry {}: {why}", entry.number));
        match table.number_of(entry.id) {
            Some(number) if number == entry.number => return Ok(Came::Again),
            Some(number) => return Err(diverged(&format!("its action is entry {number} already"))),
            None if entry.number <= table.last() => return Err(diverged("another one was there before")),
            None => {}
        }
        Arc::make_mut(table).apply(entry).map_err(|why| diverged(&why.key()))?;
        self.known = self.known.max(entry.number);
        Ok(Came::New)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Action, By};
    use crate::id::{ActionId, Time};
    use crate::tiny::{TINY, header};

    fn entry(number: u64, id: u128) -> Entry {
        let action = Action::Join { name: format!("Guest {id}") };
        Entry { number, id: ActionId(id), at: Time(0), by: By::Guest(Guest(1)), action }
    }

    /// Caught: pages copied the whole table with every entry, and compared the copies.
    #[test]
    fn a_table_is_copied_only_if_it_is_kept() {
        let mut view = View::new(TINY);
        view.welcome(Guest(1), header(Guest(1)), 0, 3).unwrap();
        let place = |view: &View| view.table.as_ref().map(Arc::as_ptr);
        let first = place(&view);
        view.entry(&entry(1, 1)).unwrap();
        assert_eq!(place(&view), first, "nobody keeps it");
        let kept = view.table.clone();
        view.entry(&entry(2, 2)).unwrap();
        assert_eq!((kept.map(|table| table.last()), view.last()), (Some(1), 2));
        let second = place(&view);
        view.entry(&entry(3, 3)).unwrap();
        assert_eq!(place(&view), second, "what was kept is gone");
    }

    #[test]
    fn entries_are_taken_once_and_in_order() {
        let mut view = View::new(TINY);
        assert_eq!(view.entry(&entry(1, 1)), Ok(Came::TooEarly), "nobody said what the table is");
        let header = header(Guest(1));
        view.welcome(Guest(1), header.clone(), 0, 2).unwrap();
        assert!(!view.is_up_to_date());
        assert_eq!(view.entry(&entry(2, 2)), Ok(Came::TooEarly));
        assert_eq!(view.entry(&entry(1, 1)), Ok(Came::New));
        assert_eq!(view.entry(&entry(1, 1)), Ok(Came::Again));
        assert!(view.entry(&entry(1, 9)).is_err(), "another entry under the same number");
        assert!(view.entry(&entry(2, 1)).is_err(), "the same action under another number");
        assert_eq!(view.entry(&entry(2, 2)), Ok(Came::New));
        assert!(view.is_up_to_date());
        view.welcome(Guest(1), header.clone(), 0, 1).unwrap();
        assert!(view.is_up_to_date(), "another server may lag behind");
        let other = Header { public: true, ..header };
        assert!(view.welcome(Guest(1), other, 0, 2).is_err());
    }
}
