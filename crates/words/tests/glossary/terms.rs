//! The glossary, from its file.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use words::Language;

use crate::buttons;
use crate::texts::Text;

/// The glossary.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glossary {
    term: Vec<Term>,
    /// Texts on buttons.
    pub buttons: Buttons,
    /// How long texts may be.
    pub limits: Limits,
}

/// A thing, its word in each language, and words that are not used for it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    en: String,
    fr: String,
    nl: String,
    de: String,
    es: String,
    ru: String,
    #[serde(default)]
    not: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    files: Vec<String>,
    #[serde(default)]
    but: BTreeSet<String>,
}

/// Texts on buttons.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Buttons {
    /// Their keys.
    pub keys: BTreeSet<String>,
}

/// How long texts may be.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// On a button.
    pub button: Limit,
}

/// A number of characters.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    en: usize,
    others: usize,
}

impl Limit {
    /// In a language.
    pub fn of(&self, language: Language) -> usize {
        if language == Language::English { self.en } else { self.others }
    }
}

impl Glossary {
    /// The glossary of the texts. To the buttons that it lists come those that the pages show.
    pub fn read() -> Glossary {
        let mut glossary: Glossary =
            toml::from_str(include_str!("../../glossary.toml")).expect("the glossary");
        glossary.buttons.keys.extend(buttons::in_pages());
        glossary
    }

    /// A word in a text for which the glossary has another.
    pub fn synonym(&self, language: Language, text: &Text) -> Option<String> {
        let mut lines: Vec<String> = text.variants.iter().map(|line| spaced(line)).collect();
        if language == Language::French {
            // A word may stand behind an article without its vowel: “l’étage”.
            lines.extend(text.variants.iter().map(|line| spaced(&line.replace('’', " "))));
        }
        self.term.iter().find_map(|term| {
            let concerns = term.files.is_empty() || term.files.contains(&text.file);
            let not = term.not.get(language.code()).filter(|_| concerns && !term.but.contains(&text.key))?;
            let used = not.iter().find(|word| lines.iter().any(|line| line.contains(&spaced(word))))?;
            Some(format!("“{used}” for “{}”", term.word(language)))
        })
    }

    /// Words that the glossary both asks for and forbids.
    pub fn contradictions(&self) -> Vec<String> {
        let mut found = Vec::new();
        for term in &self.term {
            for language in Language::ALL {
                let not = term.not.get(language.code()).into_iter().flatten();
                let word = spaced(term.word(language));
                found.extend(not.filter(|not| word.contains(&spaced(not))).cloned());
            }
            found.extend(
                term.not.keys().filter(|code| Language::ALL.iter().all(|l| l.code() != *code)).cloned(),
            );
        }
        found
    }

    /// Keys that the glossary names.
    pub fn keys(&self) -> BTreeSet<String> {
        let but = self.term.iter().flat_map(|term| &term.but);
        self.buttons.keys.iter().chain(but).cloned().collect()
    }
}

impl Term {
    fn word(&self, language: Language) -> &str {
        match language {
            Language::English => &self.en,
            Language::French => &self.fr,
            Language::Dutch => &self.nl,
            Language::German => &self.de,
            Language::Spanish => &self.es,
            Language::Russian => &self.ru,
        }
    }
}

/// The words of a text in small letters, with one space around each: whole words are looked for.
pub fn spaced(text: &str) -> String {
    let is_letter = |c: char| c.is_alphanumeric() || c == '’';
    let words = text.split(|c| !is_letter(c)).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    format!(" {} ", words.join(" "))
}
