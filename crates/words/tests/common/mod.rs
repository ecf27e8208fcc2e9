//! The sources of the project, for tests that read them.

use std::path::PathBuf;

/// All Rust files in these folders, at any depth.
pub fn sources(mut folders: Vec<PathBuf>) -> Vec<String> {
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                sources.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }
    sources
}
