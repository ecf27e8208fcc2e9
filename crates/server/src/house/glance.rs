//! What lists and timers need to know about a table without opening it.

use serde_json::json;
use table::{Holder, Phase, Table};

use crate::store::Glance;

/// A glance at a table.
pub(crate) fn glance(table: &Table) -> Glance {
    let header = table.header();
    let members = table.people().iter().filter(|(_, p)| !p.removed && !p.gone).map(|(guest, _)| *guest);
    Glance {
        at: table.at(),
        phase: phase(table.phase()).into(),
        public: header.public,
        deadline: table.due(),
        // Bots among themselves move while somebody watches; nobody else has to find them.
        bot_turn: table.bot_to_move().is_some() && is_for_somebody(table),
        members: members.collect(),
        summary: summary(table),
    }
}

/// Whether anybody plays here, other than bots.
pub(super) fn is_for_somebody(table: &Table) -> bool {
    let given_up = table.given_up();
    (0..).zip(table.seats()).any(|(index, seat)| seat.person().is_some() && !given_up.contains(&index))
}

/// The word for a phase.
pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Adjourned => "adjourned",
        Phase::Between => "between",
        Phase::Finished => "finished",
    }
}

/// What a list shows of a table.
pub fn summary(table: &Table) -> serde_json::Value {
    let seats = table.seats().iter().map(|seat| match seat.holder {
        Holder::Open => json!({ "holder": "open" }),
        Holder::Bot(level) => json!({ "holder": "bot", "level": level }),
        Holder::Person(guest) => {
            json!({ "holder": "person", "guest": guest, "name": table.name(guest) })
        }
    });
    json!({
        "game": table.header().game.game,
        "edition": table.rulebook().variant(),
        "players": table.seats().len(),
        "seats": seats.collect::<Vec<_>>(),
        "seat_to_move": table.seat_to_move(),
        "turn": (table.phase() != Phase::Gathering).then(|| table.turn()),
        "totals": table.totals(),
        "winners": table.winners(),
    })
}
