//! The pictures of docs/rules.md: boards and villas as the real pages draw them, with captions.

mod callisto;
mod drawing;
mod parts;
mod villa;

use std::path::Path;

use crate::driver::Driver;
use crate::scene_error::SceneError;
use crate::test_server::TestServer;

/// Makes all pictures, or those of one game.
pub async fn take(
    driver: &Driver,
    server: &TestServer,
    folder: &Path,
    only: Option<&str>,
) -> Result<(), SceneError> {
    std::fs::create_dir_all(folder)?;
    if only != Some("villa") {
        callisto::draw(driver, server, folder).await?;
    }
    if only != Some("callisto") {
        parts::draw(folder)?;
        villa::take(driver, server, folder).await?;
    }
    Ok(())
}
