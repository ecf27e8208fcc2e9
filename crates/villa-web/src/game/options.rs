//! What can be done at a table beside building.

use leptos::prelude::*;
use table::Action;
use web::speech::speech;
use words::say;

use super::desk::Desk;

/// Undo and giving up, for those who play.
#[component]
pub fn Options(
    /// The table.
    desk: Desk,
) -> impl IntoView {
    let words = speech();
    let undo = move |_| {
        if let Some(motion) = untrack(|| desk.undo()) {
            desk.act(Action::Propose { motion });
        }
    };
    let resign = move |_| {
        let Some(seat) = untrack(|| desk.seat_to_give_up()) else { return };
        if window().confirm_with_message(&say!(words, "web-resign-sure")).unwrap_or(false) {
            desk.act(Action::Resign { seat });
        }
    };
    view! {
        <Show when=move || desk.is_seated()>
            <div class="buttons">
                <button
                    type="button"
                    class="button quiet"
                    id="undo"
                    disabled=move || desk.undo().is_none()
                    on:click=undo
                >
                    {say!(words, "web-undo")}
                </button>
                <button
                    type="button"
                    class="button quiet"
                    id="resign"
                    disabled=move || desk.seat_to_give_up().is_none()
                    on:click=resign
                >
                    {say!(words, "web-resign")}
                </button>
            </div>
        </Show>
    }
}
