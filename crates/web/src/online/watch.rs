//! The lists of public tables and of one's own.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::json;
use table::rest::{Listing, MINE, SeatSummary, TABLES, Tables};
use table::{Guest, Phase};
use words::say;

use super::online_table::table_path;
use super::rest;
use crate::app::{Heading, Link};
use crate::speech::{Speech, speech};
use crate::storage::Storage::Browser;

type Found = RwSignal<Option<Result<Vec<Listing>, String>>>;

/// Where this browser's guest is kept, once it has been at a table.
const GUEST: &str = "loggia.guest";

/// Remembers who this browser is at tables, so that lists can say whose turn it is.
pub fn remember(you: Guest) {
    Browser.set(GUEST, &json!(you).to_string());
}

/// The reader's active tables, for the first page. A browser that was never at a table sends no request.
#[component]
pub fn MyTables() -> impl IntoView {
    let words = speech();
    let mine = RwSignal::new(Vec::new());
    if Browser.get(GUEST).is_some() {
        spawn_local(async move {
            if let Some(Tables { tables }) = rest::look(MINE).await {
                mine.try_set(tables);
            }
        });
    }
    move || {
        let running = mine.get().into_iter().filter(|listing: &Listing| listing.phase != Phase::Finished);
        let running = running.map(|listing| one(&words, listing)).collect_view();
        (!running.is_empty()).then(|| {
            view! {
                <section class="resumes" id="my-tables">
                    <h2>{say!(words, "web-my-tables")}</h2>
                    <ul>{running}</ul>
                </section>
            }
        })
    }
}

/// The lists of tables.
#[component]
pub fn WatchPage() -> impl IntoView {
    let words = speech();
    let (public, mine): (Found, Found) = (RwSignal::new(None), RwSignal::new(None));
    spawn_local(async move {
        let introduced = rest::introduce().await;
        for (path, found) in [(TABLES, public), (MINE, mine)] {
            let tables = match &introduced {
                Ok(()) => rest::ask::<Tables>("GET", path, None).await.map(|found| found.tables),
                Err(_) => Err(rest::RequestError::Unreachable),
            };
            found.try_set(Some(tables.map_err(|fault| fault.text(&words))));
        }
    });
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "web-watch")/>
            <p><Link to="/invite".into() class="button">{say!(words, "web-invite")}</Link></p>
            <section class="tables">
                <h2>{say!(words, "web-my-tables")}</h2>
                {move || list(&words, mine, "online-no-tables")}
            </section>
            <section class="tables">
                <h2>{say!(words, "web-public-tables")}</h2>
                {move || list(&words, public, "online-no-public-tables")}
            </section>
        </main>
    }
}

/// A list of tables; `none` is the text of an empty one.
fn list(words: &Speech, found: Found, none: &str) -> AnyView {
    match found.get() {
        None => view! { <p class="note">"…"</p> }.into_any(),
        Some(Err(why)) => view! { <p class="trouble">{why}</p> }.into_any(),
        Some(Ok(tables)) if tables.is_empty() => {
            view! { <p class="note">{words.say(none, &[])}</p> }.into_any()
        }
        Some(Ok(tables)) => {
            let lines = tables.into_iter().map(|listing| one(words, listing)).collect_view();
            view! { <ul class="table-list">{lines}</ul> }.into_any()
        }
    }
}

fn one(words: &Speech, listing: Listing) -> impl IntoView + use<> {
    let Listing { id, phase, summary, .. } = listing;
    let people = summary.seats.iter().map(|seat| match seat {
        SeatSummary::Person { name, .. } => name.clone().unwrap_or_default(),
        SeatSummary::Bot { level } => say!(words, "table-bot-name", level = u32::from(*level)),
        SeatSummary::Open => say!(words, "table-who-open"),
    });
    let people = people.collect::<Vec<_>>().join(" · ");
    let game = words.game(&summary.game, summary.edition.as_deref());
    let to = table_path(&id);
    let phase = match phase {
        Phase::Gathering => say!(words, "web-phase-gathering"),
        Phase::Finished => say!(words, "web-phase-finished"),
        _ => say!(words, "web-phase-playing"),
    };
    let you: Option<Guest> = Browser.get(GUEST).and_then(|text| serde_json::from_str(&text).ok());
    let to_move = summary.seat_to_move.and_then(|seat| summary.seats.get(usize::from(seat)));
    let is_yours = matches!(to_move, Some(SeatSummary::Person { guest, .. }) if you == Some(*guest));
    let yours = is_yours.then(|| view! { <em class="your-turn">{say!(words, "web-yours")}</em> });
    view! {
        <li>
            <Link to class="resume">
                <strong>{people}</strong>
                <span>{game}" · "{phase}" "{yours}</span>
            </Link>
        </li>
    }
}
