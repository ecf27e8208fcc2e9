//! A game that was saved as a file.

use leptos::prelude::*;
use web::chosen_file::choose_file;
use web::local::Local;
use web::route::way;
use web::shelf;
use web::speech::speech;
use web::start::lot;
use words::say;

/// Opens a file of the device: the game goes on at this screen, wherever it was played.
#[component]
pub fn OpenGame() -> impl IntoView {
    let words = speech();
    let way = way();
    let trouble = RwSignal::new(None::<String>);
    let chosen = move |event: leptos::ev::Event| {
        choose_file(words, &event, move |file, text| {
            let broken = |what: String| say!(words, "web-file-broken", file = file.clone(), what = what);
            let game = text.and_then(|text| Local::read(&text).map_err(|why| broken(why.to_string())));
            let game = game.and_then(|game| match game.table().villa() {
                Some(_) => Ok(game),
                None => Err(broken(say!(words, "yard-other-game"))),
            });
            match game {
                Ok(game) => {
                    let id = format!("{:x}", lot());
                    shelf::VILLA.keep(&id, &game);
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
