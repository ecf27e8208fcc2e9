//! Villa Paletti by keyboard alone: a column is brought up, and another is drawn with the hook and broken off with.

use villa::{Action, Brought};

use super::Stage;
use super::villa::{at_rest, brought, pause, ready, still, stored};
use super::villa_begun::Begun;
use crate::driver::Device;
use crate::fault::{Fault, ensure};
use crate::page::Page;

pub async fn play(stage: Stage<'_>) -> Result<(), Fault> {
    stage.with_page(Device::DESK, |page| async move { by_keys(&page).await }).await
}

async fn keys(page: &Page, key: &str, count: usize) -> Result<(), Fault> {
    for _ in 0..count {
        page.key(key).await?;
    }
    Ok(())
}

/// Goes to the villa with Tab.
async fn find_villa(page: &Page) -> Result<(), Fault> {
    for _ in 0..40 {
        if page.holds("document.activeElement.matches('.villa-canvas')").await? {
            return Ok(());
        }
        page.key("Tab").await?;
    }
    Err(Fault("Tab does not lead to the villa".into()))
}

async fn by_keys(page: &Page) -> Result<(), Fault> {
    Begun::new(2)?.open(page, false).await?;
    still(page).await?;
    find_villa(page).await?;
    // The thick one and the hexagonal one come before the thin one in front.
    keys(page, "n", 3).await?;
    page.wait_for_text(".chosen", "thin").await?;
    page.key("Enter").await?;
    page.wait_for(".hand-controls").await?;
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
    page.wait_for_text(".chosen", "thin").await?;
    page.key("Enter").await?;
    page.wait_for(".hand-controls").await?;
    page.key("k").await?;
    page.wait_for_text(".next", "hook").await?;
    keys(page, "ArrowDown", 5).await?;
    wait_for_hook(page).await?;
    page.key("Escape").await?;
    at_rest(page).await?;
    let game = stored(page).await?;
    let last = game.table().villa().and_then(|round| round.steps().last().map(|step| step.action));
    ensure(matches!(last, Some(Action::Bring { outcome: Brought::BrokenOff, .. })), || format!("{last:?}"))
}

/// Waits until the log has a hook that draws; hands are written into it twice a second.
async fn wait_for_hook(page: &Page) -> Result<(), Fault> {
    for _ in 0..100 {
        let game = stored(page).await?;
        let attempt = game.table().villa().and_then(|round| round.attempt());
        let chunks = attempt.map(|attempt| attempt.chunks.clone()).unwrap_or_default();
        let hands = chunks.iter().filter_map(|chunk| villa_site::read_hands(chunk).ok());
        if hands.flatten().any(|input| input.hook && !input.grip) {
            return Ok(());
        }
        pause(100).await;
    }
    Err(Fault("the hook does not draw".into()))
}
