//! Holding floors by choice (V9) and breaking off (V5), by keys: the other hand holds what it is told to hold, the hand
//! takes a column back the way it came, and nobody breaks off what was let go.

use villa::{Action, Brought, Column, Kind};
use villa_world::TICKS_PER_SECOND;

use super::Stage;
use super::villa::{at_rest, brought, game, lift_over, place, places, ready, still, stored};
use super::villa_begun::{Begun, column};
use super::villa_collapse::{FIRST, OTHER, tower};
use super::villa_keys::{keys, tab_to};
use super::villa_log::{hands, last_step, logged, stands_at};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// The column stands in its old place when it is no farther away, in metres (V5).
const IN_PLACE: f64 = 0.005;

/// Whether the other hand holds a floor, as the page says it.
const HOLDS: &str = "document.querySelector('.floor[aria-pressed=true]')";

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { there_and_back(&page).await }).await
}

async fn there_and_back(page: &Page) -> Result<(), SceneError> {
    let (begun, _) = tower()?;
    let taken = column(OTHER[0], Kind::Thin, 0)?;
    begun.open(page, false).await?;
    take_hold(page, taken).await?;
    hold_floors(page).await?;
    put_back(page, taken).await?;
    let_go(page).await
}

/// Takes hold of a column by mouse and draws it by a hair; the keys go to the picture.
pub async fn take_hold(page: &Page, column: Column) -> Result<(), SceneError> {
    still(page).await?;
    let from = place(&places(page).await?, &format!("seen{}", column.index()))?;
    page.drag(from, (from.0, from.1 + 8.0)).await?;
    page.wait_for(".hand-controls").await?;
    tab_to(page, ".villa-canvas").await
}

/// Nothing is held by itself; H holds the floor above, a number any other one, and a button lets go of it again.
async fn hold_floors(page: &Page) -> Result<(), SceneError> {
    page.until("document.querySelectorAll('.other-hand .floor').length === 2").await?;
    logged(page, "the hand that draws", |input| input.grip).await?;
    let hands = hands(&stored(page).await?);
    ensure(hands.iter().all(|input| input.steady.is_none()), || "a floor is held by itself".into())?;
    ensure(!page.holds(HOLDS).await?, || "the page says that a floor is held".into())?;
    page.key("h").await?;
    page.wait_for(".floor-1[aria-pressed=true]").await?;
    logged(page, "the blue floor held", |input| input.steady == Some(1)).await?;
    page.key("h").await?;
    page.until(&format!("!{HOLDS} && document.querySelector('.lift input').disabled")).await?;
    // The green floor is not above this column.
    page.key("2").await?;
    page.wait_for(".floor-2[aria-pressed=true]").await?;
    ensure(!page.holds("document.querySelector('.floor-1[aria-pressed=true]')").await?, || {
        "two floors are held".into()
    })?;
    logged(page, "the green floor held", |input| input.steady == Some(2) && input.lift == 0).await?;
    page.click(".floor-2").await?;
    page.until(&format!("!{HOLDS}")).await?;
    tab_to(page, ".villa-canvas").await
}

/// Keeps what the page asks for from now on, and whether there was something to press: it stays for a second only, and on
/// a busy machine nobody looks at the page for longer than that.
async fn listen(page: &Page) -> Result<(), SceneError> {
    let script = "window.asked = [];
        const note = () => asked.push([
            document.querySelector('.next')?.innerText ?? '',
            !!document.querySelector('.hand-controls, .break-off'),
        ]);
        new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });";
    page.web.execute(script, Vec::new()).await?;
    Ok(())
}

/// The page has asked for this, and in the end there was nothing to press with it.
async fn said_without_buttons(page: &Page, text: &str) -> Result<(), SceneError> {
    let with_text = format!("asked.filter(([asked]) => asked.includes({}))", serde_json::json!(text));
    page.until(&format!("{with_text}.length > 0")).await?;
    page.until(&format!("!{with_text}.at(-1)[1]")).await
}

/// Draws the column out and stops: the hand takes it back while the world goes on, and the column is locked.
async fn put_back(page: &Page, taken: Column) -> Result<(), SceneError> {
    let before = stands_at(page, taken).await?;
    keys(page, "ArrowDown", 3).await?;
    still(page).await?;
    let name = format!("c{}", taken.index());
    let out = place(&places(page).await?, &name)?;
    listen(page).await?;
    page.key("Escape").await?;
    page.key("Enter").await?;
    said_without_buttons(page, "Your hand puts it back").await?;
    page.wait_for_text(".told", "Stopped. The column is back in its place.").await?;
    at_rest(page).await?;
    still(page).await?;
    let back = place(&places(page).await?, &name)?;
    ensure(out.1 - back.1 > 5.0, || format!("the column was seen at {out:?} and is at {back:?}"))?;
    let last = last_step(page).await?;
    ensure(last == Action::Bring { column: taken, outcome: Brought::BrokenOff }, || format!("{last:?}"))?;
    ensure(game(page).await?.is_locked(taken), || "the column is not locked".into())?;
    let ticks = hands(&stored(page).await?).iter().filter(|input| input.back).count();
    ensure(ticks > TICKS_PER_SECOND as usize, || format!("the way back took {ticks} ticks"))?;
    let after = stands_at(page, taken).await?;
    let off = [0, 1, 2].map(|n| f64::from(after.at[n] - before.at[n]).powi(2)).iter().sum::<f64>().sqrt();
    ensure(off < IN_PLACE, || format!("the column is off by {off} m"))?;
    page.wait_for_text(".villa-log li", "stops and puts").await
}

/// Holds the floor above, lifts it by a millimetre and lets go of it.
async fn lift_floor(page: &Page) -> Result<(), SceneError> {
    tab_to(page, ".villa-canvas").await?;
    page.key("h").await?;
    page.wait_for(".floor-1[aria-pressed=true]").await?;
    keys(page, "u", 2).await?;
    page.until("document.querySelector('.lift input').value === '10'").await?;
    logged(page, "the blue floor lifted by 1 mm", |input| {
        input.steady == Some(1) && (input.lift() - 0.001).abs() < 1e-6
    })
    .await?;
    page.key("h").await?;
    page.until(&format!("!{HOLDS} && document.querySelector('.lift input').disabled")).await
}

/// What was let go is judged as it stands: there is nothing to stop with, and Escape does nothing (V5).
async fn let_go(page: &Page) -> Result<(), SceneError> {
    Begun::new(2)?.open(page, false).await?;
    take_hold(page, column(FIRST[0], Kind::Thin, 0)?).await?;
    keys(page, "ArrowDown", 14).await?;
    page.wait_for(".next-step:not([disabled])").await?;
    page.wait_for(".break-off").await?;
    lift_floor(page).await?;
    lift_over(page, (-60.0, -10.0)).await?;
    ensure(ready(page).await?, || "the column cannot be set down".into())?;
    listen(page).await?;
    page.key("Enter").await?;
    said_without_buttons(page, "Wait until nothing moves any more").await?;
    page.key("Escape").await?;
    at_rest(page).await?;
    page.wait_for_text(".told", "The column stands.").await?;
    ensure(brought(page).await?, || "the column does not stand".into())?;
    let back = hands(&stored(page).await?).iter().any(|input| input.back);
    ensure(!back, || "the hand went back after it had let go".into())
}
