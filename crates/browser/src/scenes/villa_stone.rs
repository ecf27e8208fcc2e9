//! The master builder's stone: who takes it, what a new floor makes of the points, and whose colour it shows (V10 to
//! V12). Each time the last column is brought up by mouse.

use villa::{Kind, Player};

use super::Stage;
use super::villa::{bring_up, game, name_of};
use super::villa_begun::{Begun, column};
use super::villa_collapse::{FIRST, OTHER};
use super::villa_red::BEARING;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage
        .with_page(Device::DESK, |page| async move {
            first_column(&page).await?;
            more_points(&page).await?;
            new_floor(&page).await?;
            its_holder_on_a_new_floor(&page).await
        })
        .await
}

/// A green floor on which nothing stands yet, and the two players, starting with the one to move.
fn green() -> Result<(Begun, [Player; 2]), SceneError> {
    let mut begun = Begun::new(2)?;
    for (colour, at) in [FIRST[0], OTHER[0], FIRST[1]].into_iter().zip(BEARING) {
        begun.stand(column(colour, Kind::Thin, 1)?, at)?;
    }
    begun.floor()?;
    let next = begun.turn()?;
    let other = (0..2).filter_map(Player::new).find(|player| *player != next);
    Ok((begun, [next, other.ok_or_else(|| SceneError("someone plays alone".into()))?]))
}

/// Three columns on the green floor. The other's is worth as much as both of the first one's, or less.
fn three_on_green(kind: Kind, number: usize) -> Result<(Begun, [Player; 2]), SceneError> {
    let (mut begun, players) = green()?;
    begun.stand(column(FIRST[0], Kind::Thin, 2)?, BEARING[0])?;
    begun.stand(column(OTHER[0], kind, number)?, BEARING[1])?;
    begun.stand(column(FIRST[1], Kind::Thin, 2)?, BEARING[2])?;
    Ok((begun, players))
}

/// What a page says of the stone.
struct Told {
    holder: Option<Player>,
    /// Whose colour it shows.
    shows: Option<Player>,
    points: [u8; 2],
}

/// Checks what the rules have, and that the page says the same.
async fn tells(page: &Page, told: &Told) -> Result<(), SceneError> {
    let game = game(page).await?;
    let points = [0, 1].map(|n| Player::new(n).map_or(0, |player| game.points(player)));
    let (holder, shows) = (game.stone().holder(), game.stone().previous());
    ensure((holder, shows, points) == (told.holder, told.shows, told.points), || {
        format!("{holder:?} has the stone, it shows {shows:?}, points are {points:?}")
    })?;
    for (n, points) in points.into_iter().enumerate() {
        let player = Player::new(n as u8);
        let seat = format!(".seats-list > .seat:nth-child({})", n + 1);
        page.wait_for_text(&format!("{seat} strong"), player.map_or("", name_of)).await?;
        page.wait_for_text(&format!("{seat} .points"), &format!("{points} point")).await?;
        let stones = page.ask(&format!("document.querySelectorAll('{seat} .stone').length")).await?;
        ensure(stones == u8::from(told.holder == player), || format!("the page shows {n} {stones} stones"))?;
    }
    let colour = game.stone_shows().map_or(9, |colour| colour.index());
    if let Some(holder) = holder {
        page.wait_for(&format!(".stone.c{colour}")).await?;
        // The stone itself lies beside who has it, when it has arrived there.
        let at = |css: &str| {
            format!("(r => r.y + r.height / 2)(document.querySelector('{css}').getBoundingClientRect())")
        };
        let seat = format!(".seats-list > .seat:nth-child({})", u8::from(holder) + 1);
        let (stone, seat) = (at(".stone-way .stone-piece"), at(&seat));
        page.until(&format!("Math.abs({stone} - {seat}) < 6")).await?;
    }
    Ok(())
}

/// Brings any column up by mouse; what it is worth.
async fn bring(page: &Page, who: Player) -> Result<u8, SceneError> {
    let before = game(page).await?;
    ensure(before.turn() == who, || format!("it is the turn of {:?}", before.turn()))?;
    ensure(bring_up(page, false, (0.0, 10.0)).await?, || "the column did not stand".into())?;
    Ok(game(page).await?.points(who) - before.points(who))
}

/// By player: the points of the player to move, and of the other.
fn by_player(players: [Player; 2], points: [u8; 2]) -> [u8; 2] {
    let mut of = [0; 2];
    for (player, points) in players.into_iter().zip(points) {
        of[usize::from(u8::from(player))] = points;
    }
    of
}

/// The player who stands the first column on the green floor takes the stone (V10).
async fn first_column(page: &Page) -> Result<(), SceneError> {
    let (begun, players) = green()?;
    begun.open(page, false).await?;
    tells(page, &Told { holder: None, shows: None, points: [0, 0] }).await?;
    let worth = bring(page, players[0]).await?;
    let points = by_player(players, [worth, 0]);
    tells(page, &Told { holder: Some(players[0]), shows: None, points }).await
}

/// Keeps what is told over the picture when the stone passes: it is gone after some seconds.
const NOTES: &str = "(() => {
    window.passed = '';
    new MutationObserver(() => { window.passed += document.querySelector('.moment.passes')?.innerText ?? ''; })
        .observe(document.body, { subtree: true, childList: true, characterData: true });
    return true;
})()";

/// As many points as its holder's are not enough for the stone; more are (V10). It shows who had it before (V12).
async fn more_points(page: &Page) -> Result<(), SceneError> {
    let (mut begun, players) = three_on_green(Kind::Hexagon, 0)?;
    begun.break_off(column(OTHER[1], Kind::Thin, 1)?)?;
    begun.open(page, false).await?;
    let [next, other] = players.map(Some);
    tells(page, &Told { holder: other, shows: next, points: [2, 2] }).await?;
    page.ask(NOTES).await?;
    let worth = bring(page, players[0]).await?;
    page.until(&format!("window.passed.includes({:?})", name_of(players[0]))).await?;
    let points = by_player(players, [2 + worth, 2]);
    tells(page, &Told { holder: next, shows: other, points }).await?;
    page.until("!document.querySelector('.moment')").await
}

/// On a new floor everybody has no points again, and the first column takes the stone (V11).
async fn new_floor(page: &Page) -> Result<(), SceneError> {
    let (mut begun, players) = three_on_green(Kind::Hexagon, 0)?;
    begun.floor()?;
    begun.open(page, false).await?;
    let [next, other] = players.map(Some);
    tells(page, &Told { holder: other, shows: next, points: [0, 0] }).await?;
    let worth = bring(page, players[0]).await?;
    let points = by_player(players, [worth, 0]);
    tells(page, &Told { holder: next, shows: other, points }).await
}

/// Someone who has the stone and is first on the new floor keeps it, and its colour stays (V12).
async fn its_holder_on_a_new_floor(page: &Page) -> Result<(), SceneError> {
    let (mut begun, players) = three_on_green(Kind::Thin, 2)?;
    begun.floor()?;
    begun.open(page, false).await?;
    tells(page, &Told { holder: Some(players[0]), shows: None, points: [0, 0] }).await?;
    let worth = bring(page, players[0]).await?;
    let points = by_player(players, [worth, 0]);
    tells(page, &Told { holder: Some(players[0]), shows: None, points }).await
}
