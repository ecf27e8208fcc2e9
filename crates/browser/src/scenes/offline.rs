//! After the first visit the pages, of whichever module, and the bots need no server.

use super::Stage;
use super::play::keyboard_moves;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::SceneError;

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { without_server(stage, &page).await }).await
}

async fn without_server(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    page.until("navigator.serviceWorker.controller").await?;
    stage.server.kill()?;
    let played = async {
        page.reload().await?;
        for path in ["/learn", "/review", "/invite", "/villa/rules", "/"] {
            page.go(path).await?;
        }
        page.click("#bot-now").await?;
        page.wait_for("svg.board.mine").await?;
        // Two moves: the bot has answered the first.
        keyboard_moves(page, 2).await
    };
    let result = played.await;
    stage.server.open_again()?;
    result
}
