//! Pictures of the pages, to be looked at.

use std::path::{Path, PathBuf};

use games::CallistoChoice;
use villa::{Colour, Kind};

use crate::driver::{Device, Driver};
use crate::page::Page;
use crate::scene_error::SceneError;
use crate::scenes::begun;
use crate::scenes::play;
use crate::scenes::together::{introduce, make_table};
use crate::scenes::villa::{at_rest, draw_column, place, places, still};
use crate::scenes::villa_back::take_hold;
use crate::scenes::villa_badly::with_floor;
use crate::scenes::villa_begun::{Begun, column};
use crate::scenes::villa_collapse::{OTHER, three_up, tower};
use crate::scenes::villa_keys::{keys, tab_to};
use crate::scenes::villa_red::over_a_head;
use crate::test_server::TestServer;

/// Milliseconds in which a villa is drawn for certain.
const WHILE: u64 = 4000;

/// Takes pictures of the main pages on desk and phone, in light and dark; only of the game of that name, where one is
/// given.
pub async fn take(
    driver: &Driver,
    server: &TestServer,
    folder: &Path,
    only: Option<&str>,
) -> Result<(), SceneError> {
    for (size, device) in [("desk", Device::DESK), ("phone", Device::PHONE), ("small", Device::SMALL)] {
        for (shade, dark) in [("light", false), ("dark", true)] {
            // Such as `turn phone dark`: a game or a turn of the villa, a size, a shade.
            let words: Vec<&str> = only.unwrap_or_default().split_whitespace().collect();
            let asks =
                |of: &[&str], this: &str| !of.iter().any(|it| words.contains(it)) || words.contains(&this);
            if !asks(&["desk", "phone", "small"], size) || !asks(&["light", "dark"], shade) {
                continue;
            }
            let page = driver.browser(device, dark, &server.address).await?;
            let name = |what: &str| folder.join(format!("{what}-{size}-{shade}.png"));
            let named = ["callisto", "villa", "turn"].iter().any(|what| words.contains(what));
            let wants = |what: &str| !named || words.contains(&what);
            if wants("callisto") {
                callisto(&page, &name).await?;
                at_tables(driver, server, &page, (device, dark), &name).await?;
            }
            if wants("villa") {
                villa(&page, &name).await?;
            }
            if wants("villa") || wants("turn") {
                turn(&page, &name).await?;
            }
            page.close().await?;
        }
    }
    Ok(())
}

async fn callisto(page: &Page, name: &impl Fn(&str) -> PathBuf) -> Result<(), SceneError> {
    page.picture(&name("start")).await?;
    page.go("/new").await?;
    page.picture(&name("new")).await?;
    page.go("/settings").await?;
    page.picture(&name("settings")).await?;
    page.go("/").await?;
    page.click("#bot-now").await?;
    page.wait_for("svg.board.mine").await?;
    page.picture(&name("first-move")).await?;
    play::keyboard_moves(page, 9).await?;
    page.key("]").await?;
    page.picture(&name("game")).await?;
    play::keyboard_moves(page, usize::MAX).await?;
    page.picture(&name("end")).await?;
    page.go("/").await?;
    page.picture(&name("start-again")).await?;
    for step in 0..6 {
        page.ask(&format!("(localStorage.setItem('loggia.lesson.place', '{step} 0'), true)")).await?;
        page.go("/learn").await?;
        page.wait_for("svg.board").await?;
        page.picture(&name(&format!("lesson-{}", step + 1))).await?;
    }
    page.go("/rules/benelux").await?;
    page.picture(&name("rules")).await?;
    let choice = CallistoChoice { four_colours: true, ..CallistoChoice::new("benelux", 2) };
    let mut four = begun::begin(&choice, &begun::people(2))?;
    begun::play_until(&mut four, 5, |round| round.steps().len() > 21)?;
    begun::open(page, &four).await?;
    page.picture(&name("four-colours")).await?;
    let mut whole = begun::begin(&CallistoChoice::new("benelux", 2), &begun::people(2))?;
    begun::play_until(&mut whole, 5, |_| false)?;
    begun::open(page, &whole).await?;
    page.click("#look").await?;
    page.wait_for(".review svg.board").await?;
    page.until("document.querySelector('#progress').innerText == ''").await?;
    page.picture(&name("review")).await
}

/// A table before and in the game, as its host and as a guest see it.
async fn at_tables(
    driver: &Driver,
    server: &TestServer,
    anna: &Page,
    (device, dark): (Device, bool),
    name: &impl Fn(&str) -> PathBuf,
) -> Result<(), SceneError> {
    let ben = driver.browser(device, dark, &server.address).await?;
    anna.go("/invite").await?;
    anna.picture(&name("table-invite")).await?;
    make_table(anna, "Anna").await?;
    let path = anna.ask("location.pathname").await?.as_str().unwrap_or_default().to_string();
    ben.go(&path).await?;
    ben.wait_for("#facts").await?;
    ben.picture(&name("table-guest")).await?;
    introduce(&ben, "Ben", "#sit").await?;
    anna.wait_for("#start-game:not(:disabled)").await?;
    anna.picture(&name("table-host")).await?;
    anna.click("#start-game").await?;
    for page in [anna, &ben] {
        page.wait_for("svg.board").await?;
    }
    let game = anna.game().await?;
    let is_first = game.table().seat_to_move() == Some(0);
    let (to_move, waits) = if is_first { (anna, &ben) } else { (&ben, anna) };
    to_move.picture(&name("table-turn")).await?;
    waits.picture(&name("table-waits")).await?;
    ben.click("#chat").await?;
    ben.type_text("Good luck!").await?;
    ben.key("Enter").await?;
    anna.wait_for("#unread").await?;
    anna.click("#menu summary").await?;
    anna.picture(&name("table-menu")).await?;
    anna.click("#menu summary").await?;
    ben.go("/").await?;
    ben.wait_for("#my-tables").await?;
    ben.picture(&name("start-with-table")).await?;
    anna.wait_for("#away").await?;
    anna.ask("(scrollTo(0, 0), true)").await?;
    anna.picture(&name("table-away")).await?;
    ben.go("/watch").await?;
    ben.picture(&name("table-list")).await?;
    ben.close().await
}

/// Every stage of Villa Paletti. A browser without a graphics card takes a while for a picture of the villa.
async fn villa(page: &Page, name: &impl Fn(&str) -> PathBuf) -> Result<(), SceneError> {
    let paths = ["/villa", "/villa/play", "/villa/rules", "/villa/learn", "/villa/sandbox"];
    for (path, what) in paths.into_iter().zip(["start", "new", "rules", "lesson", "sandbox"]) {
        page.go(path).await?;
        pause(WHILE).await;
        page.picture(&name(&format!("villa-{what}"))).await?;
    }
    page.go("/villa/play?pictures=few").await?;
    page.click("#begin").await?;
    page.wait_for(".put").await?;
    pause(WHILE).await;
    page.picture(&name("villa-setup")).await?;
    let begun = Begun::new(2)?;
    begun.open(page, false).await?;
    let front = column(Colour::ALL[1], Kind::Thin, 0)?;
    draw_column(page, front).await?;
    pause(WHILE).await;
    page.picture(&name("villa-attempt")).await?;
    begun.open(page, false).await?;
    page.click(".ask").await?;
    page.click(".sure-yes").await?;
    pause(WHILE).await;
    page.picture(&name("villa-asked")).await?;
    let (tower, front) = tower()?;
    tower.open(page, false).await?;
    draw_column(page, front).await?;
    page.wait_for("#rematch").await?;
    pause(WHILE).await;
    page.picture(&name("villa-end")).await?;
    three_up()?.open(page, false).await?;
    page.click(".ask").await?;
    page.click(".sure-yes").await?;
    page.click(".allow").await?;
    page.click(".lay").await?;
    pause(WHILE).await;
    page.picture(&name("villa-laying")).await?;
    hands(page, name).await
}

/// Every step of a turn of Villa Paletti in full quality.
async fn turn(page: &Page, name: &impl Fn(&str) -> PathBuf) -> Result<(), SceneError> {
    let begun = Begun::new(2)?;
    let front = column(Colour::ALL[1], Kind::Thin, 0)?;
    begun.open_sharp(page).await?;
    still(page).await?;
    page.picture(&name("turn-1-choosing")).await?;
    take_hold(page, front).await?;
    keys(page, "ArrowDown", 4).await?;
    still(page).await?;
    page.picture(&name("turn-2-drawing")).await?;
    keys(page, "ArrowDown", 20).await?;
    still(page).await?;
    page.key("Enter").await?;
    still(page).await?;
    page.picture(&name("turn-3-lifted")).await?;
    let top = place(&places(page).await?, "top")?;
    page.click_at((top.0 + 40.0, top.1 + 10.0)).await?;
    still(page).await?;
    page.picture(&name("turn-4-carrying")).await?;
    tab_to(page, ".villa-canvas").await?;
    page.key("Enter").await?;
    pause(600).await;
    page.picture(&name("turn-5-setting-down")).await?;
    at_rest(page).await?;
    still(page).await?;
    page.picture(&name("turn-6-done")).await?;
    page.click(".ask").await?;
    page.picture(&name("turn-7-asking")).await?;
    tower()?.0.open_sharp(page).await?;
    still(page).await?;
    page.picture(&name("turn-8-tower")).await?;
    three_up()?.open_sharp(page).await?;
    page.click(".ask").await?;
    page.click(".sure-yes").await?;
    page.click(".allow").await?;
    page.click(".lay").await?;
    still(page).await?;
    page.picture(&name("turn-9-laying")).await
}

/// What a page says while hands work: a floor that is held, a way back, warnings, a column on another.
async fn hands(page: &Page, name: &impl Fn(&str) -> PathBuf) -> Result<(), SceneError> {
    tower()?.0.open(page, false).await?;
    take_hold(page, column(OTHER[0], Kind::Thin, 0)?).await?;
    page.key("2").await?;
    keys(page, "u", 4).await?;
    pause(WHILE).await;
    page.picture(&name("villa-holding")).await?;
    page.key("Escape").await?;
    page.key("Enter").await?;
    page.picture(&name("villa-back")).await?;
    with_floor(page).await?;
    keys(page, "ArrowLeft", 10).await?;
    pause(WHILE).await;
    page.picture(&name("villa-badly")).await?;
    over_a_head(page).await?;
    pause(WHILE).await;
    page.picture(&name("villa-stack")).await
}

/// What is to be seen has come by then. Nothing that is tested depends on it.
async fn pause(milliseconds: u64) {
    tokio::time::sleep(std::time::Duration::from_millis(milliseconds)).await;
}
