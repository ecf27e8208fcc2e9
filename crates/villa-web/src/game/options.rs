//! The buttons besides building: undo and resign.

use leptos::prelude::*;
use table::Action;
use web::speech::speech;
use words::say;

use super::villa_seat::VillaSeat;

/// Undo and resign, for players.
#[component]
pub fn Options(
    /// The table.
    villa_seat: VillaSeat,
) -> impl IntoView {
    let words = speech();
    let undo = move |_| {
        if let Some(motion) = untrack(|| villa_seat.undo()) {
            villa_seat.act(Action::Propose { motion });
        }
    };
    let resign = move |_| {
        let Some(seat) = untrack(|| villa_seat.seat_to_give_up()) else { return };
        if window().confirm_with_message(&say!(words, "web-resign-sure")).unwrap_or(false) {
            villa_seat.act(Action::Resign { seat });
        }
    };
    view! {
        <Show when=move || villa_seat.is_seated()>
            <div class="buttons">
                <button
                    type="button"
                    class="button quiet"
                    id="undo"
                    disabled=move || villa_seat.undo().is_none()
                    on:click=undo
                >
                    {say!(words, "web-undo")}
                </button>
                <button
                    type="button"
                    class="button quiet"
                    id="resign"
                    disabled=move || villa_seat.seat_to_give_up().is_none()
                    on:click=resign
                >
                    {say!(words, "web-resign")}
                </button>
            </div>
        </Show>
    }
}
