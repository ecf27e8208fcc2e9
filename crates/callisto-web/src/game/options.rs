//! The buttons besides moving: undo, hint, resign.

use leptos::prelude::*;
use table::Action;
use web::speech::speech;
use words::say;

use super::at_table::AtTable;
use super::board_view::BoardView;
use super::menu::GameMenu;

/// Whether a player wants to resign and has not confirmed it yet.
#[derive(Clone, Copy)]
pub struct Resigning(pub RwSignal<bool>);

/// Undo, hint, resign.
#[component]
pub fn Options() -> impl IntoView {
    let (board_view, at): (BoardView, AtTable) = (expect_context(), expect_context());
    let Resigning(resigning) = expect_context();
    let words = speech();
    let may_undo = move || at.table.with(|table| at.mine.with(|mine| table.undo(mine))).is_some();
    let undo = move |_| {
        let motion = at.table.with_untracked(|table| table.undo(&at.mine.get_untracked()));
        if let Some(motion) = motion {
            at.act.run(Action::Propose { motion });
        }
    };
    let no_turn = move || !board_view.may_move.get();
    let advise = move |_| at.advise(board_view, words);
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if super::keys::is_for_game(&event) && web::keys::pressed(&event) == "h" {
            at.advise(board_view, words);
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
    // A spectator can do none of this.
    let plays = Memo::new(move |_| at.mine.with(|mine| !mine.is_empty()));
    view! {
        <span class="own-buttons" class:hidden=move || !plays.get()>
            <button class="button quiet" id="undo" disabled=move || !may_undo() on:click=undo>
                {say!(words, "web-undo")}
            </button>
            {hint}
            <button class="button quiet" id="resign" disabled=no_turn on:click=move |_| resigning.set(true)>
                {say!(words, "web-resign")}
            </button>
        </span>
        <GameMenu/>
    }
}

/// Asks to confirm a resignation.
#[component]
pub fn ResignQuestion() -> impl IntoView {
    let at: AtTable = expect_context();
    let Resigning(resigning) = expect_context();
    let words = speech();
    let resign = move |_| {
        resigning.set(false);
        if let Some(seat) = untrack(|| at.seat_to_move()) {
            at.act.run(Action::Resign { seat });
        }
    };
    view! {
        <div class="question" role="alert">
            <p>{say!(words, "web-resign-sure")}</p>
            <button class="button" id="resign-yes" on:click=resign>{say!(words, "web-resign")}</button>
            <button class="button" id="resign-no" on:click=move |_| resigning.set(false)>{say!(words, "web-no")}</button>
        </div>
    }
}
