//! The languages of the rule sheets, and English.

/// A language that Loggia speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// French.
    French,
    /// Dutch.
    Dutch,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// Russian.
    Russian,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::French,
        Language::Dutch,
        Language::German,
        Language::Spanish,
        Language::Russian,
    ];

    /// The two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Dutch => "nl",
            Language::German => "de",
            Language::Spanish => "es",
            Language::Russian => "ru",
        }
    }

    /// The language's name for itself.
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::Dutch => "Nederlands",
            Language::German => "Deutsch",
            Language::Spanish => "Español",
            Language::Russian => "Русский",
        }
    }

    /// The language of a locale such as `de`, `de-AT` or `de_AT.UTF-8`.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}
