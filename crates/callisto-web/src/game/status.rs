//! The status line: what happens next, and the board in words.

use callisto::{Paints, Position};
use games::CallistoTable as _;
use leptos::prelude::*;
use table::{Holder, Phase};
use web::speech::{Speech, speech};
use words::say;

use super::at_table::AtTable;
use super::board_view::BoardView;
use super::hint::Advice;
use super::options::{ResignQuestion, Resigning};
use crate::board::class_of;
use crate::hand::Held;
use crate::speech::CallistoSpeech as _;

/// Whose turn it is and what they can do, and why what is held does not fit.
#[component]
pub fn Status() -> impl IntoView {
    let (board_view, at): (BoardView, AtTable) = (expect_context(), expect_context());
    let words = speech();
    let colour = move || {
        let colour = board_view.position.with(|position| position.to_move()).filter(|_| at.is_playing());
        colour.map_or(String::new(), |colour| class_of(board_view.paints.of(colour)))
    };
    let why = move || at.trouble.get().or_else(|| board_view.why_not(&words));
    let Resigning(resigning) = expect_context();
    // A question that was not answered does not wait for the next turn.
    let turn = board_view.turn();
    Effect::new(move || {
        turn.get();
        resigning.set(false);
    });
    let message = Memo::new(move |_| match resigning.get() {
        true => Message::Resign,
        false if at.seen.with(Option::is_some) => Message::Past,
        false if at.is_local && at.is_left_to_bots() && !at.hurry.get() => Message::Bots,
        false => Message::Advice,
    });
    let messages = move || {
        match message.get() {
        Message::Resign => view! { <ResignQuestion/> }.into_any(),
        Message::Past => view! { <LookingBack/> }.into_any(),
        Message::Bots => view! {
            <div class="question">
                <button class="button" id="to-end" on:click=move |_| at.hurry.set(true)>{say!(words, "game-to-end")}</button>
            </div>
        }
        .into_any(),
        Message::Advice => view! {
            <p class="why">{why}</p>
            <Advice/>
        }
        .into_any(),
    }
    };
    view! {
        <section class="status">
            <p class=move || format!("turn {}", colour()) role="status">{move || sentence(&board_view, &at, &words)}</p>
            <div class="message">{messages}</div>
        </section>
    }
}

/// What is in the place of messages. It has one size, so that nothing below moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Message {
    /// The question whether to resign.
    Resign,
    /// That the board is that of an earlier move.
    Past,
    /// That bots play on alone.
    Bots,
    /// Why something does not fit, or the hint.
    Advice,
}

/// Says that the board is that of an earlier move, and leads back.
#[component]
fn LookingBack() -> impl IntoView {
    let at: AtTable = expect_context();
    let words = speech();
    let text = move || {
        let last = at.table.with(|table| table.turn());
        at.seen.get().map(|seen| say!(words, "game-looking", number = seen, last = last))
    };
    view! {
        <div class="question">
            <p>{text}</p>
            <button class="button" id="back-to-game" on:click=move |_| at.seen.set(None)>{say!(words, "game-now")}</button>
        </div>
    }
}

/// The sentence.
fn sentence(board_view: &BoardView, at: &AtTable, words: &Speech) -> String {
    at.table.with(|table| {
        let Some(round) = table.round() else { return String::new() };
        let position = round.position();
        let (Some(seat), Some(colour)) = (table.seat_to_move(), position.to_move()) else {
            return match table.phase() {
                Phase::Adjourned => say!(words, "table-carried-adjourn"),
                // Who has won is said below.
                _ => say!(words, "web-over"),
            };
        };
        let name = words.sitter(table, seat);
        let colour_name = words.colour(board_view.paints.of(colour));
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
        } else if let Some(held) = board_view.hand.get().held {
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

/// The board in words, for screen readers.
pub fn board_text(words: &Speech, position: &Position, paints: Paints) -> String {
    let lines = position.rules().colours().map(|colour| {
        let own = position.board().cells().filter(|cell| position.owner(*cell) == Some(colour));
        let (pillars, pieces): (Vec<_>, Vec<_>) = own.partition(|cell| position.is_pillar(*cell));
        let list = |cells: &[callisto::Cell]| {
            cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
        };
        let key = match (pillars.is_empty(), pieces.is_empty()) {
            (true, true) => "game-board-empty",
            (_, true) => "game-board-pillars",
            _ => "web-board-text",
        };
        let (pillars, pieces) = (list(&pillars), list(&pieces));
        let colour = words.colour(paints.of(colour));
        words.say(key, &[("colour", colour.into()), ("pillars", pillars.into()), ("pieces", pieces.into())])
    });
    lines.collect::<Vec<_>>().join(" ")
}
