//! Every language has every text, with the same values in it, and no text is unused.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use words::{Language, Words};

type Texts = BTreeMap<String, BTreeSet<String>>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("text")
}

/// The keys of a language's files, each with the names of the values in its text.
fn texts(language: Language) -> Texts {
    let mut texts = Texts::new();
    for file in std::fs::read_dir(folder().join(language.code())).unwrap() {
        let path = file.unwrap().path();
        let source = std::fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut names = BTreeSet::new();
            collect(message.value.as_ref().expect("a text"), &mut names);
            let twice = texts.insert(message.id.name.into(), names);
            assert!(twice.is_none(), "{} says {} twice", path.display(), message.id.name);
        }
    }
    texts
}

fn collect(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| collect(&variant.value, names));
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            names.insert(id.name.into());
        }
    }
}

#[test]
fn every_language_has_the_same_texts_with_the_same_values() {
    let english = texts(Language::English);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let texts = texts(language);
        for (key, values) in &english {
            let theirs = texts.get(key).unwrap_or_else(|| panic!("{} lacks {key}", language.code()));
            assert_eq!(theirs, values, "{} puts other values into {key}", language.code());
        }
        let more: Vec<_> = texts.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(more.is_empty(), "only {} has {more:?}", language.code());
    }
}

/// A text that was copied and never translated. A few words are the same in two languages.
#[test]
fn texts_are_translated() {
    let english = Words::new(Language::English);
    for language in Language::ALL.into_iter().skip(1) {
        let words = Words::new(language);
        let long = |key: &&String| english.say(key, &[]).split_whitespace().count() > 3;
        let same = |key: &&String| english.say(key, &[]) == words.say(key, &[]);
        let texts = texts(Language::English);
        let copied: Vec<_> = texts.keys().filter(long).filter(same).collect();
        assert!(copied.is_empty(), "{} has the English words for {copied:?}", language.code());
    }
}

/// Keys are written out in the sources, or built from one of these beginnings.
const BUILT: [&str; 15] = [
    "callisto-about-",
    "callisto-notation-",
    "callisto-illegal-",
    "callisto-colour-",
    "callisto-edition-",
    "callisto-note-",
    "table-rejection-",
    "table-fault-",
    "villa-broken-",
    "villa-column-",
    "villa-label-",
    "villa-near-",
    "villa-on-",
    "villa-side-",
    "villa-storey-",
];

#[test]
fn no_text_is_unused() {
    let sources = common::sources(vec![folder().join("../..")]).concat();
    let unused: Vec<_> = texts(Language::English)
        .into_keys()
        .filter(|key| {
            // The form for the reader goes with the text that it is a form of.
            let is_said = |key: &str| sources.contains(&format!("\"{key}\""));
            let is_form = key.strip_suffix("-you").is_some_and(is_said);
            !BUILT.iter().any(|start| key.starts_with(start)) && !is_said(key) && !is_form
        })
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// What `say!` gets: the part of a source up to the parenthesis that closes it, cut at the commas outside of brackets.
fn arguments(source: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut escaped, mut start) = (0, false, false, 0);
    let mut arguments = Vec::new();
    for (at, c) in source.char_indices() {
        match c {
            '"' if !escaped => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ',' if depth == 0 => {
                arguments.push(source[start..at].trim());
                start = at + 1;
            }
            ')' if depth == 0 => {
                arguments.push(source[start..at].trim());
                break;
            }
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        escaped = c == '\\' && !escaped;
    }
    arguments.retain(|argument| !argument.is_empty());
    arguments
}

/// Fluent leaves `{$name}` in a text whose value is missing.
#[test]
fn every_text_gets_its_values() {
    let texts = texts(Language::English);
    let sources = common::sources(vec![folder().join("../..")]);
    let mut said = 0;
    let calls = sources
        .iter()
        .flat_map(|source| source.match_indices("say!(").map(move |(at, start)| &source[at + start.len()..]));
    for call in calls {
        let arguments = arguments(call);
        let key = arguments.get(1).and_then(|text| text.strip_prefix('"')?.strip_suffix('"'));
        let Some((key, values)) = key.and_then(|key| texts.get_key_value(key)) else { continue };
        let name = |argument: &&str| argument.split_once('=').map(|(name, _)| name.trim().to_string());
        let given: BTreeSet<String> = arguments[2..].iter().filter_map(name).collect();
        assert_eq!(&given, values, "say! gives {key} other values than the text has");
        said += 1;
    }
    assert!(said > 500, "only {said} calls were found");
}

#[test]
fn russian_has_its_three_plural_forms() {
    let words = Words::new(Language::Russian);
    let form = |n: u32| {
        let text = words::say!(words, "terminal-penalty", points = n);
        text.split_whitespace().skip(1).collect::<Vec<_>>().join(" ")
    };
    let (one, few, many) = (form(1), form(3), form(5));
    assert!(one != few && few != many && one != many, "{one} / {few} / {many}");
    assert_eq!(form(21), one);
    assert_eq!(form(12), many);
    assert_eq!(form(104), few);
}
