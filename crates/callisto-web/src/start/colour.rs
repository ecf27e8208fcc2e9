//! The choice of a player's colour (C1).

use callisto::Paint;
use leptos::prelude::*;
use web::speech::speech;

use crate::board::swatch;
use crate::speech::CallistoSpeech as _;

/// A colour that can be changed. What is seen is the swatch; the list over it is for pointers, keys and screen readers.
#[component]
pub fn ColourChoice(
    /// Whose it is, for those who hear the page.
    label: String,
    /// The colour now.
    #[prop(into)]
    paint: Signal<Paint>,
    /// The colours that can be had.
    #[prop(into)]
    free: Signal<Vec<Paint>>,
    /// Takes another one.
    take: Callback<Paint>,
) -> impl IntoView {
    let words = speech();
    let option = move |one: Paint| {
        let chosen = move || paint.get() == one;
        view! { <option value=one.name() prop:selected=chosen>{words.colour(one)}</option> }
    };
    let options = move || free.get().into_iter().map(option).collect_view();
    let choose = move |event| {
        if let Ok(paint) = event_target_value(&event).parse() {
            take.run(paint);
        }
    };
    view! {
        <span class="colour-choice">
            {move || swatch(paint.get())}
            <select aria-label=label on:change=choose>{options}</select>
        </span>
    }
}
