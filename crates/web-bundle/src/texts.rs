//! The words of each language as one file: a browser loads the one that its person reads.

use std::fs;
use std::path::Path;

use crate::file::File;

/// One file of these parts for each folder of a language.
pub fn gather(folder: &Path, stem: &str, parts: &[&str]) -> std::io::Result<Vec<(String, File)>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let code = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut text = String::new();
        for part in parts {
            text += &without_remarks(&fs::read_to_string(path.join(format!("{part}.ftl")))?);
        }
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
    fn remarks_go_and_texts_stay() {
        assert_eq!(without_remarks("# A remark.\n\na = b #1\n    c\n"), "a = b #1\n    c\n");
    }
}
