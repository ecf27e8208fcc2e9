//! A failed objection at an online table (V7): the player who asked for the floor names a column of the objector in one
//! browser, nobody can in the other, and both see it gone.

use games::VillaTable as _;
use villa::{Action, Column, Phase, Place, Player};
use villa_site::Site;
use villa_world::Components;
use words::{Language, Words, say};

use super::Stage;
use super::together::{PEOPLE, together};
use super::villa::{at_rest, game, places, still, stored, surely};
use super::villa_lines::other;
use super::villa_log::last_step;
use super::villa_objection::tried;
use super::villa_table::{agree, sit_down, whose_turn};
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    together(stage, async |people: &[Page; 2]| meet(stage, people).await).await
}

/// What someone is called.
fn name_of(player: Player) -> &'static str {
    PEOPLE[usize::from(u8::from(player))]
}

async fn meet(stage: Stage<'_>, people: &[Page; 2]) -> Result<(), SceneError> {
    sit_down(stage, people).await?;
    let asker = whose_turn(people).await?;
    let objector = other(people, asker);
    let by = game(asker).await?.turn();
    surely(asker, ".ask").await?;
    surely(objector, ".object").await?;
    let words = Words::new(Language::English);
    objector.wait_for_text(".turn", &say!(words, "yard-todo-prove", player = name_of(by))).await?;
    fail(people, objector).await?;
    let now = game(asker).await?;
    let Phase::Naming { of } = now.phase() else {
        return Err(SceneError(format!("{:?} after a failed objection", now.phase())));
    };
    ensure(now.turn() == by && of != by, || format!("{:?} names a column of {of:?}", now.turn()))?;
    looks_on(objector, by, of).await?;
    // The player who names may come back to it.
    asker.reload().await?;
    let named = name(asker, of).await?;
    gone(people, objector, named, of).await?;
    away(asker, objector).await
}

/// A player leaves the page: the other sees since when, and it goes when they are back.
async fn away(one: &Page, other: &Page) -> Result<(), SceneError> {
    let address = other.web.current_url().await?;
    other.go("/villa/rules").await?;
    // Caught: a style of Callisto's tray hid it.
    let seen = "[...document.querySelectorAll('.away-mark')]
        .filter((mark) => mark.innerText.includes(':') && mark.checkVisibility({ visibilityProperty: true })).length";
    one.until(&format!("{seen} === 1")).await?;
    other.web.goto(address.as_str()).await?;
    one.until("!document.querySelector('.away-mark')").await
}

/// The objector takes hold of the first column that may be taken, and stops at once.
async fn fail(people: &[Page; 2], objector: &Page) -> Result<(), SceneError> {
    still(objector).await?;
    press(objector, &["n", "Enter"]).await?;
    objector.wait_for(".hand-controls").await?;
    surely(objector, ".break-off").await?;
    for page in people {
        page.wait_for_text(".villa-log", "back. It is locked").await?;
        at_rest(page).await?;
    }
    agree(people).await
}

/// Presses keys in the picture.
async fn press(page: &Page, keys: &[&str]) -> Result<(), SceneError> {
    page.web.execute("document.querySelector('.villa-canvas').focus()", Vec::new()).await?;
    for key in keys {
        page.key(key).await?;
    }
    Ok(())
}

/// The objector is told who chooses, and has nothing to choose with: no list, no button, no key.
async fn looks_on(objector: &Page, by: Player, of: Player) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    let told = say!(words, "yard-names", player = name_of(by), of = name_of(of));
    objector.wait_for_text(".turn", &told).await?;
    let before = stored(objector).await?.table().last();
    press(objector, &["n", "Enter"]).await?;
    let chooses = "document.querySelector('.naming, .candidate, .name, .name-none, .chosen, .hand-controls')";
    ensure(!objector.holds(chooses).await?, || "the objector can choose".into())?;
    still(objector).await?;
    let after = stored(objector).await?.table().last();
    ensure(before == after, || format!("{after} entries after {before}: the objector has done something"))
}

/// Chooses the first column of the list that the villa does not need, and confirms it.
async fn name(asker: &Page, of: Player) -> Result<Column, SceneError> {
    let words = Words::new(Language::English);
    asker.wait_for_text(".turn", &say!(words, "yard-todo-name", player = name_of(of))).await?;
    asker.wait_for(".candidate").await?;
    tried(asker).await?;
    let local = stored(asker).await?;
    let round = local.table().villa().ok_or_else(|| SceneError("there is no game".into()))?;
    let site = Site::resume(*round.game(), round.villa(), Components::built_in());
    let site = site.map_err(|error| SceneError(error.to_string()))?;
    // Nothing is up yet and every column is worth as much: the list has them in their order.
    let columns = site.game().columns_of(of);
    let first = columns.iter().zip(1..).find(|(column, _)| site.stands_without(*column));
    let (named, row) = first.ok_or_else(|| SceneError("no column can go".into()))?;
    let shown = asker.ask("document.querySelectorAll('.candidate').length").await?;
    ensure(shown == columns.len(), || format!("{shown} columns are shown"))?;
    let row = format!(".candidates li:nth-child({row}) .candidate");
    asker.click(&row).await?;
    asker.wait_for(&format!("{row}[aria-pressed=true] .chip.{}", named.kind().key())).await?;
    asker.click(".button.name:not([disabled])").await?;
    Ok(named)
}

/// The column is out of the game and of both pictures, and the turn has passed: no column is up that a floor could rest on.
async fn gone(people: &[Page; 2], objector: &Page, named: Column, of: Player) -> Result<(), SceneError> {
    for page in people {
        page.wait_for_text(".villa-log", "from the game").await?;
        ensure(!page.holds("document.querySelector('.naming')").await?, || "it can be named again".into())?;
    }
    objector.wait_for(".ask").await?;
    let (last, now) = (last_step(objector).await?, game(objector).await?);
    ensure(last == Action::Name { column: Some(named) }, || format!("{last:?} instead of {named:?}"))?;
    let left: Vec<Column> = Column::all().filter(|column| now.place(*column) == Place::Gone).collect();
    ensure(left == [named] && now.turn() == of, || format!("{left:?} are gone, {:?} is next", now.turn()))?;
    agree(people).await?;
    for page in people {
        still(page).await?;
        let seen = places(page).await?;
        let stand = Column::all().filter(|column| seen.get(format!("c{}", column.index())).is_some());
        let stand: Vec<Column> = stand.collect();
        ensure(stand.len() + 1 == Column::all().count() && !stand.contains(&named), || {
            format!("{stand:?} are shown without {named:?}")
        })?;
    }
    Ok(())
}
