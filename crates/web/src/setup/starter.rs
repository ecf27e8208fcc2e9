//! Who starts (C4), or rolls the stone first (V3).

use leptos::prelude::*;
use table::Starter;
use words::say;

use crate::speech::speech;

/// Who starts the first game: drawn at random, or one of the players.
#[component]
pub fn StarterChoice(
    /// What is asked.
    label: String,
    /// How many play.
    players: RwSignal<u8>,
    /// Who is chosen.
    starter: RwSignal<Starter>,
    /// What the player on a seat is called, as far as that is known.
    name: Callback<u8, String>,
) -> impl IntoView {
    let words = speech();
    // The chosen player may have been removed since.
    Effect::new(move || {
        if matches!(starter.get(), Starter::Seat(seat) if seat >= players.get()) {
            starter.set(Starter::Drawn);
        }
    });
    let option = move |seat: u8| {
        let chosen = move || starter.get() == Starter::Seat(seat);
        view! { <option value=seat.to_string() prop:selected=chosen>{move || name.run(seat)}</option> }
    };
    let options = move || (0..players.get()).map(option).collect_view();
    let choose = move |event| {
        let seat = event_target_value(&event).parse();
        starter.set(seat.map_or(Starter::Drawn, Starter::Seat));
    };
    view! {
        <div class="row">
            <label for="starter">{label}</label>
            <select id="starter" aria-describedby="starter-about" on:change=choose>
                <option value="lot" prop:selected=move || starter.get() == Starter::Drawn>{say!(words, "setup-lot")}</option>
                {options}
            </select>
            <p class="note" id="starter-about">{say!(words, "setup-youngest")}</p>
        </div>
    }
}
