//! A game that was saved as a file.

use games::VillaTable as _;
use leptos::prelude::*;
use table::Rejection;
use table::local::{Local, NotATable};
use web::chosen_file::choose_file;
use web::here::lot;
use web::route::way;
use web::speech::speech;
use words::say;

use crate::pages::{GAMES, SHELF};

/// Opens a file of the device: the game continues on this device, wherever it was played.
#[component]
pub fn OpenGame() -> impl IntoView {
    let words = speech();
    let way = way();
    let trouble = RwSignal::new(None::<String>);
    let chosen = move |event: leptos::ev::Event| {
        choose_file(words, &event, move |file, text| {
            let broken = |what: String| say!(words, "web-file-broken", file = file.clone(), what = what);
            let game = text.and_then(|text| match Local::read(GAMES, &text) {
                Ok(game) if game.table().villa().is_some() => Ok(game),
                Ok(_) | Err(NotATable::Refused(_, Rejection::UnknownGame(_)) | NotATable::Text(_)) => {
                    Err(broken(say!(words, "yard-other-game")))
                }
                Err(NotATable::Refused(_, why)) => Err(broken(words.rejection(&why))),
            });
            match game {
                Ok(game) => {
                    let id = format!("{:x}", lot());
                    SHELF.keep(&id, &game);
                    way.go(&format!("/villa/play/{id}"));
                }
                Err(why) => drop(trouble.try_set(Some(why))),
            }
        });
    };
    view! {
        <label class="door file-door">
            <strong>{say!(words, "web-open")}</strong>
            <span>{say!(words, "yard-open-about")}</span>
            <input type="file" id="file" accept=".json" on:change=chosen/>
        </label>
        <p class="trouble" role="alert">{move || trouble.get()}</p>
    }
}
