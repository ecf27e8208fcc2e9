//! A game of Callisto against a bot: the first moves as they are made, the rest quickly, and the result.

use std::path::Path;

use callisto::Move;
use games::thinking::{About, Ask, Found, Goal};
use games::{CallistoChoice, CallistoTable as _};
use jobs::callisto::Mind;
use table::Phase;
use table::local::Sitter;

use super::camera::Camera;
use crate::driver::{Device, Driver};
use crate::measure::NET;
use crate::page::Page;
use crate::scene_error::SceneError;
use crate::scenes::begun;
use crate::scenes::play::{self, By};
use crate::test_server::TestServer;

/// A small window, so that much can be seen in a small film; `SCALE` makes 640 pixels of it.
const WINDOW: Device = Device { width: 1000, height: 690, touch: false };
const SCALE: f64 = 0.64;

/// The bot, and the engine that plays the person's part.
const BOT: u8 = 3;
const PERSON: u8 = 8;

/// This many moves of the person are shown slowly.
const SLOW: usize = 3;

/// Films a game.
pub async fn film(driver: &Driver, server: &TestServer, path: &Path) -> Result<(), SceneError> {
    let page = driver.browser(WINDOW, false, &server.address).await?;
    let sitters = [Sitter::Person("Anna".into()), Sitter::Bot(BOT)];
    let game = begun::begin(&CallistoChoice::new("benelux", 2), &sitters)?;
    begun::open(&page, &game).await?;
    page.wait_for("svg.board.mine").await?;
    let mut camera = Camera::new(&page);
    camera.scale(WINDOW, SCALE).await?;
    camera.begin((640.0, 560.0)).await?;
    camera.frame().await?;
    camera.reel.hold(40);
    let mut mind = Mind::default();
    for made in 0.. {
        page.until("document.querySelector('svg.board.mine') || document.querySelector('.ending')").await?;
        if page.game().await?.table().phase() != Phase::Playing {
            break;
        }
        camera.frame().await?;
        if made <= SLOW {
            camera.reel.hold(20);
        }
        let mv = choose(&page, &mut mind).await?;
        make(&mut camera, mv, made < SLOW).await?;
    }
    camera.frame().await?;
    camera.reel.hold(220);
    camera.reel.write(path)?;
    page.close().await
}

/// What a good player would do.
async fn choose(page: &Page, mind: &mut Mind) -> Result<Move, SceneError> {
    let game = page.game().await?;
    let none = || SceneError("there is no move".into());
    let about = About::table(game.table()).ok_or_else(none)?;
    let ask = Ask { job: 1, about, goal: Goal::Move { level: PERSON, seed: 1 } };
    if let Some(name) = mind.missing_net(&ask) {
        mind.add_net(name.into(), NET.to_vec());
    }
    match mind.answer(&ask, &|| false).found {
        Found::Move(Some(text)) => {
            game.table().rules().parse_move(&text).map_err(|why| SceneError(why.to_string()))
        }
        other => Err(SceneError(format!("{other:?}"))),
    }
}

/// Makes a move as a person does.
async fn make(camera: &mut Camera<'_>, mv: Move, slowly: bool) -> Result<(), SceneError> {
    let page = camera.page;
    let before = play::turn(page).await?;
    let Some(carried) = play::take_up(page, mv, By::Mouse).await? else {
        page.click("#retire").await?;
        return play::after(page, before).await;
    };
    let from = page.middle(&carried.slot).await?;
    let to = carried.on_board(page, 0.0).await?;
    if slowly {
        camera.point(from, 5).await?;
        camera.carry(to, 11).await?;
    } else {
        camera.jump(from).await?;
        camera.press().await?;
        // Beside the board, where the page has nothing to object to; then there.
        camera.point((from.0 - 40.0, from.1 + 30.0), 1).await?;
        camera.point(to, 1).await?;
        camera.release().await?;
    }
    play::after(page, before).await?;
    play::empty_hand(page).await?;
    if slowly { camera.frame().await } else { Ok(()) }
}
