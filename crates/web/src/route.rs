//! Which page is shown, as the address says it.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The pages of Villa Paletti are a module of their own; going there loads it.
const VILLA: &str = "/villa";

fn here() -> String {
    window().location().pathname().unwrap_or_default()
}

/// The way between pages.
#[derive(Clone, Copy)]
pub struct Way(RwSignal<String>);

impl Way {
    /// Begins at the address that was opened, and follows the browser's back and forward.
    pub fn open() -> Way {
        let path = RwSignal::new(here());
        let handle = window_event_listener(leptos::ev::popstate, move |_| path.set(here()));
        on_cleanup(move || handle.remove());
        Way(path)
    }

    /// The path of the page that is shown.
    pub fn path(self) -> Signal<String> {
        self.0.into()
    }

    /// Goes to an address of this house.
    pub fn go(self, address: &str) {
        if address.starts_with(VILLA) != here().starts_with(VILLA) {
            let _ = window().location().assign(address);
            return;
        }
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.0.set(here());
    }
}

/// The way, from anywhere below the frame.
pub fn way() -> Way {
    expect_context()
}
