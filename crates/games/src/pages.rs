//! Which module has which pages in the browser. Pages, bundler, service worker and server all read this list.

/// A module with pages of its own.
#[derive(Debug)]
pub struct Module {
    /// What cargo calls it, and how the names of its files begin.
    pub name: &'static str,
    /// The page that loads it.
    pub page: &'static str,
    /// The first parts of the addresses of its pages; the first page has none.
    pub parts: &'static [&'static str],
    /// The game whose tables it shows, at `/t/` like those of all games. Where none says so, it is the module of that part.
    pub tables_of: Option<&'static str>,
    /// Its description for search engines.
    pub about: &'static str,
    /// The files of words that it needs.
    pub words: &'static [&'static str],
    /// How the name of its style begins, and the files that it is made of, in this order.
    pub style: (&'static str, &'static [&'static str]),
    /// What a visitor can do once it is loaded.
    pub then: &'static str,
    /// The most bytes that a browser may load for it; `docs/web.md` has the aims.
    pub most: usize,
}

/// Files of words that all pages of Callisto and of tables say something from.
const WORDS: &[&str] =
    &["analysis", "callisto", "game", "lesson", "online", "setup", "table", "terminal", "web"];

/// The first page and games on this device.
pub const START: Module = Module {
    name: "start",
    page: "index.html",
    parts: &["", "new", "play", "games", "settings"],
    tables_of: None,
    about: "Play Callisto online with friends or bots. 2 to 4 players, no account.",
    words: WORDS,
    style: ("style", &["style.css", "style-pages.css"]),
    then: "the first move",
    most: 400_000,
};

/// Tables, whichever game is played there.
pub const TABLES: Module = Module {
    name: "tables",
    page: "tables.html",
    parts: &["invite", "watch", "t", "h"],
    then: "a table can be joined",
    ..START
};

/// Game reviews, the lesson and the rules.
pub const REVIEW: Module = Module {
    name: "review",
    page: "review.html",
    parts: &["review", "learn", "rules"],
    then: "a game can be looked through, or the game learned",
    ..START
};

/// Villa Paletti.
pub const VILLA: Module = Module {
    name: "villa",
    page: "villa.html",
    parts: &["villa"],
    tables_of: Some("villa"),
    about: "Play Villa Paletti online with friends or bots. 2 to 4 players, no account.",
    words: &["callisto", "online", "setup", "table", "villa", "web", "yard"],
    style: ("villa-style", &["style.css", "style-villa.css", "style-pages.css"]),
    then: "the villa can be touched",
    most: 1_500_000,
};

/// All of them, the one of the first page first.
pub const ALL: [&Module; 4] = [&START, &TABLES, &REVIEW, &VILLA];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_has_one_page() {
        let parts: Vec<_> = ALL.iter().flat_map(|module| module.parts).collect();
        for part in &parts {
            assert_eq!(parts.iter().filter(|other| *other == part).count(), 1, "{part}");
        }
        let slugs: Vec<_> = crate::ALL.iter().map(|game| game.slug()).collect();
        for game in ALL.iter().filter_map(|module| module.tables_of) {
            assert!(slugs.contains(&game), "{game}");
        }
    }
}
