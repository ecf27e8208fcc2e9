//! A table of Callisto.

use games::CallistoTable as _;
use leptos::prelude::*;
use table::Action;
use web::online::{
    Chat, Connection, Face, Introduce, Menu, OnlineTable, notice, seats_away, seats_here, server_clock,
};
use web::speech::speech;
use words::say;

use super::colours::{OwnColours, swatches};
use crate::game::{AtTable, GameScreen};
use crate::pages::GAMES;
use crate::speech::CallistoSpeech as _;

/// What the table's pages need from Callisto.
const FACE: Face = Face {
    games: GAMES,
    playing: |connection, id| view! { <Playing connection id/> }.into_any(),
    seat_sign: swatches,
    own_parts: |connection| view! { <OwnColours connection/> }.into_any(),
    rules: |table| format!("/rules/{}", table.rules().setup().edition.id()),
};

/// The table of a link.
#[component]
pub fn TablePage(id: String) -> impl IntoView {
    view! { <OnlineTable id face=FACE/> }
}

/// The game at the table.
#[component]
fn Playing(connection: Connection, id: String) -> impl IntoView {
    let words = speech();
    // While a game is shown there is a table; the first one stands in for a moment that never comes.
    let first = connection.table.get_untracked();
    let table = Memo::new(move |_| connection.table.get().or_else(|| first.clone()));
    let table = Signal::derive(move || table.get().expect("a game is shown where there is a table"));
    let mine = seats_here(connection);
    let trouble = RwSignal::new(None);
    Effect::new(move || {
        if let Some(why) = connection.refused.get() {
            trouble.set(Some(untrack(|| table.with(|table| words.rejection_at(table, &why)))));
        }
    });
    let act = Callback::new(move |action: Action| connection.act(action));
    let at = AtTable {
        away: seats_away(connection).into(),
        now: Some(server_clock(connection)),
        ..AtTable::new(table, mine.into(), act, trouble)
    };
    let my_turn = Memo::new(move |_| at.seat_to_move().is_some());
    let name = Memo::new(move |_| {
        let seat = mine.with(|mine| mine.first().copied());
        table.with(|table| seat.map(|seat| words.sitter(table, seat)).unwrap_or_default())
    });
    let usual = table.with_untracked(|table| words.edition(&table.rules().setup().edition));
    let text = say!(words, "table-your-turn", player = name.get_untracked());
    notice::tell(my_turn.into(), text, format!("{usual} · Loggia"));
    view! {
        <GameScreen at>
            <Introduce connection/>
            <Chat connection/>
            <Menu connection id/>
        </GameScreen>
    }
}
