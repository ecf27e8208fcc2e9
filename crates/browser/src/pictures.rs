//! Pictures of the pages, to be looked at.

use std::path::{Path, PathBuf};

use villa::{Colour, Kind};

use crate::driver::{Device, Driver};
use crate::fault::Fault;
use crate::house::House;
use crate::page::Page;
use crate::scenes::play;
use crate::scenes::villa::{at_rest, draw_column, pause, place, places, still};
use crate::scenes::villa_back::take_hold;
use crate::scenes::villa_badly::with_floor;
use crate::scenes::villa_begun::{Begun, column};
use crate::scenes::villa_collapse::{OTHER, three_up, tower};
use crate::scenes::villa_keys::{keys, tab_to};
use crate::scenes::villa_red::over_a_head;

/// Milliseconds in which a villa is drawn for certain.
const WHILE: u64 = 4000;

/// Takes pictures of the main pages on desk and phone, in light and dark; only of the game of that name, where one is
/// given.
pub async fn take(driver: &Driver, house: &House, folder: &Path, only: Option<&str>) -> Result<(), Fault> {
    for (size, device) in [("desk", Device::DESK), ("phone", Device::PHONE)] {
        for (shade, dark) in [("light", false), ("dark", true)] {
            // Such as `turn phone dark`: a game or a turn of the villa, a size, a shade.
            let words: Vec<&str> = only.unwrap_or_default().split_whitespace().collect();
            let asks =
                |of: [&str; 2], this: &str| !of.iter().any(|it| words.contains(it)) || words.contains(&this);
            if !asks(["desk", "phone"], size) || !asks(["light", "dark"], shade) {
                continue;
            }
            let page = driver.browser(device, dark, &house.address).await?;
            let name = |what: &str| folder.join(format!("{what}-{size}-{shade}.png"));
            let named = ["callisto", "villa", "turn"].iter().any(|what| words.contains(what));
            let wants = |what: &str| !named || words.contains(&what);
            if wants("callisto") {
                callisto(&page, &name).await?;
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

async fn callisto(page: &Page, name: &impl Fn(&str) -> PathBuf) -> Result<(), Fault> {
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
    page.picture(&name("end")).await
}

/// Every stage of Villa Paletti. A browser without a graphics card takes a while for a picture of the villa.
async fn villa(page: &Page, name: &impl Fn(&str) -> PathBuf) -> Result<(), Fault> {
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
async fn turn(page: &Page, name: &impl Fn(&str) -> PathBuf) -> Result<(), Fault> {
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
async fn hands(page: &Page, name: &impl Fn(&str) -> PathBuf) -> Result<(), Fault> {
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
