//! Messages and questions at a table: the connection is lost, what another player requests, and the result.
//!
//! They float above the page, so that nothing moves under the pointer when they come or go.

use std::time::Duration;

use leptos::prelude::*;
use table::{Action, Dropped};
use words::say;

use super::away::AwayBox;
use super::chat::Unread;
use super::connection::Connection;
use crate::speech::speech;

/// How long the reason for a failed request is shown.
const A_WHILE: Duration = Duration::from_secs(10);

/// The place of messages and questions.
#[component]
pub fn Notices(connection: Connection) -> impl IntoView {
    // A message hides part of the page, so it goes after a while, unless a newer one has replaced it.
    Effect::new(move |before: Option<Option<TimeoutHandle>>| {
        if let Some(handle) = before.flatten() {
            handle.clear();
        }
        let forget = move || {
            let _ = connection.dropped.try_set(None);
        };
        connection.dropped.get().and_then(|_| set_timeout_with_handle(forget, A_WHILE).ok())
    });
    view! { <div class="notices"><Network connection/><Closed connection/><MotionBox connection/><AwayBox connection/><Unread connection/></div> }
}

/// Says that the connection is lost.
#[component]
fn Network(connection: Connection) -> impl IntoView {
    let words = speech();
    move || {
        (!connection.online.get()).then(|| {
            view! {
                <p class="network" role="status">{say!(words, "table-lost")}</p>
            }
        })
    }
}

/// Says that the host has closed the table.
#[component]
fn Closed(connection: Connection) -> impl IntoView {
    let words = speech();
    move || {
        let is_closed = connection.table.with(|table| table.as_ref().is_some_and(|table| table.is_closed()));
        is_closed
            .then(|| view! { <p class="motion" role="status" id="closed">{say!(words, "table-closed")}</p> })
    }
}

/// A request of another player; afterwards, why it failed.
#[component]
fn MotionBox(connection: Connection) -> impl IntoView {
    let words = speech();
    let answer = move |yes: bool| move |_| connection.act(Action::Answer { yes });
    move || {
        let you = connection.you.get()?;
        connection.table.with(|table| {
            let table = table.as_ref()?;
            let name = |guest| table.name(guest).unwrap_or_default().to_string();
            let Some(open) = table.motion() else {
                // Who has withdrawn a request knows it.
                let is_own = |why: &Dropped| matches!(why, Dropped::Withdrawn(by) if *by == you);
                let text = words.dropped(connection.dropped.get().filter(|why| !is_own(why))?, &name);
                return Some(view! { <p class="motion" role="status">{text}</p> }.into_any());
            };
            let buttons = if open.waiting.contains(&you) {
                let yes = view! {
                    <button class="button primary" id="yes" on:click=answer(true)>{say!(words, "web-yes")}</button>
                    <button class="button" id="no" on:click=answer(false)>{say!(words, "web-no")}</button>
                };
                Some(yes.into_any())
            } else {
                let withdraw = move || {
                    view! {
                        <button class="button" id="withdraw" on:click=answer(false)>
                            {say!(words, "table-withdraw")}
                        </button>
                    }
                };
                (open.by == you).then(|| withdraw().into_any())
            };
            let text = if open.by == you {
                let waiting = open.waiting.iter().map(|guest| name(*guest)).collect::<Vec<_>>();
                say!(words, "online-asked", names = waiting.join(", "))
            } else {
                words.proposed(&open.motion, &name(open.by), table.turn())
            };
            let asked = view! {
                <section class="motion" role="alert">
                    <p>{text}</p>
                    <div class="buttons">{buttons}</div>
                </section>
            };
            Some(asked.into_any())
        })
    }
}
