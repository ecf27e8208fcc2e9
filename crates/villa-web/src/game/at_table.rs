//! An online table of Villa Paletti: the server keeps the log and judges.

use games::{HANDS_GAP, NO_ATTEMPT};
use leptos::prelude::*;
use table::{Action, Rejection};
use web::online::{
    Chat, Connection, Face, Introduce, Menu, OnlineTable, notice, seats_away, seats_here, server_clock,
};
use web::speech::speech;
use words::say;

use super::local_game::FILE;
use super::screen::GameScreen;
use super::villa_seat::{Afar, VillaSeat};
use crate::pages::GAMES;

/// Villa Paletti, as the pages of a table see it: which colours a seat plays with is found out in the game.
const FACE: Face = Face {
    games: GAMES,
    playing: |connection, id| view! { <Playing connection id/> }.into_any(),
    seat_sign: |_, _| ().into_any(),
    own_parts: |_| ().into_any(),
    rules: |_| "/villa/rules".into(),
};

/// The table of a link.
#[component]
pub fn TablePage(
    /// The name of the table.
    id: String,
) -> impl IntoView {
    view! { <OnlineTable id face=FACE/> }
}

/// The game at the table.
#[component]
fn Playing(connection: Connection, id: String) -> impl IntoView {
    let words = speech();
    // While a game is shown there is a table; the first one stands in for a moment that never comes.
    let first = connection.table.get_untracked();
    let table = Memo::new(move |_| {
        let now = connection.table.get().or_else(|| first.clone());
        now.expect("a game is shown where there is a table")
    });
    let trouble = RwSignal::new(None);
    Effect::new(move || {
        // Hands that go on elsewhere are shown, and no trouble.
        let told = |why: &Rejection| !matches!(why.of_game(), Some(HANDS_GAP | NO_ATTEMPT));
        if let Some(why) = connection.refused.get().filter(told) {
            trouble.set(Some(table.with_untracked(|table| words.rejection_at(table, &why))));
        }
    });
    let act = UnsyncCallback::new(move |action: Action| {
        connection.act(action);
        true
    });
    let mine = seats_here(connection);
    let afar = Afar {
        now: server_clock(connection),
        online: connection.online.into(),
        away: seats_away(connection).into(),
        refused: connection.refused_plays.into(),
    };
    let villa_seat = VillaSeat::new(table, mine.into(), act, trouble).afar(afar);
    let my_turn = Memo::new(move |_| villa_seat.is_awaited());
    let name = table.with_untracked(|table| {
        let seat = mine.with_untracked(|mine| mine.first().copied());
        seat.map(|seat| words.sitter(table, seat)).unwrap_or_default()
    });
    let usual = format!("{} · Loggia", say!(words, "yard-title"));
    notice::tell(my_turn.into(), say!(words, "table-your-turn", player = name), usual);
    let log = table::rest::log(&id);
    view! {
        <GameScreen villa_seat>
            <Introduce connection/>
            <Chat connection/>
            <Menu connection id/>
            <a class="button quiet save" href=log download=FILE>{say!(words, "web-save")}</a>
        </GameScreen>
    }
}
