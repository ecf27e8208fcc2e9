//! The way back into the game from the rules or the settings.

use leptos::prelude::*;
use words::say;

use crate::app::Link;
use crate::speech::speech;
use crate::storage::Storage::Tab;

const KEY: &str = "loggia.back";

/// Stores the address of this page as the game, the table or the lesson to return to.
pub fn remember() {
    Tab.set(KEY, &window().location().pathname().unwrap_or_default());
}

/// A link back to the game, if there is one.
#[component]
pub fn BackToGame() -> impl IntoView {
    let words = speech();
    let to = Tab.get(KEY).filter(|path| path.starts_with('/'))?;
    Some(view! {
        <p><Link to class="button" id="back-to-game">{say!(words, "web-to-game")}</Link></p>
    })
}
