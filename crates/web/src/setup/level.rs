//! The level of the bot, changed in place.

use leptos::prelude::*;
use table::MAX_LEVEL;
use words::say;

use super::seat::level_name;
use crate::settings::preferences;
use crate::speech::speech;

/// The level of the bot that one press plays, and two buttons for an easier and a stronger one.
#[component]
pub fn LevelChoice() -> impl IntoView {
    let words = speech();
    let preferences = preferences();
    let level = move || preferences.0.with(|settings| settings.level);
    let is_strongest = move || level() >= MAX_LEVEL;
    let step = move |by: i8| {
        move |_| {
            preferences.change(|settings| {
                settings.level = settings.level.saturating_add_signed(by).clamp(1, MAX_LEVEL);
            });
        }
    };
    view! {
        <div class="level-choice" role="group" aria-label=say!(words, "web-bot-level")>
            <button
                class="button"
                id="level-down"
                aria-label=say!(words, "setup-easier")
                disabled=move || level() <= 1
                on:click=step(-1)
            >
                "−"
            </button>
            <span class="level" role="status">{move || level_name(&words, level())}</span>
            <button
                class="button"
                id="level-up"
                aria-label=say!(words, "setup-stronger")
                disabled=is_strongest
                on:click=step(1)
            >
                "+"
            </button>
        </div>
    }
}
