//! Nothing moves under the pointer: through a hint, a refusal, a question and a move, everything that can be pressed stays
//! where it is.

use serde_json::Value;
use words::{Language, Words, say};

use super::Stage;
use super::play::keyboard_moves;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// How far something may move, in pixels.
const SLACK: f64 = 2.0;

pub async fn see(stage: Stage<'_>) -> Result<(), SceneError> {
    for device in [Device::DESK, Device::PHONE, Device::SMALL] {
        stage.with_page(device, |page| async move { stays(&page).await }).await?;
    }
    Ok(())
}

async fn stays(page: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    page.click("#bot-now").await?;
    page.wait_for("svg.board.mine").await?;
    keyboard_moves(page, 3).await?;
    page.wait_for("svg.board.mine").await?;
    let before = places(page).await?;
    page.click("#hint").await?;
    same(page, &before, "a hint is looked for").await?;
    page.wait_for("path.better").await?;
    page.wait_for_text("#advice", &say!(words, "web-hint-again")).await?;
    same(page, &before, "a hint").await?;
    page.click("#chances").await?;
    page.until("!document.querySelector('#chances')").await?;
    same(page, &before, "a hint in numbers").await?;
    page.key("]").await?;
    page.wait_for(".ghost.fits").await?;
    same(page, &before, "a piece in the hand").await?;
    for _ in 0..40 {
        if page.holds("document.querySelector('.why')?.innerText").await? {
            break;
        }
        page.key("ArrowDown").await?;
    }
    ensure(page.holds("document.querySelector('.why').innerText").await?, || {
        "the piece fits everywhere below".into()
    })?;
    same(page, &before, "a refusal").await?;
    page.key("Escape").await?;
    page.click("#resign").await?;
    page.wait_for_text(".question", &say!(words, "web-resign-sure")).await?;
    same(page, &before, "a question").await?;
    page.click("#resign-no").await?;
    page.until("!document.querySelector('.question')").await?;
    page.click("#back").await?;
    page.wait_for("#back-to-game").await?;
    same(page, &before, "an earlier move").await?;
    page.click("#back-to-game").await?;
    page.wait_for("svg.board.mine").await?;
    // Pieces leave the tray, and the rest stays.
    keyboard_moves(page, 2).await?;
    page.wait_for("svg.board.mine").await?;
    same(page, &before, "two moves").await
}

/// The upper left corner of everything in the game that is there in every turn, on the page that is scrolled to its top.
async fn places(page: &Page) -> Result<Value, SceneError> {
    page.ask(
        "(scrollTo(0, 0), ['svg.board', '.slots', '#turn', '#flip', '#put', '#undo', '#hint', '#resign', '#game-menu',
            '.seat:nth-child(1)', '.seat:nth-child(2)', '#first', '#moves']
            .map((css) => [css, document.querySelector(css).getBoundingClientRect()])
            .map(([css, at]) => [css, at.x, at.y]))",
    )
    .await
}

async fn same(page: &Page, before: &Value, when: &str) -> Result<(), SceneError> {
    let now = places(page).await?;
    let pairs = before.as_array().into_iter().flatten().zip(now.as_array().into_iter().flatten());
    let far = |a: &Value, b: &Value| (a.as_f64().unwrap_or(f64::MAX) - b.as_f64().unwrap_or(0.0)).abs();
    for (a, b) in pairs {
        let moved = far(&a[1], &b[1]).max(far(&a[2], &b[2]));
        ensure(moved <= SLACK, || format!("{when}: {} moved by {moved} px, from {a} to {b}", a[0]))?;
    }
    Ok(())
}
