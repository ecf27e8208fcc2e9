//! Villa Paletti by keyboard alone: a column is brought up, and another is drawn with the hook and broken off with.

use villa::{Action, Brought};

use super::Stage;
use super::villa::{at_rest, brought, ready, still};
use super::villa_begun::Begun;
use super::villa_log::{last_step, logged};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { by_keys(&page).await }).await
}

/// Presses a key this many times.
pub async fn keys(page: &Page, key: &str, count: usize) -> Result<(), SceneError> {
    for _ in 0..count {
        page.key(key).await?;
    }
    Ok(())
}

/// Goes somewhere with Tab.
pub async fn tab_to(page: &Page, css: &str) -> Result<(), SceneError> {
    for _ in 0..40 {
        if page.holds(&format!("document.activeElement.matches('{css}')")).await? {
            return Ok(());
        }
        page.key("Tab").await?;
    }
    Err(SceneError(format!("Tab does not lead to {css}")))
}

async fn by_keys(page: &Page) -> Result<(), SceneError> {
    Begun::new(2)?.open(page, false).await?;
    still(page).await?;
    tab_to(page, ".villa-canvas").await?;
    // The thick one and the hexagonal one come before the thin one in front.
    keys(page, "n", 3).await?;
    page.wait_for_text(".chosen", "Thin").await?;
    page.key("Enter").await?;
    page.wait_for(".hand-controls").await?;
    // Arrows go by the view, which turns to the column first.
    still(page).await?;
    keys(page, "ArrowDown", 14).await?;
    page.until("document.querySelector('.next-step:not([disabled])')").await?;
    page.key("Enter").await?;
    still(page).await?;
    for _ in 0..12 {
        if ready(page).await? {
            break;
        }
        keys(page, "ArrowUp", 4).await?;
        still(page).await?;
    }
    // Not at the very edge.
    keys(page, "ArrowUp", 3).await?;
    still(page).await?;
    page.key("Enter").await?;
    at_rest(page).await?;
    ensure(brought(page).await?, || "the column does not stand".into())?;
    // The other one draws with the hook, and thinks better of it.
    keys(page, "n", 3).await?;
    page.wait_for_text(".chosen", "Thin").await?;
    page.key("Enter").await?;
    page.wait_for(".hand-controls").await?;
    page.key("k").await?;
    page.wait_for_text(".next", "hook").await?;
    still(page).await?;
    keys(page, "ArrowDown", 5).await?;
    logged(page, "a hook that draws", |input| input.hook && !input.grip).await?;
    // Stopping costs the turn: Escape asks, Escape again plays on, Enter stops.
    page.key("Escape").await?;
    page.wait_for(".stop").await?;
    page.key("Escape").await?;
    page.until("!document.querySelector('.stop')").await?;
    page.key("Escape").await?;
    page.wait_for(".stop").await?;
    page.key("Enter").await?;
    at_rest(page).await?;
    let last = last_step(page).await?;
    ensure(matches!(last, Action::Bring { outcome: Brought::BrokenOff, .. }), || format!("{last:?}"))
}
