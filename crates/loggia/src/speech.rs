//! The language that a command speaks.

use callisto::Paint;
use words::{Language, Words, say};

use crate::cli_error::CliError;

/// The language that someone asked for, or that of the terminal.
pub fn language(asked: Option<&str>) -> Result<Language, CliError> {
    let Some(asked) = asked else { return Ok(of_terminal()) };
    Language::from_locale(asked).ok_or_else(|| {
        let words = Words::new(Language::English);
        CliError::Input(say!(words, "terminal-language-unknown", language = asked, languages = languages()))
    })
}

/// Looks where programs look for the language of messages, in their order.
pub fn of_terminal() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let locale = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    Language::from_locale(&locale).unwrap_or(Language::English)
}

/// The name of a colour that people see.
pub fn colour(words: &Words, paint: Paint) -> String {
    words.say(&format!("callisto-colour-{}", paint.index() + 1), &[])
}

/// The codes of all languages.
pub fn languages() -> String {
    Language::ALL.map(Language::code).join(", ")
}
