//! What is true of every text of a language, whatever it says.

use words::Language;
use words::Language::{Dutch, English, French, German, Russian, Spanish};

use crate::terms::{Glossary, spaced};
use crate::texts::{Text, VALUE};

/// A rule: what is wrong with a text by it.
pub type Rule = fn(&Glossary, Language, &Text) -> Option<String>;

/// All rules, by name.
pub const ALL: [(&str, Rule); 10] = [
    ("one word for one thing", |glossary, language, text| glossary.synonym(language, text)),
    ("no straight quotes", |_, _, text| in_variants(text, |line| line.contains(['"', '\'']))),
    ("quotes of the language", foreign_quotes),
    ("no-break spaces", missing_no_break_space),
    ("no stray spaces", stray_space),
    ("marks in pairs", marks_in_pairs),
    ("plural forms", plural_forms),
    ("no English", english),
    ("short buttons", long_button),
    ("no full stop on buttons", |glossary, _, text| {
        let is_button = glossary.buttons.keys.contains(&text.key);
        in_variants(text, |line| is_button && line.ends_with('.'))
    }),
];

fn in_variants(text: &Text, is_wrong: impl Fn(&str) -> bool) -> Option<String> {
    text.variants.iter().find(|line| is_wrong(line)).cloned()
}

/// Each character of a line with the one before and the one after it.
fn neighbours(line: &str) -> impl Iterator<Item = (Option<char>, char, Option<char>)> {
    let all: Vec<char> = line.chars().collect();
    (0..all.len()).map(move |n| (n.checked_sub(1).map(|m| all[m]), all[n], all.get(n + 1).copied()))
}

fn foreign_quotes(_: &Glossary, language: Language, text: &Text) -> Option<String> {
    let own = match language {
        English | Dutch => "“”’",
        French => "«»’",
        German => "„“",
        Spanish => "«»",
        Russian => "«»„“",
    };
    in_variants(text, |line| line.contains(|c| "“”„«»‘’‚‹›".contains(c) && !own.contains(c)))
}

/// French puts one before `: ; ! ? » %` and after `«`, German before `%` and `…`, Spanish before `%`, Russian before `—` and
/// `%`; all put one between a number and its unit.
fn missing_no_break_space(_: &Glossary, language: Language, text: &Text) -> Option<String> {
    let before = match language {
        English | Dutch => "",
        French => ":;!?»%",
        German => "%…",
        Spanish => "%",
        Russian => "—%",
    };
    let is_space = |c: Option<char>| c.is_none_or(|c| c == '\u{a0}' || c == VALUE && before.is_empty());
    in_variants(text, |line| {
        // A colon inside a command or an address is no punctuation.
        let punctuates = |c: char, next: Option<char>| c != ':' || next.is_none_or(char::is_whitespace);
        let lacks = neighbours(line).any(|(last, c, next)| {
            let mark_before = last.is_some_and(|last| ":;!?".contains(last));
            before.contains(c) && punctuates(c, next) && !is_space(last) && !mark_before
                || language == French && c == '«' && next != Some('\u{a0}')
        });
        let unit = |unit: &str| {
            let found = line.match_indices(unit).map(|(at, _)| line[..at].chars().next_back());
            found.into_iter().any(|last| last.is_some_and(|c| c.is_ascii_digit() || c == VALUE))
        };
        lacks || unit(" mm") || unit(" мм")
    })
}

/// Spaces that do not belong: two in a row, one before a mark, one at an end. What is typed at the terminal stands in columns.
fn stray_space(_: &Glossary, language: Language, text: &Text) -> Option<String> {
    let closed = match language {
        English | Dutch => ".,:;!?%…",
        German | Russian | Spanish => ".,:;!?",
        French => ".,…",
    };
    let in_columns = text.key.contains("-help") || text.key == "terminal-legend";
    in_variants(text, |line| {
        let before = neighbours(line).any(|(last, c, next)| {
            last == Some(' ') && closed.contains(c) && next.is_none_or(|next| !next.is_alphanumeric())
        });
        !in_columns && (before || line.contains("  ") || line != line.trim_matches(' '))
    })
}

/// Spanish opens what it closes.
fn marks_in_pairs(_: &Glossary, language: Language, text: &Text) -> Option<String> {
    let count = |line: &str, mark: char| line.chars().filter(|c| *c == mark).count();
    in_variants(text, |line| {
        let spanish = [('¡', '!'), ('¿', '?')];
        let quotes = [('«', '»'), ('“', '”')];
        let unlike = |(open, close)| count(line, open) != count(line, close);
        language == Spanish && spanish.into_iter().any(unlike)
            || !matches!(language, German | Russian) && quotes.into_iter().any(unlike)
    })
}

/// Where a text has a form for one, it has all forms that the language has.
fn plural_forms(_: &Glossary, language: Language, text: &Text) -> Option<String> {
    let forms: &[&str] = if language == Russian { &["one", "few", "many"] } else { &["one", "other"] };
    let has = |choice: &Vec<String>, form: &str| choice.iter().any(|name| name == form);
    let lacks = |choice: &&Vec<String>| has(choice, "one") && forms.iter().any(|form| !has(choice, form));
    text.choices.iter().find(lacks).map(|choice| format!("only {choice:?}"))
}

/// Words that are English and nothing else. Commands, in quotes, stay English, and so do lists of commands.
fn english(_: &Glossary, language: Language, text: &Text) -> Option<String> {
    const WORDS: [&str; 26] = [
        "the", "and", "with", "your", "you", "this", "that", "from", "are", "have", "for", "cannot", "not",
        "their", "they", "game", "seat", "move", "undo", "column", "floor", "piece", "player", "players",
        "turn", "someone",
    ];
    if language == English || text.key.contains("-help") {
        return None;
    }
    text.variants.iter().find_map(|line| {
        let plain = spaced(&without_quotes(line));
        WORDS.into_iter().find(|word| plain.contains(&format!(" {word} "))).map(String::from)
    })
}

fn without_quotes(line: &str) -> String {
    let mut depth = 0;
    let keep = |c: &char| {
        match c {
            '«' | '„' => depth += 1,
            '»' | '”' => depth = 0,
            // It opens in Dutch and closes in German and Russian.
            '“' => depth = i32::from(depth == 0),
            _ => {}
        }
        depth == 0
    };
    line.chars().filter(keep).collect()
}

fn long_button(glossary: &Glossary, language: Language, text: &Text) -> Option<String> {
    let limit = glossary.limits.button.of(language);
    let is_button = glossary.buttons.keys.contains(&text.key);
    in_variants(text, |line| is_button && line.chars().count() > limit)
}
