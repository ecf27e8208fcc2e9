//! Buttons for everything that the hands and the view do.

use leptos::prelude::*;
use villa_world::Task;
use words::say;

use super::{Bench, OtherHand, tell};
use crate::hands::{NotHere, Step};
use web::speech::{Speech, speech};

/// How far a press of a button moves what is held, in metres.
const STEP: f64 = 0.004;

/// How far a press of a button or a key lifts a floor, in metres.
pub(super) const LIFT: f64 = 0.0005;

fn small(label: String, sign: &'static str, act: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button type="button" class="button small" aria-label=label.clone() title=label on:click=move |_| act()>
            <span aria-hidden="true">{sign}</span>
        </button>
    }
}

/// Buttons of the view, in a corner of the picture.
#[component]
pub fn ViewButtons(
    /// The bench.
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

/// Holds a floor with the other hand, or lets go of it.
fn floor_button(
    words: Speech,
    bench: Bench,
    other: Memo<Option<OtherHand>>,
    level: u8,
) -> Option<impl IntoView> {
    let floor = villa::Storey::at(level.into())?;
    let name = words.plain(&games::sentences::storey(floor));
    let holds = move || other.get().is_some_and(|other| other.holds == Some(level));
    Some(view! {
        <button
            type="button"
            class=format!("button small floor floor-{level}")
            aria-pressed=move || holds().to_string()
            aria-label=say!(words, "yard-hold-floor", number = level, floor = name.clone())
            title=say!(words, "yard-hold-floor", number = level, floor = name)
            on:click=move |_| bench.hold_floor(Some(level))
        >
            {level}
        </button>
    })
}

/// How far a floor is lifted, where one is held, in tenths of a millimetre.
fn lifted(other: OtherHand) -> Option<u8> {
    other.holds.map(|_| other.lift)
}

/// Lifts the floor that is held, and lowers it. The buttons are there before a floor is held, so that none moves when one is.
fn lift(words: Speech, bench: Bench, other: Memo<Option<OtherHand>>) -> impl IntoView {
    let lifted = move || other.get().and_then(lifted);
    let button = move |class: &'static str, label: String, sign: &'static str, by: f64| {
        view! {
            <button
                type="button"
                class=class
                aria-label=label.clone()
                title=label
                disabled=move || lifted().is_none()
                on:click=move |_| bench.lift_floor(by)
            >
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    view! {
        <div class="lift">
            {button("button small lower-floor", say!(words, "yard-lower-floor"), "▼", -LIFT)}
            <input
                type="range"
                min="0"
                max="40"
                aria-label=say!(words, "yard-lift-floor")
                disabled=move || lifted().is_none()
                prop:value=move || lifted().unwrap_or_default().to_string()
                on:input=move |event| {
                    let tenths: f64 = event_target_value(&event).parse().unwrap_or_default();
                    bench.hands(|hands| hands.lift_floor(tenths / 10_000.0));
                }
            />
            {button("button small lift-floor", say!(words, "yard-lift-floor"), "▲", LIFT)}
        </div>
    }
}

/// The test push.
fn push_button(words: Speech, bench: Bench) -> impl IntoView {
    view! {
        <button
            type="button"
            class="button test-push"
            title=say!(words, "yard-push-about")
            on:click=move |_| bench.test_push()
        >
            {say!(words, "yard-push")}
        </button>
    }
}

/// The buttons for what the hands can do now.
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
    // A button that is rebuilt between press and release gets no click.
    let cost = Memo::new(move |_| cost.get());
    let step = Memo::new(move |_| state.get().holding.map(|holding| holding.step));
    // Nothing can be done with what was let go, or goes back (V5).
    let works = Memo::new(move |_| {
        state.get().holding.is_some_and(|holding| {
            !holding.over && !holding.watched && !matches!(holding.step, Step::LetGo | Step::Back)
        })
    });
    let warns = move || {
        let complains = |why: NotHere| why != NotHere::Away;
        works.get()
            && state.get().holding.is_some_and(|h| h.not_here.is_some_and(complains) || h.warning.is_some())
    };
    let is_column =
        Memo::new(move |_| state.get().holding.is_some_and(|h| matches!(h.task, Task::Column(_))));
    let other = Memo::new(move |_| state.get().holding.map(|h| h.other));
    let highest = Memo::new(move |_| other.get().map_or(0, |other| other.highest));
    let may_hook = Memo::new(move |_| state.get().holding.is_some_and(|h| h.hook.may));
    let takes = Memo::new(move |_| {
        let state = state.get();
        state.holding.is_none() && state.chosen.is_some() && !state.chooses_only
    });
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
    let under = Memo::new(move |_| {
        state.get().holding.is_some_and(|h| h.step == Step::Under && !h.hook.used) && is_column.get()
    });
    let warned = Memo::new(move |_| state.get().holding.is_some_and(|h| h.warning.is_some()));
    let primary = move || {
        let label = match step.get() {
            Some(Step::High) if is_column.get() && warned.get() => say!(words, "yard-set-anyway"),
            Some(Step::High) if is_column.get() => say!(words, "yard-set-down"),
            Some(Step::High) => say!(words, "yard-lay"),
            Some(Step::Lowering) => say!(words, "yard-keep"),
            _ => say!(words, "yard-lift"),
        };
        let off = move || {
            state.get().holding.is_none_or(|holding| {
                !matches!(holding.step, Step::Out | Step::High | Step::Lowering) || holding.not_here.is_some()
            })
        };
        view! {
            <button type="button" class="button primary next-step" disabled=off on:click=move |_| bench.next_step()>
                {label}
            </button>
        }
    };
    let lifted = move || {
        let tenths = other.get().and_then(lifted).filter(|tenths| *tenths > 0)?;
        Some(say!(words, "yard-lifted", whole = tenths / 10, tenths = tenths % 10))
    };
    let other_hand = move || {
        view! {
            <div class="other-hand" role="group" aria-label=say!(words, "yard-hold")>
                <div class="held-floor">
                    <span aria-hidden="true">{say!(words, "yard-hold")}</span>
                    <span class="lifted" role="status">{lifted}</span>
                </div>
                <div class="floors">
                    {move || (1..=highest.get()).map(|level| floor_button(words, bench, other, level)).collect_view()}
                </div>
                {lift(words, bench, other)}
            </div>
        }
    };
    let break_off = move || {
        let is_floor = matches!(state.get().holding.map(|h| h.task), Some(Task::Floor { .. }));
        words.say(if is_floor { "yard-break-off-laying" } else { "yard-break-off" }, &[])
    };
    let stop = move || {
        if bench.stopping.get() {
            let what = say!(words, "yard-stop-sure", cost = cost.get());
            return view! {
                <div class="sure stop" role="alertdialog" aria-label=break_off>
                    <p>{what}</p>
                    <div class="buttons">
                        <button type="button" class="button primary sure-yes" on:click=move |_| bench.break_off()>
                            {break_off}
                        </button>
                        <button type="button" class="button sure-no" on:click=move |_| bench.stopping.set(false)>
                            {say!(words, "yard-go-on")}
                        </button>
                    </div>
                </div>
            }
            .into_any();
        }
        view! {
            <button type="button" class="button break-off" on:click=move |_| bench.want_to_stop()>
                {break_off}
                <small>{cost}</small>
            </button>
        }
        .into_any()
    };
    view! {
        <div class="hands" class:at-work=move || works.get() data-step=move || state.get().holding.map(|h| h.step.name())>
            <p class="next" class:warns=warns role="status">{move || tell::next(words, &state.get())}</p>
            <Show when=move || works.get()>
                // What comes and goes comes last, or first where this is at the foot of a phone: the rest stays.
                <div class="hand-controls">
                    {primary}
                    {pad(words, bench)}
                    {stop}
                    <Show when=move || highest.get() != 0>{other_hand}</Show>
                    <Show when=move || under.get()>{push_button(words, bench)}</Show>
                    <Show when=move || may_hook.get()>{hook}</Show>
                </div>
            </Show>
        </div>
        <Show when=move || takes.get()>
            <div class="buttons chosen">
                <p>{move || state.get().chosen.map(|n| tell::column_label(words, n))}</p>
                <button type="button" class="button take" on:click=move |_| {
                    bench.take_chosen();
                    bench.take_keys();
                }>
                    {say!(words, "yard-take")}
                </button>
                {push_button(words, bench)}
            </div>
        </Show>
    }
}
