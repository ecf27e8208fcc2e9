//! Villa Paletti: a column goes from below to the top, and then the villa falls, slowly.

use std::path::Path;

use villa::{Colour, Column, Kind};

use super::camera::Camera;
use crate::driver::{Device, Driver};
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};
use crate::scenes::villa::{brought, place, places, ready};
use crate::scenes::villa_begun::{Begun, column};
use crate::test_server::TestServer;

/// The window. The villa has the left part of it, of which a strip at either side is left out: `SCALE` makes 600 pixels
/// of the rest.
const WINDOW: Device = Device { width: 1180, height: 700, touch: false };
const SCALE: f64 = 0.9;
const STRIP: f64 = 75.0;

/// The colours of the player who begins, and of the other.
const FIRST: [Colour; 2] = [Colour::ALL[1], Colour::ALL[3]];
const OTHER: [Colour; 2] = [Colour::ALL[0], Colour::ALL[2]];

/// Where there is room on the top floor, in pixels from its middle.
const FREE: (f64, f64) = (80.0, 6.0);

/// Films a game.
pub async fn film(driver: &Driver, server: &TestServer, path: &Path) -> Result<(), SceneError> {
    let page = driver.browser(WINDOW, false, &server.address).await?;
    let mut camera = Camera::with_clock(&page).await?;
    camera.scale(WINDOW, SCALE).await?;
    let (begun, up, bearing) = villa()?;
    begun.open(&page, true).await?;
    camera.begin((520.0, 560.0)).await?;
    camera.pass(3000.0).await?;
    camera.look_at(".villa-canvas", STRIP, SCALE).await?;
    camera.frame().await?;
    camera.reel.hold(40);
    bring_up(&mut camera, up).await?;
    fall(&mut camera, bearing).await?;
    camera.reel.hold(130);
    camera.reel.write(path)?;
    page.close().await
}

/// A villa of two floors, the column that goes up, and a column of the next player that should stay.
pub fn villa() -> Result<(Begun, Column, Column), SceneError> {
    let mut begun = Begun::new(2)?;
    let bearing = column(FIRST[0], Kind::Thin, 1)?;
    begun.stand(bearing, (0.0, -80.0))?;
    begun.stand(column(OTHER[0], Kind::Thin, 1)?, (-70.0, 50.0))?;
    begun.stand(column(FIRST[1], Kind::Thin, 1)?, (70.0, 40.0))?;
    begun.floor()?;
    begun.stand(column(FIRST[0], Kind::Thin, 2)?, (-45.0, 20.0))?;
    begun.stand(column(OTHER[0], Kind::Thick, 0)?, (25.0, -25.0))?;
    begun.stand(column(FIRST[0], Kind::Hexagon, 0)?, (0.0, 45.0))?;
    Ok((begun, column(OTHER[1], Kind::Thin, 0)?, bearing))
}

/// Where something is on the screen.
async fn at(page: &Page, name: &str) -> Result<(f64, f64), SceneError> {
    place(&places(page).await?, name)
}

/// Draws a column out, lifts it, and stands it on the top floor.
pub async fn bring_up(camera: &mut Camera<'_>, column: Column) -> Result<(), SceneError> {
    draw_out(camera, column).await?;
    hold_above(camera, &[FREE]).await?;
    let page = camera.page;
    ensure(ready(page).await?, || "the column is not above a free place".into())?;
    page.click(".next-step").await?;
    // What comes to rest takes its time.
    camera.slow_down(0.6);
    let mut frames = 0;
    while page.holds("document.querySelector('.villa[data-holds]')").await? {
        camera.frame().await?;
        frames += 1;
        ensure(frames < 60, || "the column is not set down".into())?;
    }
    camera.slow_down(1.0);
    ensure(brought(page).await?, || "the column does not stand".into())
}

/// Draws a column out and lifts it above the villa.
pub async fn draw_out(camera: &mut Camera<'_>, column: Column) -> Result<(), SceneError> {
    let page = camera.page;
    let from = at(page, &format!("seen{}", column.index())).await?;
    camera.point(from, 7).await?;
    camera.frames(2).await?;
    camera.press().await?;
    camera.point((from.0 + 30.0, from.1 + 110.0), 16).await?;
    until_ready(camera, "out").await?;
    camera.release().await?;
    page.click(".next-step").await?;
    let mut last = f64::MAX;
    for _ in 0..40 {
        camera.frame().await?;
        let high = at(page, "hand").await?.1;
        if (high - last).abs() < 0.5 {
            break;
        }
        last = high;
    }
    Ok(())
}

/// Has the column come to a free place of the top floor and then follow the mouse to others, each so many pixels right of
/// the middle of the floor, and below it.
pub async fn hold_above(camera: &mut Camera<'_>, spots: &[(f64, f64)]) -> Result<(), SceneError> {
    let top = at(camera.page, "top").await?;
    for (n, (right, below)) in spots.iter().enumerate() {
        camera.point((top.0 + right, top.1 + below), 6).await?;
        if n == 0 {
            camera.press().await?;
        }
        camera.frames(12).await?;
    }
    camera.release().await
}

/// Films until the next step can be made.
async fn until_ready(camera: &mut Camera<'_>, what: &str) -> Result<(), SceneError> {
    for _ in 0..40 {
        if ready(camera.page).await? {
            return Ok(());
        }
        camera.frame().await?;
    }
    Err(SceneError(format!("the column is not {what}")))
}

/// Draws a column out that bears the floor above it.
async fn fall(camera: &mut Camera<'_>, column: Column) -> Result<(), SceneError> {
    let page = camera.page;
    let from = at(page, &format!("seen{}", column.index())).await?;
    camera.point(from, 7).await?;
    camera.frames(1).await?;
    camera.press().await?;
    camera.point((from.0 - 40.0, from.1 + 60.0), 8).await?;
    camera.slow_down(3.0);
    camera.point((from.0 - 80.0, from.1 + 140.0), 10).await?;
    camera.release().await?;
    camera.frames(32).await
}
