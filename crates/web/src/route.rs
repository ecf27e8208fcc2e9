//! Which page is shown, as the address says it.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The first page.
    Start,
    /// Choosing a game at this screen.
    New,
    /// A game at this screen, by its name on the shelf.
    Play(String),
    /// Making a table for others.
    Invite,
    /// The tables of the house.
    Watch,
    /// A table of the house.
    Table(String),
    /// A seat that comes over from another device.
    Handover(String),
    /// Looking through a game.
    Review,
    /// A first game with explanations.
    Learn,
    /// The rules of an edition.
    Rules(String),
    /// Language, look and manners.
    Settings,
    /// An address that leads nowhere.
    Nowhere,
}

impl Route {
    /// The page of an address.
    fn read(path: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Start,
            ["new"] => Route::New,
            ["play", id] => Route::Play(id.into()),
            ["invite"] => Route::Invite,
            ["watch"] => Route::Watch,
            ["t", id] => Route::Table(id.into()),
            ["h", code] => Route::Handover(code.into()),
            ["review"] => Route::Review,
            ["learn"] => Route::Learn,
            ["rules", id] => Route::Rules(id.into()),
            ["settings"] => Route::Settings,
            _ => Route::Nowhere,
        }
    }

    fn here() -> Route {
        Route::read(&window().location().pathname().unwrap_or_default())
    }
}

/// The way between pages.
#[derive(Clone, Copy)]
pub struct Way(RwSignal<Route>);

impl Way {
    /// Begins at the address that was opened, and follows the browser's back and forward.
    pub fn open() -> Way {
        let route = RwSignal::new(Route::here());
        let handle = window_event_listener(leptos::ev::popstate, move |_| route.set(Route::here()));
        on_cleanup(move || handle.remove());
        Way(route)
    }

    /// The page that is shown.
    pub fn route(self) -> Signal<Route> {
        self.0.into()
    }

    /// Goes to an address of this house.
    pub fn go(self, path: &str) {
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(path));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.0.set(Route::here());
    }
}

/// The way, from anywhere below the app.
pub fn way() -> Way {
    expect_context()
}
