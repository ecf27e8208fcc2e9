//! Moving pictures of both games for the README, taken from the real client.

mod callisto;
mod camera;
mod palette;
mod reel;
mod villa;

use std::path::Path;

use crate::driver::Driver;
use crate::scene_error::SceneError;
use crate::test_server::TestServer;

pub use camera::Camera;
pub use villa::{bring_up, draw_out, hold_above, villa};

/// Films both games into a folder; only the game of that name, where one is given.
pub async fn take(
    driver: &Driver,
    server: &TestServer,
    folder: &Path,
    only: Option<&str>,
) -> Result<(), SceneError> {
    std::fs::create_dir_all(folder)?;
    if only != Some("villa") {
        callisto::film(driver, server, &folder.join("callisto.gif")).await?;
    }
    if only != Some("callisto") {
        villa::film(driver, server, &folder.join("villa.gif")).await?;
    }
    Ok(())
}
