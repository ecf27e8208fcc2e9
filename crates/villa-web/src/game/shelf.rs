//! Games of Villa Paletti in the browser's storage. Their logs hold what hands did, so that few have room.

use web::local::Local;
use web::shelf::{forget, get, set};

const GAME: &str = "loggia.villa.";

/// The names of the games, the one that was played last first.
const ORDER: &str = "loggia.villas";

/// A long game has a megabyte, a browser's shelf five.
const MOST: usize = 2;

fn order() -> Vec<String> {
    get(ORDER).unwrap_or_default().split_whitespace().map(Into::into).collect()
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

/// A game by its name.
pub fn game(id: &str) -> Option<Local> {
    Local::read(&get(&format!("{GAME}{id}"))?)
}

/// The games that are not over.
pub fn unfinished() -> Vec<(String, Local)> {
    let games = order().into_iter().filter_map(|id| Some((id.clone(), game(&id)?)));
    games.filter(|(_, game)| game.table().phase() == table::Phase::Playing).collect()
}
