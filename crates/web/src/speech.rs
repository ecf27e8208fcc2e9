//! The texts of the pages, in the user's language.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::OnceLock;

use leptos::prelude::*;
use table::{Holder, Rejection, Sentence, Table};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;
use words::{Language, Words, say};

/// The texts of a language. When another language is chosen, the page is built again.
#[derive(Clone, Copy)]
pub struct Speech(&'static Words);

impl Deref for Speech {
    type Target = Words;

    fn deref(&self) -> &Words {
        self.0
    }
}

/// Where the texts of each language are, by its code.
static PLACES: OnceLock<HashMap<String, String>> = OnceLock::new();

static SPOKEN: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

fn spoken(language: Language) -> &'static OnceLock<Words> {
    let index = Language::ALL.iter().position(|other| *other == language).unwrap_or_default();
    &SPOKEN[index]
}

/// Sets where the texts are, as JSON.
pub fn find_texts(places: &str) {
    let _ = PLACES.set(serde_json::from_str(places).unwrap_or_default());
}

/// The speech of the page.
pub fn speech() -> Speech {
    expect_context()
}

impl Speech {
    /// The texts of a language, fetched on first use; none when they cannot be fetched.
    pub async fn learn(language: Language) -> Option<Speech> {
        let words = spoken(language);
        if words.get().is_none() {
            let place = PLACES.get()?.get(language.code())?;
            let response: Response =
                JsFuture::from(window().fetch_with_str(place)).await.ok()?.dyn_into().ok()?;
            let text = JsFuture::from(response.text().ok().filter(|_| response.ok())?).await.ok()?;
            let _ = words.set(Words::read(language, &[&text.as_string()?]));
        }
        words.get().map(Speech)
    }

    /// The name of a game, with its variant where that has one.
    pub fn game(&self, game: &str, variant: Option<&str>) -> String {
        let edition = variant.map(|variant| format!("{game}-edition-{variant}"));
        let key = edition.filter(|key| self.knows(key)).unwrap_or_else(|| format!("web-game-{game}"));
        if self.knows(&key) { self.say(&key, &[]) } else { game.into() }
    }

    /// Who sits on a seat: a name, a bot, or the colour where there is no name.
    pub fn sitter(&self, table: &Table, seat: u8) -> String {
        let holder = table.seats().get(usize::from(seat)).map(|seat| seat.holder);
        match holder {
            Some(Holder::Person(guest)) => {
                table.name(guest).map_or_else(|| say!(self, "table-somebody"), Into::into)
            }
            Some(Holder::Bot(level)) => say!(self, "table-bot-name", level = level),
            _ => say!(self, "table-who-open"),
        }
    }

    /// Everybody who sits at a table.
    pub fn sitters(&self, table: &Table) -> String {
        let sitters = (0..).zip(table.seats()).map(|(seat, _)| self.sitter(table, seat));
        sitters.collect::<Vec<_>>().join(" · ")
    }

    /// The name of a player without one: by the number of the seat.
    pub fn player(&self, seat: u8) -> String {
        say!(self, "web-player", number = seat + 1)
    }

    /// A sentence in which nobody is called by name.
    pub fn plain(&self, sentence: &Sentence) -> String {
        self.tell(sentence, None, &|seat| self.player(seat))
    }

    /// Why an action is refused where nobody sits yet.
    pub fn rejection(&self, rejection: &Rejection) -> String {
        self.0.rejection(rejection, &|seat| self.player(seat))
    }

    /// Why a table refuses an action, with the names of those who sit there.
    pub fn rejection_at(&self, table: &Table, rejection: &Rejection) -> String {
        self.0.rejection(rejection, &|seat| self.sitter(table, seat))
    }
}
