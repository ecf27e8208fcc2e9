//! Which page is shown for an address.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

fn here() -> String {
    window().location().pathname().unwrap_or_default()
}

/// The parts of a path.
pub fn parts(path: &str) -> Vec<&str> {
    path.split('/').filter(|part| !part.is_empty()).collect()
}

/// The router.
#[derive(Clone, Copy)]
pub struct Way {
    path: RwSignal<String>,
    own: &'static [&'static str],
}

impl Way {
    /// Begins at the address that was opened, and follows the browser's back and forward. `own` are the first parts of
    /// the addresses that can be shown without loading another module.
    pub fn open(own: &'static [&'static str]) -> Way {
        let path = RwSignal::new(here());
        let handle = window_event_listener(leptos::ev::popstate, move |_| path.set(here()));
        on_cleanup(move || handle.remove());
        Way { path, own }
    }

    /// The path of the page that is shown.
    pub fn path(self) -> Signal<String> {
        self.path.into()
    }

    /// Goes to an address of this server.
    pub fn go(self, address: &str) {
        let path = address.split(['?', '#']).next().unwrap_or_default();
        let first = parts(path).first().copied().unwrap_or_default();
        if !self.own.contains(&first) {
            let _ = window().location().assign(address);
            return;
        }
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.path.set(here());
    }
}

/// The router, from anywhere below the frame.
pub fn way() -> Way {
    expect_context()
}
