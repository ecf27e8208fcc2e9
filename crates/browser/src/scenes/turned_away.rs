//! Tables to which there is no way: the page says why, in words, and what to do.

use serde_json::json;

use super::Stage;
use super::together::{introduce, make_table, together};
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// A server of a later version, as far as a page can tell: its welcome names another protocol.
const LATER: &str = "const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        set onmessage(hear) {
            const later = (data) => data.replace('{\"welcome\":{', '{\"welcome\":{\"protocol\":9,');
            super.onmessage = hear && ((event) => hear(new MessageEvent('message', { data: later(event.data) })));
        }
    };";

pub async fn see(stage: Stage<'_>) -> Result<(), SceneError> {
    together(stage, async |[anna, ben]: &[Page; 2]| turned_away(stage, anna, ben).await).await
}

async fn turned_away(stage: Stage<'_>, anna: &Page, ben: &Page) -> Result<(), SceneError> {
    anna.go("/t/abcdefghijkmnpqr").await?;
    anna.wait_for_text("h1", "Table not found").await?;
    anna.go("/invite").await?;
    make_table(anna, "Anna").await?;
    let link = anna.ask("document.querySelector('#link').value").await?;
    let path = link.as_str().unwrap_or_default().trim_start_matches(&stage.server.address).to_string();
    ben.go(&path).await?;
    introduce(ben, "Ben", "#just-watch").await?;
    // The host finds everybody in a list, with a button for each thing.
    anna.wait_for_text("#people", "Ben").await?;
    let ben_in_list =
        "[...document.querySelectorAll('.person')].findIndex((one) => one.innerText.includes('Ben'))";
    let n = anna.ask(ben_in_list).await?;
    ensure(!ben.holds("document.querySelector('.person button')").await?, || {
        "a guest may remove others".into()
    })?;
    anna.click(&format!("#mute-{n}")).await?;
    anna.wait_for_text("#people", "muted").await?;
    anna.click(&format!("#remove-{n}")).await?;
    anna.until("!document.querySelector('#people').innerText.includes('Ben')").await?;
    ben.wait_for_text("h1", "host").await?;
    // It seemed to be connecting forever.
    ben.reload().await?;
    ben.wait_for_text("h1", "host").await?;
    anna.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LATER })).await?;
    anna.reload().await?;
    anna.wait_for_text("h1", "new version").await?;
    anna.ask("(window.before = true)").await?;
    anna.click("#load").await?;
    anna.until("!window.before").await?;
    anna.wait_for_text("h1", "new version").await
}
