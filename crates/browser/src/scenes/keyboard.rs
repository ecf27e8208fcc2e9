//! A game against a bot by keyboard alone, from the first page on.

use words::{Language, Words, say};

use super::Stage;
use super::play::{after, keyboard_moves, turn};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { whole_game(&page).await }).await
}

async fn whole_game(page: &Page) -> Result<(), SceneError> {
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
    keyboard_moves(page, 2).await?;
    advised(page).await?;
    keyboard_moves(page, usize::MAX).await?;
    page.wait_for(".ending").await
}

/// A hint names a move with its reason and draws it; asked again, it is in the hand, and Enter plays it.
async fn advised(page: &Page) -> Result<(), SceneError> {
    page.wait_for("svg.board.mine").await?;
    // On a Russian keyboard the key H writes another letter and did nothing.
    page.russian_key("KeyH", "р").await?;
    page.wait_for("path.better").await?;
    let words = Words::new(Language::English);
    page.wait_for_text("#advice", &say!(words, "web-hint-again")).await?;
    let told = page.text("#advice").await?;
    let piece = say!(words, "game-hint-piece", piece = "PIECE");
    let is_piece = piece.split("PIECE").all(|part| told.contains(part.trim()));
    let is_pillar = told.contains(&say!(words, "game-hint-pillar"));
    ensure(is_piece != is_pillar, || format!("the hint names nothing: {told}"))?;
    page.wait_for(".slot.advised").await?;
    page.click("#chances").await?;
    let told = say!(words, "hint-likely", move = "MOVE", chance = "CHANCE", penalty = "PENALTY");
    let parts = told.split(|letter: char| letter.is_ascii_uppercase()).filter(|part| part.trim().len() > 2);
    for part in parts {
        page.wait_for_text("#advice", part.trim()).await?;
    }
    page.key("h").await?;
    page.wait_for(".ghost.laid.fits").await?;
    let before = turn(page).await?;
    page.key("Enter").await?;
    after(page, before).await
}
