//! Local games in the browser's storage: they survive a reload and a crash.

use leptos::prelude::*;
use table::Phase;
use web_sys::Storage;

use crate::local::Local;

const GAME: &str = "loggia.game.";

/// The names of the games, the one that was played last first.
const ORDER: &str = "loggia.games";

/// The most games that are kept. A game has some tens of kilobytes, a browser's shelf some megabytes.
const MOST: usize = 20;

/// The browser's storage, where it allows one.
pub fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// A stored text.
pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Stores a text. A browser without room or permission forgets it with the page.
pub fn set(key: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, text);
    }
}

fn order() -> Vec<String> {
    let names = get(ORDER).unwrap_or_default();
    names.split_whitespace().map(Into::into).collect()
}

/// Keeps a game, and makes it the one that was played last.
pub fn keep(id: &str, game: &Local) {
    let mut names = order();
    if names.first().is_none_or(|first| first != id) {
        names.retain(|name| name != id);
        names.insert(0, id.into());
        for old in names.drain(names.len().min(MOST)..) {
            forget(&format!("{GAME}{old}"));
        }
        set(ORDER, &names.join(" "));
    }
    set(&format!("{GAME}{id}"), &game.write());
}

/// Forgets a text.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// A game by its name.
pub fn game(id: &str) -> Option<Local> {
    Local::read(&get(&format!("{GAME}{id}"))?)
}

/// The games that are not over, the one that was played last first.
pub fn unfinished() -> Vec<(String, Local)> {
    let games = order().into_iter().filter_map(|id| Some((id.clone(), game(&id)?)));
    games.filter(|(_, game)| game.table().phase() != Phase::Finished).collect()
}
