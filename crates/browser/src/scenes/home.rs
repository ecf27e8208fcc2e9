//! The first page and what leads back to it: the level in place, games that are over, a stronger bot after two wins, the
//! result after giving up, and an address that leads nowhere.

use callisto::{Move, Position};
use games::{CallistoChoice, CallistoRound, CallistoTable as _};
use serde_json::json;
use table::Phase;
use table::local::{Local, Sitter};
use words::{Language, Words, say};

use super::everybody::look;
use super::play::keyboard_moves;
use super::{Stage, begun};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn see(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { begun_and_given_up(stage, &page).await }).await?;
    stage.with_page(Device::PHONE, |page| async move { two_wins(stage, &page).await }).await?;
    stage.with_page(Device::DESK, |page| async move { nowhere(&page).await }).await
}

/// A level is chosen in place; who gives up is told so, with everybody's points, and finds the game in the list.
async fn begun_and_given_up(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    page.wait_for_text(".level", &say!(words, "setup-level-2")).await?;
    page.click("#level-up").await?;
    page.wait_for_text(".level", &say!(words, "setup-level-3")).await?;
    look(stage, page, "the first page").await?;
    page.click("#bot-now").await?;
    page.wait_for("svg.board.mine").await?;
    let bot = page.game().await?.table().seats()[1].holder;
    ensure(bot == table::Holder::Bot(3), || format!("the bot is {bot:?}"))?;
    keyboard_moves(page, 2).await?;
    page.wait_for("svg.board.mine").await?;
    page.wait_for_text("#news", "Bot 3 places").await?;
    page.wait_for_text("#board-text", "Last move: Bot 3 places").await?;
    in_a_game(stage, page).await?;
    page.click("#resign").await?;
    page.click("#resign-yes").await?;
    let bot = say!(words, "table-bot-name", level = 3_u32);
    for text in [
        say!(words, "game-wins", player = bot.clone()),
        say!(words, "table-resigned-you"),
        say!(words, "game-uncharged"),
    ] {
        page.wait_for_text(".ending", &text).await?;
    }
    let game = page.game().await?;
    let result = game.table().round().and_then(CallistoRound::outcome);
    let points = result.ok_or_else(|| SceneError("the game has no result".into()))?.penalties;
    ensure(points[1] == 0, || format!("the bot has {points:?}"))?;
    for (seat, points) in (1..).zip(&points) {
        let told = say!(words, "terminal-penalty", points = *points);
        page.wait_for_text(&format!(".scores li:nth-child({seat})"), &told).await?;
    }
    // The cards say the same as the result.
    page.wait_for_text(".seat:nth-child(2) .points", &say!(words, "terminal-penalty", points = 0_u32))
        .await?;
    page.wait_for_text(".seat:nth-child(1) .out", &say!(words, "game-tag-resigned")).await?;
    look(stage, page, "a game that was given up").await?;
    page.click("#rematch").await?;
    page.until("!document.querySelector('.ending')").await?;
    // Whoever begins, it will be the person's turn.
    page.wait_for("svg.board.mine").await?;
    page.click(".brand").await?;
    page.wait_for_text("#finished", &say!(words, "table-resigned-you")).await?;
    page.wait_for("#running a").await?;
    page.click("#finished a").await?;
    page.wait_for(".ending").await
}

/// The keys are shown by "?", the menu leads to the rules, and these lead back; the moves are a list that one goes through.
async fn in_a_game(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    let all = page.ask("document.querySelectorAll('#moves li').length").await?.as_u64().unwrap_or_default();
    ensure(all >= 4, || format!("{all} moves are in the list"))?;
    page.key("?").await?;
    page.until("!document.querySelector('#keys').classList.contains('hidden')").await?;
    look(stage, page, "the keys of a game").await?;
    page.key("Escape").await?;
    page.until("document.querySelector('#keys').classList.contains('hidden')").await?;
    page.click("#moves li:nth-child(1) button").await?;
    page.until("document.querySelectorAll('.pieces .piece').length == 1").await?;
    ensure(!page.holds("document.querySelector('svg.board.mine')").await?, || {
        "the past can be played".into()
    })?;
    page.click("#forward").await?;
    page.until("document.querySelectorAll('.pieces .piece').length == 2").await?;
    page.click("#last").await?;
    page.until(&format!("document.querySelectorAll('.pieces .piece').length == {all}")).await?;
    page.wait_for("svg.board.mine").await?;
    page.click("#game-menu").await?;
    page.click(".menu-sheet a[href^='/rules/']").await?;
    page.wait_for("main.rules").await?;
    page.click("#back-to-game").await?;
    page.wait_for("svg.board.mine").await
}

/// Who has won twice in a row is offered the next level.
async fn two_wins(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    let won = won()?;
    let store = format!(
        "(localStorage.setItem('loggia.game.a', {won}), localStorage.setItem('loggia.game.b', {won}),
          localStorage.setItem('loggia.games', 'a'), true)",
        won = json!(won.write())
    );
    page.ask(&store).await?;
    page.go("/play/a").await?;
    page.wait_for(".ending").await?;
    ensure(!page.holds("document.querySelector('#next-level')").await?, || "one win is enough".into())?;
    page.ask("(localStorage.setItem('loggia.games', 'a b'), true)").await?;
    page.reload().await?;
    page.wait_for_text("#next-level", &say!(words, "game-next-level", level = 3_u32)).await?;
    look(stage, page, "a stronger bot is offered").await?;
    page.tap("#next-level").await?;
    page.until("!document.querySelector('.ending')").await?;
    let bot = page.game().await?.table().seats()[1].holder;
    ensure(bot == table::Holder::Bot(3), || format!("the bot is {bot:?}"))
}

/// A game that the person has won: the bot's part places its smallest pieces, the person's the largest.
fn won() -> Result<Local, SceneError> {
    let sitters = [Sitter::Person("You".into()), Sitter::Bot(2)];
    let mut game = begun::begin(&CallistoChoice::new("benelux", 2), &sitters)?;
    while game.table().phase() == Phase::Playing {
        let round = begun::round(&game)?;
        let mv = choose(round.position(), round.seat_to_move() == Some(0));
        let mv = mv.ok_or_else(|| SceneError("no legal move".into()))?;
        let text = game.table().rules().cell_list(mv);
        begun::perform(&mut game, &text)?;
    }
    let winner = game.table().round().and_then(CallistoRound::outcome).map(|result| result.winner);
    ensure(winner == Some(0), || format!("{winner:?} wins, not the person")).map(|()| game)
}

fn choose(position: &Position, largest: bool) -> Option<Move> {
    let legal = position.legal();
    let moves = (0..legal.len()).filter_map(|n| legal.nth(n));
    let size = |mv: &Move| if *mv == Move::Retire { 0 } else { position.rules().cells_of_move(*mv).len() };
    if largest { moves.max_by_key(size) } else { moves.min_by_key(size) }
}

/// An address that leads nowhere is a page in the reader's language, and an error for programs; there is an icon.
async fn nowhere(page: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    page.go("/nosuchpage").await?;
    page.wait_for_text("main h1", &say!(words, "web-nowhere")).await?;
    let status =
        "fetch(location.href, { headers: { accept: 'text/html' } }).then((answer) => answer.status == 404)";
    ensure(page.holds_later(status).await?, || "the page is not an error".into())?;
    let icon = "fetch('/favicon.ico').then((answer) => answer.ok && answer.headers.get('content-type') == 'image/x-icon')";
    ensure(page.holds_later(icon).await?, || "there is no favicon".into())
}
