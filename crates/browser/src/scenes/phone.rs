//! A game on a phone: pieces dragged with a finger, confirmed, and kept over a reload.

use games::CallistoTable as _;
use table::Phase;

use super::Stage;
use super::play::{By, make, seat_two_people, turn};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// The page is reloaded after this many moves.
const RELOAD: u32 = 6;

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::PHONE, |page| async move { whole_game(&page).await }).await
}

async fn whole_game(page: &Page) -> Result<(), SceneError> {
    page.tap("a[href='/new']").await?;
    page.tap("input[name=edition][value=pocket]").await?;
    seat_two_people(page).await?;
    page.tap("#begin").await?;
    page.wait_for("svg.board.mine").await?;
    ensure(page.holds("document.documentElement.scrollWidth <= innerWidth").await?, || {
        "the page is wider than the phone".into()
    })?;
    let mut rng = fastrand::Rng::with_seed(3);
    loop {
        let game = page.game().await?;
        let table = game.table();
        let Some(round) = table.round().filter(|_| table.phase() == Phase::Playing) else { break };
        let legal = round.position().legal();
        let mv = legal.nth(rng.usize(..legal.len())).ok_or_else(|| SceneError("no legal move".into()))?;
        make(page, mv, By::Finger).await?;
        if turn(page).await? == RELOAD {
            page.reload().await?;
            page.wait_for("svg.board.mine").await?;
            let pieces = page.ask("document.querySelectorAll('.pieces .piece').length").await?;
            ensure(pieces.as_u64() == Some(u64::from(RELOAD)), || format!("{pieces} pieces after a reload"))?;
        }
    }
    page.wait_for(".ending").await
}
