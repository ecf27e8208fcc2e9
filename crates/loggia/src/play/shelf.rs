//! The shelf where the current game lies: saved after every move, so that nothing is lost whatever happens.

use std::fs;

use crate::files::write_whole;
use crate::home::Home;

/// The current game and those that made room for it, in the user's folder.
pub struct Shelf {
    home: Home,
}

const CURRENT: &str = "callisto.blksgf";

impl Shelf {
    /// The shelf of this user.
    pub fn open() -> Result<Shelf, String> {
        Home::open().map(|home| Shelf { home })
    }

    /// The text of the current game.
    pub fn current(&self) -> Option<String> {
        fs::read(self.home.file(CURRENT)).ok().map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Saves the current game.
    pub fn save(&self, text: &str) -> Result<(), (String, String)> {
        write_whole(&self.home.file(CURRENT), text)
    }

    /// Moves the current game to a name of its own and says which.
    pub fn put_aside(&self) -> Result<String, String> {
        let free = |n: &u32| !self.home.file(&format!("callisto-{n}.blksgf")).exists();
        let number = (1..).find(free).ok_or("too many saved games")?;
        let kept = self.home.file(&format!("callisto-{number}.blksgf"));
        fs::rename(self.home.file(CURRENT), &kept).map_err(|e| format!("{}: {e}", kept.display()))?;
        Ok(kept.display().to_string())
    }
}
