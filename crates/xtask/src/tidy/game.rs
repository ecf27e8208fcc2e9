//! A table and a server know no game by name.

use crate::project::File;

/// The crates whose code names no game.
const WITHOUT: [&str; 2] = ["crates/table/src/", "crates/server/src/"];

/// Where the games' rules are: each folder's name is the game's.
const GAMES: [&str; 2] = ["callisto", "villa"];

/// Code that names a game where none belongs.
pub fn complaints(files: &[File]) -> Vec<String> {
    let code = files.iter().filter(|file| WITHOUT.iter().any(|folder| file.path.starts_with(folder)));
    let named = code.flat_map(|file| {
        let lines = (1..).zip(file.text.lines()).take_while(|(_, line)| line.trim() != "#[cfg(test)]");
        let lines = lines.filter(|(_, line)| !line.trim_start().starts_with("//"));
        lines.flat_map(move |(number, line)| {
            let line = line.to_lowercase();
            let games = GAMES.iter().filter(move |game| line.contains(**game));
            games.map(move |game| (file.path.as_str(), number, *game))
        })
    });
    named.map(|(path, line, game)| format!("{path}:{line} names {game}: ask the game what differs")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_in_the_server_is_found() {
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        let code = "// Callisto\nuse callisto::Rules;\n#[cfg(test)]\nuse villa::Game;\n";
        let files = [file("crates/server/src/server.rs", code), file("crates/games/src/lib.rs", code)];
        let found = complaints(&files);
        assert!(
            matches!(&found[..], [one] if one.starts_with("crates/server/src/server.rs:2 ")),
            "{found:?}"
        );
    }
}
