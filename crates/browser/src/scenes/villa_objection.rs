//! Objections in Villa Paletti by mouse (V7): one that fails costs a column, one that is proved costs the asker one.

use villa::{Column, Phase, Place, Player};

use super::Stage;
use super::villa::{bring_up, draw, game, name_of};
use super::villa_begun::Begun;
use crate::driver::Device;
use crate::fault::{Fault, ensure};
use crate::page::Page;

pub async fn play(stage: Stage<'_>) -> Result<(), Fault> {
    stage.with_page(Device::DESK, |page| async move { both(&page).await }).await
}

async fn both(page: &Page) -> Result<(), Fault> {
    let begun = Begun::new(2)?;
    let asker = begun.turn()?;
    begun.open(page, false).await?;
    fails(page, asker).await?;
    proved(page, asker).await
}

/// Somebody asks, the other objects, takes hold of a column and breaks off.
async fn fails(page: &Page, asker: Player) -> Result<(), Fault> {
    page.click(".ask").await?;
    page.wait_for_text(".turn", name_of(asker)).await?;
    page.click(".object").await?;
    page.wait_for_text(".turn", &format!("that belongs to {}", name_of(asker))).await?;
    ensure(draw(page).await?, || "the mouse missed the column".into())?;
    page.click(".break-off").await?;
    page.wait_for(".button.name").await?;
    let now = game(page).await?;
    ensure(Column::all().filter(|column| now.is_locked(*column)).count() == 1, || {
        "the column of the proof is not locked".into()
    })?;
    let Phase::Naming { of } = now.phase() else {
        return Err(Fault(format!("{:?} after a failed objection", now.phase())));
    };
    ensure(of != asker, || "the asker pays for the objection".into())?;
    page.click(".button.name").await?;
    // No column is on the blue floor, so that no floor can be laid and the turn passes.
    page.wait_for(".ask").await?;
    let now = game(page).await?;
    let gone = Column::all().find(|column| now.place(*column) == Place::Gone);
    let owner = gone.and_then(|column| now.owner(column.colour()));
    ensure(owner == Some(of) && now.turn() == of, || format!("{gone:?} is gone, {:?} is next", now.turn()))
}

/// Now the other asks, and the first objector's column is brought up by the first asker.
async fn proved(page: &Page, objector: Player) -> Result<(), Fault> {
    let before = game(page).await?;
    let asker = before.turn();
    page.click(".ask").await?;
    page.click(".object").await?;
    page.wait_for_text(".turn", &format!("that belongs to {}", name_of(asker))).await?;
    ensure(bring_up(page, false, (0.0, 10.0)).await?, || "the proof did not stand".into())?;
    let now = game(page).await?;
    let left = |game: &villa::Game| game.columns_of(asker).len();
    ensure(left(&now) + 1 == left(&before), || "the column of the proof is still in the game".into())?;
    ensure(now.top() == before.top() && now.turn() == objector, || {
        format!("{:?} is on top and it is the turn of {:?}", now.top(), now.turn())
    })
}
