//! Villa Paletti on a small phone: a column is brought up by touch alone.

use villa::{Colour, Kind};

use super::villa::{at_rest, brought, place, places, ready, still};
use super::villa_begun::{Begun, column};
use super::{Stage, everybody};
use crate::driver::Device;
use crate::fault::{Fault, ensure};
use crate::page::Page;

/// As narrow as phones are.
const SMALL: Device = Device { width: 360, height: 740, touch: true };

pub async fn play(stage: Stage<'_>) -> Result<(), Fault> {
    stage.with_page(SMALL, |page| async move { by_touch(stage, &page).await }).await
}

async fn by_touch(stage: Stage<'_>, page: &Page) -> Result<(), Fault> {
    Begun::new(2)?.open(page, false).await?;
    still(page).await?;
    ensure(page.holds("document.documentElement.scrollWidth <= innerWidth").await?, || {
        "the page is wider than the phone".into()
    })?;
    // Whoever begins has the second colour; its first thin column is in front.
    let front = column(Colour::ALL[1], Kind::Thin, 0)?;
    let from = place(&places(page).await?, &format!("seen{}", front.index()))?;
    page.swipe(from, (from.0 + 30.0, from.1 + 120.0)).await?;
    page.wait_for(".hand-controls").await?;
    everybody::look(stage, page, "hands at work on a villa").await?;
    page.until("document.querySelector('.next-step:not([disabled])')").await?;
    page.tap(".next-step").await?;
    still(page).await?;
    // The picture is brought into view before it is touched.
    page.middle(".villa-canvas").await?;
    for off in [0.0, 14.0, -14.0, 28.0] {
        let top = place(&places(page).await?, "top")?;
        page.tap_at((top.0 + off, top.1 + 4.0)).await?;
        still(page).await?;
        if ready(page).await? {
            break;
        }
    }
    page.tap(".next-step").await?;
    at_rest(page).await?;
    ensure(brought(page).await?, || "the column does not stand".into())
}
