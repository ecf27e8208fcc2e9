//! Choosing a game at this screen: edition, seats, options.

use callisto::{Colour, Edition, Paint, Paints};
use games::CallistoChoice;
use leptos::prelude::*;
use table::{Header, MAX_LEVEL, Starter};
use words::say;

use super::{ColourChoice, KEEPER, SeriesChoice, StarterChoice, begin, now};
use crate::app::{Heading, Link, player_count, tick};
use crate::chosen_file::choose_file;
use crate::editions;
use crate::local::Sitter;
use crate::route::way;
use crate::settings::preferences;
use crate::speech::{Speech, speech};

/// A level of bots in plain words.
pub fn level_name(words: &Speech, level: u8) -> String {
    let key = match level {
        1 | 2 => "web-level-easy",
        3 | 4 => "web-level-calm",
        5 | 6 => "web-level-keen",
        7 | 8 => "web-level-strong",
        _ => "web-level-best",
    };
    say!(words, "web-level", level = level, strength = words.say(key, &[]))
}

/// What a player is called on the page where a game is chosen: two bots may have the same level, so the seat is named too.
pub fn sitter_name(words: &Speech, seat: u8, sitter: &Sitter) -> String {
    let name = match sitter {
        Sitter::Person(name) => name.clone(),
        Sitter::Bot(level) => say!(words, "table-bot-name", level = *level),
    };
    format!("{}. {name}", seat + 1)
}

/// The page.
#[component]
pub fn NewGame() -> impl IntoView {
    let words = speech();
    let way = way();
    let preferences = preferences();
    let settings = preferences.now();
    // One that was played last may be gone.
    let known = editions::find(&settings.edition).map(|edition| editions::choice(&edition));
    let edition = RwSignal::new(known.unwrap_or_else(|| Edition::usual().id().into()));
    let offered = RwSignal::new(editions::all());
    let players = RwSignal::new(2_u8);
    let four_colours = RwSignal::new(false);
    let strict_exit = RwSignal::new(false);
    let starter = RwSignal::new(Starter::Drawn);
    let rounds = RwSignal::new(0);
    let paints = RwSignal::new(Paints::default());
    let trouble = RwSignal::new(None::<String>);
    let bad_edition = RwSignal::new(None::<String>);
    let first = if settings.name.is_empty() { say!(words, "web-you") } else { settings.name };
    let others = (1..4).map(|seat| words.player(seat));
    let sitters: Vec<Sitter> = std::iter::once(first).chain(others).map(Sitter::Person).collect();
    let sitters = RwSignal::new(sitters);
    let chosen = move || editions::find(&edition.get());
    let counts = move || chosen().map(|e| e.player_counts().collect::<Vec<_>>()).unwrap_or_default();

    let cards = move || {
        let cards = offered.get().into_iter().map(|choice| {
            let (value, own) = (choice.id().to_string(), editions::choice(&choice));
            let is_it = own.clone();
            view! {
                <label class="card-choice">
                    <input
                        type="radio"
                        name="edition"
                        value=value
                        prop:checked=move || edition.get() == is_it
                        on:change=move |_| edition.set(own.clone())
                    />
                    <span>{words.edition(&choice)}</span>
                </label>
            }
        });
        cards.collect_view()
    };
    let load = move |event: leptos::ev::Event| {
        choose_file(words, &event, move |name, text| {
            let broken = |what: String| say!(words, "web-file-broken", file = name, what = what);
            let read =
                text.and_then(|text| Edition::from_toml(&text).map_err(|error| broken(error.to_string())));
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
                // Whoever had it gets the one that is given away.
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
        let sitters: Vec<Sitter> = sitters.get().into_iter().take(usize::from(players.get())).collect();
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
                <SeriesChoice players rounds about=say!(words, "setup-series-points")/>
                <fieldset class="choice">
                    <legend>{say!(words, "web-options")}</legend>
                    {tick(say!(words, "web-strict-exit"), strict_exit)}
                    {move || (players.get() == 2).then(|| tick(four_label.clone(), four_colours))}
                </fieldset>
                <p class="trouble" role="alert">{move || trouble.get()}</p>
                <button class="button primary large" type="submit" id="begin">
                    {say!(words, "web-begin")}
                </button>
            </form>
        </main>
    }
}

/// Who sits on a seat.
#[component]
pub fn SeatChoice(
    /// Which seat.
    seat: u8,
    /// Who sits where.
    sitters: RwSignal<Vec<Sitter>>,
    /// What stands before it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = speech();
    let index = usize::from(seat);
    let sitter = move || sitters.with(|sitters| sitters[index].clone());
    let change = move |to: Sitter| sitters.update(|sitters| sitters[index] = to);
    let person = words.player(seat);
    let options = (1..=MAX_LEVEL).map(|level| {
        let chosen = move || sitter() == Sitter::Bot(level);
        view! { <option value=level.to_string() selected=chosen>{level_name(&words, level)}</option> }
    });
    let options = options.collect_view();
    let is_person = Memo::new(move |_| matches!(sitter(), Sitter::Person(_)));
    let name = move || if let Sitter::Person(name) = sitter() { name } else { String::new() };
    let fallback = person.clone();
    let choose = move |event| {
        let value = event_target_value(&event);
        change(match value.parse() {
            Ok(level) => Sitter::Bot(level),
            Err(_) => Sitter::Person(fallback.clone()),
        });
    };
    view! {
        <div class="seat-choice">
            {children.map(|children| children())}
            <select aria-label=say!(words, "web-seat", number = seat + 1) on:change=choose>
                <option value="person" selected=move || is_person.get()>{say!(words, "web-person")}</option>
                {options}
            </select>
            <input
                type="text"
                maxlength="40"
                aria-label=say!(words, "web-name")
                class:hidden=move || !is_person.get()
                prop:value=name
                on:input=move |event| {
                    let name = event_target_value(&event);
                    let name = if name.trim().is_empty() { person.clone() } else { name };
                    sitters.update_untracked(|sitters| sitters[index] = Sitter::Person(name));
                }
                on:change=move |_| sitters.notify()
            />
        </div>
    }
}
