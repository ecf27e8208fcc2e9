//! Villa Paletti between two browsers at an online table, with a spectator: attempts are seen live, one of
//! the players reloads the page in the middle of a turn, and all get the same villa, to the bit.

use games::VillaTable as _;
use villa::{Deed, Phase};
use villa_site::Site;
use villa_world::Components;

use super::Stage;
use super::everybody::look;
use super::together::{PEOPLE, introduce, make_table, together};
use super::villa::{at_rest, bring_up, game, places, stored, surely};
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// Attempts that are looked on at: where the columns go, in pixels from the middle of the top floor. In the first one the
/// page is loaded anew.
const SPOTS: [(f64, f64); 2] = [(-70.0, -10.0), (70.0, -15.0)];

/// Times that the mouse looks for a column.
const TRIES: usize = 6;

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    together(stage, async |people: &[Page; 3]| meet(stage, people).await).await
}

async fn meet(stage: Stage<'_>, people: &[Page; 3]) -> Result<(), SceneError> {
    let [anna, ben, carla] = people;
    sit_down(stage, people).await?;
    look(stage, carla, "a game of Villa Paletti at a table").await?;
    carla.click("#chat").await?;
    carla.type_text("A fine villa").await?;
    carla.key("Enter").await?;
    ben.wait_for_text(".chat", "A fine villa").await?;
    // Before hands work, which can end the game.
    ask_and_allow(people).await?;
    for (attempt, spot) in SPOTS.into_iter().enumerate() {
        let (page, before) = (whose_turn(people).await?, stored(anna).await?.table().turn());
        let tried = attempt_of(page, before, attempt == 0, spot);
        let (tried, seen) = tokio::join!(tried, seen(carla, attempt == 0));
        tried.and(seen)?;
        same(people, before).await?;
        if stored(anna).await?.table().phase() != table::Phase::Playing {
            // Hands can fail, and everybody has seen that.
            break;
        }
    }
    Ok(())
}

/// Two sit down at a new table, others watch; the villa is set up.
pub async fn sit_down(stage: Stage<'_>, people: &[Page]) -> Result<(), SceneError> {
    for page in people {
        // Remembered for the tab.
        page.go("/villa/rules?pictures=few").await?;
    }
    let anna = &people[0];
    anna.go("/villa").await?;
    anna.click("a[href='/villa/invite']").await?;
    // On a busy machine people are slow.
    let slow = "const choice = document.querySelector('#objection'); choice.value = '60';
        choice.dispatchEvent(new Event('change', { bubbles: true }));";
    anna.wait_for("#objection").await?;
    anna.web.execute(slow, Vec::new()).await?;
    make_table(anna, PEOPLE[0]).await?;
    look(stage, anna, "a new table of Villa Paletti").await?;
    let link = anna.ask("document.querySelector('#link').value").await?;
    let path = link.as_str().unwrap_or_default().trim_start_matches(&stage.server.address).to_string();
    for (number, (page, who)) in people.iter().zip(PEOPLE).enumerate().skip(1) {
        page.go(&path).await?;
        if number == 1 {
            // The rules lead back to this table.
            page.click("#facts a[href='/villa/rules']").await?;
            page.wait_for("main.rules").await?;
            page.click("#back-to-game").await?;
            page.wait_for("#facts").await?;
        }
        introduce(page, who, if number < 2 { "#sit" } else { "#just-watch" }).await?;
    }
    anna.wait_for("#start-game:not(:disabled)").await?;
    anna.click("#start-game").await?;
    for page in people {
        page.wait_for(".villa-canvas").await?;
    }
    set_up(people).await
}

/// Someone brings a column up, or tries to; where the mouse meets none, once more.
async fn attempt_of(page: &Page, before: u32, reload: bool, spot: (f64, f64)) -> Result<(), SceneError> {
    for _ in 0..TRIES {
        if let Err(fault) = bring_up(page, reload, spot).await {
            // Someone who finds no room breaks off, which is an end as well.
            println!("{}; they break off", fault.0.lines().next().unwrap_or_default());
            surely(page, ".break-off").await?;
            at_rest(page).await?;
        }
        if stored(page).await?.table().turn() != before || holds(page).await? {
            return Ok(());
        }
    }
    Err(SceneError("the mouse meets no column".into()))
}

/// Whether an attempt is in the log.
pub async fn holds(page: &Page) -> Result<bool, SceneError> {
    let log = stored(page).await?;
    Ok(log.table().villa().is_some_and(|round| round.attempt().is_some()))
}

/// The page of the player to act, which has heard of it.
pub async fn whose_turn(people: &[Page]) -> Result<&Page, SceneError> {
    let turn = stored(&people[0]).await?.table().seat_to_move();
    let seat = turn.ok_or_else(|| SceneError("the table waits for nobody alone".into()))?;
    let page = &people[usize::from(seat)];
    page.until("document.title.startsWith('●')").await?;
    Ok(page)
}

/// The villa is arranged, and everybody gets their colours.
async fn set_up(people: &[Page]) -> Result<(), SceneError> {
    loop {
        let (now, page) = (game(&people[0]).await?, whose_turn(people).await?);
        let button = match now.phase() {
            Phase::Building => ".arrange",
            Phase::Dealing if now.check(now.turn(), Deed::Throw).is_ok() => ".throw",
            Phase::Dealing => ".button.of",
            _ => return Ok(()),
        };
        let before = stored(&people[0]).await?.table().turn();
        page.click(button).await?;
        turn_after(&people[0], before).await?;
    }
}

/// A spectator sees an attempt while it goes on: what is held moves.
async fn seen(page: &Page, wanted: bool) -> Result<(), SceneError> {
    if !wanted {
        return Ok(());
    }
    page.wait_for_text(".turn", "is building").await?;
    let before = places(page).await?["hand"].clone();
    let moves = async || {
        let now = &places(page).await?["hand"];
        Ok(now.is_array() && before.is_array() && *now != before)
    };
    page.until_so("the spectator sees no hand move", moves).await
}

/// Waits until something has been done since this turn.
async fn turn_after(page: &Page, before: u32) -> Result<(), SceneError> {
    page.until_so("nothing is done", async || Ok(stored(page).await?.table().turn() != before)).await
}

/// Everybody has seen the end of the attempt, and holds the villa that the server has.
async fn same(people: &[Page; 3], before: u32) -> Result<(), SceneError> {
    turn_after(&people[0], before).await?;
    agree(people).await?;
    for page in people {
        page.until("document.querySelector('.told').innerText !== ''").await?;
    }
    Ok(())
}

/// Everybody shows the villa that the server has, to the bit.
pub async fn agree(people: &[Page]) -> Result<(), SceneError> {
    let log = stored(&people[0]).await?;
    let round = log.table().villa().ok_or_else(|| SceneError("there is no game".into()))?;
    let site = Site::resume(*round.game(), round.villa(), Components::built_in());
    let hash = site.map_err(|error| SceneError(error.to_string()))?.hash();
    for page in people {
        page.until(&format!("document.querySelector('.villa').dataset.hash === '{hash:016x}'")).await?;
        ensure(!page.holds("document.querySelector('[data-differs]')").await?, || {
            "a page got a different result than the server".into()
        })?;
    }
    Ok(())
}

/// Someone asks for a floor; the others see how long they can object, and do not.
async fn ask_and_allow(people: &[Page; 3]) -> Result<(), SceneError> {
    let page = whose_turn(people).await?;
    surely(page, ".ask").await?;
    for page in people {
        page.wait_for_text(".countdown", "left to object").await?;
    }
    let before = stored(&people[0]).await?.table().last();
    let other = whose_turn(people).await?;
    other.click(".allow").await?;
    for page in people {
        page.until("!document.querySelector('.countdown').innerText").await?;
    }
    ensure(stored(page).await?.table().last() > before, || "nobody has answered".into())
}
