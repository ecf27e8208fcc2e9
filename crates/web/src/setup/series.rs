//! A single game or a series (C14, V19).

use leptos::prelude::*;
use table::MAX_ROUNDS;
use words::say;

use crate::speech::speech;

/// How many rounds are played; in each of them every player starts once.
#[component]
pub fn SeriesChoice(
    /// How many play.
    players: RwSignal<u8>,
    /// How many rounds are chosen; 0 for a single game.
    rounds: RwSignal<u8>,
    /// How many this many players usually play.
    #[prop(default = |_| 0)]
    usual: fn(u8) -> u8,
    /// Who wins a series of this game.
    about: String,
) -> impl IntoView {
    let words = speech();
    // Until the reader chooses, it is what is usual for so many.
    let is_chosen = RwSignal::new(false);
    Effect::new(move || {
        let players = players.get();
        if !is_chosen.get_untracked() {
            rounds.set(usual(players));
        }
    });
    let option = move |count: u8| {
        let text = move || match count {
            0 => say!(words, "setup-single"),
            _ => say!(
                words,
                "setup-series",
                rounds = count,
                games = u32::from(count) * u32::from(players.get())
            ),
        };
        let chosen = move || rounds.get() == count;
        view! { <option value=count.to_string() prop:selected=chosen>{text}</option> }
    };
    let options = (0..=MAX_ROUNDS).map(option).collect_view();
    let choose = move |event| {
        is_chosen.set(true);
        rounds.set(event_target_value(&event).parse().unwrap_or(0));
    };
    view! {
        <div class="row">
            <label for="rounds">{say!(words, "setup-length")}</label>
            <select id="rounds" aria-describedby="rounds-about" on:change=choose>{options}</select>
            <p class="note" id="rounds-about">{about}</p>
        </div>
    }
}
