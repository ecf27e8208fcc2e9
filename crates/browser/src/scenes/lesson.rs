//! The lesson of Callisto: each exercise is missed once and then solved, the place is kept, and a first game follows.

use callisto::{Move, Position};
use callisto_web::exercise::{ALL, Exercise, Goal, OWN, Verdict, is_won};
use words::{Language, Words, say};

use super::Stage;
use super::everybody::look;
use super::play::{By, take_up_by};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn learn(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { exercises(stage, &page).await }).await?;
    stage.with_page(Device::PHONE, |page| async move { by_touch(stage, &page).await }).await?;
    for device in [Device::PHONE, Device::SMALL] {
        stage.with_page(device, |page| async move { at_a_glance(&page).await }).await?;
    }
    Ok(())
}

/// In every step the board, all pieces and the buttons are in the window of a phone, and nothing covers them. Caught: on a short
/// phone the pieces lay under the buttons.
async fn at_a_glance(page: &Page) -> Result<(), SceneError> {
    for step in 0..=ALL.len() {
        // Away from the lesson first, which stores its place.
        page.go("/").await?;
        page.ask(&format!("(localStorage.setItem('loggia.lesson.place', '{step} 0'), true)")).await?;
        page.go("/learn").await?;
        page.wait_for("svg.board").await?;
        if ALL.get(step).is_some_and(|exercise| exercise.goal == Goal::Count) {
            continue;
        }
        let at = page
            .ask(
                "(() => { const at = (css) => document.querySelector(css).getBoundingClientRect();
                   const pieces = [...document.querySelectorAll('button.slot')].map((e) => e.getBoundingClientRect());
                   return [at('.coach').bottom, at('svg.board').top, at('svg.board').bottom,
                     Math.min(...pieces.map((at) => at.top)), Math.max(...pieces.map((at) => at.bottom)),
                     at('#put').top, at('#put').bottom, innerHeight, scrollY]; })()",
            )
            .await?;
        let at: Vec<f64> =
            at.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
        let [task, board, foot, first, last, put, end, height, scrolled] = at[..] else {
            return Err(SceneError(format!("something is missing in step {}", step + 1)));
        };
        let in_order =
            task <= board && foot <= first && last <= put + 1.0 && end <= height && scrolled == 0.0;
        ensure(in_order && foot - board > 200.0, || format!("step {}: {at:?}", step + 1))?;
    }
    Ok(())
}

async fn exercises(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    page.click("a[href='/learn']").await?;
    page.wait_for_text(".lesson-head", &say!(words, "callisto-edition-benelux")).await?;
    for exercise in ALL {
        page.wait_for("#goal").await?;
        look(stage, page, "an exercise").await?;
        if exercise.goal == Goal::Count {
            count(page, &exercise).await?;
        } else {
            play(page, &exercise, Verdict::Missed).await?;
            page.wait_for("#verdict.missed").await?;
            page.click("#again").await?;
            page.until("!document.querySelector('.verdict')").await?;
            ensure(page.holds("document.activeElement.matches('svg.board')").await?, || {
                "the focus is nowhere after another try".into()
            })?;
            play(page, &exercise, Verdict::Reached).await?;
        }
        page.wait_for("#verdict.reached").await?;
        if exercise.goal == Goal::Block {
            kept(page, &words).await?;
        }
        page.click("#next").await?;
        page.until("!document.querySelector('#verdict.reached')").await?;
        page.until("document.activeElement.id == 'step'").await?;
    }
    page.wait_for("svg.board.mine").await?;
    page.wait_for_text(".coach", &say!(words, "web-learn-pillar")).await?;
    ensure(page.ask("document.querySelectorAll('.step.done').length").await? == ALL.len(), || {
        "an exercise is not marked as done".into()
    })?;
    first_game(page, &words).await
}

/// A first game that was begun is found again, also where an earlier version has stored no more than the game.
async fn first_game(page: &Page, words: &Words) -> Result<(), SceneError> {
    page.key("n").await?;
    page.wait_for(".ghost.fits").await?;
    page.web.execute("document.querySelector('svg.board').focus()", Vec::new()).await?;
    page.key("Enter").await?;
    page.wait_for_text(".coach", &say!(words, "web-learn-second")).await?;
    for forgotten in ["", "loggia.lesson.place"] {
        // Away from the lesson first, which stores its place.
        page.click(".brand").await?;
        page.wait_for("#running").await?;
        page.ask(&format!("(localStorage.removeItem('{forgotten}'), true)")).await?;
        page.reload().await?;
        page.click("#running a[href='/learn']").await?;
        page.wait_for_text(".coach", &say!(words, "web-learn-second")).await?;
    }
    Ok(())
}

/// Who leaves the lesson finds it on the first page, at the same step; its rules lead back to it.
async fn kept(page: &Page, words: &Words) -> Result<(), SceneError> {
    page.click(".lesson-head a[href^='/rules/']").await?;
    page.wait_for("main.rules").await?;
    page.click("#back-to-game").await?;
    page.wait_for("#goal").await?;
    page.click(".brand").await?;
    page.wait_for_text("#running", &say!(words, "lesson-progress", done = 2_u32, count = ALL.len())).await?;
    page.click("#running a[href='/learn']").await?;
    page.wait_for_text("#goal", &say!(words, "lesson-block")).await
}

async fn count(page: &Page, exercise: &Exercise) -> Result<(), SceneError> {
    let (position, _) = start(exercise)?;
    let right = position.penalty(OWN);
    let wrong = exercise.choices(&position).into_iter().find(|number| *number != right);
    page.click(&format!("#points-{}", wrong.unwrap_or_default())).await?;
    page.wait_for("#verdict.missed").await?;
    page.click(&format!("#points-{right}")).await
}

fn start(exercise: &Exercise) -> Result<(Position, Vec<(callisto::Colour, Move)>), SceneError> {
    exercise.start().ok_or_else(|| SceneError("an exercise cannot begin".into()))
}

/// Plays an exercise to a verdict.
async fn play(page: &Page, exercise: &Exercise, verdict: Verdict) -> Result<(), SceneError> {
    let (mut position, laid) = start(exercise)?;
    let mut count = laid.len();
    loop {
        let mv = toward(exercise, &position, verdict)?;
        place(page, &position, mv).await?;
        position = next(&position, mv)?;
        count += 1;
        let mut now = exercise.judge(mv, &position);
        while let Some(answer) = exercise.answer(&position).filter(|_| now == Verdict::Open) {
            position = next(&position, answer)?;
            count += 1;
            now = exercise.judge(answer, &position);
        }
        page.until(&format!("document.querySelectorAll('.pieces .piece').length == {count}")).await?;
        if now != Verdict::Open {
            return ensure(now == verdict, || format!("{:?} ends with {now:?}", exercise.goal));
        }
    }
}

fn next(position: &Position, mv: Move) -> Result<Position, SceneError> {
    position.play(mv).map_err(|_| SceneError("an illegal move".into()))
}

/// A move that leads to a verdict.
fn toward(exercise: &Exercise, position: &Position, verdict: Verdict) -> Result<Move, SceneError> {
    let legal = position.legal();
    let pieces = |mv: &Move| !matches!(mv, Move::Retire);
    let mut moves = legal.iter().filter(pieces);
    let found = moves.find(|mv| leads(exercise, position, *mv, verdict));
    found.ok_or_else(|| SceneError(format!("no move of {:?} leads to {verdict:?}", exercise.goal)))
}

fn leads(exercise: &Exercise, position: &Position, mv: Move, verdict: Verdict) -> bool {
    let Ok(after) = position.play(mv) else { return false };
    let reached = verdict == Verdict::Reached;
    match (exercise.goal, exercise.judge(mv, &after)) {
        (Goal::Win, _) => is_won(&after) == reached,
        (_, Verdict::Open) => reached,
        (_, now) => now == verdict,
    }
}

/// Places what a move places, by mouse.
async fn place(page: &Page, position: &Position, mv: Move) -> Result<(), SceneError> {
    page.wait_for("svg.board.mine").await?;
    let carried = take_up_by(page, position.rules(), mv, By::Mouse).await?;
    let carried = carried.ok_or_else(|| SceneError("nothing is placed".into()))?;
    let from = page.middle(&carried.slot).await?;
    page.drag(from, carried.on_board(page, 0.0).await?).await
}

/// On a phone everything of an exercise is in sight, and it goes on by touch.
async fn by_touch(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    page.go("/learn").await?;
    page.wait_for("#goal").await?;
    look(stage, page, "an exercise on a phone").await?;
    page.tap("#next").await?;
    page.wait_for_text("#goal", "Yellow").await
}
