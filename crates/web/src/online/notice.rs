//! Telling players that it is their turn while the tab is in the background: in its title, and by a notification if allowed.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration};

/// Whether the permission has not been asked for yet.
pub fn can_be_asked() -> bool {
    exists() && Notification::permission() == NotificationPermission::Default
}

/// Some phone browsers, and pages without encryption, have no notifications.
fn exists() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false)
}

/// Asks for the permission to notify.
pub async fn ask() {
    if let Ok(answer) = Notification::request_permission() {
        let _ = JsFuture::from(answer).await;
    }
}

/// Notifies a player of their turn; `usual` is the title of the tab at other times.
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
        // One notification for a table, however many turns have passed.
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
