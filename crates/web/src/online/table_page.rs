//! A table of the house.

use std::time::Duration;

use leptos::prelude::*;
use table::{Action, Motion, Phase, Time};
use words::say;

use super::chat::Chat;
use super::gather::{Introduce, SeatPlan};
use super::line::{Ended, Line};
use super::link_box::{LinkBox, table_link};
use super::menu::Menu;
use super::notice;
use crate::app::{Heading, Link};
use crate::game::{AtTable, GameScreen};
use crate::speech::{Speech, speech};
use crate::start::now;

/// How often clocks are looked at.
const SECOND: Duration = Duration::from_secs(1);

/// The table of a link.
#[component]
pub fn TablePage(id: String) -> impl IntoView {
    let words = speech();
    let line = Line::open(&id);
    let stage = Memo::new(move |_| match line.table.with(|t| t.as_ref().map(|t| t.phase())) {
        _ if line.ended.with(Option::is_some) => Stage::Ended,
        None => Stage::Coming,
        Some(Phase::Gathering) => Stage::Gathering,
        Some(_) => Stage::Playing,
    });
    move || match stage.get() {
        Stage::Ended => {
            let why = line.ended.get().map(|ended| told(&words, &ended)).unwrap_or_default();
            view! {
                <main class="page narrow">
                    <Heading text=why/>
                    <Link to="/".into() class="button primary">{say!(words, "web-to-start")}</Link>
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
                    <Heading text=say!(words, "web-table")/>
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
        Stage::Playing => view! { <Playing line id=id.clone()/> }.into_any(),
    }
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

/// The game at the table.
#[component]
fn Playing(line: Line, id: String) -> impl IntoView {
    let words = speech();
    // While a game is shown there is a table; the first one stands in for a moment that never comes.
    let first = line.table.get_untracked();
    let table = Memo::new(move |_| line.table.get().or_else(|| first.clone()));
    let table = Signal::derive(move || table.get().expect("a game is shown where there is a table"));
    let mine = Memo::new(move |_| {
        let you = line.you.get();
        table.with(|table| you.map(|you| table.seats_of(you).collect::<Vec<u8>>()).unwrap_or_default())
    });
    let trouble = RwSignal::new(None);
    Effect::new(move || {
        if let Some(why) = line.refused.get() {
            trouble.set(Some(words.rejection(&why)));
        }
    });
    let act = Callback::new(move |action: Action| line.act(action));
    let now = RwSignal::new(house_time(line));
    let tick = set_interval_with_handle(move || now.set(house_time(line)), SECOND);
    on_cleanup(move || {
        if let Ok(tick) = tick {
            tick.clear();
        }
    });
    let at = AtTable { table, mine: mine.into(), act, trouble, hint: None, now: Some(now.into()) };
    let my_turn = Memo::new(move |_| at.seat_to_move().is_some());
    let name = Memo::new(move |_| {
        let seat = mine.with(|mine| mine.first().copied());
        table.with(|table| seat.map(|seat| words.sitter(table, seat)).unwrap_or_default())
    });
    notice::tell(my_turn.into(), say!(words, "table-your-turn", player = name.get_untracked()));
    view! {
        <GameScreen at>
            <Network line/>
            <MotionBox line/>
            <Introduce line/>
            <Chat line/>
            <Menu line id/>
        </GameScreen>
    }
}

/// The time by the clock of the house.
fn house_time(line: Line) -> Time {
    let ahead = line.ahead.try_get_untracked().unwrap_or(0);
    Time(now().0.saturating_add_signed(ahead))
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

/// What somebody asks the others for.
#[component]
fn MotionBox(line: Line) -> impl IntoView {
    let words = speech();
    move || {
        let you = line.you.get()?;
        let (text, asked) = line.table.with(|table| {
            let table = table.as_ref()?;
            let open = table.motion()?;
            let name = table.name(open.by).unwrap_or_default().to_string();
            let text = match &open.motion {
                Motion::Undo { keep } => {
                    let moves = table.round().map_or(0, |round| round.turn().saturating_sub(*keep));
                    say!(words, "table-proposes-undo", name = name, count = moves)
                }
                Motion::Adjourn => say!(words, "table-proposes-adjourn", name = name),
                Motion::Resume => say!(words, "table-proposes-resume", name = name),
                Motion::Rematch => say!(words, "table-proposes-rematch", name = name),
                Motion::BotFor { seat, level } => {
                    say!(words, "table-proposes-bot", name = name, seat = seat + 1, level = *level)
                }
            };
            Some((text, open.waiting.contains(&you)))
        })?;
        let answer = move |yes: bool| move |_| line.act(Action::Answer { yes });
        Some(view! {
            <section class="motion" role="alert">
                <p>{text}</p>
                {asked.then(|| view! {
                    <div class="buttons">
                        <button class="button primary" id="yes" on:click=answer(true)>{say!(words, "web-yes")}</button>
                        <button class="button" id="no" on:click=answer(false)>{say!(words, "web-no")}</button>
                    </div>
                })}
            </section>
        })
    }
}
