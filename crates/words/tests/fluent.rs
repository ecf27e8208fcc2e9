//! Our reader of Fluent's syntax says what Fluent's own library says.

use std::collections::BTreeSet;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use unic_langid::LanguageIdentifier;
use words::{Language, Value, Words};

/// Numbers around every border of the plural rules, and words that no variant has or that all have.
fn samples(keys: &BTreeSet<String>) -> Vec<Value<'_>> {
    let numbers = (-2..=30).chain(98..=125).chain([1000, 1001, 1_000_000, 2_000_001]);
    let words = keys.iter().map(String::as_str).chain(["", "Anna", "other", "{ $x }"]);
    numbers.map(Value::Number).chain(words.map(Value::from)).collect()
}

/// The variables of a text and the keys of its variants.
fn collect(pattern: &Pattern<&str>, names: &mut BTreeSet<String>, keys: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                        variant.key;
                    keys.insert(name.into());
                    collect(&variant.value, names, keys);
                }
                selector
            }
        };
        let InlineExpression::VariableReference { id } = inline else {
            panic!("our reader knows variables only, not {inline:?}");
        };
        names.insert(id.name.into());
    }
}

/// Compares every text of a source for every sample, each time in all its variables.
fn compare(language: Language, source: &str) -> usize {
    let id: LanguageIdentifier = language.code().parse().unwrap();
    let mut theirs = FluentBundle::new(vec![id]);
    theirs.set_use_isolating(false);
    theirs.add_resource_overriding(FluentResource::try_new(source.into()).unwrap());
    let ours = Words::read(language, &[source]);
    let resource = fluent_syntax::parser::parse(source).unwrap();
    let mut count = 0;
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let (mut names, mut keys) = (BTreeSet::new(), BTreeSet::new());
        collect(message.value.as_ref().unwrap(), &mut names, &mut keys);
        for sample in samples(&keys) {
            let values: Vec<_> = names.iter().map(|name| (name.as_str(), sample.clone())).collect();
            let mut arguments = FluentArgs::new();
            for (name, value) in &values {
                match value {
                    Value::Text(text) => arguments.set(*name, FluentValue::from(text.clone())),
                    Value::Number(number) => arguments.set(*name, FluentValue::from(*number)),
                }
            }
            let pattern = theirs.get_message(message.id.name).unwrap().value().unwrap();
            let expected = theirs.format_pattern(pattern, Some(&arguments), &mut Vec::new());
            let said = ours.say(message.id.name, &values);
            assert_eq!(said, expected, "{}: {} with {sample:?}", language.code(), message.id.name);
            count += 1;
        }
        let without = ours.say(message.id.name, &[]);
        assert!(names.iter().all(|name| !said_plainly(source, name) || !without.is_empty()), "{without}");
    }
    count
}

/// Whether a variable is said as it is somewhere.
fn said_plainly(source: &str, name: &str) -> bool {
    source.contains(&format!("{{ ${name} }}"))
}

#[test]
fn every_text_is_read_as_fluent_reads_it() {
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("text").join(language.code());
        let mut count = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            count += compare(language, &std::fs::read_to_string(file.unwrap().path()).unwrap());
        }
        assert!(count > 10_000, "{count}");
    }
}

#[test]
fn what_our_texts_may_have_one_day_is_read_as_well() {
    let source = "# A remark.\na = { $n ->\n    [0] none\n    [one] one { $n } of { $m ->\n        [one] it\n       \
                  *[other] them\n    } here\n   *[other]\n        many\n\n        lines { $n }\n} after\nb =\n    First\n      \
                  deeper { $n }\n    { $m } third\n\n    last\n## More.\nc = one line = two, with [brackets]\n\nd = x\n    y\n";
    for language in Language::ALL {
        compare(language, source);
    }
}
