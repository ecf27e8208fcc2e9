//! Reviewing a game: from a file, from a link, or just played.

mod course;
mod file;
mod moves;
pub mod opened;
mod share;
mod standing;
mod study;
mod through;

use leptos::prelude::*;
use web::app::Heading;
use web::speech::speech;
use words::say;

use through::Through;

pub use file::OpenFile;

/// The page of a review; without a game it asks for one.
#[component]
pub fn ReviewPage() -> impl IntoView {
    let words = speech();
    let trouble = match opened::read(words) {
        Some(Ok(record)) => return view! { <Through record/> }.into_any(),
        Some(Err(why)) => Some(why),
        None => None,
    };
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "web-open")/>
            <p class="lead">{say!(words, "web-open-lead")}</p>
            <OpenFile trouble/>
        </main>
    }
    .into_any()
}
