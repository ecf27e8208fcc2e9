//! Those who ask for much and do not read it.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

use super::besieged::Besieged;
use super::visitor::{Visitor, act, say};
use super::{Outcome, Siege};

/// More memory than readers may take, all in all, in megabytes.
const MOST: f64 = 50.0;

/// How long they may stay.
const STAY: Duration = Duration::from_secs(30);

/// As large as the largest module of the pages.
const FILE: usize = 5 << 20;

fn write_files(folder: &std::path::Path) -> Result<(), String> {
    let write = || {
        std::fs::create_dir_all(folder)?;
        std::fs::write(folder.join("index.html"), "<!doctype html>")?;
        std::fs::write(folder.join("large-0123456789abcdef.wasm"), vec![7; FILE])
    };
    write().map_err(|error: std::io::Error| error.to_string())
}

/// A server with a large file, gone with the folder.
async fn server(siege: &Siege) -> Result<(Besieged, Folder), String> {
    let folder = Folder(std::env::temp_dir().join(format!("loggia-siege-{:08x}", fastrand::u32(..))));
    write_files(&folder.0)?;
    let path = folder.0.to_string_lossy().into_owned();
    Ok((siege.server_with(&["--client", &path], None).await?, folder))
}

struct Folder(std::path::PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Asks for something, reads the first bytes and no more.
async fn ask(visitor: &Visitor, path: &str, token: Option<&str>) -> Result<TcpStream, String> {
    let mut line = visitor.connect().await?;
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
    let request = visitor.request("GET", path, &headers, "");
    line.write_all(request.as_bytes()).await.map_err(|error| error.to_string())?;
    let mut first = [0; 16];
    line.read_exact(&mut first).await.map_err(|error| error.to_string())?;
    Ok(line)
}

/// Many ask for the same, and nobody reads.
async fn crowd(server: &Besieged, many: usize, path: &str, token: Option<&str>) -> Result<Outcome, String> {
    let (before, few) = (server.memory()?, server.connections()?);
    let mut lines = Vec::new();
    for number in 0..many {
        let visitor = server.visitor(&format!("10.0.{}.{}", number / 50, number % 50));
        lines.push(ask(&visitor, path, token).await?);
    }
    sleep(Duration::from_secs(1)).await;
    let during = server.memory()?;
    let gone = server.until_connections(few + 3, STAY).await?;
    let figures = format!(
        "{many} of them: memory {before:.0} → {during:.0} MB, {}",
        gone.map_or("still there after 30 s".into(), |time| format!(
            "gone after {:.0} s",
            time.as_secs_f64()
        ))
    );
    Ok(Outcome::new(during - before < MOST && gone.is_some() && server.is_well().await, figures))
}

pub async fn files(siege: &Siege) -> Result<Outcome, String> {
    let (server, _folder) = server(siege).await?;
    crowd(&server, siege.many(400, 60), "/large-0123456789abcdef.wasm", None).await
}

/// A log of some megabytes, over HTTP and over websockets.
pub async fn logs(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let (table, token) = large_table(&server, siege.many(8_000, 1_500)).await?;
    let log = format!("/api/tables/{table}/log");
    let over_http = crowd(&server, siege.many(400, 60), &log, Some(&token)).await?;
    let (before, few) = (server.memory()?, server.connections()?);
    let mut sockets = Vec::new();
    for number in 0..siege.many(400, 60) {
        let visitor = server.visitor(&format!("10.1.{}.{}", number / 50, number % 50));
        let guest = visitor.guest().await?;
        let mut socket = visitor.socket(&table, &guest).await?;
        say(&mut socket, &json!({ "hello": { "have": 0, "protocol": table::PROTOCOL } })).await?;
        sockets.push(socket);
    }
    sleep(Duration::from_secs(1)).await;
    let during = server.memory()?;
    let is_large = log_bytes(&server, &table, &token).await? > 300_000;
    let gone = server.until_connections(few + 3, STAY).await?;
    let figures = format!(
        "{}; over websockets {before:.0} → {during:.0} MB, {}",
        over_http.figures,
        gone.map_or("still there after 30 s".into(), |time| format!(
            "gone after {:.0} s",
            time.as_secs_f64()
        ))
    );
    // A log that fits into the system's buffers is read by nobody and hurts nobody.
    let held = over_http.held && during - before < MOST && is_large;
    Ok(Outcome::new(held, figures))
}

/// A table with many entries: what people have chatted.
pub async fn large_table(server: &Besieged, entries: usize) -> Result<(String, String), String> {
    let host = server.visitor("10.9.0.1");
    let token = host.guest().await?;
    let table = host.table(&token).await?;
    // A connection that stays open has to read everything.
    drop(host.seat(&table, &token, "Anna", Some(0)).await?);
    let mut talkers = Vec::new();
    // Each may do ten things a second.
    for number in 0..40 {
        let visitor = server.visitor(&format!("10.9.1.{number}"));
        let token = visitor.guest().await?;
        talkers.push(visitor.seat(&table, &token, &format!("Guest {number}"), None).await?);
    }
    let text = "a word that fills the log ".repeat(7);
    let mut tasks = tokio::task::JoinSet::new();
    for mut talker in talkers {
        let text = text.clone();
        tasks.spawn(async move {
            for _ in 0..entries / 40 {
                if act(&mut talker, json!({ "chat": { "text": text } })).await.is_err() {
                    return;
                }
                sleep(Duration::from_millis(90)).await;
            }
        });
    }
    while tasks.join_next().await.is_some() {}
    let mut socket = host.seat(&table, &token, "Anna", None).await?;
    act(&mut socket, json!({ "chat": { "text": "the end" } })).await?;
    Ok((table, token))
}

async fn log_bytes(server: &Besieged, table: &str, token: &str) -> Result<usize, String> {
    Ok(server.visitor("10.9.0.2").log(table, token).await?.body.len())
}

/// They read, but so little that it would take weeks.
pub async fn drops(siege: &Siege) -> Result<Outcome, String> {
    let (server, _folder) = server(siege).await?;
    let few = server.connections()?;
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..siege.many(200, 40) {
        let visitor = server.visitor(&format!("10.0.0.{number}"));
        tasks.spawn(async move {
            let mut line = ask(&visitor, "/large-0123456789abcdef.wasm", None).await?;
            let mut drop = [0; 1];
            while line.read_exact(&mut drop).await.is_ok() {
                sleep(Duration::from_secs(1)).await;
            }
            Ok::<(), String>(())
        });
    }
    sleep(Duration::from_secs(1)).await;
    let there = server.connections()?.saturating_sub(few);
    let gone = server.until_connections(few + 3, Duration::from_secs(50)).await?;
    let figures = format!(
        "{there} of them, {}",
        gone.map_or("still there after 50 s".into(), |time| format!(
            "gone after {:.0} s",
            time.as_secs_f64()
        ))
    );
    Ok(Outcome::new(gone.is_some() && there > 10, figures))
}
