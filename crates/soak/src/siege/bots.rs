//! Those who let strong bots think for nobody.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::besieged::Besieged;
use super::visitor::{Raw, Visitor, act, hear};
use super::{Outcome, Siege};

/// Longer than anybody should wait for a bot that does not think, with the pause before its move.
const MOST: Duration = Duration::from_secs(3);

/// A table of two bots that play for nobody; what was opened for it comes back.
async fn bots(visitor: &Visitor, token: &str) -> Result<Raw, String> {
    let wanted = json!({ "game": { "callisto": { "edition": "benelux", "players": 2 } }, "rounds": 10 });
    let made = visitor.act("POST", "/api/tables", token, &wanted.to_string()).await?;
    let table = made["id"].as_str().ok_or("no table")?;
    let mut socket = visitor.seat(table, token, "Mallory", None).await?;
    for seat in 0..2 {
        act(&mut socket, json!({ "seat-bot": { "seat": seat, "level": 9 } })).await?;
    }
    act(&mut socket, json!({ "start": {} })).await?;
    Ok(socket)
}

/// How long a weak bot takes to move for another guest.
async fn victim(server: &Besieged) -> Result<Option<Duration>, String> {
    let visitor = server.visitor("10.7.7.7");
    let token = visitor.guest().await?;
    let wanted = json!({
        "game": { "callisto": { "edition": "pocket", "players": 2 } },
        "starter": { "seat": 1 },
    });
    let made = visitor.act("POST", "/api/tables", &token, &wanted.to_string()).await?;
    let table = made["id"].as_str().ok_or("no table")?;
    let mut socket = visitor.seat(table, &token, "Anna", Some(0)).await?;
    act(&mut socket, json!({ "seat-bot": { "seat": 1, "level": 1 } })).await?;
    let begun = Instant::now();
    act(&mut socket, json!({ "start": {} })).await?;
    let moved = async {
        loop {
            let heard = hear(&mut socket).await?;
            let entries = heard["entries"]["entries"].as_array().cloned().unwrap_or_default();
            if entries.iter().any(|entry: &Value| entry["action"].get("play").is_some()) {
                return Ok::<Duration, String>(begun.elapsed());
            }
        }
    };
    Ok(timeout(Duration::from_secs(20), moved).await.ok().and_then(Result::ok))
}

async fn attack(siege: &Siege, are_watched: bool) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let tables = siege.many(25, 8);
    let visitor = server.visitor("10.6.6.6");
    let token = visitor.guest().await?;
    let mut watched = Vec::new();
    for _ in 0..tables {
        watched.extend(Some(bots(&visitor, &token).await?).filter(|_| are_watched));
        // A guest may do ten things a second, and each table takes four.
        sleep(Duration::from_millis(siege.many(450, 0) as u64)).await;
    }
    // Nets are read, and everybody thinks.
    sleep(Duration::from_secs(5)).await;
    let process = server.process()?;
    let busy = process.load(Duration::from_secs(3)).await?;
    let waited = victim(&server).await?;
    let figures = format!(
        "{tables} tables, processor {:.0} %; a level-1 bot elsewhere moves after {}",
        busy * 100.0,
        waited.map_or("more than 20 s".into(), |time| format!("{:.2} s", time.as_secs_f64()))
    );
    let is_idle = are_watched || busy < 0.3;
    Ok(Outcome::new(is_idle && waited.is_some_and(|time| time < MOST) && server.is_well().await, figures))
}

/// Nobody watches them: they wait.
pub async fn alone(siege: &Siege) -> Result<Outcome, String> {
    attack(siege, false).await
}

/// Their creator watches all of them.
pub async fn watched(siege: &Siege) -> Result<Outcome, String> {
    attack(siege, true).await
}
