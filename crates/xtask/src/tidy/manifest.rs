//! The manifests: every crate is on the map, and every dependency has its reason.

use super::document::{ARCHITECTURE, DEPENDENCIES, quoted};
use crate::project::File;

/// Crates and dependencies that no page says anything about.
pub fn complaints(files: &[File]) -> Vec<String> {
    let map: Vec<&str> = quoted(super::text(files, ARCHITECTURE)).collect();
    let reasons: Vec<&str> = quoted(super::text(files, DEPENDENCIES)).collect();
    let manifests: Vec<&File> = files.iter().filter(|f| f.path.ends_with("/Cargo.toml")).collect();
    let own: Vec<&str> = manifests.iter().filter_map(|m| m.path.strip_suffix("/Cargo.toml")).collect();
    let mut complaints: Vec<String> = own
        .iter()
        .filter(|folder| !map.iter().any(|word| word.trim_end_matches('/') == **folder))
        .map(|folder| format!("{ARCHITECTURE} does not name {folder}: add it to the code map"))
        .collect();
    for manifest in &manifests {
        for name in dependencies(&manifest.text) {
            let is_own = own.iter().any(|folder| folder.ends_with(&format!("/{name}")));
            if !is_own && !reasons.contains(&name) {
                let path = &manifest.path;
                complaints
                    .push(format!("{DEPENDENCIES} does not say why {path} needs {name}: add its reason"));
            }
        }
    }
    complaints
}

/// The names of what a manifest depends on, but for its tests.
pub fn needed(manifest: &str) -> impl Iterator<Item = &str> {
    entries(manifest).filter(|(section, _)| !section.starts_with("dev-")).map(|(_, name)| name)
}

/// The names of what a manifest depends on.
fn dependencies(manifest: &str) -> impl Iterator<Item = &str> {
    entries(manifest).map(|(_, name)| name)
}

/// What a manifest depends on, with the section that says so, whether a line or a section of their own tells of them.
fn entries(manifest: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut section = "";
    manifest.lines().filter_map(move |line| {
        if let Some(begun) = line.trim_end().strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            section = begun;
            return section.split_once("dependencies.").map(|(_, name)| (section, name));
        }
        let is_entry =
            section.ends_with("dependencies") && line.starts_with(|c: char| c.is_ascii_alphabetic());
        line.split([' ', '=', '.']).next().filter(|_| is_entry).map(|name| (section, name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[package]\nname = \"a\"\n\n[dependencies]\nserde = \"1\"\n# toml = 1\nclap.workspace = true\n\
        [dev-dependencies]\nb = { path = \"../b\" }\n[target.'cfg(unix)'.dependencies]\nlibc = \"1\"\n\
        [dependencies.toml]\nversion = \"1\"\n[lints]\nworkspace = true\n";

    #[test]
    fn dependencies_of_every_kind_are_found() {
        assert_eq!(dependencies(MANIFEST).collect::<Vec<_>>(), ["serde", "clap", "b", "libc", "toml"]);
        assert_eq!(needed(MANIFEST).collect::<Vec<_>>(), ["serde", "clap", "libc", "toml"]);
    }

    #[test]
    fn what_has_no_line_is_named() {
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        let files = [
            file(ARCHITECTURE, "`crates/a`"),
            file(DEPENDENCIES, "`serde`, `toml` and `libc`"),
            file("crates/a/Cargo.toml", MANIFEST),
            file("crates/b/Cargo.toml", ""),
        ];
        let expected = [
            "ARCHITECTURE.md does not name crates/b: add it to the code map",
            "docs/dependencies.md does not say why crates/a/Cargo.toml needs clap: add its reason",
        ];
        assert_eq!(complaints(&files), expected);
    }
}
