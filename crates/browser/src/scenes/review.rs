//! A game is looked through with the engine: its course, a better move tried as a variation, a comment, and all of it saved;
//! the position shared by a link and as pictures.

use callisto::Record;
use serde_json::json;

use super::Stage;
use super::files::{choose, game};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn look(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { through(&page).await }).await
}

async fn through(page: &Page) -> Result<(), SceneError> {
    page.wait_for("#file").await?;
    choose(page, "#file", "good.blksgf", &game()?.write()).await?;
    page.wait_for(".review svg.board").await?;
    // What is handed over as a file is looked at on its way.
    let catch = "const make = URL.createObjectURL;
        URL.createObjectURL = (blob) => { window.caught = blob; return make(blob); };";
    page.web.execute(catch, Vec::new()).await?;
    page.wait_for("path.better").await?;
    page.wait_for(".owners rect").await?;
    page.until("document.querySelector('path.curve').getAttribute('d').split('L').length == 5").await?;
    page.until("document.querySelector('#progress').innerText == ''").await?;
    page.click("#try").await?;
    page.until("document.querySelectorAll('.pieces .piece').length == 5").await?;
    page.click("#back").await?;
    page.click("#back").await?;
    page.wait_for("path.better").await?;
    page.click("#try").await?;
    page.wait_for("#variations").await?;
    // The page has come to rest once the engine has seen everything.
    page.until("document.querySelector('#progress').innerText == ''").await?;
    write_comment(page, "A better one.").await?;
    let saved = saved(page, "#save").await?;
    let record = Record::read(&saved).map_err(|error| SceneError(format!("{error} in {saved}")))?;
    let path = record.path(record.main_end());
    let forked = path.iter().find(|node| record.children(**node).len() == 2);
    let forked = forked.ok_or_else(|| SceneError(format!("no variation was saved: {saved}")))?;
    let comment = record.comment(record.children(*forked)[1]);
    ensure(comment == Some("A better one."), || format!("the comment was not saved: {saved}"))?;
    shared(page).await
}

async fn write_comment(page: &Page, text: &str) -> Result<(), SceneError> {
    let script = format!(
        "const box = document.querySelector('#comment'); box.value = {};
         box.dispatchEvent(new Event('change', {{ bubbles: true }}));",
        json!(text)
    );
    page.web.execute(script, Vec::new()).await?;
    Ok(())
}

/// What a button saves, as text.
async fn saved(page: &Page, button: &str) -> Result<String, SceneError> {
    page.web.execute("window.caught = null", Vec::new()).await?;
    page.click(button).await?;
    page.until("window.caught").await?;
    Ok(page.ask("window.caught.text()").await?.as_str().unwrap_or_default().to_string())
}

async fn shared(page: &Page) -> Result<(), SceneError> {
    let svg = saved(page, "#save-svg").await?;
    ensure(svg.starts_with("<svg") && svg.contains("rgb("), || format!("no picture: {svg:.200}"))?;
    // It stood on nothing, and nobody knew whose game it was.
    ensure(svg.contains("<rect") && svg.matches("penalty point").count() == 2, || {
        "the picture has no ground or no players".into()
    })?;
    page.web.execute("window.caught = null", Vec::new()).await?;
    page.click("#save-png").await?;
    page.until("window.caught?.type == 'image/png' && window.caught.size > 5000").await?;
    let link = page.ask("document.querySelector('#position-link').value").await?;
    let path = link.as_str().unwrap_or_default().trim_start_matches(&page.server).to_string();
    page.go("/").await?;
    page.go(&path).await?;
    page.until("document.querySelectorAll('.pieces .piece').length == 4").await?;
    page.go("/").await?;
    page.go("/review#bm9uc2Vuc2U").await?;
    page.wait_for_text(".trouble", "The link does not contain a complete game").await
}
