//! The editions to choose from: the built-in ones, and those that the user has loaded.

use std::sync::Arc;

use callisto::Edition;
use web::settings::Settings;
use web::storage::Storage::Browser;

const KEY: &str = "loggia.editions";

/// The most editions of one's own that are kept: the browser's storage is small.
const MOST: usize = 12;

fn own() -> Vec<String> {
    Browser.get(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// All of them.
pub fn all() -> Vec<Arc<Edition>> {
    let own = own().into_iter().filter_map(|text| Edition::from_toml(&text).ok());
    Edition::all().iter().cloned().chain(own.map(Arc::new)).collect()
}

/// The edition of a choice: an id, or a whole file.
pub fn find(choice: &str) -> Option<Arc<Edition>> {
    Edition::named(choice).or_else(|| Edition::from_toml(choice).ok().map(Arc::new))
}

/// The choice of the edition that was played last. It may be gone, and nobody may have played yet.
pub fn last(settings: &Settings) -> String {
    let known = find(&settings.edition).unwrap_or_else(|| Edition::usual().clone());
    choice(&known)
}

/// How an edition is chosen at a table.
pub fn choice(edition: &Edition) -> String {
    if edition.is_built_in() { edition.id().into() } else { edition.source().into() }
}

/// Stores an edition of one's own.
pub fn keep(edition: &Edition) {
    let mut texts = own();
    texts.retain(|text| text != edition.source());
    texts.insert(0, edition.source().into());
    texts.truncate(MOST);
    Browser.set(KEY, &serde_json::to_string(&texts).unwrap_or_default());
}
