//! A button for everything that hands and eyes do.

use leptos::prelude::*;
use villa_world::Task;
use words::say;

use super::{Bench, tell};
use crate::hands::Step;
use web::speech::{Speech, speech};

/// How far a press of a button moves what is held, in metres.
const STEP: f64 = 0.004;

fn small(label: String, sign: &'static str, act: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button type="button" class="button small" aria-label=label.clone() title=label on:click=move |_| act()>
            <span aria-hidden="true">{sign}</span>
        </button>
    }
}

/// Buttons of the eye, in a corner of the picture.
#[component]
pub fn ViewButtons(
    /// Whose eye.
    bench: Bench,
) -> impl IntoView {
    let words = speech();
    view! {
        <div class="view-buttons" role="group" aria-label=say!(words, "yard-view")>
            {small(say!(words, "yard-view-left"), "⟲", move || bench.turn_eye(-0.4, 0.0, 1.0))}
            {small(say!(words, "yard-view-right"), "⟳", move || bench.turn_eye(0.4, 0.0, 1.0))}
            {small(say!(words, "yard-view-nearer"), "+", move || bench.turn_eye(0.0, 0.0, 0.8))}
            {small(say!(words, "yard-view-farther"), "−", move || bench.turn_eye(0.0, 0.0, 1.25))}
            {small(say!(words, "yard-view-above"), "⤓", move || bench.look(true))}
            {small(say!(words, "yard-view-usual"), "⌂", move || bench.look(false))}
        </div>
    }
}

/// Buttons that move what is in the hand.
pub(super) fn pad(words: Speech, bench: Bench) -> impl IntoView {
    view! {
        <div class="hand-pad" role="group" aria-label=say!(words, "yard-move")>
            {small(say!(words, "yard-left"), "←", move || bench.nudge(-STEP, 0.0))}
            {small(say!(words, "yard-away"), "↑", move || bench.nudge(0.0, STEP))}
            {small(say!(words, "yard-near"), "↓", move || bench.nudge(0.0, -STEP))}
            {small(say!(words, "yard-right"), "→", move || bench.nudge(STEP, 0.0))}
            {small(say!(words, "yard-higher"), "⇡", move || bench.hands(|hands| hands.raise(STEP)))}
            {small(say!(words, "yard-lower"), "⇣", move || bench.hands(|hands| hands.raise(-STEP)))}
            {small(say!(words, "yard-turn-left"), "↺", move || bench.turn_held(0.1))}
            {small(say!(words, "yard-turn-right"), "↻", move || bench.turn_held(-0.1))}
        </div>
    }
}

/// What the hands can do now.
#[component]
pub fn HandButtons(
    /// Whose hands.
    bench: Bench,
    /// What breaking off costs.
    #[prop(into)]
    cost: Signal<String>,
) -> impl IntoView {
    let words = speech();
    let state = bench.state;
    let holds =
        Memo::new(move |_| state.get().holding.is_some_and(|holding| !holding.over && !holding.watched));
    let is_column =
        Memo::new(move |_| state.get().holding.is_some_and(|h| matches!(h.task, Task::Column(_))));
    let may_steady = Memo::new(move |_| state.get().holding.is_some_and(|h| h.may_steady));
    let may_hook = Memo::new(move |_| state.get().holding.is_some_and(|h| h.hook.may));
    let hook = move || {
        view! {
            <label class="switch hook">
                <input
                    type="checkbox"
                    prop:checked=move || state.get().holding.is_some_and(|h| h.hook.used)
                    on:change=move |event| {
                        let yes = event_target_checked(&event);
                        bench.hands(|hands| hands.take_hook(yes));
                    }
                />
                <span>{say!(words, "yard-hook")}</span>
            </label>
        }
    };
    let primary = move || {
        let step = state.get().holding.map(|holding| holding.step);
        let label = match step {
            Some(Step::High) if is_column.get() => say!(words, "yard-set-down"),
            Some(Step::High) => say!(words, "yard-lay"),
            _ => say!(words, "yard-lift"),
        };
        let off = move || {
            state.get().holding.is_none_or(|holding| {
                !matches!(holding.step, Step::Out | Step::High) || holding.not_here.is_some()
            })
        };
        view! {
            <button type="button" class="button primary next-step" disabled=off on:click=move |_| bench.next_step()>
                {label}
            </button>
        }
    };
    let other_hand = move || {
        view! {
            <div class="other-hand">
                <label class="switch">
                    <input
                        type="checkbox"
                        prop:checked=move || state.get().holding.is_some_and(|h| h.steadies)
                        on:change=move |event| {
                            let yes = event_target_checked(&event);
                            bench.hands(|hands| hands.steadies = yes);
                        }
                    />
                    <span>{say!(words, "yard-steady")}</span>
                </label>
                <label class="slider">
                    <span>{say!(words, "yard-lift-floor")}</span>
                    <input
                        type="range"
                        min="0"
                        max="40"
                        prop:value=move || state.get().holding.map_or(0, |h| h.lift).to_string()
                        on:input=move |event| {
                            let tenths: f64 = event_target_value(&event).parse().unwrap_or_default();
                            bench.hands(|hands| hands.lift = tenths / 10_000.0);
                        }
                    />
                </label>
            </div>
        }
    };
    view! {
        <p class="next" role="status">{move || tell::next(words, &state.get())}</p>
        <Show when=move || holds.get()>
            <div class="hand-controls">
                {primary}
                {pad(words, bench)}
                <Show when=move || may_steady.get()>{other_hand}</Show>
                <Show when=move || may_hook.get()>{hook}</Show>
                <button type="button" class="button break-off" on:click=move |_| bench.break_off()>
                    {say!(words, "yard-break-off")}
                    <small>{cost}</small>
                </button>
            </div>
        </Show>
        <Show when=move || state.get().holding.is_none() && state.get().chosen.is_some()>
            <div class="buttons chosen">
                <p>{move || state.get().chosen.map(|n| tell::column_name(words, n))}</p>
                <button type="button" class="button" on:click=move |_| bench.take_chosen()>
                    {say!(words, "yard-take")}
                </button>
            </div>
        </Show>
    }
}
