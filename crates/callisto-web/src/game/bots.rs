//! Bots on this device.

use std::time::Duration;

use games::CallistoRound;
use games::thinking::{About, Found, Wish};
use leptos::prelude::*;
use table::{Action, Table};
use web::here::lot;

use crate::thinker;

/// A bot that answers at once cannot be followed by eye.
const PAUSE: Duration = Duration::from_millis(450);

/// The bot whose turn it is thinks and plays; an answer to a question of the past is not heard.
pub fn seat_bots(table: Memo<Table>, act: Callback<Action>) {
    Effect::new(move || {
        let Some((seat, level)) = table.with(|table| table.bot_to_move()) else { return };
        let last = table.with_untracked(|table| table.last());
        let turn = table.with_untracked(|table| table.turn());
        let Some(about) = table.with_untracked(About::table) else { return };
        let begun = js_sys::Date::now();
        thinker::ask(about, Wish::Move { level, seed: lot() }, move |found| {
            let thought = Duration::from_millis((js_sys::Date::now() - begun).max(0.0) as u64);
            let play = move || {
                let is_now = table.try_with_untracked(|table| table.last()) == Some(last);
                if let (Found::Move(Some(mv)), true) = (found, is_now) {
                    act.run(Action::Play { seat, turn, play: CallistoRound::tagged(&mv) });
                }
            };
            set_timeout(play, PAUSE.saturating_sub(thought));
        });
    });
}
