//! Several people at one online table, each in a browser of their own.

use super::Stage;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::SceneError;

/// What the people of the scenes are called, in the order of their pages.
pub const PEOPLE: [&str; 3] = ["Anna", "Ben", "Carla"];

/// Plays a scene with this many browsers, takes their pictures if it fails, and closes them.
pub async fn together<const N: usize>(
    stage: Stage<'_>,
    scene: impl AsyncFnOnce(&[Page; N]) -> Result<(), SceneError>,
) -> Result<(), SceneError> {
    let mut pages = Vec::new();
    for _ in 0..N {
        pages.push(stage.driver.browser(Device::DESK, false, &stage.server.address).await?);
    }
    let pages: [Page; N] = pages.try_into().map_err(|_| SceneError("a browser is missing".into()))?;
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

/// Makes a table on the page that is open, and is seated there under this name.
pub async fn make_table(page: &Page, name: &str) -> Result<(), SceneError> {
    write_name(page, name).await?;
    page.click("#make-table").await?;
    page.wait_for_text(".plan", name).await?;
    page.wait_for("#link").await
}

/// Writes a name where another one is offered.
async fn write_name(page: &Page, name: &str) -> Result<(), SceneError> {
    page.click("#name").await?;
    page.ask("(document.activeElement.select(), true)").await?;
    page.type_text(name).await
}

/// Says who someone is, and what they want at the table.
pub async fn introduce(page: &Page, name: &str, button: &str) -> Result<(), SceneError> {
    write_name(page, name).await?;
    page.click(button).await
}
