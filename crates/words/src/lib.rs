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
mod language;
mod number;
mod span;
mod tell;
#[cfg(feature = "all-languages")]
mod text;

use std::borrow::Cow;

pub use callisto_rules::{RuleTopic, callisto_rules};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
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
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    #[cfg(feature = "all-languages")]
    pub fn new(language: Language) -> Words {
        Words::read(language, text::sources(language))
    }

    /// The words of a language, from texts in Fluent's syntax.
    pub fn read(language: Language, sources: &[&str]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks that keep right-to-left text apart show up as rubbish in terminals, and none of our languages
        // needs them.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).into()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a key with these values put in. The tests check that every language has every key; if one is
    /// missing anyway, the key itself is returned.
    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.into();
        };
        let mut arguments = FluentArgs::new();
        for (name, value) in values {
            let value = match value {
                Value::Text(text) => FluentValue::from(text.clone()),
                Value::Number(number) => FluentValue::from(*number),
            };
            arguments.set(name.to_string(), value);
        }
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }

    /// Whether there is such a key.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

/// Says a text: `say!(words, "key", name = value, …)`.
#[macro_export]
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $words.say($key, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}
