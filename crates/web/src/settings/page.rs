//! The page of the settings.

use leptos::prelude::*;
use words::{Language, say};

use super::{Settings, preferences};
use crate::app::Heading;
use crate::back::BackToGame;
use crate::speech::speech;

/// One choice among a few.
#[component]
fn Choice(
    label: String,
    name: &'static str,
    options: Vec<(&'static str, String)>,
    read: fn(&Settings) -> String,
    write: fn(&mut Settings, String),
) -> impl IntoView {
    let preferences = preferences();
    let options = options.into_iter().map(|(value, text)| {
        view! {
            <label class="pill">
                <input
                    type="radio"
                    name=name
                    value=value
                    prop:checked=move || preferences.0.with(read) == value
                    on:change=move |_| preferences.change(|settings| write(settings, value.into()))
                />
                <span>{text}</span>
            </label>
        }
    });
    let options = options.collect_view();
    view! {
        <fieldset class="choice">
            <legend>{label}</legend>
            <div class="pills">{options}</div>
        </fieldset>
    }
}

/// A switch.
#[component]
fn Switch(label: String, read: fn(&Settings) -> bool, write: fn(&mut Settings, bool)) -> impl IntoView {
    let preferences = preferences();
    view! {
        <label class="switch">
            <input
                type="checkbox"
                prop:checked=move || preferences.0.with(read)
                on:change=move |event| preferences.change(|s| write(s, event_target_checked(&event)))
            />
            <span>{label}</span>
        </label>
    }
}

/// The page.
#[component]
pub fn SettingsPage(
    /// A preview of the colours of the pieces.
    samples: AnyView,
) -> impl IntoView {
    let words = speech();
    let languages = Language::ALL.map(|language| (language.code(), language.name().to_string())).to_vec();
    let themes = vec![
        ("auto", say!(words, "web-theme-auto")),
        ("light", say!(words, "web-theme-light")),
        ("dark", say!(words, "web-theme-dark")),
    ];
    let palettes = vec![
        ("house", say!(words, "web-palette-house")),
        ("safe", say!(words, "web-palette-safe")),
        ("strong", say!(words, "web-palette-strong")),
    ];
    let sizes = vec![
        ("small", say!(words, "web-pieces-small")),
        ("usual", say!(words, "web-pieces-usual")),
        ("large", say!(words, "web-pieces-large")),
    ];
    view! {
        <main class="page narrow settings">
            <Heading text=say!(words, "web-settings")/>
            <BackToGame/>
            <Choice
                label=say!(words, "web-language")
                name="language"
                options=languages
                read=|settings| settings.language().code().into()
                write=|settings, value| settings.language = value
            />
            <Choice
                label=say!(words, "web-theme")
                name="theme"
                options=themes
                read=|settings| settings.theme.clone()
                write=|settings, value| settings.theme = value
            />
            <Choice
                label=say!(words, "web-palette")
                name="palette"
                options=palettes
                read=|settings| settings.palette.clone()
                write=|settings, value| settings.palette = value
            />
            <div class="swatches" aria-hidden="true">
                {samples}
            </div>
            <Switch
                label=say!(words, "web-patterns")
                read=|settings| settings.patterns
                write=|settings, yes| settings.patterns = yes
            />
            <Switch
                label=say!(words, "web-motion")
                read=|settings| settings.motion
                write=|settings, yes| settings.motion = yes
            />
            <Switch
                label=say!(words, "web-sounds")
                read=|settings| settings.sounds
                write=|settings, yes| settings.sounds = yes
            />
            <h2>{say!(words, "web-game-callisto")}</h2>
            <Choice
                label=say!(words, "web-pieces-size")
                name="pieces"
                options=sizes
                read=|settings| settings.pieces.clone()
                write=|settings, value| settings.pieces = value
            />
            <Switch
                label=say!(words, "web-coordinates")
                read=|settings| settings.coordinates
                write=|settings, yes| settings.coordinates = yes
            />
        </main>
    }
}
