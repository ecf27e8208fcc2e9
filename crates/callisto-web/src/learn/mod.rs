//! Learning the game: a lesson, and the rules of each edition.

mod exercises;
mod figures;
mod rules_page;
mod steps;

use callisto::Edition;
use games::{CallistoChoice, CallistoTable as _, Step};
use leptos::prelude::*;
use table::local::{Local, Sitter};
use table::{Action, Phase, Starter};
use web::app::{Heading, focus};
use web::here::{KEEPER, now};
use web::speech::speech;
use web::storage::Storage::Browser;
use words::say;

use crate::game::{AtTable, GameScreen, seat_bots};
use crate::pages::GAMES;
use exercises::ExerciseScreen;
use steps::{GAME, STEP, Steps};

pub use rules_page::RulesPage;
pub use steps::Place;

/// Where the first game is kept, so that it can be continued later.
const KEPT: &str = "loggia.lesson";

/// A first game that was begun and is not over.
pub fn kept() -> Option<Local> {
    let game = Local::read(GAMES, &Browser.get(KEPT)?).ok()?;
    (game.table().phase() == Phase::Playing).then_some(game)
}

/// The lesson: exercises, then a first game with the usual rules and an explanation before each new step.
#[component]
pub fn LearnPage() -> impl IntoView {
    // An earlier version had the first game alone.
    let place = Place::stored().or_else(|| kept().map(|_| Place::at(GAME)));
    let place = RwSignal::new(place.unwrap_or(Place::at(0)));
    Effect::new(move || place.get().keep());
    let step = Memo::new(move |_| place.with(|place| place.step));
    // Another step is another page, and its title is read out.
    Effect::new(move |before: Option<usize>| {
        let now = step.get();
        if before.is_some() {
            focus(STEP);
        }
        now
    });
    move || match step.get() {
        GAME => view! { <FirstGame place/> }.into_any(),
        step => view! { <ExerciseScreen place step/> }.into_any(),
    }
}

/// The first game.
#[component]
fn FirstGame(place: RwSignal<Place>) -> impl IntoView {
    let words = speech();
    let mut header = CallistoChoice::new(Edition::usual().id(), 2).header(KEEPER, now());
    (header.starter, header.rounds) = (Starter::Seat(0), 0);
    let sitters = [Sitter::Person(say!(words, "web-you")), Sitter::Bot(1)];
    match kept().map_or_else(|| Local::begin(GAMES, header, &sitters, 0, now()), Ok) {
        Ok(game) => view! { <Lesson game place/> }.into_any(),
        Err(why) => view! { <main class="page"><Heading text=words.rejection(&why)/></main> }.into_any(),
    }
}

#[component]
fn Lesson(game: Local, place: RwSignal<Place>) -> impl IntoView {
    let words = speech();
    let game = RwSignal::new(game);
    let trouble = RwSignal::new(None);
    let table = Memo::new(move |_| game.with(Local::shared_table));
    let act = Callback::new(move |action: Action| {
        let done = game.try_update_untracked(|game| game.perform(now(), action));
        match done.unwrap_or(Ok(())) {
            Ok(()) => {
                Browser.set(KEPT, &game.with_untracked(Local::write));
                game.notify();
            }
            Err(why) => trouble.set(Some(table.with_untracked(|table| words.rejection_at(table, &why)))),
        }
    });
    let at = AtTable::new(table.into(), Signal::stored(vec![0]), act, trouble);
    seat_bots(at);
    let own = move || {
        table.with(|table| {
            let steps = table.round().map(|round| round.steps()).unwrap_or_default();
            steps.iter().filter(|step| matches!(step, Step::Move { colour, .. } if colour.0 == 0)).count()
        })
    };
    let coach = move || {
        let key = match own() {
            _ if table.with(|table| table.phase() != Phase::Playing) => "web-learn-end",
            0 => "web-learn-pillar",
            1 => "web-learn-second",
            2 => "web-learn-piece",
            3 => "web-learn-turn",
            4 => "web-learn-room",
            _ => "web-learn-last",
        };
        words.say(key, &[])
    };
    view! {
        <GameScreen at=at.with_hints()>
            <section class="coach">
                <Steps place in_game=true/>
                <h2 id=STEP tabindex="-1">{say!(words, "lesson-game")}</h2>
                <p role="status">{coach}</p>
            </section>
        </GameScreen>
    }
}
