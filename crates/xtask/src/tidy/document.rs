//! The documents: what they name and link to exists.

use crate::project::File;

/// The page whose paths are checked even where they are not links.
pub const ARCHITECTURE: &str = "ARCHITECTURE.md";

/// The page that says what each dependency is for.
pub const DEPENDENCIES: &str = "docs/dependencies.md";

/// Endings by which a word without a slash is known to be a path.
const ENDINGS: [&str; 6] = [".md", ".toml", ".rs", ".mjs", ".txt", ".lock"];

/// Paths and links that lead nowhere.
pub fn complaints(files: &[File]) -> Vec<String> {
    let exists = |path: &str| {
        let path = path.trim_end_matches('/');
        let folder = format!("{path}/");
        path.is_empty() || files.iter().any(|file| file.path == path || file.path.starts_with(&folder))
    };
    let mut complaints = Vec::new();
    let architecture = super::text(files, ARCHITECTURE);
    if architecture.is_empty() {
        complaints.push(format!("{ARCHITECTURE} is missing"));
    }
    for path in quoted(architecture).filter(|word| is_path(word) && !exists(word)) {
        complaints.push(format!("{ARCHITECTURE} names {path}, which does not exist: mend the page"));
    }
    for page in files.iter().filter(|file| file.path.ends_with(".md")) {
        for link in links(&page.text).filter(|link| !exists(&resolved(&page.path, link))) {
            complaints.push(format!("{} links to {link}, which does not exist: mend the link", page.path));
        }
    }
    complaints
}

/// What stands in backticks, except in blocks of code.
pub fn quoted(page: &str) -> impl Iterator<Item = &str> {
    prose(page).flat_map(|line| line.split('`').skip(1).step_by(2))
}

/// Targets of links to files: `](path#anchor)` without the anchor.
fn links(page: &str) -> impl Iterator<Item = &str> {
    let targets =
        prose(page).flat_map(|line| line.split("](").skip(1).filter_map(|rest| rest.split(')').next()));
    let files = targets.filter(|target| !target.contains("://"));
    files.filter_map(|target| target.split('#').next()).filter(|path| !path.is_empty())
}

fn prose(page: &str) -> impl Iterator<Item = &str> {
    let mut in_block = false;
    page.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        in_block ^= is_fence;
        !in_block && !is_fence
    })
}

fn is_path(word: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
    let has_ending = ENDINGS.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending));
    word.chars().all(is_plain) && (word.contains('/') || has_ending)
}

/// A link's target from the root, as the page at `page` means it.
fn resolved(page: &str, link: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "See `crates/gone` and `Cargo.toml`, `cargo test a/b`, `Position::play`, `.blksgf`.\n```\n`not/this`\n```\n\
        A [link](docs/rules.md#c8), [another](https://example.org/a), [a third](#here), [a fourth](old.md).\n";

    #[test]
    fn paths_are_told_from_other_words() {
        let paths: Vec<&str> = quoted(PAGE).filter(|word| is_path(word)).collect();
        assert_eq!(paths, ["crates/gone", "Cargo.toml"]);
        assert_eq!(links(PAGE).collect::<Vec<_>>(), ["docs/rules.md", "old.md"]);
    }

    #[test]
    fn links_start_from_their_page() {
        assert_eq!(resolved("docs/a.md", "../crates/b.rs"), "crates/b.rs");
        assert_eq!(resolved("docs/a.md", "b.md"), "docs/b.md");
        assert_eq!(resolved("README.md", "./docs/"), "docs");
    }

    #[test]
    fn what_is_gone_is_named() {
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        let files = [file(ARCHITECTURE, PAGE), file("Cargo.toml", ""), file("docs/rules.md", "")];
        let expected = [
            "ARCHITECTURE.md names crates/gone, which does not exist: mend the page",
            "ARCHITECTURE.md links to old.md, which does not exist: mend the link",
        ];
        assert_eq!(complaints(&files), expected);
    }
}
