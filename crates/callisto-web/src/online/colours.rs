//! The colours at a table before the game.

use callisto::{Colour, Paint};
use games::CallistoTable;
use leptos::prelude::*;
use table::{Action, Guest, Table};
use web::online::Connection;
use web::speech::speech;
use words::say;

use crate::board::swatch;
use crate::start::ColourChoice;

/// The colours of a seat.
pub fn swatches(table: &Table, seat: u8) -> AnyView {
    let paints = table.colours_of(seat).map(|colour| table.paints().of(colour));
    paints.map(swatch).collect_view().into_any()
}

/// The colours of the reader, who can change them before the game. They stay where they are when someone comes or
/// goes, so that someone who chooses by keyboard is not interrupted.
#[component]
pub fn OwnColours(connection: Connection) -> impl IntoView {
    let words = speech();
    let own = Memo::new(move |_| {
        let you = connection.you.get();
        connection.table.with(|table| {
            let (Some(table), Some(you)) = (table.as_ref(), you) else { return Vec::new() };
            let seats: Vec<u8> = table.seats_of(you).collect();
            seats.into_iter().flat_map(|seat| table.colours_of(seat).map(move |c| (seat, c))).collect()
        })
    });
    let choice = move |(seat, colour): (u8, Colour)| {
        let key = if colour.0 == seat { "setup-colour" } else { "setup-second-colour" };
        let label = words.say(key, &[("seat", (seat + 1).into())]);
        let paints = move || {
            connection.table.with(|table| table.as_deref().map(CallistoTable::paints).unwrap_or_default())
        };
        let paint = Signal::derive(move || paints().of(colour));
        let free = Signal::derive(move || {
            let you = connection.you.get();
            connection.table.with(|table| table.as_ref().map(|table| free(table, you)).unwrap_or_default())
        });
        let take = Callback::new(move |paint: Paint| {
            connection.act(Action::Paint { colour: colour.0, paint: paint.name().into() });
        });
        view! { <ColourChoice label paint free take/> }
    };
    move || {
        let own = own.get();
        (!own.is_empty()).then(|| {
            view! {
                <div class="own-colours">
                    <span>{say!(words, "setup-your-colour", count = own.len())}</span>
                    <span class="colours">{own.into_iter().map(choice).collect_view()}</span>
                </div>
            }
        })
    }
}

/// The colours that no other person has. Bots and empty seats give theirs up.
fn free(table: &Table, you: Option<Guest>) -> Vec<Paint> {
    let taken = |paint: &Paint| {
        let seats =
            (0..).zip(table.seats()).filter(|(_, seat)| seat.person().is_some_and(|p| Some(p) != you));
        let mut others = seats.flat_map(|(seat, _)| table.colours_of(seat));
        others.any(|colour| table.paints().of(colour) == *paint)
    };
    Paint::ALL.into_iter().filter(|paint| !taken(paint)).collect()
}
