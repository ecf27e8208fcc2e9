//! An online table, whichever game is played there: people gather, then they see the game.

use std::time::Duration;

use leptos::prelude::*;
use table::{Ended, Phase, Table, Time};
use words::say;

use super::chat::Chat;
use super::face::Face;
use super::gather::{Introduce, SeatPlan};
use super::line::Line;
use super::link_box::{LinkBox, table_link};
use super::notices::Notices;
use super::people::People;
use crate::app::{Heading, Link};
use crate::here::now;
use crate::speech::{Speech, speech};
use crate::storage::Storage::Tab;

/// Which table's page was loaded again because of its game, in this tab.
const LOADED: &str = "loggia.loaded";

/// How often clocks are looked at.
const SECOND: Duration = Duration::from_secs(1);

/// The address of a table, whichever game is played there: the server answers with the page of its game.
pub fn table_path(id: &str) -> String {
    format!("/t/{id}")
}

/// The table of a link.
#[component]
pub fn HouseTable(id: String, face: Face) -> impl IntoView {
    let words = speech();
    let line = Line::open(face.games, &id);
    // Another table's page leads here without the server: this module may not know the game. The server's page does.
    let here = table_path(&id);
    let elsewhere = Memo::new(move |_| {
        let is_other = line.ended.with(|ended| matches!(ended, Some(Ended::UnknownGame(_))));
        is_other && Tab.get(LOADED).is_none_or(|loaded| loaded != here)
    });
    Effect::new(move || {
        if let Some(you) = line.you.get() {
            super::watch::remember(you);
        }
    });
    let there = table_path(&id);
    Effect::new(move || {
        if elsewhere.get() {
            // Once: a server that gives this page again has another idea of the game, and that is told.
            Tab.set(LOADED, &there);
            let _ = window().location().reload();
        } else if line.table.with(Option::is_some) {
            Tab.forget(LOADED);
        }
    });
    let phase = move || {
        let whole = |table: &&Table| table.last() >= line.awaited.get();
        line.table.with(|table| table.as_ref().filter(whole).map(Table::phase))
    };
    let stage = Memo::new(move |_| match phase() {
        _ if elsewhere.get() => Stage::Coming,
        _ if line.ended.with(Option::is_some) => Stage::Ended,
        None => Stage::Coming,
        Some(Phase::Gathering) => Stage::Gathering,
        Some(_) => Stage::Playing,
    });
    move || match stage.get() {
        Stage::Ended => {
            let ended = line.ended.get().unwrap_or(Ended::Stopped);
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
                    <Notices line/>
                    <Heading text=heading(words, line)/>
                    <Introduce line/>
                    <SeatPlan line face/>
                    <Refused line/>
                </div>
                <div>
                    <LinkBox link=table_link(&id) about=say!(words, "web-link-about") id="link"/>
                    <People line/>
                    <Chat line/>
                </div>
            </main>
        }
        .into_any(),
        Stage::Playing => view! { <Notices line/>{(face.playing)(line, id.clone())} }.into_any(),
    }
}

/// Which game a table is for, so that guests know what they are asked to.
fn heading(words: Speech, line: Line) -> String {
    let game = line.table.with_untracked(|table| table.as_ref().map(|t| t.header().game.game.clone()));
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
        Ended::Diverged(what) => say!(words, "table-ended-diverged", what = what.clone()),
        Ended::Outdated { .. } | Ended::UnknownGame(_) | Ended::NotUnderstood(_) => {
            say!(words, "web-new-version")
        }
        Ended::NotLetIn { .. } | Ended::Stopped => say!(words, "table-ended-stopped"),
    }
}

#[component]
fn Refused(line: Line) -> impl IntoView {
    let words = speech();
    view! {
        <p class="trouble" role="alert">
            {move || {
                let why = line.refused.get()?;
                Some(line.table.with_untracked(|table| match table {
                    Some(table) => words.rejection_at(table, &why),
                    None => words.rejection(&why),
                }))
            }}
        </p>
    }
}

/// The seats of the reader.
pub fn seats_here(line: Line) -> Memo<Vec<u8>> {
    Memo::new(move |_| {
        let you = line.you.get();
        let seats = |table: &Table| you.map(|you| table.seats_of(you).collect()).unwrap_or_default();
        line.table.with(|table| table.as_ref().map(seats).unwrap_or_default())
    })
}

/// The time by the clock of the server, second by second, until the page is left.
pub fn house_clock(line: Line) -> Signal<Time> {
    let now = RwSignal::new(house_time(line));
    let tick = set_interval_with_handle(move || now.set(house_time(line)), SECOND);
    on_cleanup(move || {
        if let Ok(tick) = tick {
            tick.clear();
        }
    });
    now.into()
}

fn house_time(line: Line) -> Time {
    let ahead = line.ahead.try_get_untracked().unwrap_or(0);
    Time(now().0.saturating_add_signed(ahead))
}
