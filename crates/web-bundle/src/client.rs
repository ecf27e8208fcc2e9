//! The modules that have pages of their own.

use std::path::Path;

use crate::file::File;
use crate::{Result, texts};

/// Files of words that all pages of Callisto and of the house say something from.
const WORDS: &[&str] = &["analysis", "callisto", "setup", "table", "terminal", "web"];

/// A module with pages.
pub struct Client {
    /// How the names of its files begin.
    pub stem: &'static str,
    /// What cargo calls the module.
    pub module: &'static str,
    /// The page that loads it.
    page: &'static str,
    /// The first parts of the addresses that the page is for.
    paths: &'static [&'static str],
    /// Where it has tables of a game at addresses of its own: the game, and how these begin. All others are at `/t/`.
    tables: Option<(&'static str, &'static str)>,
    /// What searchers are told about it.
    about: &'static str,
    /// The files of words that it needs, and how the names of its texts begin.
    words: (&'static str, &'static [&'static str]),
    /// What is done with it once it is there.
    pub then: &'static str,
    /// The most bytes that a browser may load for it; `docs/web.md` has the aims.
    pub most: usize,
}

const CALLISTO: &str = "Callisto, a board game of columns, for two to four people and bots";

/// All of them.
pub const CLIENTS: [Client; 4] = [
    Client {
        stem: "web",
        module: "web",
        page: "index.html",
        paths: &["", "new", "play", "learn", "rules", "settings"],
        tables: None,
        about: CALLISTO,
        words: ("text", WORDS),
        then: "the first move",
        most: 400_000,
    },
    Client {
        stem: "online",
        module: "online",
        page: "online.html",
        paths: &["invite", "watch", "t", "h"],
        tables: None,
        about: CALLISTO,
        words: ("text", WORDS),
        then: "a table can be joined",
        most: 400_000,
    },
    Client {
        stem: "review",
        module: "review",
        page: "review.html",
        paths: &["review"],
        tables: None,
        about: CALLISTO,
        words: ("text", WORDS),
        then: "a game can be looked through",
        most: 400_000,
    },
    Client {
        stem: "villa",
        module: "villa-web",
        page: "villa.html",
        paths: &["villa"],
        tables: Some(("villa", "villa/t")),
        about: "Villa Paletti, a game of columns and nerves, for two to four people",
        words: ("villa-text", &["callisto", "setup", "table", "villa", "web", "yard"]),
        then: "the villa can be touched",
        most: 1_500_000,
    },
];

/// Which page is for which addresses, as JSON for the server and for the service worker.
pub fn routes() -> String {
    let quoted = |text: &&str| format!("\"{text}\"");
    let route = |client: &Client| {
        let paths = client.paths.iter().map(quoted).collect::<Vec<_>>().join(",");
        let tables =
            client.tables.map_or_else(|| "null".into(), |(game, way)| format!("[\"{game}\",\"{way}\"]"));
        format!("{{\"page\":\"{}\",\"paths\":[{paths}],\"tables\":{tables}}}", client.page)
    };
    format!("[{}]", CLIENTS.iter().map(route).collect::<Vec<_>>().join(","))
}

impl Client {
    /// Its files from its module with its bindings, the page last; the page is made from `template`, in which the style is named already.
    pub fn files(&self, mut bound: Vec<File>, text: &Path, template: &str) -> Result<Vec<File>> {
        let (stem, parts) = self.words;
        let words = texts::gather(text, stem, parts)?;
        let marks = [
            ("{about}", self.about.to_owned()),
            ("{module}", bound[0].path()),
            ("{script}", bound[1].path()),
            ("{texts}", texts::table(&words)),
        ];
        bound.extend(words.into_iter().map(|(_, file)| file));
        let page = marks.iter().fold(template.to_owned(), |page, (mark, value)| page.replace(mark, value));
        bound.push(File { name: self.page.into(), bytes: page.into_bytes() });
        Ok(bound)
    }

    /// Its page while the module is still being built: it says how far that is, and then loads itself again.
    pub fn waiting(&self, page: &str) -> File {
        File { name: self.page.into(), bytes: page.replace("{about}", self.about).into_bytes() }
    }

    /// Whether a browser loads a file for it, of the texts the largest: Russian.
    pub fn loads(&self, name: &str) -> bool {
        let text = format!("{}-ru-", self.words.0);
        let own = [self.page, "start.js", "style-", &text];
        let module = name.strip_prefix(self.stem).is_some_and(|rest| rest.starts_with('-'));
        let is_text = name.ends_with(".ftl");
        own.iter().any(|start| name.starts_with(start)) || module && !is_text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_loads_its_own_module_and_one_language() {
        let [web, online, _, villa] = CLIENTS;
        for name in ["index.html", "start.js", "style-1.css", "web-1.wasm", "web-1.js", "text-ru-1.ftl"] {
            assert!(web.loads(name), "{name}");
        }
        for name in ["online-1.wasm", "villa-1.js", "text-de-1.ftl", "villa-text-ru-1.ftl", "thinker-1.wasm"]
        {
            assert!(!web.loads(name), "{name}");
        }
        assert!(online.loads("online-1.js") && online.loads("text-ru-1.ftl") && !online.loads("web-1.js"));
        assert!(villa.loads("villa-text-ru-1.ftl") && !villa.loads("villa-text-de-1.ftl"));
    }
}
