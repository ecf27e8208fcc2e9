//! What happens next, in one sentence, and the board in words.

use callisto::{Paints, Position};
use games::CallistoTable as _;
use leptos::prelude::*;
use table::{Holder, Phase};
use web::speech::{Speech, speech};
use words::say;

use super::at_table::AtTable;
use super::desk::Desk;
use super::hint::Advice;
use crate::board::class_of;
use crate::hand::Held;
use crate::speech::CallistoSpeech as _;

/// Whose turn it is and what they can do, and why what is held does not fit.
#[component]
pub fn Status() -> impl IntoView {
    let (desk, at): (Desk, AtTable) = (expect_context(), expect_context());
    let words = speech();
    let colour = move || {
        let colour = desk.position.with(|position| position.to_move()).filter(|_| at.is_playing());
        colour.map_or(String::new(), |colour| class_of(desk.paints.of(colour)))
    };
    let why = move || at.trouble.get().or_else(|| desk.why_not(&words));
    view! {
        <section class="status">
            <p class=move || format!("turn {}", colour()) role="status">{move || sentence(&desk, &at, &words)}</p>
            <p class="why">{why}</p>
            <Advice/>
        </section>
    }
}

/// The sentence.
fn sentence(desk: &Desk, at: &AtTable, words: &Speech) -> String {
    at.table.with(|table| {
        let Some(round) = table.round() else { return String::new() };
        let position = round.position();
        let (Some(seat), Some(colour)) = (table.seat_to_move(), position.to_move()) else {
            return match table.phase() {
                Phase::Adjourned => say!(words, "table-carried-adjourn"),
                _ => say!(words, "web-over"),
            };
        };
        let name = words.sitter(table, seat);
        let colour_name = words.colour(desk.paints.of(colour));
        let who = say!(words, "web-who", name = name, colour = colour_name.clone());
        if !at.mine.with(|mine| mine.contains(&seat)) {
            let bot = matches!(table.seats()[usize::from(seat)].holder, Holder::Bot(_));
            let key = if bot { "web-thinks" } else { "web-waits" };
            return words.say(key, &[("player", who.into())]);
        }
        let legal = position.legal();
        let what = if position.is_starting(colour) {
            say!(words, "web-do-pillar")
        } else if legal.may_retire() {
            say!(words, "web-do-retire")
        } else if legal.piece_count() == 0 {
            say!(words, "web-do-last-pillar")
        } else if let Some(held) = desk.hand.get().held {
            // A pillar need not touch anything.
            if held == Held::Pillar { say!(words, "web-do-pillar") } else { say!(words, "web-do-place") }
        } else {
            say!(words, "web-do-choose")
        };
        match at.reader() {
            Some(_) if table.colours_of(seat).count() == 1 => say!(words, "web-your-turn", what = what),
            // With two colours each (C15), which of them.
            Some(_) => say!(words, "web-whose-turn", who = colour_name, what = what),
            None => say!(words, "web-whose-turn", who = who, what = what),
        }
    })
}

/// The board in words, for those who hear it.
pub fn board_text(words: &Speech, position: &Position, paints: Paints) -> String {
    let lines = position.rules().colours().map(|colour| {
        let own = position.board().cells().filter(|cell| position.owner(*cell) == Some(colour));
        let (pillars, pieces): (Vec<_>, Vec<_>) = own.partition(|cell| position.is_pillar(*cell));
        let list = |cells: Vec<callisto::Cell>| {
            cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
        };
        let colour = words.colour(paints.of(colour));
        say!(words, "web-board-text", colour = colour, pillars = list(pillars), pieces = list(pieces))
    });
    lines.collect::<Vec<_>>().join(" ")
}
