//! The page of an online table of any game: before the game its seats, then the game.

use std::time::Duration;

use leptos::prelude::*;
use table::{Ended, Holder, Phase, Table, Time};
use words::say;

use super::chat::Chat;
use super::connection::Connection;
use super::face::Face;
use super::facts::Facts;
use super::gather::{AskNotice, Introduce, SeatPlan};
use super::link_box::{LinkBox, table_link};
use super::notices::Notices;
use super::people::People;
use crate::app::{Heading, Link};
use crate::here::now;
use crate::speech::{Speech, speech};
use crate::storage::Storage::Tab;

/// Which table's page was loaded again because of its game, in this tab.
const LOADED: &str = "loggia.loaded";

/// How often clocks are updated.
const SECOND: Duration = Duration::from_secs(1);

/// The address of a table, whichever game is played there: the server answers with the page of its game.
pub fn table_path(id: &str) -> String {
    format!("/t/{id}")
}

/// The table of a link.
#[component]
pub fn OnlineTable(id: String, face: Face) -> impl IntoView {
    let words = speech();
    let connection = Connection::open(face.games, &id);
    // A link within the page leads here without asking the server: this module may not have the game. The server's page does.
    let here = table_path(&id);
    let elsewhere = Memo::new(move |_| {
        let is_other = connection.ended.with(|ended| matches!(ended, Some(Ended::UnknownGame(_))));
        is_other && Tab.get(LOADED).is_none_or(|loaded| loaded != here)
    });
    Effect::new(move || {
        if let Some(you) = connection.you.get() {
            super::watch::remember(you);
        }
    });
    let there = table_path(&id);
    Effect::new(move || {
        if elsewhere.get() {
            // Only once: if the server sends this page again, that is an error, and the page says so.
            Tab.set(LOADED, &there);
            let _ = window().location().reload();
        } else if connection.table.with(Option::is_some) {
            Tab.forget(LOADED);
        }
    });
    let phase = move || {
        let whole = |table: &&Table| table.last() >= connection.awaited.get();
        connection.table.with(|table| table.as_deref().filter(whole).map(Table::phase))
    };
    let stage = Memo::new(move |_| match phase() {
        _ if elsewhere.get() => Stage::Coming,
        _ if connection.ended.with(Option::is_some) => Stage::Ended,
        None => Stage::Coming,
        Some(Phase::Gathering) => Stage::Gathering,
        Some(_) => Stage::Playing,
    });
    // A game begins at its board, wherever the reader was on the page before it.
    Effect::new(move |before: Option<Stage>| {
        let now = stage.get();
        if before == Some(Stage::Gathering) && now == Stage::Playing {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        now
    });
    move || match stage.get() {
        Stage::Ended => {
            let ended = connection.ended.get().unwrap_or(Ended::Stopped);
            let is_outdated =
                matches!(ended, Ended::Outdated { .. } | Ended::UnknownGame(_) | Ended::NotUnderstood(_));
            let load = move |_| {
                // What cannot be loaded again stays as it is.
                let _ = window().location().reload();
            };
            view! {
                <main class="page narrow">
                    <Heading text=told(&words, &ended)/>
                    <Show when=move || is_outdated>
                        <button class="button primary" id="load" on:click=load>{say!(words, "web-load-it")}</button>
                    </Show>
                    <Link to="/".into() class=if is_outdated { "button" } else { "button primary" }>
                        {say!(words, "web-to-start")}
                    </Link>
                </main>
            }
            .into_any()
        }
        Stage::Coming => view! {
            <main class="page narrow"><Heading text=say!(words, "web-connecting")/></main>
        }
        .into_any(),
        Stage::Gathering => view! {
            <main class="page gather">
                <div>
                    <Notices connection/>
                    <Heading text=heading(words, connection)/>
                    <Facts connection face/>
                    <Introduce connection/>
                    <SeatPlan connection face/>
                    <AskNotice connection/>
                    <Refused connection/>
                </div>
                <div>
                    <Share connection id=id.clone()/>
                    <People connection/>
                    <Chat connection/>
                </div>
            </main>
        }
        .into_any(),
        Stage::Playing => view! { <Notices connection/>{(face.playing)(connection, id.clone())} }.into_any(),
    }
}

/// The link to the table, for those who can send it to others: the host, and who has a seat. A guest who has just come by it
/// has it already.
#[component]
fn Share(connection: Connection, id: String) -> impl IntoView {
    let words = speech();
    let about = Memo::new(move |_| {
        let you = connection.you.get()?;
        connection.table.with(|table| {
            let table = table.as_ref()?;
            let is_ours = you == table.host() || table.seats_of(you).next().is_some();
            let is_full = table.seats().iter().all(|seat| seat.holder != Holder::Open);
            is_ours.then_some(if is_full { "web-link-watch" } else { "web-link-about" })
        })
    });
    move || {
        let about = words.say(about.get()?, &[]);
        Some(view! { <LinkBox link=table_link(&id) about id="link"/> })
    }
}

/// Which game a table is for, so that guests know what they are asked to.
fn heading(words: Speech, connection: Connection) -> String {
    let game = connection.table.with_untracked(|table| table.as_ref().map(|t| t.header().game.game.clone()));
    let game = words.game(&game.unwrap_or_default(), None);
    say!(words, "web-table-of", game = game)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Coming,
    Gathering,
    Playing,
    Ended,
}

fn told(words: &Speech, ended: &Ended) -> String {
    match ended {
        Ended::NotFound => say!(words, "table-fault-not-found"),
        Ended::Removed => say!(words, "table-ended-removed"),
        Ended::Newer => say!(words, "table-ended-newer"),
        Ended::Banned => say!(words, "table-ended-banned"),
        Ended::Diverged(_) => say!(words, "table-ended-diverged"),
        Ended::Outdated { .. } | Ended::UnknownGame(_) | Ended::NotUnderstood(_) => {
            say!(words, "web-new-version")
        }
        Ended::NotLetIn { .. } | Ended::Stopped => say!(words, "table-ended-stopped"),
    }
}

#[component]
fn Refused(connection: Connection) -> impl IntoView {
    let words = speech();
    view! {
        <p class="trouble" role="alert">
            {move || {
                let why = connection.refused.get()?;
                Some(connection.table.with_untracked(|table| match table {
                    Some(table) => words.rejection_at(table, &why),
                    None => words.rejection(&why),
                }))
            }}
        </p>
    }
}

/// The seats of the reader.
pub fn seats_here(connection: Connection) -> Memo<Vec<u8>> {
    Memo::new(move |_| {
        let you = connection.you.get();
        let seats = |table: &Table| you.map(|you| table.seats_of(you).collect()).unwrap_or_default();
        connection.table.with(|table| table.as_deref().map(seats).unwrap_or_default())
    })
}

/// The time by the clock of the server, second by second, until the page is left.
pub fn server_clock(connection: Connection) -> Signal<Time> {
    let now = RwSignal::new(server_time(connection));
    let tick = set_interval_with_handle(move || now.set(server_time(connection)), SECOND);
    on_cleanup(move || {
        if let Ok(tick) = tick {
            tick.clear();
        }
    });
    now.into()
}

fn server_time(connection: Connection) -> Time {
    let ahead = connection.ahead.try_get_untracked().unwrap_or(0);
    Time(now().0.saturating_add_signed(ahead))
}
