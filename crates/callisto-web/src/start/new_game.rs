//! Choosing a game on this device: edition, seats, options.

use callisto::{Colour, Edition, Paint, Paints};
use games::CallistoChoice;
use leptos::prelude::*;
use table::local::Sitter;
use table::{Header, Starter};
use web::app::{Heading, Link, player_count, tick};
use web::chosen_file::choose_file;
use web::here::{KEEPER, now};
use web::route::way;
use web::settings::preferences;
use web::setup::{SeatChoice, SeriesChoice, StarterChoice, seated, sitter_name};
use web::speech::speech;
use words::say;

use super::{ColourChoice, begin};
use crate::board::SmallBoard;
use crate::editions;
use crate::speech::CallistoSpeech as _;

/// The page.
#[component]
pub fn NewGame() -> impl IntoView {
    let words = speech();
    let way = way();
    let preferences = preferences();
    let settings = preferences.now();
    let edition = RwSignal::new(editions::last(&settings));
    let offered = RwSignal::new(editions::all());
    let players = RwSignal::new(2_u8);
    let four_colours = RwSignal::new(false);
    let strict_exit = RwSignal::new(false);
    let starter = RwSignal::new(Starter::Drawn);
    let rounds = RwSignal::new(0);
    let paints = RwSignal::new(Paints::default());
    let trouble = RwSignal::new(None::<String>);
    let bad_edition = RwSignal::new(None::<String>);
    let first = if settings.name.is_empty() { words.player(0) } else { settings.name };
    let others = (1..4).map(|seat| words.player(seat));
    let mut sitters: Vec<Sitter> = std::iter::once(first).chain(others).map(Sitter::Person).collect();
    // Most who play here play bots.
    sitters[1..].fill(Sitter::Bot(settings.level));
    let sitters = RwSignal::new(sitters);
    let chosen = move || editions::find(&edition.get());
    let counts = move || chosen().map(|e| e.player_counts().collect::<Vec<_>>()).unwrap_or_default();

    let cards = move || {
        let cards = offered.get().into_iter().map(|choice| {
            let (value, own) = (choice.id().to_string(), editions::choice(&choice));
            let is_it = own.clone();
            let is_usual = choice.id() == Edition::usual().id();
            let usual =
                is_usual.then(|| view! { <em class="starts">{say!(words, "setup-recommended")}</em> });
            view! {
                <label class="card-choice">
                    <input
                        type="radio"
                        name="edition"
                        value=value
                        prop:checked=move || edition.get() == is_it
                        on:change=move |_| edition.set(own.clone())
                    />
                    <span class="edition-card">
                        <SmallBoard edition=choice.clone()/>
                        <b>{words.edition(&choice)}" "{usual}</b>
                        <small>{words.about_edition(&choice)}</small>
                    </span>
                </label>
            }
        });
        cards.collect_view()
    };
    let load = move |event: leptos::ev::Event| {
        choose_file(words, &event, move |name, text| {
            let broken = |what: String| say!(words, "web-file-broken", file = name, what = what);
            let read = text.and_then(|text| {
                Edition::from_toml(&text).map_err(|error| broken(words.edition_error(&error)))
            });
            match read {
                Ok(own) => {
                    editions::keep(&own);
                    offered.set(editions::all());
                    edition.set(editions::choice(&own));
                    bad_edition.set(None);
                }
                Err(why) => bad_edition.set(Some(why)),
            }
        });
    };
    // Not every edition is for any number of players.
    Effect::new(move || {
        let counts = counts();
        if let Some(first) = counts.first().filter(|_| !counts.contains(&players.get_untracked())) {
            players.set(*first);
        }
    });
    let rules = move || {
        let to = format!("/rules/{}", chosen()?.id());
        Some(view! { <Link to>{say!(words, "web-rules")}</Link> })
    };
    let note = move || chosen().and_then(|edition| words.note(&edition));

    let seats = move || {
        // Of four colours a player has every other one (C15).
        let colours = if four_colours.get() && players.get() == 2 { 4 } else { players.get() };
        let seats = (0..players.get()).map(|seat| {
            let theirs = (seat..colours).step_by(players.get().into()).map(Colour);
            let choices = theirs.map(|colour| {
                let key = if colour.0 == seat { "setup-colour" } else { "setup-second-colour" };
                let label = words.say(key, &[("seat", (seat + 1).into())]);
                let paint = Signal::derive(move || paints.get().of(colour));
                // The player who had it gets the old one.
                let take = Callback::new(move |paint| paints.update(|all| *all = all.with(colour, paint)));
                view! { <ColourChoice label paint free=Signal::stored(Paint::ALL.to_vec()) take/> }
            });
            let choices = choices.collect_view();
            view! { <SeatChoice seat sitters><span class="colours">{choices}</span></SeatChoice> }
        });
        seats.collect_view()
    };
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let choice = CallistoChoice {
            edition: edition.get(),
            players: players.get(),
            strict_exit: strict_exit.get(),
            four_colours: four_colours.get() && players.get() == 2,
        };
        let header = Header { starter: starter.get(), rounds: rounds.get(), ..choice.header(KEEPER, now()) };
        let sitters = sitters.get().into_iter().take(usize::from(players.get())).collect();
        let sitters = seated(&words, sitters);
        preferences.change(|settings| {
            settings.edition = edition.get_untracked();
            let bots = sitters.iter().find_map(|s| if let Sitter::Bot(l) = s { Some(*l) } else { None });
            settings.level = bots.unwrap_or(settings.level);
        });
        if let Err(why) = begin(way, header, &sitters, paints.get()) {
            trouble.set(Some(words.rejection(&why)));
        }
    };
    let name = Callback::new(move |seat: u8| {
        sitters.with(|sitters| sitter_name(&words, seat, &sitters[usize::from(seat)]))
    });
    let four_label = say!(words, "web-four-colours");
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "web-new-game")/>
            <form on:submit=start>
                <fieldset class="choice">
                    <legend>{say!(words, "web-edition")}</legend>
                    <div class="cards">{cards}</div>
                    <p class="note">{note}" "{rules}</p>
                    <label class="button quiet file-door file-line">
                        <span>{say!(words, "web-own-edition")}</span>
                        <input type="file" id="edition-file" accept=".toml" on:change=load/>
                    </label>
                    <p class="trouble" role="alert">{move || bad_edition.get()}</p>
                </fieldset>
                <fieldset class="choice">
                    <legend>{say!(words, "web-players")}</legend>
                    {move || player_count(counts(), players)}
                    <div class="seats">{seats}</div>
                </fieldset>
                <StarterChoice label=say!(words, "setup-starter") players starter name/>
                <SeriesChoice players rounds usual=CallistoChoice::usual_rounds about=say!(words, "setup-series-points")/>
                <fieldset class="choice">
                    <legend>{say!(words, "web-options")}</legend>
                    {tick(say!(words, "web-strict-exit"), strict_exit)}
                    {move || (players.get() == 2).then(|| tick(four_label.clone(), four_colours))}
                </fieldset>
                <p class="trouble" role="alert">{move || trouble.get()}</p>
                <div class="form-end">
                    <button class="button primary large" type="submit" id="begin">
                        {say!(words, "web-begin")}
                    </button>
                </div>
            </form>
        </main>
    }
}
