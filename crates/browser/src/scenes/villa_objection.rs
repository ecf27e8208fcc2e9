//! Objections in Villa Paletti by mouse (V7): one that fails costs a column, one that is proved costs the asker one.

use games::VillaTable as _;
use villa::{Column, Phase, Place, Player};
use villa_site::Site;
use villa_world::Components;
use words::{Language, Words, say};

use super::villa::{bring_up, game, name_of, place, places, still, stored, surely, touch};
use super::villa_begun::Begun;
use super::villa_collapse::tower;
use super::villa_keys::tab_to;
use super::{Stage, everybody};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { both(stage, &page).await }).await
}

async fn both(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    let begun = Begun::new(2)?;
    let asker = begun.turn()?;
    begun.open(page, false).await?;
    fails(stage, page, asker).await?;
    proved(page, asker).await?;
    needed(stage, page).await
}

/// Someone asks, the other objects, takes hold of a column and breaks off.
async fn fails(stage: Stage<'_>, page: &Page, asker: Player) -> Result<(), SceneError> {
    surely(page, ".ask").await?;
    page.wait_for_text(".turn", name_of(asker)).await?;
    surely(page, ".object").await?;
    let words = Words::new(Language::English);
    page.wait_for_text(".turn", &say!(words, "yard-todo-prove", player = name_of(asker))).await?;
    ensure(touch(page).await?, || "the mouse missed the column".into())?;
    surely(page, ".break-off").await?;
    page.wait_for(".naming").await?;
    let now = game(page).await?;
    ensure(Column::all().filter(|column| now.is_locked(*column)).count() == 1, || {
        "the column of the proof is not locked".into()
    })?;
    let Phase::Naming { of } = now.phase() else {
        return Err(SceneError(format!("{:?} after a failed objection", now.phase())));
    };
    ensure(of != asker, || "the asker pays for the objection".into())?;
    let named = name_one(stage, page, of).await?;
    // No column is on the blue floor, so that no floor can be laid and the turn passes.
    page.wait_for(".ask").await?;
    let now = game(page).await?;
    let gone = Column::all().find(|column| now.place(*column) == Place::Gone);
    let owner = gone.and_then(|column| now.owner(column.colour()));
    ensure(gone == Some(named) && owner == Some(of) && now.turn() == of, || {
        format!("{gone:?} is gone and {named:?} was named, {:?} is next", now.turn())
    })
}

/// Waits until it is known which columns can go.
pub async fn tried(page: &Page) -> Result<(), SceneError> {
    let untried = "[...document.querySelectorAll('.candidate small')].some((it) => it.textContent.includes('checking'))";
    page.until(&format!("!{untried}")).await
}

/// The columns of a player that can go, and those that the villa needs.
async fn columns(page: &Page, of: Player) -> Result<(Vec<Column>, Vec<Column>), SceneError> {
    let local = stored(page).await?;
    let round = local.table().villa().ok_or_else(|| SceneError("there is no game".into()))?;
    let site = Site::resume(*round.game(), round.villa(), Components::built_in());
    let site = site.map_err(|error| SceneError(error.to_string()))?;
    Ok(site.game().columns_of(of).iter().partition(|column| site.stands_without(*column)))
}

/// Goes through the columns by keys, then presses one in the picture and confirms it.
async fn name_one(stage: Stage<'_>, page: &Page, of: Player) -> Result<Column, SceneError> {
    tried(page).await?;
    let (can_go, needed) = columns(page, of).await?;
    let offered =
        page.ask("document.querySelectorAll('.candidate:not([aria-disabled=true])').length").await?;
    ensure(offered == can_go.len(), || format!("{offered} are offered of {can_go:?}"))?;
    let told =
        page.ask("[...new Set([...document.querySelectorAll('.what')].map((it) => it.textContent))].length");
    let told = told.await?;
    ensure(told == can_go.len() + needed.len(), || format!("only {told} of them can be told apart"))?;
    everybody::look(stage, page, "naming a column in Villa Paletti").await?;
    still(page).await?;
    tab_to(page, ".villa-canvas").await?;
    page.key("n").await?;
    page.wait_for_text(".naming-chosen", "Remove").await?;
    let first = page.text(".candidate[aria-pressed=true]").await?;
    page.key("n").await?;
    page.until(&format!("document.querySelector('.candidate[aria-pressed=true]').textContent !== {first:?}"))
        .await?;
    page.key("p").await?;
    still(page).await?;
    let places = places(page).await?;
    let seen = |column: &&Column| place(&places, &format!("seen{}", column.index())).is_ok();
    let named =
        can_go.iter().rfind(seen).ok_or_else(|| SceneError("no column that can go is seen".into()))?;
    page.click_at(place(&places, &format!("seen{}", named.index()))?).await?;
    page.until(&format!(
        "document.querySelector('.candidate[aria-pressed=true] .chip.{}')",
        named.kind().key()
    ))
    .await?;
    page.click(".button.name").await?;
    Ok(*named)
}

/// Now the other asks, and the first objector's column is brought up by the first asker.
async fn proved(page: &Page, objector: Player) -> Result<(), SceneError> {
    let before = game(page).await?;
    let asker = before.turn();
    surely(page, ".ask").await?;
    surely(page, ".object").await?;
    let words = Words::new(Language::English);
    page.wait_for_text(".turn", &say!(words, "yard-todo-prove", player = name_of(asker))).await?;
    ensure(bring_up(page, false, (0.0, 10.0)).await?, || "the proof did not stand".into())?;
    let now = game(page).await?;
    let left = |game: &villa::Game| game.columns_of(asker).len();
    ensure(left(&now) + 1 == left(&before), || "the column of the proof is still in the game".into())?;
    ensure(now.top() == before.top() && now.turn() == objector, || {
        format!("{:?} is on top and it is the turn of {:?}", now.top(), now.turn())
    })
}

/// Columns that bear the green floor cannot be named, and what stands on it is worth its points. None goes.
async fn needed(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    let (begun, _) = tower()?;
    begun.open(page, false).await?;
    surely(page, ".ask").await?;
    surely(page, ".object").await?;
    ensure(touch(page).await?, || "the mouse missed the column".into())?;
    surely(page, ".break-off").await?;
    page.wait_for(".naming").await?;
    tried(page).await?;
    let first = page.text(".candidate").await?;
    ensure(first.contains("hexagonal") && first.contains("2 points"), || format!("first is: {first}"))?;
    let rest = page.ask("document.querySelectorAll('.candidate[aria-disabled=true]').length").await?;
    ensure(rest == 2, || format!("{rest} cannot go, of the two that bear the floor"))?;
    page.wait_for_text(".candidate[aria-disabled=true]", "collapse").await?;
    let Phase::Naming { of } = game(page).await?.phase() else {
        return Err(SceneError("nobody names a column".into()));
    };
    // One that cannot go is not to be had in the picture, and not in the list.
    still(page).await?;
    let (places, (_, needed)) = (places(page).await?, columns(page, of).await?);
    let seen = needed.iter().find_map(|column| place(&places, &format!("seen{}", column.index())).ok());
    page.click_at(seen.ok_or_else(|| SceneError(format!("none of {needed:?} is seen")))?).await?;
    page.wait_for_text(".pointed", "collapse").await?;
    page.click(".candidate[aria-disabled=true]").await?;
    ensure(page.holds("document.querySelector('.button.name[disabled]')").await?, || {
        "a column that the villa needs can be chosen".into()
    })?;
    everybody::look(stage, page, "naming none in Villa Paletti").await?;
    page.click(".name-none").await?;
    page.wait_for(".lay").await
}
