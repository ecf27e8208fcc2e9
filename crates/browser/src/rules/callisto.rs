//! Pieces, boards and positions of Callisto.

use std::path::Path;

use callisto::{Edition, Move, Rules, Setup};
use games::CallistoChoice;

use super::drawing::{Drawing, Sheet};
use crate::driver::{Device, Driver};
use crate::page::Page;
use crate::scene_error::SceneError;
use crate::scenes::begun;
use crate::scenes::play::{By, take_up};
use crate::test_server::TestServer;

/// Pixels across, as wide as GitHub shows them.
const WIDTH: f64 = 800.0;

/// The slot of the pillars in the tray.
const PILLAR: &str = ".slot[aria-label*='pillar']";

/// Draws everything.
pub async fn draw(driver: &Driver, server: &TestServer, folder: &Path) -> Result<(), SceneError> {
    let page = driver.browser(Device::DESK, false, &server.address).await?;
    pieces(&page).await?.write(&folder.join("pieces.svg"))?;
    boards(&page).await?.write(&folder.join("board.svg"))?;
    pocket_pillars(&page).await?.write(&folder.join("pocket-pillars.svg"))?;
    touching(&page).await?.write(&folder.join("touching.svg"))?;
    third_pillar(&page).await?.write(&folder.join("third-pillar.svg"))?;
    page.close().await
}

/// Opens a game of two people on one device after some moves.
async fn open(page: &Page, edition: &str, moves: &[&str]) -> Result<(), SceneError> {
    let mut game = begun::begin(&CallistoChoice::new(edition, 2), &begun::people(2))?;
    for text in moves {
        begun::perform(&mut game, text)?;
    }
    page.go("/").await?;
    begun::open(page, &game).await?;
    page.wait_for("svg.board.mine").await
}

/// Every piece of a player, as often as there is one.
async fn pieces(page: &Page) -> Result<Sheet, SceneError> {
    /// Pixels of a square.
    const UNIT: f64 = 23.0;
    let edition = Edition::named("benelux").ok_or_else(|| SceneError("there is no such edition".into()))?;
    open(page, "benelux", &[]).await?;
    let pillar = Drawing::of(page, &format!("{PILLAR} svg"), "").await?;
    page.go("/rules/benelux").await?;
    page.wait_for(".pieces-list svg").await?;
    let mut sheet = Sheet::new(WIDTH, 388.0);
    let mut things: Vec<(usize, String, Drawing, usize)> = Vec::new();
    for (n, kind) in edition.kinds().iter().enumerate() {
        let drawing = Drawing::of(page, &format!(".pieces-list li:nth-child({}) svg", n + 1), "").await?;
        let size = kind.shape.cells().len();
        things.push((size, kind.shape.name().to_string(), drawing, kind.copies.into()));
    }
    let rows: [(&[usize], f64); 3] = [(&[5], 60.0), (&[4], 180.0), (&[3, 2], 290.0)];
    for (sizes, middle) in rows {
        let in_row: Vec<_> = things.iter().filter(|thing| sizes.contains(&thing.0)).collect();
        let mut groups: Vec<(String, &Drawing, usize)> =
            in_row.iter().map(|(_, name, drawing, copies)| (name.clone(), drawing, *copies)).collect();
        if sizes.contains(&2) {
            groups.push(("pillars".into(), &pillar, edition.pillars().count.into()));
        }
        let gap = 12.0;
        let width = |(_, drawing, copies): &(String, &Drawing, usize)| {
            *copies as f64 * (drawing.view[2] * UNIT + gap) - gap
        };
        let between = (WIDTH - groups.iter().map(width).sum::<f64>()) / (groups.len() + 1) as f64;
        let mut x = between;
        for group in &groups {
            let (name, drawing, copies) = group;
            for copy in 0..*copies {
                let left = x + copy as f64 * (drawing.view[2] * UNIT + gap);
                sheet.lay(drawing, (left, middle - drawing.view[3] * UNIT / 2.0), UNIT);
            }
            let (wide, low) = (width(group), if sizes == [5] { 62.0 } else { 52.0 });
            sheet.say("", (x + wide / 2.0, middle + low), name);
            x += wide + between;
        }
    }
    sheet.say("quiet", (WIDTH / 2.0, 372.0), "The number is the size of the piece in squares.");
    Ok(sheet)
}

/// The boards for two, three and four players.
async fn boards(page: &Page) -> Result<Sheet, SceneError> {
    page.go("/rules/benelux").await?;
    page.wait_for(".boards svg").await?;
    let mut sheet = Sheet::new(WIDTH, 328.0);
    for (n, words) in ["two players", "three players", "four players"].into_iter().enumerate() {
        let board = format!(".boards figure:nth-child({}) svg", n + 1);
        let board = Drawing::of(page, &board, ".coordinates").await?.cut([-0.5, -0.5, 21.0, 21.0]);
        let x = 12.0 + n as f64 * 262.0;
        sheet.lay(&board, (x, 12.0), 252.0 / 21.0);
        sheet.say("strong", (x + 126.0, 284.0), words);
    }
    let legend = [("centre", "centre"), ("open", "open"), ("border", "border, not in play")];
    let mut x = 230.0;
    for (class, words) in legend {
        let fill =
            page.ask(&format!("getComputedStyle(document.querySelector('.{class}-cells')).fill")).await?;
        let fill = fill.as_str().unwrap_or_default();
        sheet.add(format!(
            "<rect x=\"{x}\" y=\"300\" width=\"16\" height=\"16\" rx=\"2\" fill=\"{fill}\" stroke=\"#a08c72\"/>"
        ));
        sheet.say("quiet start", (x + 24.0, 313.0), words);
        x += 60.0 + 9.0 * words.len() as f64;
    }
    Ok(sheet)
}

/// Where pillars may stand in the pocket edition, for the first two and for the third.
async fn pocket_pillars(page: &Page) -> Result<Sheet, SceneError> {
    let mut sheet = Sheet::new(WIDTH, 430.0);
    let before: &[&str] = &["c1"];
    let after: &[&str] = &["c1", "h10", "j4", "a6", "c2,c3,c4,d4", "h7,h8,h9,g7"];
    let words = [
        ["Ben's first pillar: along the frame,", "not beside another pillar."],
        ["Anna's third pillar: along the frame", "or touching any piece."],
    ];
    for (n, (moves, words)) in [before, after].into_iter().zip(words).enumerate() {
        open(page, "pocket", moves).await?;
        hold_pillar(page).await?;
        let board =
            Drawing::of(page, "svg.board", ".coordinates, .ghost").await?.cut([-0.5, -0.5, 11.0, 11.0]);
        let x = 30.0 + n as f64 * 390.0;
        sheet.lay(&board, (x, 14.0), 350.0 / 11.0);
        for (line, words) in words.into_iter().enumerate() {
            sheet.say("", (x + 175.0, 390.0 + 22.0 * line as f64), words);
        }
    }
    Ok(sheet)
}

/// Picks up a pillar, so that the board shows where it may stand.
async fn hold_pillar(page: &Page) -> Result<(), SceneError> {
    page.click(&format!("{PILLAR}:not(:disabled)")).await?;
    page.wait_for(".marks circle").await
}

/// A piece beside one's own colour, at its corner, and beside another colour only.
async fn touching(page: &Page) -> Result<Sheet, SceneError> {
    open(page, "benelux", &["h12", "m12", "h8", "m8"]).await?;
    let mut sheet = Sheet::new(WIDTH, 250.0);
    let cases = [
        ("i12,j12,k12,k13", true, "Edge to edge", "with your own colour"),
        ("h13,i13,j13,j14", false, "Corner to corner", "is not enough"),
        ("i12,i11,j12,k12", false, "Another colour's edge", "is not enough"),
    ];
    for (n, (cells, allowed, first, second)) in cases.into_iter().enumerate() {
        let rules = rules()?;
        let mv = rules.parse_move(cells).map_err(|why| SceneError(why.to_string()))?;
        hold_over(page, mv).await?;
        if !allowed {
            // A mouse finds a place that is allowed by itself; the keys do not.
            page.key("ArrowRight").await?;
            page.wait_for(".ghost.wrong").await?;
        }
        // Eight columns from g on, five rows from 15 down.
        let board = Drawing::of(page, "svg.board", ".coordinates, .marks, .last").await?;
        let board = board.cut([5.5, 4.5, 9.0, 6.0]);
        let x = 20.0 + n as f64 * 258.0;
        sheet.lay(&board, (x, 18.0), 244.0 / 9.0);
        sheet.judge(allowed, (x + 22.0, 212.0));
        sheet.say("start strong", (x + 46.0, 208.0), first);
        sheet.say("start", (x + 46.0, 230.0), second);
    }
    Ok(sheet)
}

fn rules() -> Result<std::sync::Arc<Rules>, SceneError> {
    let edition = Edition::named("benelux").ok_or_else(|| SceneError("there is no such edition".into()))?;
    Rules::new(Setup::new(edition, 2)).map_err(|why| SceneError(why.to_string()))
}

/// Holds a piece over the board.
async fn hold_over(page: &Page, mv: Move) -> Result<(), SceneError> {
    page.key("Escape").await?;
    let carried = take_up(page, mv, By::Mouse).await?.ok_or_else(|| SceneError("nothing is held".into()))?;
    page.point_at(carried.on_board(page, 0.0).await?).await?;
    page.wait_for(".ghost").await
}

/// A game in which the third pillar opens new ground.
async fn third_pillar(page: &Page) -> Result<Sheet, SceneError> {
    let moves = [
        "h12",
        "m12",
        "h8",
        "m8",
        "i12,j12,j13,j11,k12",
        "m11,m10,m9,l9",
        "h9,h10,h11,i10",
        "l12,l13,m13,n13",
        "i8,j8,k8,k9",
        "n8,o8,o9,o10,n10",
    ];
    open(page, "benelux", &moves).await?;
    hold_pillar(page).await?;
    let mut sheet = Sheet::new(WIDTH, 420.0);
    let board =
        Drawing::of(page, "svg.board", ".coordinates, .ghost, .last").await?.cut([-0.5, -0.5, 21.0, 21.0]);
    sheet.lay(&board, (20.0, 20.0), 380.0 / 21.0);
    let lines = [
        "Blue's third pillar may stand on",
        "any marked square: not in the",
        "centre, not on the border, and",
        "as far away as Blue likes.",
    ];
    for (n, words) in lines.into_iter().enumerate() {
        sheet.say("start", (440.0, 160.0 + 26.0 * n as f64), words);
    }
    Ok(sheet)
}
