//! A game against a bot by keyboard alone, from the first page on.

use super::Stage;
use super::play::keyboard_moves;
use crate::driver::Device;
use crate::fault::{Fault, ensure};
use crate::page::Page;

pub async fn play(stage: Stage<'_>) -> Result<(), Fault> {
    stage.with_page(Device::DESK, |page| async move { whole_game(&page).await }).await
}

async fn whole_game(page: &Page) -> Result<(), Fault> {
    for _ in 0..12 {
        if page.holds("document.activeElement.id == 'bot-now'").await? {
            break;
        }
        page.key("Tab").await?;
    }
    ensure(page.holds("document.activeElement.id == 'bot-now'").await?, || {
        "Tab does not reach the bot's button".into()
    })?;
    page.key("Enter").await?;
    page.wait_for("svg.board.mine").await?;
    page.key("n").await?;
    page.wait_for_text("#news", "fits").await?;
    keyboard_moves(page, usize::MAX).await?;
    page.wait_for(".ending").await
}
