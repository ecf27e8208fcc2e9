//! The folder where Loggia keeps what belongs to a user: saved games, the data of a server, the keys to seats.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of this user.
#[derive(Clone, Debug)]
pub struct Home {
    folder: PathBuf,
}

impl Home {
    /// `LOGGIA_HOME`, or a folder for the data of programs. It is made if need be.
    pub fn open() -> Result<Home, String> {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = set("LOGGIA_HOME")
            .or_else(|| set("XDG_DATA_HOME").map(|data| data.join("loggia")))
            .or_else(|| set("APPDATA").map(|data| data.join("loggia")))
            .or_else(|| set("HOME").map(|home| home.join(".local/share/loggia")))
            .ok_or("no data folder: set LOGGIA_HOME")?;
        Home::at(&folder)
    }

    /// A folder of the caller's choice.
    pub fn at(folder: &Path) -> Result<Home, String> {
        fs::create_dir_all(folder).map_err(|e| format!("cannot create {}: {e}", folder.display()))?;
        Ok(Home { folder: folder.into() })
    }

    /// The place of a file in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}
