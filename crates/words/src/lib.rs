//! All text that people read, in six languages, from the Fluent files under `text/`.
//!
//! - [`Words`] says the texts of one [`Language`]; [`say!`] is short for it.
//! - A [`Value`] goes into a text: a number chooses the plural form.
//! - [`Words::tell`] says what came as data, such as a refusal or what a player did.
//!
//! `glossary.toml` has one word for each thing in each language; a test holds the texts to it.
//!
//! ```
//! use words::{Language, Words, say};
//! let words = Words::new(Language::from_locale("de_AT.UTF-8").unwrap());
//! assert_eq!(words.language().code(), "de");
//! assert_eq!(say!(words, "web-moves", count = 2_u32), "2 Züge");
//! ```

mod callisto_rules;
mod faults;
mod fluent;
mod language;
mod number;
mod span;
mod tell;
#[cfg(feature = "all-languages")]
mod text;

use std::borrow::Cow;

pub use callisto_rules::{RuleTopic, callisto_rules};
use fluent::Texts;
pub use language::Language;
pub use span::span;

/// A value to put into a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// Some text.
    Text(Cow<'a, str>),
    /// A number, which decides the plural form.
    Number(i64),
}

macro_rules! value_from {
    ($($type:ty),* => $make:expr) => {
        $(impl<'a> From<$type> for Value<'a> {
            fn from(value: $type) -> Value<'a> {
                #[allow(clippy::redundant_closure_call)]
                $make(value)
            }
        })*
    };
}
value_from!(&'a str, String => |value: _| Value::Text(Cow::from(value)));
value_from!(u8, u32 => |value| Value::Number(i64::from(value)));

impl<'a> From<usize> for Value<'a> {
    fn from(value: usize) -> Value<'a> {
        Value::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

/// The words of one language.
pub struct Words {
    language: Language,
    texts: Texts,
}

impl Words {
    /// The words of a language.
    #[cfg(feature = "all-languages")]
    pub fn new(language: Language) -> Words {
        Words::read(language, text::sources(language))
    }

    /// The words of a language, from texts in Fluent's syntax.
    pub fn read(language: Language, sources: &[&str]) -> Words {
        Words { language, texts: Texts::read(sources) }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a key with these values put in. The tests check that every language has every key; if one is
    /// missing anyway, the key itself is returned.
    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.texts.say(self.language, key, values).unwrap_or_else(|| key.into())
    }

    /// Whether there is such a key.
    pub fn knows(&self, key: &str) -> bool {
        self.texts.has(key)
    }
}

/// Says a text: `say!(words, "key", name = value, …)`.
#[macro_export]
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $words.say($key, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}
