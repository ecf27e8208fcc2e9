//! A bot's worker dies: it is started again and asked again; if that does not help, the page says so.

use serde_json::json;

use super::Stage;
use super::play::keyboard_moves;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::SceneError;

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage
        .with_page(Device::DESK, |page| async move {
            begin(&page, 2).await?;
            // Two moves: the bot has answered the first.
            keyboard_moves(&page, 2).await
        })
        .await?;
    stage
        .with_page(Device::DESK, |page| async move {
            begin(&page, 100).await?;
            keyboard_moves(&page, 1).await?;
            page.wait_for("#failed button").await
        })
        .await
}

/// Starts a game against a bot on a page whose first workers die as soon as they start.
async fn begin(page: &Page, deaths: u32) -> Result<(), SceneError> {
    let dying = format!(
        "(() => {{
            let deaths = {deaths};
            window.Worker = class extends window.Worker {{
                constructor(script, options) {{
                    super(deaths-- > 0 ? '/no-such-script.js' : script, options);
                }}
            }};
        }})()"
    );
    page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": dying })).await?;
    page.go("/").await?;
    page.web.execute("localStorage.clear()", Vec::new()).await?;
    page.reload().await?;
    page.click("#bot-now").await?;
    page.wait_for("svg.board").await
}
