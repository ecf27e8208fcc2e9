//! What people want to know about a table before they sit down: which game, how long, with how much time, by whom.

use leptos::prelude::*;
use table::{Clock, Table};
use words::{say, span};

use super::connection::Connection;
use super::face::Face;
use crate::app::Link;
use crate::back;
use crate::speech::{Speech, speech};

/// A line with the facts, and the rules.
#[component]
pub fn Facts(connection: Connection, face: Face) -> impl IntoView {
    let words = speech();
    back::remember();
    // They do not change before the game, but for the host.
    let facts =
        Memo::new(move |_| connection.table.with(|table| table.as_deref().map(|table| told(&words, table))));
    let rules = connection.table.with_untracked(|table| table.as_deref().map(face.rules));
    view! {
        <p class="facts" id="facts">
            {facts}
            {rules.map(|to| view! { " · " <Link to>{say!(words, "web-rules")}</Link> })}
        </p>
    }
}

fn told(words: &Speech, table: &Table) -> String {
    let header = table.header();
    let game = words.game(&header.game.game, table.rulebook().variant().as_deref());
    let length = match header.rounds {
        0 => say!(words, "setup-single"),
        rounds => say!(words, "setup-series", rounds = rounds, games = table.series_length()),
    };
    let mut facts = vec![game, length, clock(words, header.clock)];
    facts.extend(table.name(table.host()).map(|host| say!(words, "online-host", name = host)));
    facts.join(" · ")
}

/// How much time there is.
fn clock(words: &Speech, clock: Clock) -> String {
    let time = |seconds: u32| span(u64::from(seconds) * 1000, words);
    match clock {
        Clock::None => say!(words, "web-clock-none"),
        Clock::Move { seconds } => say!(words, "online-clock-move", time = time(seconds)),
        Clock::Game { seconds, increment } => {
            say!(words, "online-clock-game", time = time(seconds), more = time(increment))
        }
        Clock::Days { days } => say!(words, "online-clock-days", days = days),
    }
}
