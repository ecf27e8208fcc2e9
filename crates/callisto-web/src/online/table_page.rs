//! A table of Callisto.

use games::CallistoTable as _;
use leptos::prelude::*;
use table::Action;
use web::online::{Chat, Face, HouseTable, Introduce, Line, Menu, house_clock, notice, seats_here};
use web::speech::speech;
use words::say;

use super::colours::{OwnColours, swatches};
use crate::game::{AtTable, GameScreen};
use crate::pages::GAMES;
use crate::speech::CallistoSpeech as _;

/// Callisto, as the pages of a table see it.
const FACE: Face = Face {
    games: GAMES,
    playing: |line, id| view! { <Playing line id/> }.into_any(),
    seat_sign: swatches,
    own_parts: |line| view! { <OwnColours line/> }.into_any(),
};

/// The table of a link.
#[component]
pub fn TablePage(id: String) -> impl IntoView {
    view! { <HouseTable id face=FACE/> }
}

/// The game at the table.
#[component]
fn Playing(line: Line, id: String) -> impl IntoView {
    let words = speech();
    // While a game is shown there is a table; the first one stands in for a moment that never comes.
    let first = line.table.get_untracked();
    let table = Memo::new(move |_| line.table.get().or_else(|| first.clone()));
    let table = Signal::derive(move || table.get().expect("a game is shown where there is a table"));
    let mine = seats_here(line);
    let trouble = RwSignal::new(None);
    Effect::new(move || {
        if let Some(why) = line.refused.get() {
            trouble.set(Some(untrack(|| table.with(|table| words.rejection_at(table, &why)))));
        }
    });
    let act = Callback::new(move |action: Action| line.act(action));
    let away: Memo<Vec<u8>> = Memo::new(move |_| {
        let present = line.present.get();
        let is_away = |seat: &table::Seat| seat.person().is_some_and(|guest| !present.contains(&guest));
        table.with(|table| {
            (0..).zip(table.seats()).filter(|(_, seat)| is_away(seat)).map(|(n, _)| n).collect()
        })
    });
    let at = AtTable {
        away: away.into(),
        now: Some(house_clock(line)),
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
            <Introduce line/>
            <Chat line/>
            <Menu line id/>
        </GameScreen>
    }
}
