//! Game files: opened from the device, saved to it.

use callisto::Record;
use leptos::prelude::*;
use web::chosen_file::choose_file;
use web::picture;
use web::route::way;
use web::speech::speech;
use words::say;

use super::opened;

/// A button that opens a file of the device.
#[component]
pub fn OpenFile(
    /// What was wrong with the file that was opened last.
    #[prop(default = None)]
    trouble: Option<String>,
    /// Whether it is a card among others, which says what a file is opened for.
    #[prop(optional)]
    is_card: bool,
) -> impl IntoView {
    let words = speech();
    let way = way();
    let trouble = RwSignal::new(trouble);
    let chosen = move |event: leptos::ev::Event| {
        choose_file(words, &event, move |name, text| {
            // The review page reads the text: only it knows game files.
            match text {
                Ok(text) if opened::keep(&name, &text) => way.go("/review"),
                Ok(_) => drop(trouble.try_set(Some(say!(words, "web-file-large", file = name)))),
                Err(why) => drop(trouble.try_set(Some(why))),
            }
        });
    };
    view! {
        <label class="door file-door">
            <strong>{words.say(if is_card { "game-review-card" } else { "web-open" }, &[])}</strong>
            <span>{words.say(if is_card { "game-review-about" } else { "web-open-about" }, &[])}</span>
            <input type="file" id="file" accept=".blksgf,.sgf" on:change=chosen/>
        </label>
        <p class="trouble" role="alert">{move || trouble.get()}</p>
    }
}

/// Saves a game as a file of the device.
pub fn save(record: &Record) {
    let blob = picture::blob(&record.write(), "application/x-blokus-sgf");
    if let Err(why) = blob.and_then(|blob| picture::hand_over(&blob, "callisto.blksgf")) {
        leptos::logging::error!("the file was not saved: {why:?}");
    }
}
