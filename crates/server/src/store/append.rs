//! Appending entries, the same way in both kinds of database.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use table::{By, Entry};

use super::error::StoreError;
use super::number::{instant, signed, unsigned};
use super::table_row::TableRow;
use crate::ids::TableId;

/// An entry that is in the store for good. Only the store makes one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    entry: Entry,
    body: Arc<str>,
}

impl Stored {
    pub(super) fn new(entry: Entry, body: Arc<str>) -> Stored {
        Stored { entry, body }
    }

    /// The entry.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The entry as JSON, as it is stored and sent.
    pub fn body(&self) -> &Arc<str> {
        &self.body
    }
}

/// The result of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on the disk.
    Stored,
    /// That number or that action id is taken already; nothing was stored.
    Conflict,
}

/// An entry to be written, in the database's types.
#[derive(Clone, Debug)]
pub(super) struct Addition {
    pub table: TableId,
    pub number: i64,
    pub action: String,
    pub body: Arc<str>,
    /// Who did it, when that is a person who finds the table among their games.
    pub author: Option<String>,
    pub at: i64,
    pub phase: &'static str,
    pub public: bool,
    pub deadline: Option<i64>,
    pub bot_turn: bool,
    pub members: String,
    pub summary: String,
}

/// A row of `tables`, as far as an append needs it: the last number and the members.
pub(super) type Before = Option<(i64, String)>;

/// The result of one addition of a batch.
pub(super) type Outcome = Result<Appended, StoreError>;

impl Addition {
    pub(super) fn new(table: TableId, entry: &Entry, table_row: TableRow) -> Result<Addition, StoreError> {
        let body = serde_json::to_string(entry);
        let body =
            body.map_err(|e| StoreError::new(format!("an entry cannot be written as JSON: {e}")))?.into();
        let author = match entry.by {
            By::Guest(guest) if table_row.members.contains(&guest) => Some(guest.to_string()),
            _ => None,
        };
        Ok(Addition {
            table,
            number: signed(entry.number),
            action: entry.id.to_string(),
            body,
            author,
            at: instant(table_row.at),
            public: table_row.public,
            deadline: table_row.deadline.map(instant),
            bot_turn: table_row.bot_turn,
            members: table_row.member_list(),
            summary: table_row.summary_text(),
            phase: table_row.phase.word(),
        })
    }

    /// Checks by its number whether this can be the next entry of the table; otherwise the answer.
    pub(super) fn check_next(&self, before: &Before) -> Result<(), Outcome> {
        match before {
            None => Err(Err(StoreError::no_table())),
            Some((last, _)) if self.number <= *last => Err(Ok(Appended::Conflict)),
            Some((last, _)) if self.number > last + 1 => {
                let (number, last) = (self.number, unsigned(*last));
                Err(Err(StoreError::new(format!("entry {number} would leave a gap: the last one is {last}"))))
            }
            Some(_) => Ok(()),
        }
    }

    /// Who has to be put down as a member. Only those who are new, and the author: one who took the table out of their
    /// list gets it back by acting there, not because the others play on.
    pub(super) fn arrivals(&self, before: &Before) -> BTreeSet<String> {
        let old = before.as_ref().map(|(_, members)| members.as_str()).unwrap_or_default();
        let new = difference(&self.members, old).map(str::to_owned);
        new.chain(self.author.clone()).collect()
    }

    /// Who is not a member any more.
    pub(super) fn departures(&self, before: &Before) -> Vec<String> {
        let old = before.as_ref().map(|(_, members)| members.as_str()).unwrap_or_default();
        difference(old, &self.members).map(str::to_owned).collect()
    }
}

/// The words of one list that are not in the other.
fn difference<'l>(list: &'l str, without: &'l str) -> impl Iterator<Item = &'l str> {
    let same = list == without;
    let (list, without) = if same { ("", "") } else { (list, without) };
    let without: HashSet<&str> = without.split_whitespace().collect();
    list.split_whitespace().filter(move |word| !without.contains(word))
}
