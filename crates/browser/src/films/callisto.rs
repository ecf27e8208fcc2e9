//! A game of Callisto against a bot: the first moves as they are made, the rest quickly, and the result.

use std::path::Path;

use callisto::Move;
use games::thinking::{About, Ask, Found, Wish};
use games::{CallistoChoice, CallistoTable as _};
use jobs::callisto::Mind;
use serde_json::json;
use table::local::{Local, Sitter, sitter};
use table::{Header, Phase, Starter, Time};

use super::camera::Camera;
use crate::driver::{Device, Driver};
use crate::fault::Fault;
use crate::house::House;
use crate::measure::NET;
use crate::page::Page;
use crate::scenes::play::{self, By};

/// A small window, so that much can be seen in a small film; `SCALE` makes 640 pixels of it.
const WINDOW: Device = Device { width: 1000, height: 690, touch: false };
const SCALE: f64 = 0.64;

/// The bot, and the engine that plays the person's part.
const BOT: u8 = 3;
const PERSON: u8 = 8;

/// So many moves of the person are shown at leisure.
const SLOW: usize = 3;

/// Films a game.
pub async fn film(driver: &Driver, house: &House, path: &Path) -> Result<(), Fault> {
    let page = driver.browser(WINDOW, false, &house.address).await?;
    let sitters = [Sitter::Person("Anna".into()), Sitter::Bot(BOT)];
    let game = Local::begin(games::ALL, header(), &sitters, 7, Time(0));
    let game = game.map_err(|why| Fault(format!("{why:?}")))?;
    let store = format!(
        "(localStorage.setItem('loggia.game.film', {}), localStorage.setItem('loggia.games', 'film'), true)",
        json!(game.write())
    );
    page.ask(&store).await?;
    page.go("/play/film").await?;
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

fn header() -> Header {
    let mut header = CallistoChoice::new("benelux", 2).header(sitter(0), Time(0));
    (header.starter, header.rounds) = (Starter::Seat(0), 0);
    header
}

/// What a good player would do.
async fn choose(page: &Page, mind: &mut Mind) -> Result<Move, Fault> {
    let game = page.game().await?;
    let none = || Fault("there is no move".into());
    let about = About::table(game.table()).ok_or_else(none)?;
    let ask = Ask { job: 1, about, wish: Wish::Move { level: PERSON, seed: 1 } };
    if let Some(name) = mind.missing_net(&ask) {
        mind.add_net(name.into(), NET.to_vec());
    }
    match mind.answer(&ask, &|| false).found {
        Found::Move(Some(text)) => {
            game.table().rules().parse_move(&text).map_err(|why| Fault(why.to_string()))
        }
        other => Err(Fault(format!("{other:?}"))),
    }
}

/// Makes a move as a person does.
async fn make(camera: &mut Camera<'_>, mv: Move, slowly: bool) -> Result<(), Fault> {
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
