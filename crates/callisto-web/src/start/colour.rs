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
    let free = Memo::new(move |_| free.get());
    // At a table the answer takes its time: until it is here the list stays at what was chosen, or a second press of an arrow
    // key would begin at the colour before.
    let wanted = RwSignal::new(None);
    Effect::new(move || {
        let is_settled = |one: Paint| one == paint.get() || !free.with(|free| free.contains(&one));
        if wanted.get().is_some_and(is_settled) {
            wanted.set(None);
        }
    });
    let shown = Memo::new(move |_| wanted.get().unwrap_or(paint.get()));
    let option = move |one: Paint| {
        let chosen = move || shown.get() == one;
        view! { <option value=one.name() prop:selected=chosen>{words.colour(one)}</option> }
    };
    let options = move || free.get().into_iter().map(option).collect_view();
    let choose = move |event| {
        if let Ok(paint) = event_target_value(&event).parse() {
            wanted.set(Some(paint));
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
