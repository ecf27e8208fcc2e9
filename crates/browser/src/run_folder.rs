//! The folder of a run: browsers and servers keep there what they need, and it goes with the run.

use std::path::{Path, PathBuf};

use crate::scene_error::SceneError;

/// How the folders are called; the process follows.
const NAME: &str = "loggia-browser-";

/// The folder of this run, removed when dropped.
pub struct RunFolder(PathBuf);

impl RunFolder {
    /// Makes it, and removes those of runs that were killed.
    pub fn new() -> Result<RunFolder, SceneError> {
        let folders = std::env::temp_dir();
        forget_killed(&folders);
        let folder = folders.join(format!("{NAME}{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(RunFolder(folder))
    }

    /// A new folder in it.
    pub fn part(&self, name: &str) -> Result<PathBuf, SceneError> {
        let part = self.0.join(name);
        std::fs::create_dir_all(&part)?;
        Ok(part)
    }
}

impl Drop for RunFolder {
    fn drop(&mut self) {
        // A browser that is being ended may still write into it.
        for _ in 0..50 {
            if std::fs::remove_dir_all(&self.0).is_ok() || !self.0.exists() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
    }
}

/// Removes the folders of processes that are not there any more, where that can be known.
fn forget_killed(folders: &Path) {
    let processes = Path::new("/proc");
    if !processes.join("self").exists() {
        return;
    }
    for entry in std::fs::read_dir(folders).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let process = name.to_str().and_then(|name| name.strip_prefix(NAME)?.split('-').next());
        if process.is_some_and(|process| !processes.join(process).exists()) {
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Caught: hundreds of folders were left in the folder for temporary files.
    #[test]
    fn a_folder_goes_with_its_run_and_those_of_killed_runs_are_removed() {
        let all = std::env::temp_dir().join(format!("loggia-run-folders-{}", std::process::id()));
        let folder = |process: &str| all.join(format!("{NAME}{process}"));
        let (own, killed, other) = (std::process::id().to_string(), "4294967295", "not-one-of-ours");
        for process in [&own, killed] {
            std::fs::create_dir_all(folder(process).join("profile")).unwrap();
        }
        std::fs::create_dir_all(all.join(other)).unwrap();
        forget_killed(&all);
        let is_linux = Path::new("/proc/self").exists();
        assert!(folder(&own).exists() && all.join(other).exists());
        assert_eq!(folder(killed).exists(), !is_linux);
        drop(RunFolder(all.clone()));
        assert!(!all.exists());
    }
}
