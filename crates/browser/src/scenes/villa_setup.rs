//! A villa set up by hand (V2): columns by mouse and by button, then the blue floor.

use villa::{Phase, Place, Storey};

use super::play::seat_two_people;
use super::villa::{game, place, places, still};
use super::{Stage, everybody};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { by_hand(stage, &page).await }).await
}

/// Caught: where no picture can be drawn the first page had an empty box.
async fn without_picture(page: &Page) -> Result<(), SceneError> {
    page.ask("(HTMLCanvasElement.prototype.getContext = () => null, true)").await?;
    page.click("main a[href='/villa']").await?;
    page.wait_for("main .doors").await?;
    page.until("!document.querySelector('.villa-look').checkVisibility()").await
}

async fn by_hand(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    page.go("/villa/rules?pictures=few").await?;
    without_picture(page).await?;
    page.go("/villa/play").await?;
    seat_two_people(page).await?;
    page.click("#begin").await?;
    page.wait_for(".put").await?;
    still(page).await?;
    everybody::look(stage, page, "setting a villa up").await?;
    let middle = place(&places(page).await?, "top")?;
    page.click_at(middle).await?;
    page.until("document.querySelectorAll('.chip').length === 19").await?;
    // It can be taken back.
    page.click("#undo").await?;
    page.until("document.querySelectorAll('.chip').length === 20").await?;
    page.ask("document.querySelector('.side').scrollTop = 0").await?;
    page.click_at(middle).await?;
    page.until("document.querySelectorAll('.chip').length === 19").await?;
    let first = game(page).await?.turn();
    // Nothing stands in another column, and nothing on the rim.
    page.click_at(middle).await?;
    page.wait_for_text(".hand-controls .next", "in the way").await?;
    page.point_at((middle.0, middle.1 + 280.0)).await?;
    page.wait_for_text(".hand-controls .next", "rim").await?;
    page.click_at((middle.0 + 120.0, middle.1)).await?;
    page.until("document.querySelectorAll('.chip').length === 18").await?;
    let second = game(page).await?.turn();
    ensure(first != second, || "the players do not take turns".into())?;
    page.click(".clear").await?;
    page.until("document.querySelectorAll('.chip').length === 20").await?;
    page.click(".chip.thick.c2").await?;
    for left in (0..20).rev() {
        page.click(".put").await?;
        page.until(&format!("document.querySelectorAll('.chip').length === {left}")).await?;
    }
    ensure(game(page).await?.phase() == Phase::Building, || "the villa has no floor yet".into())?;
    page.click(".put").await?;
    page.wait_for(".throw").await?;
    let now = game(page).await?;
    let standing = now.columns_at(Place::On(Storey::Base)).len();
    ensure(now.top() == Storey::Blue && standing == 20, || format!("{:?} on {standing}", now.top()))
}
