//! The last attempt as a film: forwards, slowly, to any moment, and on from there.

use leptos::prelude::*;
use web::speech::speech;
use words::say;

use crate::bench::Bench;

/// A film and its buttons, under the picture.
#[component]
pub fn FilmStrip(
    /// Where it is shown.
    bench: Bench,
    /// Goes on from a moment of the last attempt.
    try_from: UnsyncCallback<usize>,
    /// Whether there is anything to try again.
    has_past: Signal<bool>,
) -> impl IntoView {
    let words = speech();
    let film = Memo::new(move |_| bench.state.get().film);
    let at = move || film.get().map_or(0, |(at, _)| at);
    let last = move || film.get().map_or(0, |(_, count)| count.saturating_sub(1));
    let begin = move || if at() >= last() { 0.0 } else { at() as f64 };
    let runs = Memo::new(move |_| bench.state.get().runs);
    view! {
        <Show when=move || film.get().is_some()>
            <div class="film" role="group" aria-label=say!(words, "yard-film")>
                <input
                    type="range"
                    min="0"
                    max=move || last().to_string()
                    aria-label=say!(words, "yard-film-at")
                    prop:value=move || at().to_string()
                    on:input=move |event| {
                        bench.show_film(None, event_target_value(&event).parse().unwrap_or_default(), 0.0);
                    }
                />
                <button type="button" class="button" on:click=move |_| {
                    bench.show_film(None, begin(), if runs.get() { 0.0 } else { 1.0 })
                }>
                    {move || if runs.get() { say!(words, "yard-film-stop") } else { say!(words, "yard-film-play") }}
                </button>
                <button type="button" class="button" on:click=move |_| bench.show_film(None, begin(), 0.2)>
                    {say!(words, "yard-film-slow")}
                </button>
                <Show when=move || has_past.get()>
                    <button type="button" class="button" on:click=move |_| try_from.run(at())>
                        {say!(words, "yard-film-try")}
                    </button>
                </Show>
                <button type="button" class="button quiet" on:click=move |_| bench.end_film()>
                    {say!(words, "yard-film-end")}
                </button>
            </div>
        </Show>
    }
}
