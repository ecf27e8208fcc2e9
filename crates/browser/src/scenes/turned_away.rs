//! Tables to which there is no way: the page says why, in words, and what to do.

use serde_json::json;

use super::Stage;
use super::together::{introduce, together};
use crate::fault::{Fault, ensure};
use crate::page::Page;

/// A server of a later version, as far as a page can tell: its welcome names another protocol.
const LATER: &str = "const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        set onmessage(hear) {
            const later = (data) => data.replace('{\"welcome\":{', '{\"welcome\":{\"protocol\":9,');
            super.onmessage = hear && ((event) => hear(new MessageEvent('message', { data: later(event.data) })));
        }
    };";

pub async fn see(stage: Stage<'_>) -> Result<(), Fault> {
    together(stage, async |[anna, ben]: &[Page; 2]| turned_away(stage, anna, ben).await).await
}

async fn turned_away(stage: Stage<'_>, anna: &Page, ben: &Page) -> Result<(), Fault> {
    anna.go("/t/abcdefghijkmnpqr").await?;
    anna.wait_for_text("h1", "Table not found").await?;
    anna.go("/invite").await?;
    anna.click("#make-table").await?;
    anna.wait_for("#link").await?;
    introduce(anna, "Anna", "#sit").await?;
    let link = anna.ask("document.querySelector('#link').value").await?;
    let path = link.as_str().unwrap_or_default().trim_start_matches(&stage.house.address).to_string();
    ben.go(&path).await?;
    introduce(ben, "Ben", "#just-watch").await?;
    // The host has no button for it yet; the table knows the action.
    let guest = ben.ask("fetch('/api/guests', { method: 'POST' }).then((answer) => answer.json())").await?;
    let action =
        json!({ "act": { "id": "1".repeat(32), "action": { "remove": { "guest": guest["guest"] } } } });
    let remove = format!(
        "new Promise((done) => {{
            const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/tables/' + {} + '/socket');
            socket.onopen = () => {{ socket.send('{{\"hello\":{{\"have\":0}}}}'); socket.send(JSON.stringify({action})); }};
            socket.onmessage = (event) => {{ if (event.data.includes('\"accepted\"')) done(true); }};
        }})",
        json!(path.trim_start_matches("/t/"))
    );
    ensure(anna.holds_later(&remove).await?, || "Ben was not removed".into())?;
    ben.wait_for_text("h1", "host").await?;
    // It looked as if it were on its way for ever.
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
