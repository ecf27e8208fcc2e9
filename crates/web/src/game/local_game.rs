//! A game at this screen.

use std::time::Duration;

use leptos::prelude::*;
use table::{Action, Play};
use words::say;

use super::desk::Desk;
use super::screen::GameScreen;
use crate::app::{Heading, Link};
use crate::local::Local;
use crate::shelf;
use crate::speech::speech;
use crate::start::{lot, now};
use crate::thought::Ask;
use crate::worker;

/// A bot that answers at once cannot be followed by eye.
const PAUSE: Duration = Duration::from_millis(450);

/// A game from the shelf.
#[component]
pub fn LocalGame(
    /// Its name there.
    id: String,
) -> impl IntoView {
    match shelf::game(&id) {
        Some(game) => view! { <Running id game/> }.into_any(),
        None => {
            let words = speech();
            view! {
                <main class="page narrow">
                    <Heading text=say!(words, "web-game-gone")/>
                    <p>{say!(words, "web-game-gone-why")}</p>
                    <Link to="/".into() class="button primary">{say!(words, "web-to-start")}</Link>
                </main>
            }
            .into_any()
        }
    }
}

#[component]
fn Running(id: String, game: Local) -> impl IntoView {
    let words = speech();
    let game = RwSignal::new(game);
    let trouble = RwSignal::new(None);
    let table = Memo::new(move |_| game.with(|game| game.table().clone()));
    let mine = Memo::new(move |_| {
        let held = |(seat, holder): (u8, &table::Seat)| holder.person().map(|_| seat);
        table.with(|table| (0..).zip(table.seats()).filter_map(held).collect::<Vec<u8>>())
    });
    let act = Callback::new(move |action: Action| {
        let mut next = game.get_untracked();
        match next.perform(now(), action) {
            Ok(()) => {
                shelf::keep(&id, &next);
                trouble.set(None);
                game.set(next);
            }
            Err(why) => trouble.set(Some(words.rejection(&why))),
        }
    });
    let desk = Desk::new(table.into(), mine.into(), act, trouble);
    // The bot whose turn it is thinks; an answer to a question of the past is not heard.
    Effect::new(move || {
        let Some((seat, level)) = table.with(|table| table.bot_to_move()) else { return };
        let last = table.with_untracked(|table| table.last());
        let turn = table.with_untracked(|table| table.round().map_or(0, |round| round.turn()));
        let asked = move |job| table.with_untracked(|table| Ask::about(table, job, level, lot()));
        let begun = js_sys::Date::now();
        worker::ask(asked, move |answer| {
            let thought = Duration::from_millis((js_sys::Date::now() - begun).max(0.0) as u64);
            let play = move || {
                let is_now = table.try_with_untracked(|table| table.last()) == Some(last);
                if let Some(mv) = answer.mv.filter(|_| is_now) {
                    act.run(Action::Play { seat, turn, play: Play::Callisto(mv) });
                }
            };
            set_timeout(play, PAUSE.saturating_sub(thought));
        });
    });
    view! { <GameScreen desk/> }
}
