//! Moving pictures of both games for the README, taken from the real client.

mod callisto;
mod camera;
mod palette;
mod reel;
mod villa;

use std::path::Path;

use crate::driver::Driver;
use crate::fault::Fault;
use crate::house::House;

pub use camera::Camera;
pub use villa::{bring_up, draw_out, hold_above, villa};

/// Films both games into a folder; only the game of that name, where one is given.
pub async fn take(driver: &Driver, house: &House, folder: &Path, only: Option<&str>) -> Result<(), Fault> {
    std::fs::create_dir_all(folder)?;
    if only != Some("villa") {
        callisto::film(driver, house, &folder.join("callisto.gif")).await?;
    }
    if only != Some("callisto") {
        villa::film(driver, house, &folder.join("villa.gif")).await?;
    }
    Ok(())
}
