//! Sharing a position: as a link, and as a picture.

use callisto::{NodeId, Record};
use leptos::prelude::*;
use web::online::LinkRow;
use web::picture;
use web::speech::{Speech, speech};
use words::say;

use super::standing::captions;
use super::study::Study;
use crate::game::BoardView;
use crate::speech::CallistoSpeech as _;

/// The game of the page's link, or what is wrong with it; none without one.
pub fn here(words: Speech) -> Option<Result<Record, String>> {
    let hash = window().location().hash().unwrap_or_default();
    let code = hash.strip_prefix('#').filter(|code| !code.is_empty())?;
    Some(read(words, code))
}

fn read(words: Speech, code: &str) -> Result<Record, String> {
    let broken = || say!(words, "web-link-damaged");
    let plain = window().atob(&code.replace('-', "+").replace('_', "/")).map_err(|_| broken())?;
    let bytes: Vec<u8> = plain.chars().filter_map(|letter| u8::try_from(letter).ok()).collect();
    let text = String::from_utf8(bytes).map_err(|_| broken())?;
    Record::read(&text).map_err(|error| say!(words, "web-link-broken", what = words.file_fault(&error)))
}

/// The link that shows a position with the moves that led to it, without names and comments.
fn link(record: &Record, node: NodeId) -> Option<String> {
    let path = record.path(node);
    let start = record.arrangement(record.root()).clone();
    let mut plain = Record::arranged(record.rules(), record.starter(), start).ok()?;
    let mut at = plain.root();
    for node in &path {
        if let Some((colour, mv)) = record.mv(*node) {
            at = plain.play_for(at, colour, mv).ok()?;
        }
    }
    let bytes: String = plain.write().bytes().map(char::from).collect();
    let code = window().btoa(&bytes).ok()?.replace('+', "-").replace('/', "_");
    let origin = window().location().origin().ok()?;
    Some(format!("{origin}/review#{}", code.trim_end_matches('=')))
}

/// The link and the pictures of the position on the board.
#[component]
pub fn Share(study: Study, board_view: BoardView) -> impl IntoView {
    let words = speech();
    let shared = Memo::new(move |_| {
        let node = study.node.get();
        study.record.with(|record| link(record, node)).unwrap_or_default()
    });
    let draw = move |png: bool| {
        move |_| {
            if let Some(drawing) = board_view.drawing.get_untracked() {
                let captions = study.record.with_untracked(|record| captions(&words, record, study));
                picture::save(&drawing, "callisto", &captions, png);
            }
        }
    };
    view! {
        <section class="share">
            <h2>{say!(words, "web-share")}</h2>
            <LinkRow link=shared.into() label=say!(words, "web-share-link") id="position-link"/>
            <div class="buttons">
                <button class="button quiet" id="save-svg" on:click=draw(false)>{say!(words, "web-picture-svg")}</button>
                <button class="button quiet" id="save-png" on:click=draw(true)>{say!(words, "web-picture-png")}</button>
            </div>
        </section>
    }
}
