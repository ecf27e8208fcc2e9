//! Looking through a game: from a file, from a link, or one that was just played.

mod course;
mod file;
mod moves;
mod share;
mod study;
mod through;

use callisto::Record;
use leptos::prelude::*;
use words::say;

use crate::app::Heading;
use crate::speech::speech;
use through::Through;

pub use file::{OpenFile, choose_file};

/// The game that is looked through, from anywhere below the app.
#[derive(Clone, Copy)]
pub struct Opened(pub RwSignal<Option<Record>>);

/// The page of a review; without a game it asks for one.
#[component]
pub fn ReviewPage() -> impl IntoView {
    let Opened(opened) = expect_context();
    let words = speech();
    let trouble = RwSignal::new(None);
    if let Some(shared) = share::here() {
        match shared {
            Ok(record) => opened.set(Some(record)),
            Err(why) => trouble.set(Some(say!(words, "web-link-broken", what = why))),
        }
    }
    move || match opened.get() {
        Some(record) => view! { <Through record/> }.into_any(),
        None => view! {
            <main class="page narrow">
                <Heading text=say!(words, "web-open")/>
                <p class="lead">{say!(words, "web-open-lead")}</p>
                <p class="trouble" role="alert">{move || trouble.get()}</p>
                <OpenFile/>
            </main>
        }
        .into_any(),
    }
}
