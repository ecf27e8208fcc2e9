//! A link to send or to scan.

use leptos::prelude::*;
use leptos::task::spawn_local;
use words::say;

use super::qr::Qr;
use crate::speech::speech;

/// A link with what it is for, a button that copies it, and its QR code.
#[component]
pub fn LinkBox(link: String, about: String, id: &'static str) -> impl IntoView {
    let words = speech();
    let copied = RwSignal::new(false);
    let to_copy = link.clone();
    let copy = move |_| {
        let promise = window().navigator().clipboard().write_text(&to_copy);
        spawn_local(async move {
            let done = wasm_bindgen_futures::JsFuture::from(promise).await.is_ok();
            copied.try_set(done);
        });
    };
    let (plain, done) = (say!(words, "web-copy"), say!(words, "web-copied"));
    view! {
        <section class="invitation">
            <p>{about}</p>
            <div class="link-row">
                <input type="text" readonly id=id aria-label=say!(words, "web-link") prop:value=link.clone()/>
                <button class="button" on:click=copy>
                    {move || if copied.get() { done.clone() } else { plain.clone() }}
                </button>
            </div>
            <Qr link label=say!(words, "web-qr")/>
        </section>
    }
}

/// The link of a table.
pub fn table_link(id: &str) -> String {
    format!("{}/t/{id}", window().location().origin().unwrap_or_default())
}
