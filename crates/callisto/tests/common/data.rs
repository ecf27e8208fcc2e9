//! Files of expected results, which tests compare with and rewrite when told to.
#![allow(clippy::disallowed_methods)] // Tests may read files.

use std::path::{Path, PathBuf};

/// A folder under `tests/data`.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// The files of a folder under `tests/data`, by name. There is at least one.
pub fn files(name: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{name} is empty");
    files
}

pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Compares a file with what it should hold; with `LOGGIA_REGENERATE=1` writes that instead.
pub fn settle(path: &Path, computed: &str) {
    let written = read(path);
    if std::env::var_os("LOGGIA_REGENERATE").is_some_and(|value| value == "1") {
        if written != computed {
            std::fs::write(path, computed).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            println!("{} is rewritten", path.display());
        }
        return;
    }
    let (mut old, mut new) = (written.lines(), computed.lines());
    for line in 1.. {
        let (old, new) = (old.next(), new.next());
        if old.is_none() && new.is_none() {
            return;
        }
        let shown = |line: Option<&str>| line.unwrap_or("(no more lines)").to_string();
        assert!(
            old == new,
            "{}, line {line}, is the first that differs:\n  the file: {}\n  the code: {}\n\
             If the change is meant, LOGGIA_REGENERATE=1 rewrites the file.",
            path.display(),
            shown(old),
            shown(new)
        );
    }
}
