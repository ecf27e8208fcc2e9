//! The texts of a language as readers see them: every variant of every message, with a sign where a value goes.

use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use words::Language;

/// Stands where a value is put in.
pub const VALUE: char = '\u{fffc}';

/// A text.
pub struct Text {
    /// The file that it is in, without the ending.
    pub file: String,
    /// Its key.
    pub key: String,
    /// Each of its variants as a line of text.
    pub variants: Vec<String>,
    /// The names of the variants of each choice in it, such as `one` and `other`.
    pub choices: Vec<Vec<String>>,
}

impl Text {
    /// A text as it could be in a file.
    pub fn parse(file: &str, source: &str) -> Text {
        let resource =
            fluent_syntax::parser::parse(source).unwrap_or_else(|(_, why)| panic!("{file}: {why:?}"));
        read(file, &resource.body).pop().expect("a text")
    }
}

/// All texts of a language.
pub fn texts(language: Language) -> Vec<Text> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("text").join(language.code());
    let mut texts = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let source = std::fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|(_, why)| panic!("{}: {why:?}", path.display()));
        texts.extend(read(&name, &resource.body));
    }
    texts
}

fn read(file: &str, body: &[Entry<&str>]) -> Vec<Text> {
    let message = |entry: &Entry<&str>| {
        let Entry::Message(message) = entry else { return None };
        let pattern = message.value.as_ref().expect("a text");
        let (mut variants, mut choices) = (Vec::new(), Vec::new());
        flatten(pattern, &mut variants, &mut choices);
        Some(Text { file: file.into(), key: message.id.name.into(), variants, choices })
    };
    body.iter().filter_map(message).collect()
}

/// The variants of a pattern. Of several choices in one text, each is shown with the usual variant of the others.
fn flatten(pattern: &Pattern<&str>, variants: &mut Vec<String>, choices: &mut Vec<Vec<String>>) {
    let mut lines = vec![String::new()];
    let mut usual = 0;
    for element in &pattern.elements {
        let (parts, default) = match element {
            PatternElement::TextElement { value } => (vec![value.to_string()], 0),
            PatternElement::Placeable { expression } => placeable(expression, choices),
        };
        let start = lines[usual].clone();
        for line in &mut lines {
            line.push_str(&parts[default]);
        }
        for (n, part) in parts.iter().enumerate() {
            if n != default {
                lines.push(format!("{start}{part}"));
            }
        }
        usual = 0;
    }
    variants.extend(lines);
}

/// What a placeable may become, and which of that is usual.
fn placeable(expression: &Expression<&str>, choices: &mut Vec<Vec<String>>) -> (Vec<String>, usize) {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => (vec![value.to_string()], 0),
        Expression::Inline(_) => (vec![VALUE.into()], 0),
        Expression::Select { variants, .. } => {
            let name = |key: &VariantKey<&str>| match key {
                VariantKey::Identifier { name } => name.to_string(),
                VariantKey::NumberLiteral { value } => value.to_string(),
            };
            choices.push(variants.iter().map(|variant| name(&variant.key)).collect());
            let mut texts = Vec::new();
            let mut default = 0;
            for variant in variants {
                let mut inner = Vec::new();
                flatten(&variant.value, &mut inner, choices);
                if variant.default {
                    default = texts.len();
                }
                texts.extend(inner);
            }
            (texts, default)
        }
    }
}
