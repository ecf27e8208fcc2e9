//! A player in another tab is notified of their turn, and moves have sounds.

use games::CallistoTable as _;
use serde_json::json;

use super::Stage;
use super::play::{By, make};
use super::together::make_table;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// The real notices and tones of the browser, counted on their way.
const LISTEN: &str = "window.notices = []; window.tones = 0;
    const Real = Notification;
    window.Notification = class extends Real {
        constructor(text, options) { super(text, options); notices.push([text, options.tag]); }
    };
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        tones += 1; window.audio = this; return make.call(this);
    };";

pub async fn hear(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { told(stage, &page).await }).await
}

async fn told(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN })).await?;
    page.go("/invite").await?;
    make_table(page, "Anna").await?;
    page.click("#bot-1").await?;
    page.click("#start-game:not(:disabled)").await?;
    page.wait_for("svg.board").await?;
    // The browser's own question cannot be answered by a script; the answer can be given beforehand.
    page.click("#menu summary").await?;
    page.wait_for("#notify").await?;
    let allow = json!({ "origin": stage.server.address, "permissions": ["notifications"] });
    page.command("Browser.grantPermissions", allow).await?;
    page.click("#notify").await?;
    page.until("document.querySelector('#notify').classList.contains('hidden')").await?;
    page.click("#menu summary").await?;
    page.wait_for("svg.board.mine").await?;
    ensure(page.holds("notices.length == 0").await?, || "a notice came to a page that is looked at".into())?;
    page.web.execute("Object.defineProperty(document, 'hidden', { get: () => true })", Vec::new()).await?;
    let game = page.game().await?;
    let legal = game.table().round().and_then(|round| round.position().legal().nth(0));
    make(page, legal.ok_or_else(|| SceneError("no legal move".into()))?, By::Mouse).await?;
    page.until("notices.length == 1").await?;
    let notice = page.ask("notices[0]").await?;
    ensure(notice[0].as_str().is_some_and(|text| text.contains("Anna")), || format!("it says {notice}"))?;
    let path = page.ask("location.pathname").await?;
    ensure(notice[1] == path, || format!("it is not about {path}: {notice}"))?;
    page.until("tones >= 2 && audio.state == 'running'").await
}
