//! Every text keeps to the glossary and to the typography of its language. Each rule is shown to fail once.

mod buttons;
#[path = "../common/mod.rs"]
mod common;
mod rules;
mod terms;
mod texts;

use std::collections::BTreeSet;

use terms::Glossary;
use texts::{Text, texts};
use words::Language;

#[test]
fn every_text_keeps_to_the_rules() {
    let glossary = Glossary::read();
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for text in texts(language) {
            for (name, rule) in rules::ALL {
                if let Some(what) = rule(&glossary, language, &text) {
                    wrong.push(format!("{} {}: {name}: {what}", language.code(), text.key));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} texts:\n{}", wrong.len(), wrong.join("\n"));
}

/// A text that breaks each rule in each language that has it, and one beside it that keeps it.
#[test]
fn every_rule_is_seen_to_fail() {
    let glossary = Glossary::read();
    let samples = [
        ("one word for one thing", "en", "web-x = The house is full.", "web-x = The server is full."),
        ("one word for one thing", "en", "web-x = Place a column.", "web-x = Place a pillar."),
        ("one word for one thing", "fr", "web-x = À vous de jouer", "web-x = À toi de jouer"),
        ("one word for one thing", "fr", "web-x = Tiens l’étage", "web-x = Tiens le plateau"),
        ("one word for one thing", "nl", "web-x = Uw beurt", "web-x = Jouw beurt"),
        ("one word for one thing", "de", "web-x = Die blaue Etage", "web-x = Das blaue Plateau"),
        ("one word for one thing", "es", "web-x = La casa está llena", "web-x = El servidor está lleno"),
        ("one word for one thing", "ru", "web-x = Твой ход", "web-x = Ваш ход"),
        ("no straight quotes", "en", "web-x = Type \"yes\"", "web-x = Type “yes”"),
        ("no straight quotes", "fr", "web-x = L'hôte", "web-x = L’hôte"),
        ("quotes of the language", "fr", "web-x = Tape “yes”", "web-x = Tape «\u{a0}yes\u{a0}»"),
        ("quotes of the language", "de", "web-x = Gib “yes” ein", "web-x = Gib „yes“ ein"),
        ("no-break spaces", "fr", "web-x = Bravo !", "web-x = Bravo\u{a0}!"),
        ("no-break spaces", "fr", "web-x = « oui\u{a0}»", "web-x = «\u{a0}oui\u{a0}»"),
        ("no-break spaces", "fr", "web-x = { $who }: oui", "web-x = { $who }\u{a0}: oui"),
        ("no-break spaces", "de", "web-x = Verbinde …", "web-x = Verbinde\u{a0}…"),
        ("no-break spaces", "es", "web-x = { $n }%", "web-x = { $n }\u{a0}%"),
        ("no-break spaces", "ru", "web-x = Да — нет", "web-x = Да\u{a0}— нет"),
        ("no-break spaces", "en", "web-x = { $n } mm", "web-x = { $n }\u{a0}mm"),
        ("no stray spaces", "en", "web-x = { $n } %", "web-x = { $n }%"),
        ("no stray spaces", "nl", "web-x = Verbinden …", "web-x = Verbinden…"),
        ("no stray spaces", "ru", "web-x = Два  хода", "web-x = Два хода"),
        ("marks in pairs", "es", "web-x = Ganas!", "web-x = ¡Ganas!"),
        ("marks in pairs", "en", "web-x = Type “yes", "web-x = Type “yes”"),
        (
            "plural forms",
            "ru",
            "web-x = { $n ->\n    [one] { $n } ход\n   *[other] { $n } хода\n}",
            "web-x = { $n ->\n    [one] { $n } ход\n    [few] { $n } хода\n   *[many] { $n } ходов\n}",
        ),
        ("no English", "de", "web-x = Your turn", "web-x = Dein Zug, mit „undo“ zurück"),
        ("no English", "nl", "web-x = The game is over", "web-x = Typ “resume the game”"),
        (
            "short buttons",
            "en",
            "web-begin = Start a new game against a bot now",
            "web-about = Start a new game against a bot now",
        ),
        ("no full stop on buttons", "en", "web-begin = Start.", "web-about = Start."),
    ];
    for (name, code, bad, good) in samples {
        let language = Language::ALL.into_iter().find(|language| language.code() == code).unwrap();
        let (_, rule) = rules::ALL.into_iter().find(|(other, _)| *other == name).expect(name);
        let judged = |source: &str| rule(&glossary, language, &Text::parse("web", source));
        assert!(judged(bad).is_some(), "{name}, {code}: nothing is wrong with {bad}");
        assert_eq!(judged(good), None, "{name}, {code}: {good}");
    }
    for (name, _) in rules::ALL {
        assert!(samples.iter().any(|(sampled, ..)| *sampled == name), "{name} was never seen to fail");
    }
}

/// Buttons that nobody listed are held to the limit as well.
#[test]
fn buttons_are_found_in_the_pages() {
    let view = "<button title=say!(words, \"web-about\") on:click=go>{say!(words, \"web-go\")}</button>\n\
                <p>{say!(words, \"web-text\")}</p>";
    assert_eq!(buttons::on_buttons(view), ["web-go"]);
    let found = buttons::in_pages();
    assert!(found.contains("web-undo") && found.contains("yard-film-play"), "{found:?}");
}

#[test]
fn the_glossary_does_not_contradict_itself() {
    let glossary = Glossary::read();
    assert_eq!(glossary.contradictions(), Vec::<String>::new());
    let known: BTreeSet<String> = texts(Language::English).into_iter().map(|text| text.key).collect();
    let gone: Vec<_> = glossary.keys().difference(&known).cloned().collect();
    assert!(gone.is_empty(), "there are no such texts: {gone:?}");
}
