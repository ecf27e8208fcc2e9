//! What nobody keeps a player from: a foot that sticks out is a foul (V14), and a floor that is laid badly falls off
//! (V8). The page warns first, then it lets it happen.

use villa::{Action, Brought, Kind, Laid, Storey};

use super::Stage;
use super::villa::{at_rest, game, ready, still, surely};
use super::villa_back::take_hold;
use super::villa_begun::{Begun, column};
use super::villa_collapse::{FIRST, OTHER};
use super::villa_keys::{keys, tab_to};
use super::villa_log::last_step;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { all_of_it(&page).await }).await
}

async fn all_of_it(page: &Page) -> Result<(), SceneError> {
    sticks_out(page).await?;
    falls_off(page).await
}

/// Presses a key until the page warns of something.
async fn until_warned(page: &Page, key: &str, warning: &str) -> Result<(), SceneError> {
    for _ in 0..40 {
        if page.text(".next.warns").await?.contains(warning) {
            return ensure(ready(page).await?, || format!("“{warning}” and nothing can be done"));
        }
        page.key(key).await?;
        still(page).await?;
    }
    Err(SceneError(format!("no warning: {warning}")))
}

/// A column whose foot sticks out past the floor's edge: everything goes back, and it is locked.
async fn sticks_out(page: &Page) -> Result<(), SceneError> {
    let begun = Begun::new(2)?;
    let (first, taken) = (begun.turn()?, column(FIRST[0], Kind::Thin, 0)?);
    begun.open(page, false).await?;
    take_hold(page, taken).await?;
    keys(page, "ArrowDown", 12).await?;
    page.wait_for(".next-step:not([disabled])").await?;
    page.key("Enter").await?;
    still(page).await?;
    until_warned(page, "ArrowUp", "would stick out over the edge").await?;
    // To where the whole foot is on the floor, and three millimetres back: it sticks out, and does not tip over.
    for _ in 0..20 {
        if !page.text(".next.warns").await?.contains("would stick out over the edge") {
            break;
        }
        page.key("Shift+ArrowUp").await?;
        still(page).await?;
    }
    for _ in 0..3 {
        page.key("Shift+ArrowDown").await?;
        still(page).await?;
    }
    page.wait_for_text(".next.warns", "would stick out over the edge").await?;
    page.key("Enter").await?;
    at_rest(page).await?;
    page.wait_for_text(".told", "Foul: the column sticks out").await?;
    let last = last_step(page).await?;
    ensure(last == Action::Bring { column: taken, outcome: Brought::Foul }, || format!("{last:?}"))?;
    let now = game(page).await?;
    ensure(now.is_locked(taken) && now.turn() != first, || "the foul cost nothing".into())?;
    page.wait_for_text(".villa-log li", "commits a foul").await
}

/// A villa with three columns near the middle of the blue floor, and a hand that has the green floor.
pub async fn with_floor(page: &Page) -> Result<(), SceneError> {
    let mut begun = Begun::new(2)?;
    begun.stand(column(FIRST[0], Kind::Thin, 1)?, (-40.0, 20.0))?;
    begun.stand(column(OTHER[0], Kind::Thin, 1)?, (0.0, -30.0))?;
    begun.stand(column(FIRST[1], Kind::Thin, 1)?, (40.0, 20.0))?;
    begun.open(page, false).await?;
    surely(page, ".ask").await?;
    page.click(".allow").await?;
    page.click(".lay").await?;
    page.wait_for(".next-step").await?;
    tab_to(page, ".villa-canvas").await?;
    still(page).await?;
    page.wait_for_text(".next", "light up").await
}

/// A floor that rests on too few columns, or whose weight is beside them, is laid anyway: it falls off and is
/// taken away, and the turn is over without it.
async fn falls_off(page: &Page) -> Result<(), SceneError> {
    page.ask("(localStorage.setItem('loggia.settings', JSON.stringify({ sounds: false })), true)").await?;
    with_floor(page).await?;
    page.ask("(window.shakes = 0, Navigator.prototype.vibrate = () => { shakes += 1; return true; }, true)")
        .await?;
    let layer = game(page).await?.turn();
    keys(page, "ArrowLeft", 16).await?;
    still(page).await?;
    until_warned(page, "ArrowLeft", "Too few columns here. The floor needs at least 3").await?;
    until_warned(page, "ArrowRight", "Something would fall here").await?;
    page.key("Enter").await?;
    at_rest(page).await?;
    page.wait_for_text(".told", "The floor does not hold").await?;
    // Caught: the device shook when a floor came down, also without sounds.
    ensure(page.holds("shakes === 0").await?, || "the device shakes without sounds".into())?;
    let last = last_step(page).await?;
    ensure(last == Action::Lay { outcome: Laid::NotLayable }, || format!("{last:?}"))?;
    let now = game(page).await?;
    ensure(now.top() == Storey::Blue && now.turn() != layer && now.end().is_none(), || {
        format!("{:?} is on top, {:?} is next", now.top(), now.turn())
    })?;
    page.wait_for_text(".villa-log li", "cannot").await
}
