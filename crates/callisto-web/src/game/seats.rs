//! Everybody at the table: names, penalties so far, and the pieces they still hold.

use callisto::{Colour, Paint, Position};
use games::CallistoTable as _;
use leptos::prelude::*;
use table::Table;
use web::speech::{Speech, speech};
use words::say;

use super::at_table::AtTable;
use crate::board::{PieceShape, swatch};

#[component]
pub fn Seats() -> impl IntoView {
    let at: AtTable = expect_context();
    let words = speech();
    let list = move || {
        at.table.with(|table| {
            let position = table.round().map(|round| round.position().clone());
            let position = position.unwrap_or_else(|| Position::new(table.rules()));
            let colours = table.rules().colours().map(|colour| one(words, at, table, &position, colour));
            colours.collect_view()
        })
    };
    view! { <ul class="seats-list">{list}</ul> }
}

/// Less than this is shown as little.
const LITTLE: u64 = 20_000;

/// What a seat has left on its clock.
fn clock(words: Speech, at: AtTable, seat: u8) -> impl IntoView {
    let left = move || at.table.with(|table| table.time_left(seat, at.now?.get()));
    move || {
        left().map(|left| {
            let class = if left < LITTLE { "clock little" } else { "clock" };
            view! { <span class=class role="timer">{words::span(left, &words)}</span> }
        })
    }
}

fn one(
    words: Speech,
    at: AtTable,
    table: &Table,
    position: &Position,
    colour: Colour,
) -> impl IntoView + use<> {
    let (seat, paint) = (table.rules().player(colour).0, table.paints().of(colour));
    let turn = table.seat_to_move().is_some() && position.to_move() == Some(colour);
    let name = words.sitter(table, seat);
    let out = position.is_out(colour).then(|| view! { <em class="out">{say!(words, "web-out")}</em> });
    let total = (table.series_length() > 1 && !table.results().is_empty())
        .then(|| table.totals().get(usize::from(seat)).copied())
        .flatten()
        .map(|total| view! { <span class="total">{say!(words, "web-total", points = total)}</span> });
    let kinds = table.rules().kinds().iter().zip(position.pieces_left(colour));
    let pieces = kinds.flat_map(|(kind, left)| {
        let squares: Vec<(i32, i32)> =
            kind.shape.cells().iter().map(|&(x, y)| (i32::from(x), i32::from(y))).collect();
        (0..*left).map(move |_| mini(paint, squares.clone(), false))
    });
    let pillars = (0..position.pillars_left(colour)).map(|_| mini(paint, vec![(0, 0)], true));
    let held = pillars.chain(pieces).collect_view();
    let points = position.penalty(colour);
    view! {
        <li class="seat" class:to-move=turn>
            <div class="seat-head">
                {swatch(paint)}
                <strong>{name}</strong>
                {turn.then(|| view! { <span class="dot" aria-hidden="true"></span> })}
                {out}
                {clock(words, at, seat)}
                <span class="points">{say!(words, "terminal-penalty", points = points)}</span>
                {total}
            </div>
            <div class="minis" aria-hidden="true">{held}</div>
        </li>
    }
}

/// A piece in small.
fn mini(paint: Paint, squares: Vec<(i32, i32)>, pillar: bool) -> impl IntoView {
    let width = squares.iter().map(|square| square.0).max().unwrap_or(0) + 1;
    let height = squares.iter().map(|square| square.1).max().unwrap_or(0) + 1;
    let px = |cells: i32| format!("{}px", cells * 8);
    view! {
        <svg viewBox=format!("0 0 {width} {height}") style:width=px(width) style:height=px(height)>
            <PieceShape paint squares top=height pillar/>
        </svg>
    }
}
