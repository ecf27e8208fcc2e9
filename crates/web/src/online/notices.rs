//! What is told and asked at a table: that the line is broken, what someone asks the others for, and what came of it.
//!
//! It floats above the page, in a place of its own, so that nothing moves under anybody's pointer when it comes or goes.

use std::time::Duration;

use leptos::prelude::*;
use table::{Action, Dropped, Motion, OpenMotion, Table};
use words::say;

use super::line::Line;
use crate::speech::{Speech, speech};

/// How long it is said why a question came to nothing.
const A_WHILE: Duration = Duration::from_secs(10);

/// The place of messages and questions.
#[component]
pub fn Notices(line: Line) -> impl IntoView {
    // What was said stands in front of something; after a while it goes, unless something newer is said by then.
    Effect::new(move |before: Option<Option<TimeoutHandle>>| {
        if let Some(handle) = before.flatten() {
            handle.clear();
        }
        let forget = move || {
            let _ = line.dropped.try_set(None);
        };
        line.dropped.get().and_then(|_| set_timeout_with_handle(forget, A_WHILE).ok())
    });
    view! { <div class="notices"><Network line/><MotionBox line/></div> }
}

/// Says when the line is broken.
#[component]
fn Network(line: Line) -> impl IntoView {
    let words = speech();
    move || {
        (!line.online.get()).then(|| {
            view! {
                <p class="network" role="status">{say!(words, "table-lost")}</p>
            }
        })
    }
}

/// What someone asks the others for; afterwards, why it came to nothing.
#[component]
fn MotionBox(line: Line) -> impl IntoView {
    let words = speech();
    let answer = move |yes: bool| move |_| line.act(Action::Answer { yes });
    move || {
        let you = line.you.get()?;
        line.table.with(|table| {
            let table = table.as_ref()?;
            let Some(open) = table.motion() else {
                let text = dropped(words, table, line.dropped.get()?);
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
            let asked = view! {
                <section class="motion" role="alert">
                    <p>{proposed(words, table, open)}</p>
                    <div class="buttons">{buttons}</div>
                </section>
            };
            Some(asked.into_any())
        })
    }
}

fn proposed(words: Speech, table: &Table, open: &OpenMotion) -> String {
    let name = table.name(open.by).unwrap_or_default();
    match &open.motion {
        Motion::Undo { keep } => {
            let moves = table.turn().saturating_sub(*keep);
            say!(words, "table-proposes-undo", name = name, count = moves)
        }
        Motion::Adjourn => say!(words, "table-proposes-adjourn", name = name),
        Motion::Resume => say!(words, "table-proposes-resume", name = name),
        Motion::Rematch => say!(words, "table-proposes-rematch", name = name),
        Motion::BotFor { seat, level } => {
            say!(words, "table-proposes-bot", name = name, seat = seat + 1, level = *level)
        }
    }
}

fn dropped(words: Speech, table: &Table, why: Dropped) -> String {
    let name = |guest| table.name(guest).unwrap_or_default();
    match why {
        Dropped::Declined(by) => say!(words, "table-disagreed", name = name(by)),
        Dropped::Withdrawn(by) => say!(words, "table-withdrawn", name = name(by)),
        Dropped::Overtaken => say!(words, "table-overtaken"),
    }
}
