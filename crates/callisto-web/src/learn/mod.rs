//! Learning the game: by doing each thing once, and the rules of each edition.

mod rules_page;

use games::{CallistoChoice, CallistoTable as _, Step};
use leptos::prelude::*;
use table::local::{Local, Sitter};
use table::{Action, Phase, Starter};
use web::app::{Heading, Link};
use web::here::{KEEPER, now};
use web::speech::speech;
use words::say;

use crate::game::{AtTable, GameScreen, seat_bots};
use crate::pages::GAMES;

pub use rules_page::RulesPage;

/// A first game on the smallest board, with a word before each new thing.
#[component]
pub fn LearnPage() -> impl IntoView {
    let words = speech();
    let mut header = CallistoChoice::new("pocket", 2).header(KEEPER, now());
    (header.starter, header.rounds) = (Starter::Seat(0), 0);
    let sitters = [Sitter::Person(say!(words, "web-you")), Sitter::Bot(1)];
    match Local::begin(GAMES, header, &sitters, 0, now()) {
        Ok(game) => view! { <Lesson game/> }.into_any(),
        Err(why) => view! { <main class="page"><Heading text=words.rejection(&why)/></main> }.into_any(),
    }
}

#[component]
fn Lesson(game: Local) -> impl IntoView {
    let words = speech();
    let game = RwSignal::new(game);
    let trouble = RwSignal::new(None);
    let table = Memo::new(move |_| game.with(|game| game.table().clone()));
    let act = Callback::new(move |action: Action| {
        let mut next = game.get_untracked();
        match next.perform(now(), action) {
            Ok(()) => game.set(next),
            Err(why) => trouble.set(Some(table.with_untracked(|table| words.rejection_at(table, &why)))),
        }
    });
    seat_bots(table, act);
    let at =
        AtTable { table: table.into(), mine: Signal::stored(vec![0]), act, trouble, hint: None, now: None };
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
            <section class="coach" role="status">
                <h2>{say!(words, "web-learn")}</h2>
                <p>{coach}</p>
                <Link to="/rules/benelux".into()>{say!(words, "web-rules")}</Link>
            </section>
        </GameScreen>
    }
}
