//! What can be done at a table beside moving.

use leptos::prelude::*;
use table::Action;
use web::speech::speech;
use words::say;

use super::at_table::AtTable;
use super::desk::Desk;

/// Undo, advice, giving up.
#[component]
pub fn Options() -> impl IntoView {
    let (desk, at): (Desk, AtTable) = (expect_context(), expect_context());
    let words = speech();
    let may_undo = move || at.table.with(|table| at.mine.with(|mine| table.undo(mine))).is_some();
    let undo = move |_| {
        let motion = at.table.with_untracked(|table| table.undo(&at.mine.get_untracked()));
        if let Some(motion) = motion {
            at.act.run(Action::Propose { motion });
        }
    };
    let resign = move |_| {
        let seat = at.table.with_untracked(|table| table.seat_to_move());
        let sure = window().confirm_with_message(&say!(words, "web-resign-sure")).unwrap_or(false);
        if let Some(seat) = seat.filter(|_| sure) {
            at.act.run(Action::Resign { seat });
        }
    };
    let no_turn = move || !desk.may_move.get();
    let advise = move |_| at.advise(desk, words);
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if super::keys::is_for_game(&event) && event.key() == "h" {
            at.advise(desk, words);
        }
    });
    on_cleanup(move || keys.remove());
    let hint = at.hint.map(|_| {
        view! {
            <button class="button quiet" id="hint" disabled=no_turn on:click=advise>
                {say!(words, "web-hint")}
            </button>
        }
    });
    view! {
        <button class="button quiet" id="undo" disabled=move || !may_undo() on:click=undo>
            {say!(words, "web-undo")}
        </button>
        {hint}
        <button class="button quiet" id="resign" disabled=no_turn on:click=resign>
            {say!(words, "web-resign")}
        </button>
    }
}
