//! Villa Paletti against a bot on one device: it thinks in a thread of its own, its hands are seen at work, also after a
//! reload in the middle, and then it advises the other player.

use std::time::Duration;

use games::VillaTable as _;
use villa::Column;

use super::Stage;
use super::villa::{game, stored};
use super::villa_begun::Begun;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// How long a builder may take for a turn.
const TURN: Duration = Duration::from_secs(120);

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { against(&page).await }).await
}

async fn against(page: &Page) -> Result<(), SceneError> {
    let begun = Begun::against(9)?;
    let builder = begun.turn()?;
    begun.open(page, false).await?;
    // Its hands are at work.
    page.until_within(TURN, "the builder does not begin", async || {
        let round = stored(page).await?;
        Ok(round.table().villa().is_some_and(|round| round.attempt().is_some_and(|a| a.chunks.len() > 2)))
    })
    .await?;
    page.reload().await?;
    page.click(".pace button:last-child").await?;
    page.until_within(TURN, "the builder does not come to an end", async || {
        Ok(game(page).await?.turn() != builder)
    })
    .await?;
    let now = game(page).await?;
    let up = |column: &Column| now.place(*column) == villa::Place::On(now.top());
    let owners: Vec<_> = Column::all().filter(up).map(|column| now.owner(column.colour())).collect();
    ensure(owners == [Some(builder)], || format!("{owners:?} have brought columns up"))?;
    ensure(!Column::all().any(|column| now.is_locked(column)), || "the reload broke the attempt off".into())?;

    page.click("#hint").await?;
    page.wait_for_text("#advice", "pale column").await?;
    // Another game against a bot is one press away.
    page.go("/villa").await?;
    page.click("#bot-now").await?;
    page.wait_for(".pace").await
}
