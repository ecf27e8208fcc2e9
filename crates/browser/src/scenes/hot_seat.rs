//! Two people play a whole game with one mouse.

use callisto::{Cell, Move};
use games::CallistoTable as _;
use table::Phase;
use words::{Language, Words, say};

use super::Stage;
use super::play::{By, make, seat_two_people};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { whole_game(&page).await }).await
}

async fn whole_game(page: &Page) -> Result<(), SceneError> {
    page.click("a[href='/new']").await?;
    page.click("input[name=edition][value=pocket]").await?;
    seat_two_people(page).await?;
    page.choose("#rounds", "0").await?;
    page.click("#begin").await?;
    page.wait_for("svg.board.mine").await?;
    refused_away_from_the_frame(page).await?;
    let mut rng = fastrand::Rng::with_seed(7);
    let mut third_pillar = false;
    loop {
        let game = page.game().await?;
        let table = game.table();
        let Some(round) = table.round().filter(|_| table.phase() == Phase::Playing) else { break };
        let legal = round.position().legal();
        let mv = legal.nth(rng.usize(..legal.len())).ok_or_else(|| SceneError("no legal move".into()))?;
        third_pillar |= table.turn() >= 4 && matches!(mv, Move::Pillar(_));
        make(page, mv, By::Mouse).await?;
    }
    ensure(third_pillar, || "the game went without a third pillar (C9): try another seed".into())?;
    let game = page.game().await?;
    let result = game.table().round().and_then(|round| round.outcome());
    let result = result.ok_or_else(|| SceneError("the game has no result".into()))?;
    let words = Words::new(Language::English);
    let winner = usize::from(result.winner);
    let player = format!("Player {}", winner + 1);
    let wins = say!(words, "callisto-wins", player = player, points = result.penalties[winner]);
    page.wait_for_text(".ending", &wins).await?;
    looked_through(page).await?;
    page.click("#rematch").await?;
    page.wait_for("svg.board.mine").await?;
    ensure(!page.holds("document.querySelector('.ending')").await?, || "the end stays".into())
}

/// The game that is over can be looked through, which is another module; it is there after a reload, and so is the game on
/// the way back.
async fn looked_through(page: &Page) -> Result<(), SceneError> {
    let laid = page.ask("document.querySelectorAll('.pieces .piece').length").await?;
    page.click("#look").await?;
    for _ in 0..2 {
        page.wait_for(".review svg.board").await?;
        page.until(&format!("document.querySelectorAll('.pieces .piece').length == {laid}")).await?;
        page.reload().await?;
    }
    page.web.back().await?;
    page.wait_for(".ending").await
}

/// A first pillar in the middle of the board is not placed (C7p), and the page says why in the rules' own words.
async fn refused_away_from_the_frame(page: &Page) -> Result<(), SceneError> {
    let game = page.game().await?;
    let board = game.table().rules().board();
    let cell =
        Cell::new(board.width() / 2, board.height() / 2).ok_or_else(|| SceneError("no such cell".into()))?;
    let (x, y) = (f64::from(cell.x()) + 0.5, f64::from(cell.y()) + 0.5);
    page.click_at(page.on_board(x, y, board.height()).await?).await?;
    page.wait_for(".ghost.wrong").await?;
    let words = Words::new(Language::English);
    let why = say!(words, "callisto-illegal-not-along-frame", cell = cell.to_string());
    page.wait_for_text(".why", &why).await
}
