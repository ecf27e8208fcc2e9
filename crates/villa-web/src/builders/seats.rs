//! Bots on seats of a game on this device: their hands go through the log as everybody's do, so that people see them
//! move.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use games::{VillaPlay, VillaTable as _};
use leptos::prelude::*;
use table::{Action, Table};
use villa::Player;
use web::speech::speech;
use words::say;

/// How fast builders move their hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Not at all.
    Paused,
    /// As people do.
    #[default]
    Human,
    /// Four times as fast.
    Fast,
}

/// How often some hands go into the log. A piece of them is half a second.
const TICK: Duration = Duration::from_millis(125);

/// How many ticks of the clock a piece takes at the pace of people.
const HUMAN: u32 = 4;

/// A bot at work.
struct Worker {
    seat: u8,
    /// What is still to be said to the table, in order.
    left: VecDeque<VillaPlay>,
}

/// Lets bots act on their turns until the page is left.
pub fn seat_builders(table: Memo<Arc<Table>>, act: UnsyncCallback<Action, bool>, pace: RwSignal<Pace>) {
    let worker: StoredValue<Option<Worker>, LocalStorage> = StoredValue::new_local(None);
    let asked = StoredValue::new(None::<u64>);
    let next = move || {
        let Some((seat, level)) = table.with_untracked(|table| table.bot_to_move()) else { return };
        let now = table.with_untracked(|table| table.last());
        if worker.with_value(|worker| worker.is_some()) || asked.get_value() == Some(now) {
            return;
        }
        asked.set_value(Some(now));
        table.with_untracked(|now_at| {
            let (Some(round), Some(who)) = (now_at.villa(), Player::new(seat)) else { return };
            // Hands that were at work when the page was loaded: a builder finds again what it had in mind.
            let begun = round.attempt().cloned();
            super::ask(round, who, Some(level), move |answer| {
                let is_now = table.try_with_untracked(|table| table.last()) == Some(now);
                if let (Some(intent), true) = (answer.intent, is_now) {
                    let left = intent.plays(begun.as_ref());
                    worker.set_value(Some(Worker { seat, left }));
                }
            });
        });
    };
    let beat = StoredValue::new(0_u32);
    let tick = move || {
        beat.update_value(|beat| *beat = beat.wrapping_add(1));
        let waits = match pace.get_untracked() {
            Pace::Paused => true,
            Pace::Human => !beat.get_value().is_multiple_of(HUMAN),
            Pace::Fast => false,
        };
        if waits {
            return;
        }
        let play = worker.try_update_value(|worker| {
            let at_work = worker.as_mut()?;
            let play = at_work.left.pop_front().map(|play| (at_work.seat, play));
            if at_work.left.is_empty() {
                *worker = None;
            }
            play
        });
        let Some((seat, play)) = play.flatten() else { return next() };
        let turn = table.with_untracked(|table| table.turn());
        if !act.run(Action::Play { seat, turn, play: (&play).into() }) {
            // The table has gone on meanwhile: it was taken back, or the game is over.
            worker.set_value(None);
            asked.set_value(None);
        }
    };
    if let Ok(clock) = set_interval_with_handle(tick, TICK) {
        on_cleanup(move || clock.clear());
    }
}

/// Choosing how fast builders move their hands.
#[component]
pub fn PaceButtons(
    /// The pace.
    pace: RwSignal<Pace>,
) -> impl IntoView {
    let words = speech();
    let choice = move |of: Pace, label: String| {
        view! {
            <button
                type="button"
                class="button quiet"
                aria-pressed=move || (pace.get() == of).to_string()
                on:click=move |_| pace.set(of)
            >
                {label}
            </button>
        }
    };
    view! {
        <div class="buttons pace" role="group" aria-label=say!(words, "yard-builders")>
            {choice(Pace::Paused, say!(words, "yard-pace-paused"))}
            {choice(Pace::Human, say!(words, "yard-pace-human"))}
            {choice(Pace::Fast, say!(words, "yard-pace-fast"))}
        </div>
    }
}
