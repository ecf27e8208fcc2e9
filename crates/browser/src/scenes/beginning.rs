//! Games as people set them up: who starts, how long a series is and who has which colour, chosen by keyboard and seen
//! in the game.

use games::{CallistoTable as _, VillaTable as _};
use table::{Phase, Starter};
use words::{Language, Words, say};

use super::Stage;
use super::everybody::look;
use super::play::seat_two_people;
use super::together::make_table;
use super::villa::stored;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage
        .with_page(Device::DESK, |page| async move {
            callisto(&page).await?;
            villa(&page).await?;
            table(stage, &page).await
        })
        .await
}

/// Chooses the second player as the starter, and a series of two games.
async fn choose(page: &Page, words: &Words) -> Result<(), SceneError> {
    seat_two_people(page).await?;
    page.click(".seat-choice:nth-child(2) input").await?;
    page.ask("(document.activeElement.select(), true)").await?;
    page.type_text("Ben").await?;
    page.choose("#starter", "1").await?;
    page.wait_for_text("#starter option:checked", "2. Ben").await?;
    page.choose("#rounds", "1").await?;
    page.wait_for_text("#rounds option:checked", &say!(words, "setup-series", rounds = 1_u32, games = 2_u32))
        .await
}

/// Resigns for the player to move, and says yes when asked whether that is meant.
async fn give_up(page: &Page) -> Result<(), SceneError> {
    page.ask("(window.confirm = () => true, true)").await?;
    page.click("#resign:not(:disabled)").await?;
    // The villa's pages ask by the browser's own question.
    if page.holds("document.querySelector('#resign-yes')").await? {
        page.click("#resign-yes").await
    } else {
        Ok(())
    }
}

/// Ben starts the first game, and the other one the second; each gives theirs up.
async fn callisto(page: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    page.click("a[href='/new']").await?;
    page.click("input[name=edition][value=pocket]").await?;
    choose(page, &words).await?;
    page.choose(".seat-choice:nth-child(1) .colour-choice select", "red").await?;
    page.choose(".seat-choice:nth-child(2) .colour-choice select", "blue").await?;
    page.wait_for(".seat-choice:nth-child(1) .piece.c2").await?;
    page.click("#begin").await?;
    page.wait_for("svg.board.mine").await?;
    let game = page.game().await?;
    let header = game.header();
    ensure((header.starter, header.rounds) == (Starter::Seat(1), 1), || format!("{header:?}"))?;
    ensure(game.table().seat_to_move() == Some(1), || "Ben does not start".into())?;
    let paints = game.table().paints();
    ensure(paints.to_string() == "red,blue,yellow,green", || format!("the colours are {paints}"))?;
    page.wait_for_text(".status", "Ben (Blue)").await?;
    page.wait_for(".slot .piece.c0").await?;
    give_up(page).await?;
    page.wait_for_text(".ending", &say!(words, "table-totals", count = 1_u32, points = "Player 1 0")).await?;
    page.click("#next-game").await?;
    page.wait_for("svg.board.mine").await?;
    ensure(page.game().await?.table().seat_to_move() == Some(0), || "Ben starts again".into())?;
    page.wait_for(".seat .total").await?;
    give_up(page).await?;
    // Both gave a game up and have as many points.
    page.wait_for_text(".ending", "The series is over").await?;
    ensure(page.game().await?.table().phase() == Phase::Finished, || "the series goes on".into())
}

/// The same with a villa: the player who rolls first is named, and games won are counted.
async fn villa(page: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    page.go("/villa/rules?pictures=few").await?;
    page.go("/villa/play").await?;
    choose(page, &words).await?;
    page.click("#begin").await?;
    for (first, won) in [(1, "Player 1 1, Ben 0"), (0, "Player 1 1, Ben 1")] {
        page.wait_for(".arrange").await?;
        let game = stored(page).await?;
        let start = game.table().villa().map(|round| u8::from(round.start().first()));
        ensure(start == Some(first), || format!("{start:?} throws first, not {first}"))?;
        give_up(page).await?;
        page.wait_for_text(".standing", &say!(words, "setup-won", won = won)).await?;
        if first == 1 {
            page.wait_for_text("#rematch", &say!(words, "web-next-game")).await?;
            page.click("#rematch").await?;
        }
    }
    page.wait_for_text(".standing", "The series is over").await
}

/// At a table that waits for people, everybody can see who will start, and how many games there are.
async fn table(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    page.go("/invite").await?;
    page.choose("#starter", "1").await?;
    page.choose("#rounds", "3").await?;
    look(stage, page, "a table to be made").await?;
    make_table(page, "Anna").await?;
    page.wait_for_text("#facts", &say!(words, "setup-series", rounds = 3_u32, games = 6_u32)).await?;
    page.wait_for_text(".plan-seat:nth-child(2) .starts", &say!(words, "setup-starts")).await?;
    page.choose(".own-colours select", "green").await?;
    page.wait_for(".plan-seat:nth-child(1) .piece.c3").await?;
    look(stage, page, "a table with a colour to choose").await?;
    // Someone who chooses by keyboard goes on from where they are.
    page.choose(".own-colours select", "red").await?;
    page.wait_for(".plan-seat:nth-child(1) .piece.c2").await?;
    ensure(page.holds("document.activeElement.matches('.own-colours select')").await?, || {
        "the list of colours is gone".into()
    })
}
