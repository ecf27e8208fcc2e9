//! The texts of each language as one file: a browser loads only the language of its user.

use std::fs;
use std::path::Path;

use wasmparser::{Parser, Payload};

use crate::file::File;

/// One file for each folder of a language: of these parts, what modules with this [data] may say.
pub fn gather(folder: &Path, stem: &str, parts: &[&str], data: &str) -> std::io::Result<Vec<(String, File)>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let code = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut text = String::new();
        for part in parts {
            text += &without_remarks(&fs::read_to_string(path.join(format!("{part}.ftl")))?);
        }
        let text = said(&text, data);
        let file = File::marked(&format!("{stem}-{code}"), "ftl", text.into_bytes());
        texts.push((code, file));
    }
    texts.sort_by(|a, b| a.0.cmp(&b.0));
    Ok(texts)
}

/// A text of the pages in every language, a paragraph each, for a browser that runs no module to choose one.
pub fn in_every_language(folder: &Path, key: &str) -> std::io::Result<String> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let code = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(path.join("web.ftl"))?;
        let found = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        let said = found.ok_or_else(|| std::io::Error::other(format!("{code} has no text {key}")))?;
        lines.push(format!("<p lang=\"{code}\">{said}</p>"));
    }
    lines.sort();
    Ok(lines.join("\n"))
}

/// Remarks are for translators.
fn without_remarks(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The messages that modules may say.
fn said(text: &str, data: &str) -> String {
    let mut kept = String::new();
    let mut is_kept = false;
    for line in text.lines() {
        // A message goes on in lines that are indented, or that close what its first line opened.
        if let Some((key, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
            is_kept = may_say(key, data);
        }
        if is_kept {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}

/// Texts whose keys are made of what only a table knows.
const ANY_GAME: [&str; 2] = ["callisto-edition-", "web-game-"];

/// Whether a key can be in what modules have as data: as a whole, or by its beginning, where code adds the rest. A beginning
/// has two parts at least, so that more is kept than is needed, and never less.
fn may_say(key: &str, data: &str) -> bool {
    let key = key.strip_suffix("-you").unwrap_or(key);
    let mut beginnings = key.match_indices('-').skip(1).map(|(at, _)| &key[..=at]);
    ANY_GAME.iter().any(|game| key.starts_with(game))
        || data.contains(key)
        || beginnings.any(|part| data.contains(part))
}

/// What a module has as data of which keys could be made: letters, digits and hyphens.
pub fn data(module: &[u8]) -> std::io::Result<String> {
    let mut found = String::new();
    for payload in Parser::new(0).parse_all(module) {
        let Payload::DataSection(segments) = payload.map_err(std::io::Error::other)? else { continue };
        for segment in segments {
            let bytes = segment.map_err(std::io::Error::other)?.data;
            let is_of_key = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || *byte == b'-';
            for run in bytes.split(|byte| !is_of_key(byte)).filter(|run| run.contains(&b'-')) {
                found.extend(run.iter().map(|byte| char::from(*byte)));
                found.push(' ');
            }
        }
    }
    Ok(found)
}

/// Where each language is, as JSON.
pub fn table(texts: &[(String, File)]) -> String {
    let lines = texts.iter().map(|(code, file)| format!("\"{code}\":\"{}\"", file.path()));
    format!("{{{}}}", lines.collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_that_scripts_are_needed() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/text");
        let lines = in_every_language(&folder, "web-noscript").unwrap();
        assert_eq!(lines.matches("JavaScript").count(), 6, "{lines}");
        assert!(
            lines.contains("<p lang=\"de\">Loggia braucht") && in_every_language(&folder, "web-no").is_ok()
        );
        assert!(in_every_language(&folder, "web-nothing").is_err());
    }

    #[test]
    fn what_no_module_can_say_is_left_out() {
        let texts = "web-a = a\nweb-b = { $n ->\n    [one] b\n   *[other] bs\n}\nterminal-c =\n    c\nweb-a-you = you\nx-y-1 = one\n";
        assert_eq!(said(texts, "web-ax-y-"), "web-a = a\nweb-a-you = you\nx-y-1 = one\n");
        assert_eq!(said(texts, "web-ax-y- web-b").lines().count(), 7);
        assert!(may_say("callisto-edition-benelux", "") && !may_say("callisto-illegal-occupied", ""));
    }

    #[test]
    fn remarks_go_and_texts_stay() {
        assert_eq!(without_remarks("# A remark.\n\na = b #1\n    c\n"), "a = b #1\n    c\n");
    }
}
