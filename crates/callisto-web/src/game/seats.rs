//! The players: names, penalties so far, and the pieces they still hold.

use callisto::{Colour, Paint, Position};
use games::CallistoTable as _;
use leptos::prelude::*;
use table::Table;
use web::online::away_mark;
use web::speech::{Speech, speech};
use words::say;

use super::at_table::AtTable;
use crate::board::{PieceShape, swatch};
use crate::speech::CallistoSpeech as _;

#[component]
pub fn Seats() -> impl IntoView {
    let at: AtTable = expect_context();
    let words = speech();
    let list = move || {
        at.table.with(|table| {
            let position = table.round().map(|round| round.position().clone());
            let position = position.unwrap_or_else(|| Position::new(table.rules()));
            let seats = 0..table.rulebook().seats();
            seats.map(|seat| player(words, at, table, &position, seat)).collect_view()
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

/// A player: one card, or with two colours (C15) one card for each below the name and the sum.
fn player(words: Speech, at: AtTable, table: &Table, position: &Position, seat: u8) -> AnyView {
    let colours: Vec<Colour> = table.colours_of(seat).collect();
    let each = colours.iter().map(|colour| one(words, at, table, position, *colour, colours.len() == 1));
    let each = each.collect_view();
    if colours.len() == 1 {
        return each.into_any();
    }
    let sum: u32 = colours.iter().map(|colour| position.penalty(*colour)).sum();
    view! {
        <li class="player">
            <div class="seat-head">
                <strong>{words.player_name(table, seat)}</strong>
                {starts(&words, table, seat)}
                {clock(words, at, seat)}
                <span class="points">{points_text(&words, sum, table.round().is_some_and(|round| round.outcome().is_some()))}</span>
            </div>
            <ul class="seats-list">{each}</ul>
        </li>
    }
    .into_any()
}

/// The penalty points of a player who can place nothing more; until then the squares that would become points.
fn points_text(words: &Speech, points: u32, is_final: bool) -> String {
    if is_final {
        say!(words, "terminal-penalty", points = points)
    } else {
        say!(words, "game-squares-left", count = points)
    }
}

/// In a series it matters whose start it is.
fn starts(words: &Speech, table: &Table, seat: u8) -> Option<impl IntoView + use<>> {
    let starter = table.round().map(|round| table.rules().player(round.starter()).0);
    let is_series = table.series_length() > 1 && starter == Some(seat);
    is_series.then(|| view! { <em class="starts">{say!(words, "setup-starts")}</em> })
}

fn one(
    words: Speech,
    at: AtTable,
    table: &Table,
    position: &Position,
    colour: Colour,
    is_all: bool,
) -> impl IntoView + use<> {
    let (seat, paint) = (table.rules().player(colour).0, table.paints().of(colour));
    let turn = table.seat_to_move().is_some() && position.to_move() == Some(colour);
    let name = if is_all { words.sitter(table, seat) } else { words.colour(paint) };
    // At a table people have names, the reader too.
    let is_you = is_all && !at.is_local && at.reader() == Some(seat) && name != say!(words, "web-you");
    let away = at.away.with(|away| away.iter().find(|(away, _)| *away == seat).map(|(_, since)| *since));
    let away = away.map(|since| view! { <em class="away-mark">{away_mark(&words, since)}</em> });
    let result = table.round().and_then(|round| round.outcome());
    let gone = match table.given_up().contains(&seat) {
        true if table.seats()[usize::from(seat)].left == Some(0) => Some("game-tag-time"),
        true => Some("game-tag-resigned"),
        false => position.is_out(colour).then_some("web-out"),
    };
    let out = gone.map(|key| view! { <em class="out">{words.say(key, &[])}</em> });
    let total = (table.series_length() > 1 && !table.results().is_empty())
        .then(|| table.totals().get(usize::from(seat)).copied())
        .flatten()
        .map(|total| view! { <span class="total">{say!(words, "web-total", points = total)}</span> });
    let kinds = table.rules().kinds().iter().zip(position.pieces_left(colour));
    let pieces = kinds.flat_map(|(kind, left)| {
        let squares: Vec<(i32, i32)> =
            kind.shape.cells().iter().map(|&(x, y)| (i32::from(x), i32::from(y))).collect();
        // A placed piece leaves an empty place, so that nothing below moves.
        (0..kind.copies).map(move |copy| mini(paint, squares.clone(), false, copy < *left))
    });
    let (left, all) = (position.pillars_left(colour), table.rules().setup().edition.pillars().count);
    let pillars = (0..all).map(move |pillar| mini(paint, vec![(0, 0)], true, pillar < left));
    let held = pillars.chain(pieces).collect_view();
    let is_over = result.is_some();
    // The last player left gets no penalty points.
    let is_last_left =
        result.is_some_and(|result| result.winner == seat && result.penalties[usize::from(seat)] == 0);
    let points = if is_last_left { 0 } else { position.penalty(colour) };
    let is_final = is_over || position.is_out(colour);
    view! {
        <li class="seat" class:to-move=turn>
            <div class="seat-head">
                {swatch(paint)}
                <strong>{name}</strong>
                {is_you.then(|| view! { <em class="out">{say!(words, "web-you")}</em> })}
                {turn.then(|| view! { <span class="dot" aria-hidden="true"></span> })}
                {out}
                {away}
                {is_all.then(|| (starts(&words, table, seat), clock(words, at, seat)))}
                <span class="points">{points_text(&words, points, is_final)}</span>
                {total}
            </div>
            <div class="minis" aria-hidden="true">{held}</div>
        </li>
    }
}

/// A piece in small.
fn mini(paint: Paint, squares: Vec<(i32, i32)>, pillar: bool, held: bool) -> impl IntoView {
    let width = squares.iter().map(|square| square.0).max().unwrap_or(0) + 1;
    let height = squares.iter().map(|square| square.1).max().unwrap_or(0) + 1;
    let px = |cells: i32| format!("{}px", cells * 8);
    view! {
        <svg class:away=!held viewBox=format!("0 0 {width} {height}") style:width=px(width) style:height=px(height)>
            <PieceShape paint squares top=height pillar/>
        </svg>
    }
}
