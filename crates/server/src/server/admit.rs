//! What the server checks before the table sees an action: bounds, names, and that the id is the sender's own.

use table::{Action, ActionId, By, Entry, Rejection, Table};

use super::open_table::OpenTable;
use super::{chat, names};

/// The action as it goes to the table, or why it is refused.
pub(super) fn admit(table: &Table, by: By, action: Action) -> Result<Action, Rejection> {
    table.has_room(by, &action)?;
    Ok(match (by, action) {
        // Random numbers are drawn by the server, not by the caller.
        (_, Action::Start { .. }) => Action::Start { lot: getrandom::u64().unwrap_or_default() },
        (By::Guest(guest), Action::Join { name }) => {
            Action::Join { name: names::admit(table, guest, &name)? }
        }
        (_, Action::Chat { text }) => Action::Chat { text: chat::clean(&text)? },
        (_, other) => other,
    })
}

/// The number of the entry that an action has become already. A name is good for one action of one sender: who sends
/// another one under it is told so.
pub(super) fn earlier(
    open: &OpenTable,
    table: &Table,
    by: By,
    name: ActionId,
    action: &Action,
) -> Result<Option<u64>, Rejection> {
    let Some(number) = table.number_of(name) else { return Ok(None) };
    let entry = open.entry(number);
    if entry.is_some_and(|entry| is_same(&entry, by, action)) {
        Ok(Some(number))
    } else {
        Err(Rejection::NameTaken)
    }
}

fn is_same(entry: &Entry, by: By, action: &Action) -> bool {
    if entry.by != by {
        return false;
    }
    match (action, &entry.action) {
        // What went into the log was written by the server: cleaned, drawn, judged.
        (Action::Join { .. }, Action::Join { .. }) | (Action::Start { .. }, Action::Start { .. }) => true,
        (Action::Play { seat, turn, .. }, Action::Play { seat: in_seat, turn: in_turn, .. }) => {
            by == By::Keeper || (seat, turn) == (in_seat, in_turn)
        }
        (Action::Chat { text: said }, Action::Chat { text }) => {
            said == text || chat::clean(said).is_ok_and(|clean| clean == *text)
        }
        // Two servers that decide the same thing at once may have seen other times.
        (Action::Away { .. }, Action::Away { .. }) => true,
        (sent, stored) => sent == stored || by == By::Keeper && !matches!(stored, Action::TakeOver { .. }),
    }
}
