//! The summary of a table, for lists and timers that do not open it.

use table::Table;
use table::rest::Summary;

use crate::store::TableRow;

/// The row that the store keeps of a table.
pub(crate) fn table_row(table: &Table) -> TableRow {
    let header = table.header();
    let members = table.people().iter().filter(|(_, p)| !p.removed && !p.gone).map(|(guest, _)| *guest);
    TableRow {
        at: table.at(),
        phase: table.phase(),
        public: header.public,
        deadline: table.due(),
        // Games of bots alone go on only while watched; nobody else has to find them.
        bot_turn: table.bot_to_move().is_some() && is_for_somebody(table),
        members: members.collect(),
        summary: Summary::of(table),
    }
}

/// Whether anyone but bots plays here.
pub(super) fn is_for_somebody(table: &Table) -> bool {
    let given_up = table.given_up();
    (0..).zip(table.seats()).any(|(index, seat)| seat.person().is_some() && !given_up.contains(&index))
}
