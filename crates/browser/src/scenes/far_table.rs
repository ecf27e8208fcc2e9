//! Two people in two browsers and a spectator in a third, at an online table that is killed meanwhile.

use games::CallistoTable as _;
use serde_json::{Value, json};
use words::{Language, Words, say};

use super::Stage;
use super::everybody::look;
use super::play::{By, make};
use super::together::{introduce, make_table, together};
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// The server is killed after this many moves, and as many follow.
const MOVES: usize = 6;

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    together(stage, async |[anna, ben, carla]: &[Page; 3]| meet(stage, anna, ben, carla).await).await
}

async fn meet(stage: Stage<'_>, anna: &Page, ben: &Page, carla: &Page) -> Result<(), SceneError> {
    anna.click("a[href='/invite']").await?;
    let clock = "const choice = document.querySelector('#clock'); choice.value = 'ten';
        choice.dispatchEvent(new Event('change', { bubbles: true }));";
    anna.wait_for("#clock").await?;
    anna.web.execute(clock, Vec::new()).await?;
    make_table(anna, "Anna").await?;
    look(stage, anna, "a new table").await?;
    let link = anna.ask("document.querySelector('#link').value").await?;
    let path = link.as_str().unwrap_or_default().trim_start_matches(&stage.server.address).to_string();
    keep_lines(ben).await?;
    ben.go(&path).await?;
    introduce(ben, "Ben", "#sit").await?;
    carla.go(&path).await?;
    introduce(carla, "Carla", "#just-watch").await?;
    anna.wait_for_text(".plan", "Ben").await?;
    anna.wait_for("#start-game:not(:disabled)").await?;
    look(stage, anna, "a table that waits for its start").await?;
    anna.click("#start-game").await?;
    for page in [anna, ben, carla] {
        page.wait_for("svg.board").await?;
    }
    carla.wait_for_text(".clock", ":").await?;
    moves(anna, ben).await?;
    for page in [anna, carla] {
        page.click("#menu summary").await?;
        look(stage, page, "a game at a table").await?;
        page.click("#menu summary").await?;
    }
    turned_down(anna, ben).await?;
    carla.click("#chat").await?;
    carla.type_text("<b>Well played!</b>").await?;
    carla.key("Enter").await?;
    // What others write is text, never markup.
    ben.wait_for_text(".chat", "<b>Well played!</b>").await?;
    // A player who disconnects is marked on their seat until they are back.
    let table = ben.ask("location.pathname").await?;
    ben.go("/").await?;
    anna.wait_for(".away-mark").await?;
    // The way back is on the first page.
    ben.wait_for_text("#my-tables", "Anna").await?;
    ben.click(&format!("#my-tables a[href={table}]")).await?;
    ben.wait_for("svg.board").await?;
    anna.until("!document.querySelector('.away-mark')").await?;
    lose_line(ben).await?;
    find_line(ben).await?;
    break_line(ben).await?;
    stage.server.kill()?;
    anna.wait_for(".network").await?;
    stage.server.open_again()?;
    for page in [anna, ben, carla] {
        page.until("!document.querySelector('.network')").await?;
    }
    moves(anna, ben).await?;
    for page in [anna, ben, carla] {
        page.until(&format!("document.querySelectorAll('.pieces .piece').length == {}", 2 * MOVES)).await?;
    }
    ensure(!carla.holds("document.querySelector('svg.board.mine')").await?, || {
        "a spectator may move".into()
    })?;
    let game = anna.game().await?;
    let first = game.table().seat_to_move() == Some(0);
    let (to_move, waits) = if first { (anna, ben) } else { (ben, anna) };
    to_move.until("document.title.startsWith('●')").await?;
    waits.until("!document.title.startsWith('●')").await?;
    hand_on(to_move, carla).await
}

/// A request that is withdrawn or declined changes nothing, and both players are told. Nothing on either page moves
/// meanwhile: a button stays where it was.
async fn turned_down(anna: &Page, ben: &Page) -> Result<(), SceneError> {
    let places = [places(anna).await?, places(ben).await?];
    let stay = async || -> Result<(), SceneError> {
        for (page, before) in [anna, ben].into_iter().zip(&places) {
            let now = self::places(page).await?;
            ensure(now == *before, || format!("what was at {before} moved to {now}"))?;
        }
        Ok(())
    };
    anna.click("#undo").await?;
    // Who asks reads whom the request waits for.
    anna.wait_for_text(".motion", &say!(Words::new(Language::English), "online-asked", names = "Ben"))
        .await?;
    ben.wait_for("#yes").await?;
    stay().await?;
    anna.click("#withdraw").await?;
    ben.wait_for_text(".motion", "Anna withdrew the request").await?;
    stay().await?;
    anna.click("#undo").await?;
    ben.click("#no").await?;
    anna.wait_for_text(".motion", "Ben declined").await?;
    stay().await
}

/// Where everything is that can be pressed, but for what is asked just now.
async fn places(page: &Page) -> Result<Value, SceneError> {
    // A page that was scrolled on the way to a button is looked at from its top.
    let pressed = "(scrollTo(0, 0), 0) || [...document.querySelectorAll('svg.board, button, a, select, input, summary')]
        .filter((e) => !e.closest('.notices'))
        .map((e) => [e.id || e.className.toString(), ...Object.values(e.getBoundingClientRect().toJSON())])";
    page.ask(pressed).await
}

/// Makes every page that is opened from now on keep its websockets in `window.lines`, where scenes can reach them.
pub async fn keep_lines(page: &Page) -> Result<(), SceneError> {
    let keep = "const Socket = WebSocket; window.lines = [];
        window.WebSocket = class extends Socket { constructor(...args) { super(...args); lines.push(this); } };";
    page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": keep })).await?;
    page.command("Network.enable", json!({})).await.map(drop)
}

/// The network of one browser is gone; the page says so at once, though the websocket itself does not notice for a long
/// time: what was sent on it waits in the browser, and so does the end of the connection.
pub async fn lose_line(page: &Page) -> Result<(), SceneError> {
    network(page, true).await?;
    page.wait_for(".network").await
}

/// The connection breaks while the network stays; the page opens another.
async fn break_line(page: &Page) -> Result<(), SceneError> {
    let before = page.ask("lines.length").await?;
    page.web.execute("lines.at(-1).close()", Vec::new()).await?;
    page.until(&format!("lines.length > {before} && !document.querySelector('.network')")).await
}

/// The network is there again, and the page comes back by itself.
pub async fn find_line(page: &Page) -> Result<(), SceneError> {
    network(page, false).await?;
    page.until("!document.querySelector('.network')").await
}

async fn network(page: &Page, offline: bool) -> Result<(), SceneError> {
    let line = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    page.command("Network.emulateNetworkConditions", line).await.map(drop)
}

/// A seat goes over to another device by a link, and the first one only watches.
async fn hand_on(from: &Page, to: &Page) -> Result<(), SceneError> {
    from.click("#menu summary").await?;
    from.click("#move-seat").await?;
    from.wait_for("#handover-link").await?;
    let link = from.ask("document.querySelector('#handover-link').value").await?;
    to.go(link.as_str().unwrap_or_default().trim_start_matches(&from.server)).await?;
    to.click("#take-seat").await?;
    to.wait_for("svg.board.mine").await?;
    from.until("!document.querySelector('svg.board.mine')").await
}

/// The player to move makes a move with the mouse.
async fn moves(anna: &Page, ben: &Page) -> Result<(), SceneError> {
    for _ in 0..MOVES {
        let game = anna.game().await?;
        let round = game.table().round().ok_or_else(|| SceneError("there is no game".into()))?;
        let seat = round.seat_to_move().ok_or_else(|| SceneError("the game is over".into()))?;
        let mv = round.position().legal().nth(0).ok_or_else(|| SceneError("no legal move".into()))?;
        let page = if seat == 0 { anna } else { ben };
        page.wait_for("svg.board.mine").await?;
        make(page, mv, By::Mouse).await?;
    }
    Ok(())
}
