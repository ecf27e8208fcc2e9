//! A column before and after it moved up, and where its foot may stand: as the villa's page shows them.

use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use crate::driver::{Device, Driver};
use crate::films::{Camera, bring_up, draw_out, hold_above, villa};
use crate::page::Page;
use crate::scene_error::SceneError;
use crate::scenes::villa_collapse::three_up;
use crate::test_server::TestServer;

/// The window, and the part of it with the villa.
const WINDOW: Device = Device { width: 1000, height: 640, touch: false };

/// Where the whole foot of a column is on the blue floor, and where it would stick out, in pixels from its middle.
const INSIDE: (f64, f64) = (70.0, 20.0);
const OUTSIDE: (f64, f64) = (196.0, 20.0);

/// Takes the pictures.
pub async fn take(driver: &Driver, server: &TestServer, folder: &Path) -> Result<(), SceneError> {
    let page = driver.browser(WINDOW, false, &server.address).await?;
    let mut camera = Camera::with_clock(&page).await?;
    camera.turn_off();
    let (begun, up, _) = villa()?;
    begun.open(&page, true).await?;
    camera.begin((900.0, 600.0)).await?;
    camera.pass(3000.0).await?;
    shoot(&page, &folder.join("villa-turn-before.jpg")).await?;
    bring_up(&mut camera, up).await?;
    camera.pass(1500.0).await?;
    shoot(&page, &folder.join("villa-turn-after.jpg")).await?;
    three_up()?.open(&page, true).await?;
    camera.begin((900.0, 600.0)).await?;
    camera.pass(3000.0).await?;
    draw_out(&mut camera, up).await?;
    for (name, spots) in [("right", [INSIDE].as_slice()), ("wrong", &[INSIDE, OUTSIDE])] {
        hold_above(&mut camera, spots).await?;
        camera.pass(1500.0).await?;
        shoot(&page, &folder.join(format!("villa-foot-{name}.jpg"))).await?;
    }
    page.close().await
}

/// Takes a picture of the villa.
async fn shoot(page: &Page, path: &Path) -> Result<(), SceneError> {
    let clip = page
        .ask(
            "(() => { const r = document.querySelector('.villa-canvas').getBoundingClientRect();
            document.querySelector('.view-buttons').style.visibility = 'hidden';
            const side = Math.min(r.width, r.height);
            return { x: r.x + (r.width - side) / 2, y: r.y, width: side, height: side, scale: 1 }; })()",
        )
        .await?;
    let wish = json!({ "format": "jpeg", "quality": 82, "clip": clip });
    let taken = page.command("Page.captureScreenshot", wish).await?;
    let bytes = STANDARD.decode(taken["data"].as_str().unwrap_or_default());
    let bytes = bytes.map_err(|error| SceneError(error.to_string()))?;
    println!("{}: {} bytes", path.display(), bytes.len());
    Ok(std::fs::write(path, bytes)?)
}
