//! The project on disk: where it is, and the files that belong to it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::tool::TaskError;

/// Folders that hold what was built or found, not what was written.
const NOT_OURS: [&str; 5] = [".git", "target", "fuzz/corpus", "fuzz/artifacts", "crates/web/dist"];

/// The root of the project.
pub fn root() -> PathBuf {
    let crate_folder = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let crate_folder = crate_folder.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    crate_folder.ancestors().nth(2).map(Path::to_owned).unwrap_or(crate_folder)
}

/// A file of the project.
pub struct File {
    /// Its path from the root, with `/` on every system.
    pub path: String,
    /// Its bytes, as text where they are text.
    pub text: String,
}

/// Every file of the project in the order of their paths.
pub fn files() -> Result<Vec<File>, TaskError> {
    let mut files = Vec::new();
    walk(&root(), "", &mut files)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn walk(folder: &Path, prefix: &str, files: &mut Vec<File>) -> Result<(), TaskError> {
    let cannot_read = |path: &Path, e| format!("{} cannot be read: {e}", path.display());
    for entry in fs::read_dir(folder).map_err(|e| cannot_read(folder, e))? {
        let entry = entry.map_err(|e| cannot_read(folder, e))?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let kind = entry.file_type().map_err(|e| cannot_read(&entry.path(), e))?;
        if kind.is_dir() {
            if !NOT_OURS.contains(&path.as_str()) && !path.ends_with("/target") {
                walk(&entry.path(), &format!("{path}/"), files)?;
            }
        } else if kind.is_file() {
            let bytes = fs::read(entry.path()).map_err(|e| cannot_read(&entry.path(), e))?;
            files.push(File { path, text: String::from_utf8_lossy(&bytes).into_owned() });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_the_project_are_found() {
        let files = files().unwrap();
        assert!(files.iter().any(|f| f.path == "crates/xtask/src/project.rs"));
        assert!(!files.iter().any(|f| f.path.starts_with("target/") || f.path.starts_with(".git/")));
    }
}
