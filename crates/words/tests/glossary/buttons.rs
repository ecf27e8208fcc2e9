//! The texts on buttons, as the sources of the pages show them.

use std::collections::BTreeSet;
use std::path::Path;

use crate::common::sources;

/// Crates that draw pages.
const PAGES: [&str; 3] = ["web", "callisto-web", "villa-web"];

/// The keys of texts between `<button` and `</button>`, without those of attributes such as `title`.
pub fn in_pages() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = PAGES.iter().map(|name| crates.join(name).join("src")).collect();
    sources(folders).iter().flat_map(|source| on_buttons(source)).collect()
}

/// The keys in a source. A text with values in it is no plain label, and is left to its own length.
pub fn on_buttons(source: &str) -> Vec<String> {
    let parts = source.split("<button").skip(1).filter_map(|part| part.split("</button>").next());
    parts
        .flat_map(|button| {
            button.match_indices("say!(words, \"").map(move |(at, start)| (button, at, start.len()))
        })
        .filter(|(button, at, _)| !button[..*at].ends_with('='))
        .filter_map(|(button, at, length)| button[at + length..].split_once("\")"))
        .map(|(key, _)| key.to_string())
        .filter(|key| key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
        .collect()
}
