//! Tables that are open to everybody, and one's own.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use serde_json::{Value, json};
use table::Guest;
use words::say;

use super::house_table::table_path;
use super::rest;
use crate::app::{Heading, Link};
use crate::speech::{Speech, speech};
use crate::storage::Storage::Browser;

#[derive(Clone, Deserialize)]
struct Tables {
    tables: Vec<Listing>,
}

#[derive(Clone, Deserialize)]
struct Listing {
    id: String,
    phase: String,
    summary: Value,
}

type Found = RwSignal<Option<Result<Vec<Listing>, String>>>;

/// Where this browser's guest is kept, once it has been at a table.
const GUEST: &str = "loggia.guest";

/// Remembers who this browser is at tables, so that lists can say whose turn it is.
pub fn remember(you: Guest) {
    Browser.set(GUEST, &json!(you).to_string());
}

/// The reader's tables at which something goes on, for the first page. Whoever was never at a table is not asked for any.
#[component]
pub fn MyTables() -> impl IntoView {
    let words = speech();
    let mine = RwSignal::new(Vec::new());
    if Browser.get(GUEST).is_some() {
        spawn_local(async move {
            if let Ok(Tables { tables }) = rest::ask("GET", "/api/mine", None).await {
                mine.try_set(tables);
            }
        });
    }
    move || {
        let running = mine.get().into_iter().filter(|listing: &Listing| listing.phase != "finished");
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
        for (path, found) in [("/api/tables", public), ("/api/mine", mine)] {
            let tables = match &introduced {
                Ok(()) => rest::ask::<Tables>("GET", path, None).await.map(|found| found.tables),
                Err(_) => Err(rest::Fault::Unreachable),
            };
            found.try_set(Some(tables.map_err(|fault| fault.text(&words))));
        }
    });
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "web-watch")/>
            <section class="tables">
                <h2>{say!(words, "web-my-tables")}</h2>
                {move || list(&words, mine)}
            </section>
            <section class="tables">
                <h2>{say!(words, "web-public-tables")}</h2>
                {move || list(&words, public)}
            </section>
        </main>
    }
}

fn list(words: &Speech, found: Found) -> AnyView {
    match found.get() {
        None => view! { <p class="note">"…"</p> }.into_any(),
        Some(Err(why)) => view! { <p class="trouble">{why}</p> }.into_any(),
        Some(Ok(tables)) if tables.is_empty() => {
            view! { <p class="note">{say!(words, "web-no-tables")}</p> }.into_any()
        }
        Some(Ok(tables)) => {
            let lines = tables.into_iter().map(|listing| one(words, listing)).collect_view();
            view! { <ul class="table-list">{lines}</ul> }.into_any()
        }
    }
}

fn one(words: &Speech, listing: Listing) -> impl IntoView + use<> {
    let seats = listing.summary["seats"].as_array().cloned().unwrap_or_default();
    let people = seats.iter().map(|seat| match seat["holder"].as_str() {
        Some("person") => seat["name"].as_str().unwrap_or_default().to_string(),
        Some("bot") => say!(words, "table-bot-name", level = seat["level"].as_u64().unwrap_or(0) as u32),
        _ => say!(words, "table-who-open"),
    });
    let people = people.collect::<Vec<_>>().join(" – ");
    let game = listing.summary["game"].as_str().unwrap_or_default();
    let game = words.game(game, listing.summary["edition"].as_str());
    let to = table_path(&listing.id);
    let phase = match listing.phase.as_str() {
        "gathering" => say!(words, "web-phase-gathering"),
        "finished" => say!(words, "web-phase-finished"),
        _ => say!(words, "web-phase-playing"),
    };
    let you: Option<Value> = Browser.get(GUEST).and_then(|text| serde_json::from_str(&text).ok());
    let to_move = listing.summary["seat_to_move"].as_u64().and_then(|seat| seats.get(seat as usize));
    let is_yours = to_move.is_some_and(|seat| you.is_some_and(|you| seat["guest"] == you));
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
