//! The pictures of docs/rules.md: boards and villas as the real pages draw them, with captions.

mod callisto;
mod drawing;
mod parts;
mod villa;

use std::path::Path;

use crate::driver::Driver;
use crate::fault::Fault;
use crate::house::House;

/// Makes all pictures, or those of one game.
pub async fn take(driver: &Driver, house: &House, folder: &Path, only: Option<&str>) -> Result<(), Fault> {
    std::fs::create_dir_all(folder)?;
    if only != Some("villa") {
        callisto::draw(driver, house, folder).await?;
    }
    if only != Some("callisto") {
        parts::draw(folder)?;
        villa::take(driver, house, folder).await?;
    }
    Ok(())
}
