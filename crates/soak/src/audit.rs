//! Compares what the players were told with the log that the server has in the end.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::AddAssign;

use client::Log;
use games::VillaPlay;
use table::{Action, ActionId, By, Entry, Header, Rejection, Table};
use villa_site::{can_judge, ends_attempt, is_right};

use crate::ledger::{Ledger, Line, Refused};

/// What a client had in the end: its fold, or why it has none.
pub struct Fold {
    /// Whose it is.
    pub whose: String,
    /// The fold.
    pub table: Result<Table, String>,
}

/// The result of an audit.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    /// Actions that were acknowledged.
    pub acknowledged: u64,
    /// Acknowledged actions that are not in the log as acknowledged, and numbers that the log lacks.
    pub lost: u64,
    /// Actions and numbers that the log has more than once, and acknowledgements that contradict each other.
    pub doubled: u64,
    /// Clients whose table is not the fold of the log.
    pub diverged: u64,
    /// Attempts in Villa Paletti that were judged again.
    pub attempts: u64,
    /// Actions that are in the log, and were refused though nothing in the log before them spoke against them.
    pub refused_yet_stored: u64,
    /// Actions that were rightly refused, and taken when another copy of them came later.
    pub taken_later: u64,
    /// Actions that were refused though nothing in the log speaks against them.
    pub unjust: u64,
    /// What is wrong, in words.
    pub complaints: Vec<String>,
}

impl Verdict {
    /// Whether something was acknowledged and nothing is wrong.
    pub fn is_good(&self) -> bool {
        let wrong = self.lost + self.doubled + self.diverged + self.unjust + self.refused_yet_stored;
        self.acknowledged > 0 && wrong == 0
    }
}

impl AddAssign for Verdict {
    fn add_assign(&mut self, other: Verdict) {
        self.acknowledged += other.acknowledged;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.diverged += other.diverged;
        self.unjust += other.unjust;
        self.attempts += other.attempts;
        self.refused_yet_stored += other.refused_yet_stored;
        self.taken_later += other.taken_later;
        self.complaints.extend(other.complaints);
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Verdict { acknowledged, lost, doubled, diverged, .. } = self;
        write!(f, "acknowledged {acknowledged}, lost {lost}, doubled {doubled}, diverged {diverged}")
    }
}

/// Audits one table.
pub fn audit(ledger: &Ledger, log: &Log, folds: &[Fold]) -> Verdict {
    let mut verdict = Verdict::default();
    verdict.numbers(&log.entries);
    verdict.actions(ledger, &log.entries);
    verdict.refusals(ledger, log);
    for fold in folds {
        if let Err(why) = same(fold, log) {
            verdict.diverged += 1;
            verdict.complaints.push(format!("{} diverged: {why}", fold.whose));
        }
    }
    if let Err(why) = verdict.judge(log) {
        verdict.diverged += 1;
        verdict.complaints.push(format!("the log itself cannot be followed: {why}"));
    }
    verdict
}

impl Verdict {
    /// Numbers count from 1 without gaps and come once.
    fn numbers(&mut self, entries: &[Entry]) {
        let mut next = 1;
        for entry in entries {
            if entry.number > next {
                self.lost += entry.number - next;
                self.complaints.push(format!("the log jumps to {} where {next} is due", entry.number));
            } else if entry.number < next {
                self.doubled += 1;
                self.complaints.push(format!("the log has {} once more where {next} is due", entry.number));
            }
            next = next.max(entry.number + 1);
        }
    }

    fn actions(&mut self, ledger: &Ledger, entries: &[Entry]) {
        let mut stored: BTreeMap<ActionId, Vec<&Entry>> = BTreeMap::new();
        for entry in entries {
            stored.entry(entry.id).or_default().push(entry);
        }
        for (id, several) in stored.iter().filter(|(_, entries)| entries.len() > 1) {
            self.doubled += several.len() as u64 - 1;
            let numbers: Vec<u64> = several.iter().map(|entry| entry.number).collect();
            self.complaints.push(format!("action {id} is stored as {numbers:?}"));
        }
        for (id, line) in ledger.lines() {
            let entries = stored.get(&id).map_or(&[][..], Vec::as_slice);
            self.action(id, line, entries);
        }
    }

    fn action(&mut self, id: ActionId, line: &Line, entries: &[&Entry]) {
        let Some(number) = line.accepted.first().copied() else { return };
        self.acknowledged += 1;
        if line.accepted.iter().any(|other| *other != number) {
            self.doubled += 1;
            self.complaints.push(format!("action {id} was acknowledged as {:?}", line.accepted));
        }
        if line.taken_back {
            self.lost += 1;
            let why = &line.refused;
            self.complaints
                .push(format!("action {id} was acknowledged as {number} and then refused: {why:?}"));
        } else if !entries.iter().any(|entry| entry.number == number && is_it(entry, line)) {
            self.lost += 1;
            self.complaints.push(format!("action {id} was acknowledged as {number}; stored is {entries:?}"));
        }
    }
}

impl Verdict {
    /// What the server says about attempts in Villa Paletti is what anybody finds who judges them from their beginning,
    /// however often the server was killed meanwhile.
    fn judge(&mut self, log: &Log) -> Result<(), Rejection> {
        let mut table = Table::new(games::ALL, log.header.clone())?;
        for entry in &log.entries {
            if ends_attempt(entry) && can_judge(&table) {
                self.attempts += 1;
                if !is_right(&table, entry) {
                    self.diverged += 1;
                    self.complaints.push(format!("entry {} is judged in another way", entry.number));
                }
            }
            table.apply(entry)?;
        }
        Ok(())
    }
}

impl Verdict {
    /// Everybody may rely on what they have seen: a refusal needs a reason in what the log was at some moment from then
    /// on until they were told.
    ///
    /// Lines double what they carry, so a copy of what was refused may come later and be taken, once the table allows
    /// it. Then the reason has to lie before the entry: from there on the server knows that it has it. A refusal after an
    /// acknowledgement is lost already.
    fn refusals(&mut self, ledger: &Ledger, log: &Log) {
        for (id, line) in ledger.lines().filter(|(_, line)| !line.taken_back && !line.refused.is_empty()) {
            let stored = log.entries.iter().position(|entry| entry.id == id);
            let before = &log.entries[..stored.unwrap_or(log.entries.len())];
            let wrong =
                line.refused.iter().filter(|refused| !is_just(id, line, refused, &log.header, before));
            let (mut count, known, action) = (0, line.known, &line.action);
            for Refused { why, .. } in wrong {
                count += 1;
                let but = stored.map(|index| format!(", and is stored as {}", log.entries[index].number));
                let but = but.unwrap_or_default();
                self.complaints.push(format!(
                    "{action:?}, asked for at {known}, was refused for no reason: {why:?}{but}"
                ));
            }
            match stored {
                None => self.unjust += count,
                Some(_) => {
                    self.refused_yet_stored += u64::from(count > 0);
                    self.taken_later += u64::from(count == 0);
                }
            }
        }
    }
}

/// Whether a refusal has a reason in these first entries of the log.
fn is_just(id: ActionId, line: &Line, refused: &Refused, header: &Header, entries: &[Entry]) -> bool {
    let Ok(mut table) = Table::new(games::ALL, header.clone()) else { return true };
    let refuses = |table: &Table| {
        let by = By::Guest(line.guest);
        let entry = Entry { number: table.last() + 1, id, at: refused.at, by, action: line.action.clone() };
        table.clone().apply(&entry).is_err()
    };
    for entry in entries.iter().take_while(|entry| entry.at <= refused.at) {
        if table.last() >= line.known && refuses(&table) || table.apply(entry).is_err() {
            return true;
        }
    }
    refuses(&table)
}

/// Whether an entry is what was asked for. The server draws the lots of a start itself, and says what came of a villa.
fn is_it(entry: &Entry, line: &Line) -> bool {
    let same = match (&entry.action, &line.action) {
        (Action::Start { .. }, Action::Start { .. }) => true,
        (stored, asked) => match (villa_move(stored), villa_move(asked)) {
            (Some(stored), Some(asked)) => stored == asked,
            _ => stored == asked,
        },
    };
    same && entry.by == By::Guest(line.guest)
}

/// A step in Villa Paletti as its player sends it: when, and what, without the result.
fn villa_move(action: &Action) -> Option<(u8, u32, villa::Action)> {
    let Action::Play { seat, turn, play } = action else { return None };
    let Some(VillaPlay::Do(moved)) = VillaPlay::of(play) else { return None };
    let deed = match moved.action {
        villa::Action::Bring { column, .. } => villa::Action::broken_off(Some(column)),
        villa::Action::Lay { .. } => villa::Action::broken_off(None),
        villa::Action::Throw { .. } => villa::Action::Throw { colour: villa::Colour::Red },
        other => other,
    };
    Some((*seat, *turn, deed))
}

/// Whether a client's table is the fold of the log, as far as the client has it.
fn same(fold: &Fold, log: &Log) -> Result<(), String> {
    let table = fold.table.as_ref().map_err(Clone::clone)?;
    let last = log.entries.last().map_or(0, |entry| entry.number);
    if table.last() > last {
        return Err(format!("it has {} entries, the log ends with {last}", table.last()));
    }
    let known = log.entries.iter().take_while(|entry| entry.number <= table.last());
    let expected = Table::fold(games::ALL, log.header.clone(), known).map_err(|why| why.to_string())?;
    if *table == expected { Ok(()) } else { Err(format!("its table is another one at {}", table.last())) }
}

#[cfg(test)]
mod tests;
