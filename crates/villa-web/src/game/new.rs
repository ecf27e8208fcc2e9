//! Choosing a game on this device: who plays, and how.

use games::VillaChoice;
use leptos::prelude::*;
use table::local::{Local, Sitter};
use table::{Header, Rejection, Starter};
use villa::Dealing;
use web::app::{Heading, Link, player_count, tick};
use web::here::{KEEPER, lot, now};
use web::route::{Way, way};
use web::settings::preferences;
use web::setup::{SeatChoice, SeriesChoice, StarterChoice, seated, sitter_name};
use web::speech::speech;
use words::say;

use crate::pages::{GAMES, SHELF};

/// The page.
#[component]
pub fn NewGame() -> impl IntoView {
    let words = speech();
    let way = way();
    let players = RwSignal::new(2u8);
    let starter = RwSignal::new(Starter::Drawn);
    let rounds = RwSignal::new(0);
    let throws = RwSignal::new(false);
    let expert = RwSignal::new(false);
    let trouble = RwSignal::new(None::<String>);
    let own = preferences().now().name;
    let first = if own.is_empty() { words.player(0) } else { own };
    let others = (1..4).map(|seat| words.player(seat));
    let people = std::iter::once(first).chain(others).map(Sitter::Person);
    let sitters = RwSignal::new(people.collect::<Vec<Sitter>>());
    // Colours are dealt later: a number tells the seats apart.
    let seat = move |seat: u8| view! { <SeatChoice seat sitters><span>{seat + 1}</span></SeatChoice> };
    let seats = move || (0..players.get()).map(seat).collect_view();
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let count = players.get_untracked();
        let dealing = if throws.get_untracked() { Dealing::Throw } else { Dealing::Choose };
        let choice =
            VillaChoice { dealing, expert: expert.get_untracked(), objection: 0, ..VillaChoice::new(count) };
        let sitters = seated(&words, sitters.get_untracked().into_iter().take(count.into()).collect());
        let header = Header {
            starter: starter.get_untracked(),
            rounds: rounds.get_untracked(),
            ..choice.header(KEEPER, now())
        };
        if let Err(why) = play(way, header, &sitters) {
            trouble.set(Some(words.rejection(&why)));
        }
    };
    let name = Callback::new(move |seat: u8| {
        sitters.with(|sitters| sitter_name(&words, seat, &sitters[usize::from(seat)]))
    });
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "yard-play")/>
            <form on:submit=begin>
                <fieldset class="choice">
                    <legend>{say!(words, "web-players")}</legend>
                    {player_count(vec![2, 3, 4], players)}
                    <div class="seats">{seats}</div>
                </fieldset>
                <StarterChoice label=say!(words, "setup-stone") players starter name/>
                <SeriesChoice players rounds about=say!(words, "setup-series-most")/>
                <fieldset class="choice">
                    <legend>{say!(words, "web-options")}</legend>
                    {tick(say!(words, "yard-throws"), throws)}
                    {tick(say!(words, "yard-expert"), expert)}
                </fieldset>
                <p class="trouble" role="alert">{move || trouble.get()}</p>
                <button class="button primary large" id="begin">{say!(words, "web-begin")}</button>
            </form>
        </main>
    }
}

/// Begins a game on this device and goes there.
fn play(way: Way, header: Header, sitters: &[Sitter]) -> Result<(), Rejection> {
    let game = Local::begin(GAMES, header, sitters, lot(), now())?;
    let id = format!("{:x}", lot());
    SHELF.keep(&id, &game);
    way.go(&format!("/villa/play/{id}"));
    Ok(())
}

/// A game against a builder of the usual level, at one press.
#[component]
pub fn BotNow() -> impl IntoView {
    let words = speech();
    let way = way();
    let preferences = preferences();
    let bot_now = move |_| {
        let settings = preferences.now();
        let name = if settings.name.is_empty() { say!(words, "web-you") } else { settings.name };
        let choice = VillaChoice { objection: 0, ..VillaChoice::new(2) };
        let _ = play(way, choice.header(KEEPER, now()), &[Sitter::Person(name), Sitter::Bot(settings.level)]);
    };
    view! {
        <button type="button" class="button primary large" id="bot-now" on:click=bot_now>
            {say!(words, "web-bot-now")}
        </button>
    }
}

/// Games that can be continued.
#[component]
pub fn Resumes() -> impl IntoView {
    let words = speech();
    let games = SHELF.unfinished().into_iter().map(|(id, game)| {
        let table = game.table();
        let (people, moves) = (words.sitters(table), table.turn());
        view! {
            <li>
                <Link to=format!("/villa/play/{id}") class="resume">
                    <strong>{people}</strong>
                    <span>{say!(words, "web-moves", count = moves)}</span>
                </Link>
            </li>
        }
    });
    let games = games.collect_view();
    (!games.is_empty()).then(|| {
        view! {
            <section class="resumes">
                <h2>{say!(words, "web-continue")}</h2>
                <ul>{games}</ul>
            </section>
        }
    })
}
