//! Three players (V17, V18): a neutral column first; who breaks off with it may be proved wrong, and need not go
//! on with a column of their own.

use villa::{Phase, Player, Request};

use super::Stage;
use super::villa::{bring_up, game, surely, touch};
use super::villa_begun::Begun;
use super::villa_keys::tab_to;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { two_turns(&page).await }).await
}

async fn two_turns(page: &Page) -> Result<(), SceneError> {
    let begun = Begun::new(3)?;
    let first = begun.turn()?;
    begun.open(page, false).await?;
    page.wait_for_text(".turn", "neutral").await?;
    ensure(bring_up(page, false, (-60.0, 0.0)).await?, || "the neutral column did not stand".into())?;
    let now = game(page).await?;
    let neutral = now.columns_at(villa::Place::On(now.top())).iter().next();
    ensure(neutral.is_some_and(|column| now.is_neutral(column)), || format!("{neutral:?} is on top"))?;
    ensure(
        now.turn() == first && matches!(now.phase(), Phase::Turn { neutral_done: true, may_decline: false }),
        || format!("{:?} after the neutral column", now.phase()),
    )?;
    ensure(bring_up(page, false, (60.0, 0.0)).await?, || "the own column did not stand".into())?;
    let second = game(page).await?.turn();
    ensure(second != first, || "the turn did not end".into())?;
    // The second breaks off; one opponent allows it, the other proves that it could be done.
    ensure(touch(page).await?, || "the mouse missed the column".into())?;
    surely(page, ".break-off").await?;
    page.wait_for(".answer").await?;
    let asked = game(page).await?.phase();
    ensure(matches!(asked, Phase::Asked { request: Request::SkipNeutral, .. }), || format!("{asked:?}"))?;
    page.click(".answer .allow").await?;
    page.until("document.querySelectorAll('.answer').length === 1").await?;
    surely(page, ".answer .object").await?;
    page.wait_for_text(".turn", "prove").await?;
    ensure(bring_up(page, false, (0.0, 25.0)).await?, || "the proof did not stand".into())?;
    let now = game(page).await?;
    let up = now.columns_at(villa::Place::On(now.top()));
    ensure(up.len() == 3 && up.iter().filter(|column| now.is_neutral(*column)).count() == 2, || {
        format!("{up:?} are up")
    })?;
    ensure(![first, second].contains(&now.turn()), || "the second plays on".into())?;
    decline(page, first).await
}

/// The third breaks off as well, nobody doubts it, and no column of their own is risked: by keys, to the next turn.
async fn decline(page: &Page, next: Player) -> Result<(), SceneError> {
    ensure(touch(page).await?, || "the mouse missed the column".into())?;
    surely(page, ".break-off").await?;
    for left in [1, 0] {
        page.wait_for(".answer .allow").await?;
        page.click(".answer .allow").await?;
        page.until(&format!("document.querySelectorAll('.answer').length === {left}")).await?;
    }
    page.wait_for_text(".turn", "end your turn").await?;
    let before = game(page).await?;
    tab_to(page, ".end-turn").await?;
    page.key("Enter").await?;
    page.click(".sure-yes").await?;
    page.until("!document.querySelector('.end-turn')").await?;
    page.wait_for_text(".villa-log li", "ends the turn").await?;
    let now = game(page).await?;
    let own = |game: &villa::Game| game.movable_of(before.turn());
    ensure(now.turn() == next && own(&now) == own(&before), || {
        format!("{:?} is next, and {:?} of {:?} may be moved", now.turn(), own(&now), own(&before))
    })
}
