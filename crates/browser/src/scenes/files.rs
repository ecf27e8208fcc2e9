//! Game files: a good one is stepped through, a broken and a huge one are refused in words.

use callisto::{Colour, Edition, Record, Rules, Setup};
use serde_json::json;

use super::Stage;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn open(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { all(&page).await }).await
}

/// Hands a file to the page as if it had been chosen.
pub async fn choose(page: &Page, input: &str, name: &str, text: &str) -> Result<(), SceneError> {
    let script = format!(
        "const files = new DataTransfer(); files.items.add(new File([{}], {}));
         const input = document.querySelector({}); input.files = files.files;
         input.dispatchEvent(new Event('change', {{ bubbles: true }}));",
        json!(text),
        json!(name),
        json!(input)
    );
    page.web.execute(script, Vec::new()).await?;
    Ok(())
}

/// A short game with a comment.
pub fn game() -> Result<Record, SceneError> {
    let made = || {
        let rules = Rules::new(Setup::new(Edition::named("benelux")?, 2)).ok()?;
        let mut record = Record::new(&rules, Colour(0));
        let mut node = record.root();
        for text in ["h8", "m8", "h12", "m12"] {
            node = record.play(node, rules.parse_move(text).ok()?).ok()?;
        }
        record.set_comment(node, "Four pillars.");
        Some(record)
    };
    made().ok_or_else(|| SceneError("the game of the scene is not one".into()))
}

async fn all(page: &Page) -> Result<(), SceneError> {
    page.wait_for("#file").await?;
    choose(page, "#file", "broken.blksgf", "(;GM[Callisto Two-Player];1[zz99])").await?;
    page.wait_for_text(".trouble", "Cannot open broken.blksgf: line 1").await?;
    choose(page, "#file", "huge.blksgf", &"x".repeat(4_000_001)).await?;
    page.wait_for_text(".trouble", "huge.blksgf is too large").await?;
    choose(page, "#file", "good.blksgf", &game()?.write()).await?;
    page.wait_for(".review svg.board").await?;
    let comment = page.ask("document.querySelector('#comment').value").await?;
    ensure(comment == "Four pillars.", || format!("the comment is {comment}"))?;
    page.click("#back").await?;
    page.until("document.querySelectorAll('.pieces .piece').length == 3").await?;
    page.click("#first").await?;
    page.until("document.querySelectorAll('.pieces .piece').length == 0").await?;
    page.click("#last").await?;
    page.until("document.querySelectorAll('.pieces .piece').length == 4").await?;
    own_edition(page).await
}

/// An edition of one's own: a broken file is refused with the place of the fault, a good one is played.
async fn own_edition(page: &Page) -> Result<(), SceneError> {
    let pocket = Edition::named("pocket").ok_or_else(|| SceneError("there is no pocket edition".into()))?;
    page.go("/new").await?;
    page.wait_for("#edition-file").await?;
    choose(page, "#edition-file", "bad.toml", &format!("{}\nnonsense = true\n", pocket.source())).await?;
    page.wait_for_text(".trouble", "Cannot open bad.toml: line").await?;
    let source = pocket.source().replacen(pocket.name(), "Evening edition", 1);
    let source = source.replacen("id = \"pocket\"", "id = \"evening\"", 1);
    choose(page, "#edition-file", "evening.toml", &source).await?;
    page.wait_for_text(".cards", "Evening edition").await?;
    page.until("!document.querySelector('.trouble').innerText").await?;
    page.click("a[href='/rules/evening']").await?;
    page.wait_for_text("main h1", "Evening edition").await?;
    page.go("/new").await?;
    page.until(
        "(() => { const own = [...document.querySelectorAll('.cards label')]
            .find((card) => card.innerText.includes('Evening edition'));
            own?.click(); return own; })() != null",
    )
    .await?;
    page.click("#begin").await?;
    page.wait_for("svg.board.mine").await?;
    page.wait_for_text("main h1", "Evening edition").await?;
    page.key("n").await?;
    page.wait_for(".ghost.fits").await
}
