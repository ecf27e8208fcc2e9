//! A game on this device.

use leptos::prelude::*;
use table::Action;
use table::local::Local;
use web::app::GameGone;
use web::here::now;
use web::route::way;
use web::settings::preferences;
use web::speech::speech;
use words::say;

use super::at_table::{AtTable, OnDevice};
use super::bots::seat_bots;
use super::screen::GameScreen;
use crate::pages::SHELF;
use crate::start::{play_again, play_bot, stronger_bot};

/// A game from the shelf.
#[component]
pub fn LocalGame(
    /// Its name there.
    id: String,
) -> impl IntoView {
    match SHELF.game(&id) {
        Some(game) => view! { <Running id game/> }.into_any(),
        None => view! { <GameGone to="/" name=say!(speech(), "web-to-start")/> }.into_any(),
    }
}

#[component]
fn Running(id: String, game: Local) -> impl IntoView {
    let words = speech();
    let game = RwSignal::new(game);
    let trouble = RwSignal::new(None);
    let table = Memo::new(move |_| game.with(Local::shared_table));
    let mine = Memo::new(move |_| {
        let held = |(seat, holder): (u8, &table::Seat)| holder.person().map(|_| seat);
        table.with(|table| (0..).zip(table.seats()).filter_map(held).collect::<Vec<u8>>())
    });
    let act = Callback::new(move |action: Action| {
        // In place: a game has all its moves with it.
        let done = game.try_update_untracked(|game| game.perform(now(), action));
        match done.unwrap_or(Ok(())) {
            Ok(()) => {
                game.with_untracked(|game| SHELF.keep(&id, game));
                trouble.set(None);
                game.notify();
            }
            Err(why) => trouble.set(Some(table.with_untracked(|table| words.rejection_at(table, &why)))),
        }
    });
    let at = AtTable::new(table.into(), mine.into(), act, trouble).with_hints();
    seat_bots(at);
    let (way, preferences) = (way(), preferences());
    let on_device = OnDevice {
        again: Callback::new(move |()| table.with_untracked(|table| play_again(way, table))),
        stronger: stronger_bot,
        play: Callback::new(move |level| {
            preferences.change(|settings| settings.level = level);
            play_bot(way, &words, &preferences.now());
        }),
    };
    view! { <GameScreen at=AtTable { is_local: true, on_device: Some(on_device), ..at }/> }
}
