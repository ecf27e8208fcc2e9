//! How fast the client is: its first load over a slow line, dragging, and bots against native ones.

use std::time::{Duration, Instant};

use games::thinking::{About, Ask, Goal};
use games::{CallistoChoice, CallistoRound, CallistoTable as _, VillaTable as _};
use jobs::callisto::Mind;
use serde_json::{Value, json};
use table::local::{Local, Sitter, sitter};
use table::{Starter, Time};

use crate::driver::{Device, Driver};
use crate::page::Page;
use crate::scene_error::SceneError;
use crate::scenes::play::keyboard_moves;
use crate::scenes::villa::{place, places, stored};
use crate::scenes::villa_collapse::tower;
use crate::test_server::TestServer;

/// The net that both the browser and the native engine judge by.
pub const NET: &[u8] = include_bytes!("../../../nets/callisto-two.safetensors");

/// Movements of a drag.
const FRAMES: u32 = 200;

/// Measures everything and prints it; only what concerns the game of that name, where one is given.
pub async fn all(driver: &Driver, server: &TestServer, only: Option<&str>) -> Result<(), SceneError> {
    let wants = |game: &str| only.is_none_or(|only| only == game);
    if wants("callisto") {
        first_load(driver, server).await?;
    }
    if wants("villa") {
        villa_load(driver, server).await?;
    }
    let page = driver.browser(Device::DESK, false, &server.address).await?;
    let measured = async {
        if wants("villa") {
            hands(&page).await?;
        }
        if wants("callisto") {
            page.go("/").await?;
            dragging(&page).await?;
            bots(&page).await?;
        }
        Ok(())
    };
    let result = measured.await;
    page.close().await?;
    result
}

/// A phone of some years ago on a slow 4G line: 1.6 Mbit/s, 150 ms, a processor at a quarter of this one's speed.
async fn old_phone(driver: &Driver) -> Result<Page, SceneError> {
    let page = driver.browser(Device::PHONE, false, "data:text/html,<main><h1>.</h1></main>#").await?;
    page.command("Network.enable", json!({})).await?;
    let line = json!({ "offline": false, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750 });
    page.command("Network.emulateNetworkConditions", line).await?;
    page.command("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
    Ok(page)
}

/// What has come over the line, without what only bots need.
async fn bytes(page: &Page) -> Result<Value, SceneError> {
    page.ask(
        "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .filter((entry) => !/engine|builders|net-|worker|service/.test(entry.name))
            .reduce((sum, entry) => sum + entry.transferSize, 0)",
    )
    .await
}

/// The sandbox of the villa, which is all there is to load before hands can work.
async fn villa_load(driver: &Driver, server: &TestServer) -> Result<(), SceneError> {
    let page = old_phone(driver).await?;
    let begun = Instant::now();
    page.web.goto(format!("{}/villa/sandbox?pictures=few", server.address)).await?;
    page.wait_for(".villa-canvas").await?;
    let ready = begun.elapsed().as_secs_f32();
    println!("the villa, throttled: {} bytes, there after {ready:.1} s", bytes(&page).await?);
    page.close().await
}

async fn first_load(driver: &Driver, server: &TestServer) -> Result<(), SceneError> {
    let page = old_phone(driver).await?;
    let begun = Instant::now();
    page.web.goto(&server.address).await?;
    page.wait_for("#bot-now").await?;
    let shown = begun.elapsed();
    // A bot that is drawn to start would have to come over the line first.
    page.web.execute("document.querySelector(\"a[href='/new']\").click()", Vec::new()).await?;
    page.choose("#starter", "0").await?;
    page.web.execute("document.querySelector('#begin').click()", Vec::new()).await?;
    page.wait_for("svg.board.mine").await?;
    let ready = begun.elapsed();
    let bytes = bytes(&page).await?;
    println!(
        "first load, throttled: {bytes} bytes, first page {:.1} s, first move possible {:.1} s",
        shown.as_secs_f32(),
        ready.as_secs_f32()
    );
    page.close().await
}

/// The script's time for each movement of a drag over the board.
async fn dragging(page: &Page) -> Result<(), SceneError> {
    page.click("#bot-now").await?;
    keyboard_moves(page, 5).await?;
    page.wait_for("svg.board.mine").await?;
    page.command("Performance.enable", json!({})).await?;
    let from = page.middle(".slot:not(:disabled):not(.fits-nowhere)").await?;
    page.drag_begin(from).await?;
    let before = script_time(page).await?;
    for frame in 0..FRAMES {
        let angle = f64::from(frame) / 9.0;
        page.drag_on((440.0 + 220.0 * angle.cos(), 400.0 + 220.0 * angle.sin())).await?;
    }
    let spent = script_time(page).await? - before;
    println!(
        "dragging: {:.2} ms of script for each of {FRAMES} movements",
        1000.0 * spent / f64::from(FRAMES)
    );
    page.key("Escape").await
}

/// The script's time for a frame while hands draw a column out of a villa of two storeys, without pictures and with them.
/// A browser without a graphics card draws so slowly that several ticks come with every picture.
async fn hands(page: &Page) -> Result<(), SceneError> {
    page.command("Performance.disable", json!({})).await?;
    page.command("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
    for all_pictures in [false, true] {
        let (script, ticks, frames, report) = draw(page, all_pictures).await?;
        println!(
            "the villa, {}: {:.2} ms of script for each of {frames} frames with {:.2} ticks; {report}",
            if all_pictures { "all pictures" } else { "few pictures" },
            script / frames,
            ticks / frames
        );
    }
    Ok(())
}

/// Draws at a column for some seconds: milliseconds of script, ticks, frames, and what the canvas says.
async fn draw(page: &Page, all_pictures: bool) -> Result<(f64, f64, f64, Value), SceneError> {
    let (begun, front) = tower()?;
    begun.open(page, all_pictures).await?;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let from = place(&places(page).await?, &format!("seen{}", front.index()))?;
    page.drag(from, (from.0 + 10.0, from.1 + 20.0)).await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    report(page).await?;
    let (script, ticks) = (script_time(page).await?, ticks(page).await?);
    tokio::time::sleep(Duration::from_secs(12)).await;
    let said: Value = serde_json::from_str(report(page).await?.as_str().unwrap_or("{}"))
        .map_err(|error| SceneError(error.to_string()))?;
    let spent = 1000.0 * (script_time(page).await? - script);
    Ok((spent, self::ticks(page).await? - ticks, said["frames"].as_f64().unwrap_or(1.0), said))
}

/// How many ticks of the attempt are in the log.
async fn ticks(page: &Page) -> Result<f64, SceneError> {
    let game = stored(page).await?;
    let attempt = game.table().villa().and_then(|round| round.attempt());
    attempt.map(|attempt| f64::from(attempt.ticks)).ok_or_else(|| SceneError("no hands are at work".into()))
}

/// What the canvas tells about its pictures since it was last asked.
async fn report(page: &Page) -> Result<Value, SceneError> {
    let told = "(() => { const c = document.querySelector('.villa-canvas');
        c.dispatchEvent(new CustomEvent('report')); return c.getAttribute('data-report'); })()";
    page.ask(told).await
}

async fn script_time(page: &Page) -> Result<f64, SceneError> {
    let metrics = page.command("Performance.getMetrics", json!({})).await?;
    let metrics = metrics["metrics"].as_array().cloned().unwrap_or_default();
    let script = metrics.iter().find(|metric| metric["name"] == "ScriptDuration");
    script.and_then(|metric| metric["value"].as_f64()).ok_or_else(|| SceneError("no metrics".into()))
}

/// The same questions to the browser's worker and to the engine in this program.
async fn bots(page: &Page) -> Result<(), SceneError> {
    let mut header = CallistoChoice::new("benelux", 2).header(sitter(0), Time(0));
    header.starter = Starter::Seat(0);
    let sitters = [Sitter::Person("Anna".into()), Sitter::Person("Ben".into())];
    let wrong = |_| SceneError("the game of the measurement does not begin".into());
    let mut game = Local::begin(games::ALL, header, &sitters, 0, Time(0)).map_err(wrong)?;
    let mut rng = fastrand::Rng::with_seed(5);
    for _ in 0..10 {
        let (seat, turn, text) = {
            let round = game.table().round().ok_or_else(|| SceneError("no game".into()))?;
            let legal = round.position().legal();
            let mv = legal.nth(rng.usize(..legal.len())).ok_or_else(|| SceneError("no move".into()))?;
            (round.seat_to_move().unwrap_or(0), game.table().turn(), game.table().rules().cell_list(mv))
        };
        let play = CallistoRound::tagged(&text);
        game.perform(Time(1), table::Action::Play { seat, turn, play }).map_err(wrong)?;
    }
    let about = About::table(game.table()).ok_or_else(|| SceneError("no game".into()))?;
    let mut mind = Mind::default();
    for level in [5, 6, 7, 8, 9] {
        let ask = Ask { job: 1, about: about.clone(), goal: Goal::Move { level, seed: 1 } };
        if let Some(name) = mind.missing_net(&ask) {
            mind.add_net(name.into(), NET.to_vec());
        }
        let begun = Instant::now();
        mind.answer(&ask, &|| false);
        let native = begun.elapsed();
        let browser = in_worker(page, &ask).await?;
        println!("level {level}: {} ms natively, {browser:.0} ms in the browser", native.as_millis());
    }
    Ok(())
}

/// How long the worker takes, once it is awake.
async fn in_worker(page: &Page, ask: &Ask) -> Result<f64, SceneError> {
    let text = serde_json::to_string(ask).map_err(|error| SceneError(error.to_string()))?;
    let script = format!(
        "(async () => {{
            window.measured ??= new Worker('/worker.js', {{ type: 'module' }});
            const say = (text) => new Promise((heard) => {{
                window.measured.onmessage = heard; window.measured.postMessage(text); }});
            const easy = JSON.parse({0}); easy.wish = {{ Move: {{ level: 1, seed: 1 }} }};
            await say(JSON.stringify(easy));
            const begun = performance.now(); await say({0}); return performance.now() - begun;
        }})()",
        json!(text)
    );
    tokio::time::sleep(Duration::from_millis(200)).await;
    let time: Value = page.ask(&script).await?;
    time.as_f64().ok_or_else(|| SceneError("the worker did not answer".into()))
}
