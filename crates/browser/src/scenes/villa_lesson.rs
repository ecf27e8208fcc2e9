//! The lesson of Villa Paletti by mouse, from the first step to the last.

use super::Stage;
use super::villa::{OUT, draw_from, lift_and_set_down, place, places, still};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn learn(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { all_steps(&page).await }).await
}

/// Brings the nearest of these columns up.
async fn bring_up(page: &Page, columns: std::ops::Range<usize>) -> Result<(), SceneError> {
    still(page).await?;
    let told = places(page).await?;
    let seen = columns.filter_map(|n| place(&told, &format!("seen{n}")).ok());
    let from =
        seen.max_by(|a, b| a.1.total_cmp(&b.1)).ok_or_else(|| SceneError("no column is seen".into()))?;
    ensure(draw_from(page, from).await?, || "the mouse missed the column".into())?;
    page.until(OUT).await?;
    lift_and_set_down(page, (0.0, 0.0)).await
}

async fn all_steps(page: &Page) -> Result<(), SceneError> {
    page.go("/villa?pictures=few").await?;
    page.go("/villa/learn").await?;
    page.click(".learn-next").await?;
    page.wait_for_text(".lesson-step", "Step 2").await?;
    bring_up(page, 0..20).await?;
    page.wait_for_text(".lesson-step", "Step 4").await?;
    page.click(".button.of.c3").await?;
    page.wait_for_text(".learn", "Green would need").await?;
    page.click(".button.of.c2").await?;
    page.click(".learn-next").await?;
    page.wait_for_text(".lesson-step", "Step 5").await?;
    page.click(".learn-next").await?;
    page.until("document.querySelector('.next-step:not([disabled])')").await?;
    page.click(".next-step").await?;
    page.wait_for_text(".lesson-step", "Step 6").await?;
    page.click(".learn-next").await?;
    // The first five are blue.
    bring_up(page, 0..5).await?;
    page.wait_for(".learn a[href='/villa/play']").await
}
