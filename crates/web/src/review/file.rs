//! Game files: opened from the device, saved to it.

use callisto::Record;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};
use words::say;

use super::Opened;
use crate::route::way;
use crate::speech::{Speech, speech};

/// A game of Callisto with every comment anybody would read has some kilobytes.
const LARGEST: f64 = 4_000_000.0;

/// Reads a file, or says what is wrong with it and where.
async fn read(words: Speech, file: File) -> Result<Record, String> {
    if file.size() > LARGEST {
        return Err(say!(words, "web-file-large", file = file.name()));
    }
    let broken = |what: String| say!(words, "web-file-broken", file = file.name(), what = what);
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    let text = text.ok_or_else(|| broken(String::new()))?;
    Record::read(&text).map_err(|error| broken(error.to_string()))
}

/// A button that opens a file of the device.
#[component]
pub fn OpenFile() -> impl IntoView {
    let words = speech();
    let way = way();
    let Opened(opened) = expect_context();
    let trouble = RwSignal::new(None::<String>);
    let chosen = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.as_ref().and_then(|input| input.files()).and_then(|files| files.get(0)) else {
            return;
        };
        leptos::task::spawn_local(async move {
            match read(words, file).await {
                Ok(record) => {
                    opened.set(Some(record));
                    way.go("/review");
                }
                Err(why) => {
                    trouble.try_set(Some(why));
                }
            }
        });
        // The same file can be chosen again once it was mended.
        if let Some(input) = input {
            input.set_value("");
        }
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
    let saved = || -> Result<(), JsValue> {
        let parts = js_sys::Array::of1(&JsValue::from_str(&record.write()));
        let kind = BlobPropertyBag::new();
        kind.set_type("application/x-blokus-sgf");
        let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
        let url = Url::create_object_url_with_blob(&blob)?;
        let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download("callisto.blksgf");
        link.click();
        Url::revoke_object_url(&url)
    };
    if let Err(why) = saved() {
        leptos::logging::error!("the file was not saved: {why:?}");
    }
}
