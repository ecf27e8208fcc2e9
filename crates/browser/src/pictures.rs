//! Pictures of the pages, to be looked at.

use std::path::Path;

use crate::driver::{Device, Driver};
use crate::fault::Fault;
use crate::house::House;
use crate::scenes::play;

/// Takes pictures of the main pages on desk and phone, in light and dark.
pub async fn take(driver: &Driver, house: &House, folder: &Path) -> Result<(), Fault> {
    for (size, device) in [("desk", Device::DESK), ("phone", Device::PHONE)] {
        for (shade, dark) in [("light", false), ("dark", true)] {
            let page = driver.browser(device, dark, &house.address).await?;
            let name = |what: &str| folder.join(format!("{what}-{size}-{shade}.png"));
            page.picture(&name("start")).await?;
            page.go("/new").await?;
            page.picture(&name("new")).await?;
            page.go("/settings").await?;
            page.picture(&name("settings")).await?;
            page.go("/").await?;
            page.click("#bot-now").await?;
            page.wait_for("svg.board.mine").await?;
            page.picture(&name("first-move")).await?;
            play::keyboard_moves(&page, 9).await?;
            page.key("]").await?;
            page.picture(&name("game")).await?;
            play::keyboard_moves(&page, usize::MAX).await?;
            page.picture(&name("end")).await?;
            page.go("/").await?;
            page.close().await?;
        }
    }
    Ok(())
}
