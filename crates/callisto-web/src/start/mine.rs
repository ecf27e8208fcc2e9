//! The user's own games: running ones, local and online, and finished ones.

use leptos::prelude::*;
use web::app::{Heading, Link};
use web::online::MyTables;
use web::shelf::{Card, cards};
use web::speech::{Speech, speech};
use words::say;

use crate::exercise::ALL as EXERCISES;
use crate::learn::{Place, kept};
use crate::pages::SHELF;
use crate::result::Ended;

/// How many games the first page shows of each list.
const FEW: usize = 3;

/// Where the villa's pages keep the names of their games.
const VILLAS: &str = "loggia.villas";

/// All games on this device, most recent first.
fn all() -> Vec<Card> {
    let mut all = SHELF.cards();
    all.extend(cards(VILLAS));
    all.sort_by_key(|card| std::cmp::Reverse(card.at));
    all
}

/// The lists of the first page.
#[component]
pub fn Mine() -> impl IntoView {
    let words = speech();
    let (over, running): (Vec<Card>, Vec<Card>) = all().into_iter().partition(|card| card.is_over);
    let more = over.len() > FEW || running.len() > FEW;
    let list = |cards: Vec<Card>| cards.into_iter().take(FEW).map(|card| line(&words, &card)).collect_view();
    let lesson = lesson(words);
    let running = (!running.is_empty() || lesson.is_some()).then(|| {
        view! {
            <section class="resumes" id="running">
                <h2>{say!(words, "web-continue")}</h2>
                <ul>{list(running)} {lesson}</ul>
            </section>
        }
    });
    let over = (!over.is_empty()).then(|| {
        view! {
            <section class="resumes" id="finished">
                <h2>{say!(words, "game-finished")}</h2>
                <ul>{list(over)}</ul>
                {more.then(|| view! { <Link to="/games".into()>{say!(words, "game-all-games")}</Link> })}
            </section>
        }
    });
    view! { <div class="mine">{running}<MyTables/>{over}</div> }
}

/// A lesson that was begun and not finished.
fn lesson(words: Speech) -> Option<impl IntoView> {
    let count = EXERCISES.len();
    let place = Place::stored().filter(|place| place.step > 0 || place.count() > 0);
    let done = place.map_or(0, Place::count);
    (place.is_some() && done < count || kept().is_some()).then(|| {
        let progress = say!(words, "lesson-progress", done = done, count = count);
        view! {
            <li>
                <Link to="/learn".into() class="resume">
                    <strong>{say!(words, "web-learn")}</strong>
                    <span>{progress}</span>
                </Link>
            </li>
        }
    })
}

/// All games on this device.
#[component]
pub fn AllGames() -> impl IntoView {
    let words = speech();
    let all = all();
    let list = all.iter().map(|card| line(&words, card)).collect_view();
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "game-all-games")/>
            {all.is_empty().then(|| view! { <p class="note">{say!(words, "game-no-games")}</p> })}
            <div class="resumes"><ul>{list}</ul></div>
        </main>
    }
}

/// A game in a list: who plays, and how far it is or how it ended.
fn line(words: &Speech, card: &Card) -> impl IntoView + use<> {
    let villa = card.game != "callisto";
    let to = if villa { format!("/villa/play/{}", card.id) } else { format!("/play/{}", card.id) };
    let names: Vec<String> = card.sitters.iter().map(|sitter| web::setup::name_of(words, sitter)).collect();
    let game = words.game(&card.game, card.variant.as_deref());
    let how = match Ended::listed(words, card) {
        Some(ended) if card.is_over && !villa => ended.line(words, card.person()),
        // Points of a villa are of another kind.
        Some(ended) if card.is_over => ended.winner_line(words, card.person()),
        _ if card.is_over => say!(words, "web-over"),
        _ => say!(words, "web-moves", count = card.turns),
    };
    view! {
        <li>
            <Link to class="resume">
                <strong>{names.join(" · ")}</strong>
                <span>{game}" · "{how}</span>
            </Link>
        </li>
    }
}
