//! Several people at one online table, each in a browser of their own.

use super::Stage;
use crate::driver::Device;
use crate::fault::Fault;
use crate::page::Page;

/// What the people of the scenes are called, in the order of their pages.
pub const PEOPLE: [&str; 3] = ["Anna", "Ben", "Carla"];

/// Plays a scene with so many browsers, takes their pictures if it fails, and closes them.
pub async fn together<const N: usize>(
    stage: Stage<'_>,
    scene: impl AsyncFnOnce(&[Page; N]) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut pages = Vec::new();
    for _ in 0..N {
        pages.push(stage.driver.browser(Device::DESK, false, &stage.house.address).await?);
    }
    let pages: [Page; N] = pages.try_into().map_err(|_| Fault("a browser is missing".into()))?;
    let result = scene(&pages).await;
    for (page, who) in pages.iter().zip(PEOPLE) {
        if result.is_err() {
            stage.leave_trace(page, Some(who)).await;
        }
    }
    let mut closed = Ok(());
    for page in pages {
        closed = closed.and(page.close().await);
    }
    // What went wrong in the scene is worth more than what goes wrong after it.
    result.and(closed)
}

/// Says who someone is, and what they want at the table.
pub async fn introduce(page: &Page, name: &str, button: &str) -> Result<(), Fault> {
    page.click("#name").await?;
    page.type_text(name).await?;
    page.click(button).await
}
