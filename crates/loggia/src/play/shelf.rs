//! The shelf where the current game lies: saved after every move, so that nothing is lost whatever happens.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A folder with the current game and those that made room for it.
pub struct Shelf {
    folder: PathBuf,
}

const CURRENT: &str = "callisto.blksgf";

impl Shelf {
    /// The shelf of this user: `LOGGIA_HOME`, or a folder for the data of programs.
    pub fn open() -> Result<Shelf, String> {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = set("LOGGIA_HOME")
            .or_else(|| set("XDG_DATA_HOME").map(|data| data.join("loggia")))
            .or_else(|| set("APPDATA").map(|data| data.join("loggia")))
            .or_else(|| set("HOME").map(|home| home.join(".local/share/loggia")))
            .ok_or("there is no folder to save the game in: set LOGGIA_HOME to one")?;
        fs::create_dir_all(&folder).map_err(|e| format!("{} cannot be made: {e}", folder.display()))?;
        Ok(Shelf { folder })
    }

    /// The text of the current game.
    pub fn current(&self) -> Option<String> {
        fs::read(self.folder.join(CURRENT)).ok().map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Saves the current game.
    pub fn save(&self, text: &str) -> Result<(), (String, String)> {
        write_whole(&self.folder.join(CURRENT), text)
    }

    /// Moves the current game to a name of its own and says which.
    pub fn put_aside(&self) -> Result<String, String> {
        let free = |n: &u32| !self.folder.join(format!("callisto-{n}.blksgf")).exists();
        let number = (1..).find(free).ok_or("the shelf is full")?;
        let kept = self.folder.join(format!("callisto-{number}.blksgf"));
        fs::rename(self.folder.join(CURRENT), &kept).map_err(|e| format!("{}: {e}", kept.display()))?;
        Ok(kept.display().to_string())
    }
}

/// Writes a file so that at every instant either the old or the new one is there, whole. The error is the file's name
/// and what is wrong.
pub fn write_whole(path: &Path, text: &str) -> Result<(), (String, String)> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let write = || {
        let mut file = fs::File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    write().map_err(|e| (path.display().to_string(), e.to_string()))
}
