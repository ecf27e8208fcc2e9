//! A table on one device: the same table as on a server, with its log.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::rest::Log;
use crate::{Action, ActionId, By, Entry, Games, Guest, Header, Holder, Motion, Rejection, Table, Time};

/// The guest of a seat: on one device every seat has a guest of its own.
pub fn sitter(seat: u8) -> Guest {
    Guest(u64::from(seat) + 1)
}

/// Who sits on a seat of a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sitter {
    /// A person with a name.
    Person(String),
    /// A bot of a level.
    Bot(u8),
}

/// A table and its log.
#[derive(Clone, Debug)]
pub struct Local {
    games: Games,
    /// What is stored.
    log: Log,
    table: Arc<Table>,
}

impl PartialEq for Local {
    fn eq(&self, other: &Local) -> bool {
        (&self.log, &self.table) == (&other.log, &other.table)
    }
}

/// A text that is no table's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotATable {
    /// It was not written by [`Local::write`]; why.
    Text(String),
    /// An entry cannot be applied: its number (0 for the header), and why.
    Refused(u64, Rejection),
}

impl fmt::Display for NotATable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotATable::Text(why) => write!(f, "this is not a saved game: {why}"),
            NotATable::Refused(0, why) => write!(f, "this game is not possible: {why}"),
            NotATable::Refused(number, why) => {
                write!(f, "entry {number} is not possible: {why}")
            }
        }
    }
}

impl std::error::Error for NotATable {}

impl Local {
    /// A new table where everybody sits and the first game has begun. `lot` decides who begins.
    pub fn begin(
        games: Games,
        header: Header,
        sitters: &[Sitter],
        lot: u64,
        now: Time,
    ) -> Result<Local, Rejection> {
        Local::begin_painted(games, header, sitters, &[], lot, now)
    }

    /// The same where players have chosen their colours (C1): the name of the set of each colour.
    pub fn begin_painted(
        games: Games,
        header: Header,
        sitters: &[Sitter],
        sets: &[&str],
        lot: u64,
        now: Time,
    ) -> Result<Local, Rejection> {
        let table = Arc::new(Table::new(games, header.clone())?);
        let mut local = Local { games, log: Log { header, entries: Vec::new() }, table };
        let host = local.log.header.host;
        local.act(By::Guest(host), now, Action::Join { name: "Host".into() })?;
        for (seat, sitter_) in (0..).zip(sitters) {
            match sitter_ {
                Sitter::Person(name) => {
                    let by = By::Guest(sitter(seat));
                    local.act(by, now, Action::Join { name: name.clone() })?;
                    local.act(by, now, Action::Sit { seat })?;
                }
                Sitter::Bot(level) => {
                    local.act(By::Guest(host), now, Action::SeatBot { seat, level: *level })?;
                }
            }
            // Before the next player sits down, because the set of an empty seat is free.
            local.paint(seat, sets, now)?;
        }
        local.act(By::Guest(host), now, Action::Start { lot })?;
        Ok(local)
    }

    /// A seat's own colours; the host chooses for bots.
    fn paint(&mut self, seat: u8, sets: &[&str], now: Time) -> Result<(), Rejection> {
        let host = By::Guest(self.log.header.host);
        let by = Some(self.who(seat)).filter(|by| *by != By::Keeper).unwrap_or(host);
        for (colour, paint) in (0..).zip(sets) {
            let rules = self.table.rulebook();
            let has = rules.sets()[usize::from(self.table.sets()[usize::from(colour)])];
            if rules.seat_of(colour) == Some(seat) && has != *paint {
                self.act(by, now, Action::Paint { colour, paint: (*paint).into() })?;
            }
        }
        Ok(())
    }

    /// Reads what [`Local::write`] wrote.
    pub fn read(games: Games, text: &str) -> Result<Local, NotATable> {
        let log: Log = serde_json::from_str(text).map_err(|error| NotATable::Text(error.to_string()))?;
        let mut table = Table::new(games, log.header.clone()).map_err(|why| NotATable::Refused(0, why))?;
        for entry in &log.entries {
            table.apply(entry).map_err(|why| NotATable::Refused(entry.number, why))?;
        }
        Ok(Local { games, log, table: Arc::new(table) })
    }

    /// What it was made from.
    pub fn header(&self) -> &Header {
        &self.log.header
    }

    /// All that was done, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.log.entries
    }

    /// The table as a text to store.
    pub fn write(&self) -> String {
        serde_json::to_string(&self.log).unwrap_or_default()
    }

    /// The same without what only the replays of earlier games need, which is most of a long series and which no page shows
    /// any more: for a store that has no room for all of it. It reads as the same table.
    pub fn write_lean(&self) -> String {
        let begins = |entry: &Entry| {
            matches!(entry.action, Action::Start { .. } | Action::Propose { motion: Motion::Rematch })
        };
        let begun = self.log.entries.iter().rposition(begins).unwrap_or_default();
        let game = self.games.iter().find(|game| game.slug() == self.log.header.game.game);
        let mut log = self.log.clone();
        for entry in &mut log.entries[..begun] {
            if let Action::Play { play, .. } = &mut entry.action
                && let Some(lean) = game.and_then(|game| game.lean(&play.body))
            {
                play.body = lean;
            }
        }
        serde_json::to_string(&log).unwrap_or_default()
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table, to be kept without a copy: the next entry makes one, if it is kept still.
    pub fn shared_table(&self) -> Arc<Table> {
        self.table.clone()
    }

    /// Does something for the person who may do it on this device: a seat's own sitter, the keeper for bots, the host for the
    /// rest. What needs the consent of others has it, since they sit at the same screen.
    pub fn perform(&mut self, now: Time, action: Action) -> Result<(), Rejection> {
        let by = match &action {
            Action::Play { seat, .. } | Action::Resign { seat } | Action::Stand { seat } => self.who(*seat),
            Action::Propose { .. } => self.somebody(),
            _ => By::Guest(self.log.header.host),
        };
        self.act(by, now, action)?;
        while let Some(open) = self.table.motion() {
            let Some(waiting) = open.waiting.first().copied() else { break };
            self.act(By::Guest(waiting), now, Action::Answer { yes: true })?;
        }
        Ok(())
    }

    fn who(&self, seat: u8) -> By {
        match self.table.seats().get(usize::from(seat)).map(|seat| seat.holder) {
            Some(Holder::Person(guest)) => By::Guest(guest),
            _ => By::Keeper,
        }
    }

    /// A person, one who still plays if there is one.
    fn somebody(&self) -> By {
        let given_up = self.table.given_up();
        let people =
            (0..).zip(self.table.seats()).filter_map(|(seat, sitter)| Some((seat, sitter.person()?)));
        // After all have given up, someone still has to ask for the next game.
        let first = people.min_by_key(|(seat, _)| given_up.contains(seat));
        first.map_or(By::Keeper, |(_, guest)| By::Guest(guest))
    }

    fn act(&mut self, by: By, at: Time, action: Action) -> Result<(), Rejection> {
        let number = self.table.last() + 1;
        let entry = Entry { number, id: ActionId(u128::from(number)), at, by, action };
        Arc::make_mut(&mut self.table).apply(&entry)?;
        self.log.entries.push(entry);
        Ok(())
    }
}
