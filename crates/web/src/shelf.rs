//! Games on this device in the browser's storage: they survive a reload and a crash.

use table::local::Local;
use table::{Games, Phase};

use crate::storage::Storage::Browser;

/// The games of one kind.
pub struct Shelf {
    /// The kinds of games that can be on it.
    pub games: Games,
    /// What the name of every game begins with.
    pub prefix: &'static str,
    /// Where the names of the games are, the one that was played last first.
    pub order: &'static str,
    /// The most games that are kept.
    pub most: usize,
}

impl Shelf {
    fn key(&self, id: &str) -> String {
        format!("{}{id}", self.prefix)
    }

    fn order(&self) -> Vec<String> {
        let names = Browser.get(self.order).unwrap_or_default();
        names.split_whitespace().map(Into::into).collect()
    }

    /// Keeps a game, and makes it the one that was played last.
    pub fn keep(&self, id: &str, game: &Local) {
        let mut names = self.order();
        if names.first().is_none_or(|first| first != id) {
            names.retain(|name| name != id);
            names.insert(0, id.into());
            for old in names.drain(names.len().min(self.most)..) {
                Browser.forget(&self.key(&old));
            }
            Browser.set(self.order, &names.join(" "));
        }
        // A long series of villas has more than a browser keeps.
        let _ = Browser.set(&self.key(id), &game.write()) || Browser.set(&self.key(id), &game.write_lean());
    }

    /// A game by its name.
    pub fn game(&self, id: &str) -> Option<Local> {
        Local::read(self.games, &Browser.get(&self.key(id))?).ok()
    }

    /// The games that are not over, the one that was played last first.
    pub fn unfinished(&self) -> Vec<(String, Local)> {
        let games = self.order().into_iter().filter_map(|id| Some((id.clone(), self.game(&id)?)));
        games.filter(|(_, game)| game.table().phase() != Phase::Finished).collect()
    }
}
