//! A table of the house, whichever game is played there: people gather, then they see the game.

use std::time::Duration;

use leptos::prelude::*;
use table::{Ended, Games, Phase, Table, Time};
use words::say;

use super::chat::Chat;
use super::gather::{Introduce, SeatPlan};
use super::line::Line;
use super::link_box::{LinkBox, table_link};
use super::notices::Notices;
use crate::app::{Heading, Link};
use crate::speech::{Speech, speech};
use crate::start::now;

/// How often clocks are looked at.
const SECOND: Duration = Duration::from_secs(1);

/// The name of the game whose pages are a module of their own.
pub const VILLA: &str = "villa";

/// The address of a table: each game has its own pages.
pub fn address(game: &str, id: &str) -> String {
    if game == VILLA { format!("/villa/t/{id}") } else { format!("/t/{id}") }
}

/// The table of a link, at which one of `games` is played. `playing` is its game, once it has begun.
#[component]
pub fn HouseTable(id: String, games: Games, playing: fn(Line, String) -> AnyView) -> impl IntoView {
    let words = speech();
    let line = Line::open(games, &id);
    // Whoever comes by a link, or with a seat, may come to the pages of the other game.
    let there = id.clone();
    let home = Memo::new(move |_| line.game.get().map(|game| address(&game, &there)));
    let here = window().location().pathname().unwrap_or_default();
    let elsewhere = Memo::new(move |_| home.get().filter(|home| !here.starts_with(home)));
    Effect::new(move || {
        if let Some(home) = elsewhere.get() {
            let _ = window().location().replace(&home);
        }
    });
    let phase = move || {
        let whole = |table: &&Table| table.last() >= line.awaited.get();
        line.table.with(|table| table.as_ref().filter(whole).map(Table::phase))
    };
    let stage = Memo::new(move |_| match phase() {
        _ if elsewhere.with(Option::is_some) => Stage::Coming,
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
                    <SeatPlan line/>
                    <Refused line/>
                </div>
                <div>
                    <LinkBox link=table_link(&id) about=say!(words, "web-link-about") id="link"/>
                    <Chat line/>
                </div>
            </main>
        }
        .into_any(),
        Stage::Playing => view! { <Notices line/>{playing(line, id.clone())} }.into_any(),
    }
}

/// Which game a table is for, so that guests know what they are asked to.
fn heading(words: Speech, line: Line) -> String {
    let is_villa = line.game.with_untracked(|game| game.as_deref() == Some(VILLA));
    let game = if is_villa { say!(words, "web-villa") } else { say!(words, "web-title") };
    format!("{game}: {}", say!(words, "web-table"))
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
            {move || line.refused.get().map(|why| words.rejection(&why))}
        </p>
    }
}

/// The seats of whoever looks at this page.
pub fn seats_here(line: Line) -> Memo<Vec<u8>> {
    Memo::new(move |_| {
        let you = line.you.get();
        let seats = |table: &Table| you.map(|you| table.seats_of(you).collect()).unwrap_or_default();
        line.table.with(|table| table.as_ref().map(seats).unwrap_or_default())
    })
}

/// The time by the clock of the house, second by second, until the page is left.
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
