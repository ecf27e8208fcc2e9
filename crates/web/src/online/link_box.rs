//! A link to copy or to scan.

use leptos::prelude::*;
use leptos::task::spawn_local;
use words::say;

use super::qr::Qr;
use crate::speech::speech;

/// A link with what it is for, a button that copies it, and its QR code.
#[component]
pub fn LinkBox(link: String, about: String, id: &'static str) -> impl IntoView {
    let words = speech();
    view! {
        <section class="invitation">
            <p>{about}</p>
            <LinkRow link=Signal::stored(link.clone()) label=say!(words, "web-link") id/>
            <Qr link label=say!(words, "web-qr")/>
        </section>
    }
}

/// A link and a button that copies it.
#[component]
pub fn LinkRow(link: Signal<String>, label: String, id: &'static str) -> impl IntoView {
    let words = speech();
    // The link that was copied. If the link changes, the button says “copy” again.
    let copied = RwSignal::new(String::new());
    let copy = move |_| {
        let text = link.get_untracked();
        let promise = window().navigator().clipboard().write_text(&text);
        spawn_local(async move {
            if wasm_bindgen_futures::JsFuture::from(promise).await.is_ok() {
                copied.try_set(text);
            }
        });
    };
    let (plain, done) = (say!(words, "web-copy"), say!(words, "web-copied"));
    view! {
        <div class="link-row">
            <input type="text" readonly id=id aria-label=label prop:value=link/>
            <button class="button" on:click=copy>
                {move || if copied.get() == link.get() { done.clone() } else { plain.clone() }}
            </button>
        </div>
    }
}

/// The link of a table.
pub fn table_link(id: &str) -> String {
    format!("{}/t/{id}", window().location().origin().unwrap_or_default())
}
