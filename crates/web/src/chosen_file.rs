//! A file that the user has chosen on the device.

use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;
use words::say;

use crate::speech::Speech;

/// A game of Callisto with every comment anybody would read has some kilobytes, a long one of Villa Paletti a megabyte.
const LARGEST: f64 = 4_000_000.0;

/// The text of the chosen file, or what is wrong with it.
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
            text.ok_or_else(|| say!(words, "web-file-unreadable", file = file.name()))
        };
        tell(file.name(), text);
    });
    // The same file can be chosen again after it was changed.
    if let Some(input) = input {
        input.set_value("");
    }
}
