//! The game under review, kept for the tab: another module may have opened it, and a reload loses nothing.

use callisto::Record;
use web::route::Way;
use web::speech::Speech;
use web::storage::Storage::Tab;
use words::say;

use super::share;
use crate::speech::CallistoSpeech as _;

const KEY: &str = "loggia.opened";

/// Stores a game file with its name; false if there was no room. A game played here has no name.
pub fn keep(name: &str, text: &str) -> bool {
    Tab.set(KEY, &format!("{}\n{text}", name.replace('\n', " ")))
}

/// Opens a game that was played here.
pub fn open(way: Way, record: &Record) {
    if keep("", &record.write()) {
        way.go("/review");
    }
}

/// Closes the game, so that another can be opened.
pub fn close(way: Way) {
    Tab.forget(KEY);
    way.go("/review");
}

/// The game of the page's link, or the game opened in this tab; or what is wrong with it, which is shown once.
pub fn read(words: Speech) -> Option<Result<Record, String>> {
    if let Some(shared) = share::here(words) {
        return Some(shared);
    }
    let kept = Tab.get(KEY)?;
    let (name, text) = kept.split_once('\n')?;
    let broken = |why: callisto::RecordError| {
        say!(words, "web-file-broken", file = name, what = words.file_fault(&why))
    };
    let read = Record::read(text).map_err(broken);
    if read.is_err() {
        Tab.forget(KEY);
    }
    Some(read)
}
