//! The settings of the pages, kept in the browser.

mod page;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use words::Language;

use crate::storage::Storage::Browser;

pub use page::SettingsPage;

const KEY: &str = "loggia.settings";

/// The settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// A language's code; the browser's own when empty.
    pub language: String,
    /// `auto`, `light` or `dark`.
    pub theme: String,
    /// The colours of the pieces: `house`, `safe` or `strong`.
    pub palette: String,
    /// Whether each colour has a pattern of its own.
    pub patterns: bool,
    /// Whether the board's edge names columns and rows.
    pub coordinates: bool,
    /// How large pieces are in the tray: `small`, `usual` or `large`.
    pub pieces: String,
    /// Whether animations are on.
    pub motion: bool,
    /// Whether sounds are on.
    pub sounds: bool,
    /// The person's name.
    pub name: String,
    /// The level of the bot that was played last.
    pub level: u8,
    /// The edition that was played last; empty before the first game.
    pub edition: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: String::new(),
            theme: "auto".into(),
            palette: "house".into(),
            patterns: true,
            coordinates: true,
            pieces: "usual".into(),
            motion: true,
            sounds: true,
            name: String::new(),
            // A new player starts where winning is likely.
            level: 2,
            edition: String::new(),
        }
    }
}

impl Settings {
    /// The chosen language, or the first of the browser's that we speak.
    pub fn language(&self) -> Language {
        let browser = window().navigator().languages();
        let browser = browser.iter().filter_map(|language| language.as_string());
        let mut wanted = std::iter::once(self.language.clone()).chain(browser);
        wanted.find_map(|locale| Language::from_locale(&locale)).unwrap_or(Language::English)
    }

    fn show(&self) {
        let Some(root) = document().document_element() else { return };
        let on = |yes: bool| if yes { "on" } else { "off" };
        for (name, value) in [
            ("lang", self.language().code()),
            ("data-theme", &self.theme),
            ("data-palette", &self.palette),
            ("data-patterns", on(self.patterns)),
            ("data-coordinates", on(self.coordinates)),
            ("data-pieces", &self.pieces),
            ("data-motion", on(self.motion)),
        ] {
            let _ = root.set_attribute(name, value);
        }
    }
}

/// The settings as this browser has stored them.
pub fn stored() -> Settings {
    Browser.get(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// The settings, from anywhere below the app.
#[derive(Clone, Copy)]
pub struct Preferences(pub RwSignal<Settings>);

impl Preferences {
    /// Reads them, and stores changes.
    pub fn open() -> Preferences {
        let settings = RwSignal::new(stored());
        Effect::new(move || {
            settings.with(|settings| {
                settings.show();
                Browser.set(KEY, &serde_json::to_string(settings).unwrap_or_default());
            });
        });
        Preferences(settings)
    }

    /// Changes something.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        self.0.update(change);
    }

    /// Reads them without following changes.
    pub fn now(self) -> Settings {
        self.0.get_untracked()
    }

    /// Whether things may move for their beauty alone: neither the settings nor the device ask for less motion.
    pub fn moves(self) -> bool {
        let asked = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        self.0.with_untracked(|settings| settings.motion) && !asked.is_some_and(|asked| asked.matches())
    }
}

/// The settings of the page.
pub fn preferences() -> Preferences {
    expect_context()
}
