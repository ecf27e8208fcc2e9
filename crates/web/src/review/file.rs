//! Game files: opened from the device, saved to it.

use callisto::Record;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;
use words::say;

use super::opened;
use crate::picture;
use crate::route::way;
use crate::speech::{Speech, speech};

/// A game of Callisto with every comment anybody would read has some kilobytes.
const LARGEST: f64 = 4_000_000.0;

/// The text of a file that somebody has just chosen, or what is wrong with it.
pub fn choose_file(
    words: Speech,
    event: &leptos::ev::Event,
    tell: impl FnOnce(String, Result<String, String>) + 'static,
) {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(file) = input.as_ref().and_then(|input| input.files()).and_then(|files| files.get(0)) else {
        return;
    };
    spawn_local(async move {
        let text = if file.size() > LARGEST {
            Err(say!(words, "web-file-large", file = file.name()))
        } else {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            text.ok_or_else(|| say!(words, "web-file-broken", file = file.name(), what = ""))
        };
        tell(file.name(), text);
    });
    // The same file can be chosen again once it was mended.
    if let Some(input) = input {
        input.set_value("");
    }
}

/// A button that opens a file of the device.
#[component]
pub fn OpenFile(
    /// What was wrong with the file that was opened last.
    #[prop(default = None)]
    trouble: Option<String>,
) -> impl IntoView {
    let words = speech();
    let way = way();
    let trouble = RwSignal::new(trouble);
    let chosen = move |event: leptos::ev::Event| {
        choose_file(words, &event, move |name, text| {
            // The page of reviews reads the text: it is the one that knows game files.
            match text {
                Ok(text) if opened::keep(&name, &text) => way.go("/review"),
                Ok(_) => drop(trouble.try_set(Some(say!(words, "web-file-large", file = name)))),
                Err(why) => drop(trouble.try_set(Some(why))),
            }
        });
    };
    view! {
        <label class="door file-door">
            <strong>{say!(words, "web-open")}</strong>
            <span>{say!(words, "web-open-about")}</span>
            <input type="file" id="file" accept=".blksgf,.sgf" on:change=chosen/>
        </label>
        <p class="trouble" role="alert">{move || trouble.get()}</p>
    }
}

/// Saves a game as a file of the device.
pub fn save(record: &Record) {
    let blob = picture::blob(&record.write(), "application/x-blokus-sgf");
    if let Err(why) = blob.and_then(|blob| picture::hand_over(&blob, "callisto.blksgf")) {
        leptos::logging::error!("the file was not saved: {why:?}");
    }
}
