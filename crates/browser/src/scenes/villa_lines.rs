//! Villa Paletti between two browsers where not everything goes smoothly: the line is lost in the middle of an attempt,
//! the attempt goes on in another tab, it is taken back, and the game is put off.

use games::VillaTable as _;
use serde_json::json;
use thirtyfour::WindowHandle;
use villa::{Action, Brought};

use super::Stage;
use super::far_table::{find_line, keep_lines, lose_line};
use super::together::together;
use super::villa::{at_rest, places, still, stored, surely};
use super::villa_table::{agree, holds, sit_down, whose_turn};
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    together(stage, async |people: &[Page; 2]| meet(stage, people).await).await
}

async fn meet(stage: Stage<'_>, people: &[Page; 2]) -> Result<(), SceneError> {
    for page in people {
        keep_lines(page).await?;
    }
    sit_down(stage, people).await?;
    without_a_line(people).await?;
    in_another_tab(people).await?;
    taken_back(people).await?;
    put_off(people).await
}

/// Takes hold of the first column that may be taken, and draws at it a little.
async fn begin(page: &Page) -> Result<(), SceneError> {
    page.web.execute("document.querySelector('.villa-canvas').focus()", Vec::new()).await?;
    page.key("n").await?;
    page.key("Enter").await?;
    page.wait_for(".hand-controls").await?;
    for _ in 0..3 {
        page.key("ArrowDown").await?;
    }
    page.until_so("no attempt is in the log", async || holds(page).await).await
}

/// The page of the other one.
pub fn other<'p>(people: &'p [Page; 2], page: &Page) -> &'p Page {
    if std::ptr::eq(page, &people[0]) { &people[1] } else { &people[0] }
}

/// Breaks off, and everybody sees the villa as it was.
async fn break_off(people: &[Page; 2], page: &Page) -> Result<(), SceneError> {
    surely(page, ".break-off").await?;
    for page in people {
        at_rest(page).await?;
    }
    let game = stored(&people[0]).await?;
    let last = game.table().villa().and_then(|round| round.steps().last().map(|step| step.action));
    ensure(matches!(last, Some(Action::Bring { outcome: Brought::BrokenOff, .. })), || format!("{last:?}"))?;
    agree(people).await
}

/// The world stands still while input cannot be sent, and goes on afterwards.
async fn without_a_line(people: &[Page; 2]) -> Result<(), SceneError> {
    let page = whose_turn(people).await?;
    begin(page).await?;
    lose_line(page).await?;
    still(page).await?;
    let before = places(page).await?["hand"].clone();
    for _ in 0..3 {
        page.key("ArrowDown").await?;
    }
    // The others are told how long the table waits.
    other(people, page).wait_for_text(".unheard", "seems disconnected").await?;
    let meanwhile = places(page).await?["hand"].clone();
    ensure(before == meanwhile && before.is_array(), || format!("{before} became {meanwhile}"))?;
    find_line(page).await?;
    page.until_so("the hand does not move again", async || Ok(places(page).await?["hand"] != before)).await?;
    break_off(people, page).await
}

/// Goes to a tab as a person does, who sees the one that they click in: a tab in the background draws next to nothing, and
/// takes clicks where things were long ago.
async fn look_at(page: &Page, tab: WindowHandle) -> Result<(), SceneError> {
    page.web.switch_to_window(tab).await?;
    page.command("Page.bringToFront", json!({})).await.map(drop)
}

/// Someone who has the table open twice can go on at the other place.
async fn in_another_tab(people: &[Page; 2]) -> Result<(), SceneError> {
    let page = whose_turn(people).await?;
    let address = page.web.current_url().await?;
    let first = page.web.window().await?;
    let second = page.web.new_tab().await?;
    look_at(page, second.clone()).await?;
    // A new tab does not know yet that few pictures are enough.
    page.web.goto(format!("{address}?pictures=few")).await?;
    page.wait_for(".villa-canvas").await?;
    page.wait_for(".ask").await?;
    look_at(page, first.clone()).await?;
    begin(page).await?;
    look_at(page, second).await?;
    page.click(".go-on-here").await?;
    page.wait_for(".hand-controls").await?;
    page.key("ArrowDown").await?;
    surely(page, ".break-off").await?;
    at_rest(page).await?;
    page.web.close_window().await?;
    look_at(page, first).await?;
    for page in people {
        at_rest(page).await?;
    }
    agree(people).await
}

/// The player of the last move takes it back, and the other agrees.
async fn taken_back(people: &[Page; 2]) -> Result<(), SceneError> {
    let page = other(people, whose_turn(people).await?);
    let before = stored(page).await?.table().turn();
    page.click("#undo").await?;
    other(people, page).click("#yes").await?;
    page.until("document.title.startsWith('●')").await?;
    let now = stored(page).await?.table().turn();
    ensure(now + 1 == before, || format!("{now} of {before} steps are left"))?;
    agree(people).await
}

/// The game is paused and resumed.
async fn put_off(people: &[Page; 2]) -> Result<(), SceneError> {
    let [anna, ben] = people;
    for ends in [true, false] {
        if ends {
            anna.click("#menu summary").await?;
        }
        anna.click("#stop").await?;
        ben.click("#yes").await?;
        for page in people {
            let paused = "document.querySelector('.turn').innerText.includes('is paused')";
            page.until(&format!("{paused} === {ends}")).await?;
        }
        let phase = stored(anna).await?.table().phase();
        ensure((phase == table::Phase::Adjourned) == ends, || format!("{phase:?}"))?;
    }
    begin(whose_turn(people).await?).await?;
    break_off(people, whose_turn(people).await?).await
}
