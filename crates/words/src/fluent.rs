//! Texts in Fluent's syntax, as far as ours need it: variables, and variants that a variable chooses.
//!
//! The library for all of Fluent, with the plural rules of two hundred languages, is a tenth of what a browser loads for a
//! page. A test compares both on every text.

use std::collections::HashMap;

use crate::{Language, Value};

/// Texts by their keys.
pub struct Texts(HashMap<String, Pattern>);

/// What a text is made of.
type Pattern = Vec<Part>;

enum Part {
    Text(String),
    Variable(String),
    Choice { variable: String, variants: Vec<Variant> },
}

struct Variant {
    /// A word, a number, or a [plural category](plural).
    key: String,
    is_usual: bool,
    pattern: Pattern,
}

impl Texts {
    /// Reads texts; of several with one key the last counts.
    pub fn read(sources: &[&str]) -> Texts {
        let mut texts = HashMap::new();
        for source in sources {
            let mut rest = *source;
            while let Some((key, written, after)) = next_entry(rest) {
                texts.insert(key.to_owned(), pattern(written));
                rest = after;
            }
        }
        Texts(texts)
    }

    /// Whether there is such a key.
    pub fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// The text of a key with these values put in.
    pub fn say(&self, language: Language, key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let mut said = String::new();
        write(self.0.get(key)?, language, values, &mut said);
        Some(said)
    }
}

/// The first text, as key and pattern, and what follows it.
fn next_entry(text: &str) -> Option<(&str, &str, &str)> {
    let mut rest = text;
    loop {
        let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
        let key = line.split_once(" =").map_or("", |(key, _)| key);
        if key.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let value = &rest[key.len() + 2..];
            // It goes on in lines that are empty or indented, or that close what it has opened.
            let goes_on = |line: &str| line.trim().is_empty() || line.starts_with([' ', '}']);
            let end = value.match_indices('\n').find(|(at, _)| !goes_on(first_line(&value[at + 1..])));
            let (written, after) = value.split_at(end.map_or(value.len(), |(at, _)| at));
            return Some((key, written, after));
        }
        if after.is_empty() {
            return None;
        }
        rest = after;
    }
}

fn first_line(text: &str) -> &str {
    text.split('\n').next().unwrap_or_default()
}

/// How deep in braces a text ends that begins at this depth.
fn depth_after(text: &str, depth: usize) -> usize {
    text.bytes().fold(depth, |depth, byte| match byte {
        b'{' => depth + 1,
        b'}' => depth.saturating_sub(1),
        _ => depth,
    })
}

/// A pattern without the indentation that its own lines share; lines within braces have their own.
fn without_indent(written: &str) -> String {
    let mut depth = 0;
    let mut lines: Vec<(&str, bool)> = Vec::new();
    for (number, line) in written.split('\n').enumerate() {
        lines.push((line, number > 0 && depth == 0));
        depth = depth_after(line, depth);
    }
    let indent = |line: &str| line.len() - line.trim_start_matches(' ').len();
    let own = lines.iter().filter(|(line, is_own)| *is_own && !line.trim().is_empty());
    let shared = own.map(|(line, _)| indent(line)).min().unwrap_or_default();
    let lines = lines.iter().map(|(line, is_own)| match is_own {
        true => &line[shared.min(indent(line))..],
        false => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn pattern(written: &str) -> Pattern {
    let plain = without_indent(written);
    let mut rest = plain.trim_start_matches(['\n', ' ']).trim_end();
    let mut parts = Vec::new();
    while !rest.is_empty() {
        let (text, after) = rest.split_at(rest.find('{').unwrap_or(rest.len()));
        if !text.is_empty() {
            parts.push(Part::Text(text.into()));
        }
        let end = closing(after);
        if let Some(inner) = after.get(1..end) {
            parts.push(placed(inner));
        }
        rest = after.get(end + 1..).unwrap_or_default();
    }
    parts
}

/// Where the braces close that a text opens with.
fn closing(text: &str) -> usize {
    let mut depth = 0;
    let is_end = |byte: u8| {
        depth += i32::from(byte == b'{') - i32::from(byte == b'}');
        depth == 0
    };
    text.bytes().position(is_end).unwrap_or(text.len())
}

/// What is between braces: a variable, or a choice by one.
fn placed(inner: &str) -> Part {
    let (variable, variants) = inner.split_once("->").map_or((inner, None), |(a, b)| (a, Some(b)));
    let variable = variable.trim().trim_start_matches('$').to_owned();
    match variants {
        Some(written) => Part::Choice { variable, variants: read_variants(written) },
        None => Part::Variable(variable),
    }
}

fn read_variants(written: &str) -> Vec<Variant> {
    // Where lines begin that name a variant.
    let (mut starts, mut depth, mut at) = (Vec::new(), 0, 0);
    for line in written.split_inclusive('\n') {
        let begins = line.trim_start().trim_start_matches('*').starts_with('[');
        if depth == 0 && begins {
            starts.push(at);
        }
        depth = depth_after(line, depth);
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([written.len()]);
    let variant = |(start, end): (&usize, usize)| {
        let (head, text) = written[*start..end].split_once(']')?;
        let (mark, key) = head.split_once('[')?;
        Some(Variant { key: key.trim().into(), is_usual: mark.contains('*'), pattern: pattern(text) })
    };
    starts.iter().zip(ends).filter_map(variant).collect()
}

fn write(pattern: &Pattern, language: Language, values: &[(&str, Value<'_>)], said: &mut String) {
    let value = |name: &str| values.iter().rev().find(|(own, _)| *own == name).map(|(_, value)| value);
    for part in pattern {
        match part {
            Part::Text(text) => said.push_str(text),
            Part::Variable(name) => match value(name) {
                Some(Value::Text(text)) => said.push_str(text),
                Some(Value::Number(number)) => said.push_str(&number.to_string()),
                None => said.extend(["{$", name, "}"]),
            },
            Part::Choice { variable, variants } => {
                let value = value(variable);
                let fits = |variant: &&Variant| match (value, variant.key.parse::<i64>()) {
                    (Some(Value::Text(text)), Err(_)) => variant.key == *text,
                    (Some(Value::Number(number)), Err(_)) => variant.key == plural(language, *number),
                    (Some(Value::Number(number)), Ok(exact)) => *number == exact,
                    _ => false,
                };
                let usual = || variants.iter().find(|variant| variant.is_usual);
                if let Some(variant) = variants.iter().find(fits).or_else(usual) {
                    write(&variant.pattern, language, values, said);
                }
            }
        }
    }
}

/// The plural category of a whole number, by Unicode's CLDR.
fn plural(language: Language, number: i64) -> &'static str {
    let n = number.unsigned_abs();
    match language {
        Language::French if n < 2 => "one",
        Language::Russian => match (n % 10, n % 100) {
            (1, rest) if rest != 11 => "one",
            (2..=4, rest) if !(12..=14).contains(&rest) => "few",
            _ => "many",
        },
        _ if n == 1 => "one",
        Language::French | Language::Spanish if n != 0 && n.is_multiple_of(1_000_000) => "many",
        _ => "other",
    }
}
