//! Bots on this device.

use std::time::Duration;

use games::thinking::{About, Found, Goal};
use games::{CallistoRound, CallistoTable as _};
use leptos::prelude::*;
use table::{Action, Table};
use web::here::lot;

use super::at_table::AtTable;
use crate::thinker;

/// A bot that answers at once cannot be followed by eye.
const PAUSE: Duration = Duration::from_millis(450);

impl AtTable {
    /// Whether bots play on although no player on this device can move any more.
    pub fn is_left_to_bots(&self) -> bool {
        self.is_playing() && self.table.with(|table| self.mine.with(|mine| is_out(table, mine)))
    }
}

/// Whether these seats can do nothing more in this game.
fn is_out(table: &Table, seats: &[u8]) -> bool {
    let Some(round) = table.round() else { return false };
    let given_up = table.given_up();
    let is_out = |seat: &u8| {
        let mut colours = table.colours_of(*seat);
        given_up.contains(seat) || colours.all(|colour| round.position().is_out(colour))
    };
    !seats.is_empty() && seats.iter().all(is_out)
}

/// The bot whose turn it is thinks and plays; an answer to a question of the past is not heard. Nobody waits for bots that
/// are alone: `at.hurry` leaves the pauses out.
pub fn seat_bots(at: AtTable) {
    let AtTable { table, act, .. } = at;
    Effect::new(move || {
        let Some((seat, level)) = table.with(|table| table.bot_to_move()) else { return };
        let last = table.with_untracked(|table| table.last());
        let turn = table.with_untracked(|table| table.turn());
        let Some(about) = table.with_untracked(|table| About::table(table)) else { return };
        let begun = js_sys::Date::now();
        thinker::ask(about, Goal::Move { level, seed: lot() }, move |found| {
            let thought = Duration::from_millis((js_sys::Date::now() - begun).max(0.0) as u64);
            let play = move || {
                let is_now = table.try_with_untracked(|table| table.last()) == Some(last);
                if let (Found::Move(Some(mv)), true) = (found, is_now) {
                    act.run(Action::Play { seat, turn, play: CallistoRound::tagged(&mv) });
                }
            };
            let hurry = at.hurry.try_get_untracked().unwrap_or_default();
            let pause = if hurry { Duration::ZERO } else { PAUSE.saturating_sub(thought) };
            set_timeout(play, pause);
        });
    });
}
