//! An exercise on the board: what is to be done, and whether it is.

use std::time::Duration;

use callisto::{Colour, Move, Paint, Paints, Position};
use leptos::prelude::*;
use web::back;
use web::sound;
use web::speech::{Speech, speech};
use words::say;

use super::steps::{Place, STEP, Steps, title};
use crate::board::PieceShape;
use crate::exercise::{ALL, Exercise, Goal, OWN, Verdict};
use crate::game::{BoardView, Carried, Field};
use crate::tray::Tray;

/// An answer that comes at once cannot be followed by eye.
const PAUSE: Duration = Duration::from_millis(450);

/// The exercise of a step.
#[component]
pub fn ExerciseScreen(place: RwSignal<Place>, step: usize) -> impl IntoView {
    let words = speech();
    let exercise = ALL[step];
    let (start, opening) = exercise.start()?;
    back::remember();
    let board = RwSignal::new((start.clone(), opening.clone()));
    let verdict = RwSignal::new(Verdict::Open);
    let settle = move |now: Verdict| {
        verdict.set(now);
        if now == Verdict::Reached {
            sound::over();
            place.update(|place| *place = place.after(step));
        }
    };
    let lay = move |mv: Move| {
        let laid = board.try_update(|(position, laid)| {
            let colour = position.to_move()?;
            *position = position.play(mv).ok()?;
            laid.push((colour, mv));
            Some(position.clone())
        });
        if let Some(after) = laid.flatten() {
            sound::placed();
            settle(exercise.judge(mv, &after));
        }
    };
    let answer = Memo::new(move |_| board.with(|(position, _)| exercise.answer(position)));
    Effect::new(move || {
        let Some(mv) = answer.get() else { return };
        let asked = board.with_untracked(|(position, _)| position.hash());
        let play = move || {
            let is_now = board.try_with_untracked(|(position, _)| position.hash() == asked);
            if is_now == Some(true) {
                lay(mv);
            }
        };
        set_timeout(play, PAUSE);
    });
    let position = Memo::new(move |_| board.with(|(position, _)| position.clone()));
    let laid = Memo::new(move |_| board.with(|(_, laid)| laid.clone()));
    let may_move = Memo::new(move |_| {
        verdict.get() == Verdict::Open && position.with(|position| position.to_move() == Some(OWN))
    });
    let tray = (exercise.goal != Goal::Count).then_some(OWN);
    let play = Callback::new(lay);
    let board_view = BoardView::new(
        position.into(),
        Paints::default(),
        laid.into(),
        may_move.into(),
        Signal::stored(tray),
        play,
    );
    provide_context(board_view);
    board_view.listen(words);
    let again = move |_| {
        board.set((start.clone(), opening.clone()));
        verdict.set(Verdict::Open);
        // The button goes.
        if let Some(drawing) = board_view.drawing.get_untracked() {
            let _ = drawing.focus();
        }
    };
    let class = move || match verdict.get() {
        Verdict::Open => "why",
        Verdict::Reached => "verdict reached",
        Verdict::Missed => "verdict missed",
    };
    let told = move || match verdict.get() {
        Verdict::Open => match board_view.why_not(&words) {
            Some(why) => why,
            None => on_the_way(&words, exercise.goal, &laid.get(), ALL[step]),
        },
        now => position.with(|position| judged(&words, exercise.goal, now, position)),
    };
    let next = move |_| place.update(|place| place.step = step + 1);
    Some(view! {
        <main class="game exercise">
            <Field/>
            <div class="side">
                <section class="coach">
                    <Steps place/>
                    <h2 id=STEP tabindex="-1">{words.say(title(exercise.goal), &[])}</h2>
                    <div class="task" class:settled=move || verdict.get() != Verdict::Open>
                        <p id="goal">{goal(&words, exercise.goal, &position.get_untracked())}</p>
                        {(exercise.goal == Goal::Count).then(|| view! { <Counted exercise settle/> })}
                        <div class="message">
                            <p class=class id="verdict" role="status">{told}</p>
                        </div>
                        <div class="buttons">
                            <button
                                class="button"
                                class:primary=move || verdict.get() == Verdict::Reached
                                id="next"
                                on:click=next
                            >
                                {move || match verdict.get() {
                                    Verdict::Reached => say!(words, "lesson-next"),
                                    _ => say!(words, "lesson-skip"),
                                }}
                            </button>
                            <button class="button" id="again" class:away=move || verdict.get() == Verdict::Open on:click=again>
                                {say!(words, "lesson-again")}
                            </button>
                        </div>
                    </div>
                </section>
                <div class="tray-place" class:hidden=tray.is_none()><Tray><span></span></Tray></div>
            </div>
            <Carried/>
        </main>
    })
}

/// The pieces that are left over, and the numbers to choose from.
#[component]
fn Counted(exercise: Exercise, settle: impl Fn(Verdict) + Copy + Send + Sync + 'static) -> impl IntoView {
    let (position, _) = exercise.start()?;
    let kinds = position.rules().kinds().iter().zip(position.pieces_left(OWN));
    let left = kinds.flat_map(|(kind, left)| (0..*left).map(move |_| kind.shape.cells()));
    let pieces = left.map(|cells| {
        let squares: Vec<(i32, i32)> = cells.iter().map(|&(x, y)| (i32::from(x), i32::from(y))).collect();
        let width = squares.iter().map(|square| square.0).max().unwrap_or(0) + 1;
        let height = squares.iter().map(|square| square.1).max().unwrap_or(0) + 1;
        let px = |cells: i32| format!("{}px", cells * 20);
        view! {
            <svg viewBox=format!("0 0 {width} {height}") style:width=px(width) style:height=px(height) aria-hidden="true">
                <PieceShape paint=Paint::ALL[0] squares top=height pillar=false/>
            </svg>
        }
    });
    let pieces = pieces.collect_view();
    let points = position.penalty(OWN);
    let choices = exercise.choices(&position).into_iter().map(|number| {
        let choose = move |_| settle(if number == points { Verdict::Reached } else { Verdict::Missed });
        view! { <button class="button" id=format!("points-{number}") on:click=choose>{number}</button> }
    });
    let choices = choices.collect_view();
    Some(view! {
        <div class="left-over"><div>{pieces}</div></div>
        <div class="buttons" id="points">{choices}</div>
    })
}

/// What is to be done.
fn goal(words: &Speech, goal: Goal, position: &Position) -> String {
    match goal {
        Goal::Edge => say!(words, "lesson-edge"),
        Goal::Block => say!(words, "lesson-block"),
        Goal::LastPillar => say!(words, "lesson-last"),
        Goal::Count => say!(words, "lesson-count"),
        Goal::Win => say!(words, "lesson-win", points = position.penalty(OWN)),
    }
}

/// What comes next while the goal can still be reached.
fn on_the_way(words: &Speech, goal: Goal, laid: &[(Colour, Move)], exercise: Exercise) -> String {
    let begun = exercise.start().is_some_and(|(_, opening)| laid.len() > opening.len());
    match goal {
        Goal::LastPillar if begun => say!(words, "lesson-last-next"),
        _ => String::new(),
    }
}

/// What was right or wrong.
fn judged(words: &Speech, goal: Goal, verdict: Verdict, position: &Position) -> String {
    let reached = verdict == Verdict::Reached;
    let (own, other) = (position.penalty(OWN), position.penalty(Colour(1)));
    match goal {
        Goal::Edge if reached => say!(words, "lesson-edge-done"),
        Goal::Edge => say!(words, "lesson-edge-missed"),
        Goal::Block if reached => say!(words, "lesson-block-done", points = other),
        Goal::Block => say!(words, "lesson-block-missed"),
        Goal::LastPillar if reached => say!(words, "lesson-last-done", points = own),
        Goal::LastPillar => say!(words, "lesson-last-missed"),
        Goal::Count if reached => say!(words, "lesson-count-done", points = own, other = other),
        Goal::Count => say!(words, "lesson-count-missed"),
        Goal::Win if reached => say!(words, "lesson-win-done", points = own, other = other),
        Goal::Win => say!(words, "lesson-win-missed", points = own, other = other),
    }
}
