//! Telling people that it is their turn while they look elsewhere: in the tab's title, and by the device where it may.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration};

/// Whether the person has not been asked yet.
pub fn can_be_asked() -> bool {
    exists() && Notification::permission() == NotificationPermission::Default
}

/// Browsers on some phones, and pages without encryption, have no notices.
fn exists() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false)
}

/// Asks whether notices are welcome.
pub async fn ask() {
    if let Ok(answer) = Notification::request_permission() {
        let _ = JsFuture::from(answer).await;
    }
}

/// Tells whenever it becomes somebody's turn; `usual` is the title of the tab at other times.
pub fn tell(my_turn: Signal<bool>, text: String, usual: String) {
    let title = usual.clone();
    Effect::new(move |before: Option<bool>| {
        let now = my_turn.get();
        document().set_title(&if now { format!("● {text}") } else { title.clone() });
        if now && before == Some(false) && document().hidden() {
            show(&text);
        }
        now
    });
    on_cleanup(move || document().set_title(&usual));
}

fn show(text: &str) {
    if exists() && Notification::permission() == NotificationPermission::Granted {
        let options = NotificationOptions::new();
        options.set_icon("/icon.svg");
        // One notice for a table, however many turns have passed.
        options.set_tag(&window().location().pathname().unwrap_or_default());
        match Notification::new_with_options(text, &options) {
            Ok(notice) => {
                let back = Closure::once_into_js(|| drop(window().focus()));
                notice.set_onclick(Some(back.unchecked_ref()));
            }
            // Browsers on phones want it from the service worker, which also hears when it is touched.
            Err(_) => {
                let text = text.to_owned();
                spawn_local(async move {
                    let Ok(ready) = window().navigator().service_worker().ready() else { return };
                    let Ok(worker) = JsFuture::from(ready).await else { return };
                    let worker: ServiceWorkerRegistration = worker.unchecked_into();
                    let _ = worker.show_notification_with_options(&text, &options);
                });
            }
        }
    }
}
