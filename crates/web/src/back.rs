//! The way back into the game from which somebody went to the rules or the settings.

use leptos::prelude::*;
use words::say;

use crate::app::Link;
use crate::speech::speech;
use crate::storage::Storage::Tab;

const KEY: &str = "loggia.back";

/// Keeps the address of this page as that of the game to go back to.
pub fn remember() {
    Tab.set(KEY, &window().location().pathname().unwrap_or_default());
}

/// A link to the game that was left, where there is one.
#[component]
pub fn BackToGame() -> impl IntoView {
    let words = speech();
    let to = Tab.get(KEY).filter(|path| path.starts_with('/'))?;
    Some(view! {
        <p><Link to class="button" id="back-to-game">{say!(words, "game-back")}</Link></p>
    })
}
