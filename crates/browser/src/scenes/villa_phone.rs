//! Villa Paletti on phones: a column is brought up by touch alone, and a floor is held and lifted meanwhile with buttons
//! that are there without scrolling.

use serde_json::json;
use villa::{Colour, Column, Kind};

use super::villa::{at_rest, brought, place, places, ready, still};
use super::villa_begun::{Begun, column};
use super::villa_log::logged;
use super::{Stage, everybody};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// As small as phones are.
const SMALL: Device = Device { width: 360, height: 640, touch: true };

/// Phones held sideways.
const SIDEWAYS: [Device; 2] =
    [Device { width: 844, height: 390, touch: true }, Device { width: 640, height: 360, touch: true }];

/// What stays where it is, whatever else there is for the hands.
const STAYS: &str =
    "JSON.stringify([...document.querySelectorAll('.villa-canvas, .next-step, .hand-pad button, .break-off')]
        .map((it) => it.getBoundingClientRect()))";

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::PHONE, |page| async move { take_hold(&page).await }).await?;
    for device in SIDEWAYS {
        stage.with_page(device, |page| async move { take_hold(&page).await }).await?;
    }
    stage.with_page(SMALL, |page| async move { in_the_lesson(&page).await }).await?;
    stage.with_page(SMALL, |page| async move { by_touch(stage, &page).await }).await
}

/// In the lesson, too, everything for the hands is there without scrolling, and half of the screen is the villa's.
async fn in_the_lesson(page: &Page) -> Result<(), SceneError> {
    page.go("/villa?pictures=few").await?;
    page.go("/villa/learn").await?;
    page.tap(".learn-next").await?;
    page.wait_for_text(".lesson-step", "Step 2").await?;
    still(page).await?;
    let places = places(page).await?;
    let seen = (0..20).filter_map(|n| place(&places, &format!("seen{n}")).ok());
    let from =
        seen.max_by(|a, b| a.1.total_cmp(&b.1)).ok_or_else(|| SceneError("no column is seen".into()))?;
    page.swipe(from, (from.0, from.1 + 8.0)).await?;
    page.wait_for(".hand-controls").await?;
    half_of_the_screen(page).await?;
    tap_in_view(page, ".floor-1").await?;
    page.wait_for(".floor-1[aria-pressed=true]").await?;
    tap_in_view(page, ".test-push").await?;
    page.until("document.querySelector('.next')?.innerText.match(/easily|little|something rests|carries/)")
        .await?;
    tap_in_view(page, ".break-off").await?;
    page.wait_for_text(".coach", "pull").await
}

/// What the buttons for the hands leave of the picture is at least half of the screen.
async fn half_of_the_screen(page: &Page) -> Result<(), SceneError> {
    let free = "(() => {
        const picture = document.querySelector('.villa-canvas').getBoundingClientRect();
        const hands = document.querySelector('.hands').getBoundingClientRect();
        const beside = hands.left >= picture.right;
        const height = (beside ? picture.bottom : Math.min(picture.bottom, hands.top)) - picture.top;
        return 100 * height * picture.width / (innerWidth * innerHeight);
    })()";
    let free = page.ask(free).await?.as_f64().unwrap_or_default();
    ensure(free >= 50.0, || format!("{free:.0} % of the screen are left to the villa"))
}

/// Taps a button that can be touched as the window is, without scrolling and with nothing in front of it.
async fn tap_in_view(page: &Page, css: &str) -> Result<(), SceneError> {
    page.wait_for(&format!("{css}:not([disabled])")).await?;
    let seen = page
        .ask(&format!(
            "(() => {{
                const button = document.querySelector({}), r = button.getBoundingClientRect();
                const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
                const inside = r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight;
                const large = r.width >= 44 && r.height >= 44;
                const free = button.contains(document.elementFromPoint(x, y));
                return {{ x, y, scrolled: scrollY, inside, large, free }};
            }})()",
            json!(css)
        ))
        .await?;
    let is_there = ["inside", "large", "free"].iter().all(|what| seen[what] == true) && seen["scrolled"] == 0;
    let at = seen["x"].as_f64().zip(seen["y"].as_f64()).filter(|_| is_there);
    page.tap_at(at.ok_or_else(|| SceneError(format!("{css} cannot be touched: {seen}")))?).await
}

/// Takes hold of the front column, holds the floor above it, lifts and lowers that, and lets go of it.
async fn take_hold(page: &Page) -> Result<(), SceneError> {
    Begun::new(2)?.open(page, false).await?;
    still(page).await?;
    ensure(page.holds("document.documentElement.scrollWidth <= innerWidth").await?, || {
        "the page is wider than the phone".into()
    })?;
    let picture = "document.querySelector('.villa-canvas').getBoundingClientRect()";
    let before = page.ask(&format!("JSON.stringify({picture})")).await?;
    // The first player has the second colour; its first thin column is in front, unless the villa is seen from elsewhere.
    let front = column(Colour::ALL[1], Kind::Thin, 0)?;
    let told = places(page).await?;
    let seen = std::iter::once(front).chain(Column::of(Colour::ALL[1])).chain(Column::of(Colour::ALL[3]));
    let seen = seen.filter_map(|column| place(&told, &format!("seen{}", column.index())).ok()).next();
    let from = seen.ok_or_else(|| SceneError("no column of the player is seen".into()))?;
    page.swipe(from, (from.0, from.1 + 8.0)).await?;
    page.wait_for(".hand-controls").await?;
    let after = page.ask(&format!("JSON.stringify({picture})")).await?;
    ensure(before == after, || format!("the picture was at {before} and is at {after}"))?;
    half_of_the_screen(page).await?;
    let stays = page.ask(STAYS).await?;
    tap_in_view(page, ".floor-1").await?;
    page.wait_for(".floor-1[aria-pressed=true]").await?;
    for (button, lifted) in [(".lift-floor", "0.5"), (".lift-floor", "1.0"), (".lower-floor", "0.5")] {
        tap_in_view(page, button).await?;
        page.wait_for_text(".lifted", &format!("{lifted}\u{a0}mm")).await?;
    }
    logged(page, "the blue floor lifted by half a millimetre", |input| {
        input.steady == Some(1) && (input.lift() - 0.0005).abs() < 1e-6
    })
    .await?;
    tap_in_view(page, ".floor-1").await?;
    page.wait_for(".floor-1[aria-pressed=false]").await?;
    let now = page.ask(STAYS).await?;
    ensure(stays == now, || format!("buttons were at {stays} and are at {now}"))
}

async fn by_touch(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    take_hold(page).await?;
    everybody::look(stage, page, "hands at work on a villa").await?;
    still(page).await?;
    let stays = page.ask(STAYS).await?;
    let from = place(&places(page).await?, "hand")?;
    page.swipe(from, (from.0 + 30.0, from.1 + 112.0)).await?;
    // It goes up by itself.
    page.wait_for(".hands[data-step=high]").await?;
    // No floor is held by now, and no hook drawn with: their buttons are gone, and the others where they were.
    page.until("!document.querySelector('.other-hand, .hook')").await?;
    let now = page.ask(STAYS).await?;
    ensure(stays == now, || format!("buttons were at {stays} and are at {now}"))?;
    still(page).await?;
    for off in [0.0, 14.0, -14.0, 28.0] {
        let top = place(&places(page).await?, "top")?;
        page.tap_at((top.0 + off, top.1 + 4.0)).await?;
        still(page).await?;
        if ready(page).await? {
            break;
        }
    }
    tap_in_view(page, ".next-step").await?;
    at_rest(page).await?;
    ensure(brought(page).await?, || "the column does not stand".into())
}
