//! Learning the game: by doing each thing once, and the rules of each edition.

mod figures;
mod rules_page;

use callisto::Edition;
use games::{CallistoChoice, CallistoTable as _, Step};
use leptos::prelude::*;
use table::local::{Local, Sitter};
use table::{Action, Phase, Starter};
use web::app::{Heading, Link};
use web::here::{KEEPER, now};
use web::speech::speech;
use web::storage::Storage::Browser;
use words::say;

use crate::game::{AtTable, GameScreen, seat_bots};
use crate::pages::GAMES;

pub use rules_page::RulesPage;

/// Where the lesson is kept, so that whoever comes back goes on with it.
const KEPT: &str = "loggia.lesson";

/// A lesson that was begun and is not over.
fn kept() -> Option<Local> {
    let game = Local::read(GAMES, &Browser.get(KEPT)?).ok()?;
    (game.table().phase() == Phase::Playing).then_some(game)
}

/// A first game by the rules that one press on the first page plays, with a word before each new thing.
#[component]
pub fn LearnPage() -> impl IntoView {
    let words = speech();
    let mut header = CallistoChoice::new(Edition::usual().id(), 2).header(KEEPER, now());
    (header.starter, header.rounds) = (Starter::Seat(0), 0);
    let sitters = [Sitter::Person(say!(words, "web-you")), Sitter::Bot(1)];
    match kept().map_or_else(|| Local::begin(GAMES, header, &sitters, 0, now()), Ok) {
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
            Ok(()) => {
                Browser.set(KEPT, &next.write());
                game.set(next);
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
            <section class="coach" role="status">
                <h2>{say!(words, "web-learn")}</h2>
                <p>{coach}</p>
                <Link to=format!("/rules/{}", Edition::usual().id())>{say!(words, "web-rules")}</Link>
            </section>
        </GameScreen>
    }
}
