//! Connections that cost nothing to open and a file handle to hold.

use std::time::{Duration, Instant};

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::{Outcome, Siege};

/// They never say a word.
pub async fn words(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let few = server.connections()?;
    let visitor = server.local();
    let mut lines = Vec::new();
    for _ in 0..siege.many(400, 100) {
        lines.push(visitor.connect().await?);
    }
    // Some begin to speak, as if they knew another version of HTTP, and say no more.
    for line in lines.iter_mut().take(20) {
        let _ = line.write_all(b"PRI * HT").await;
    }
    sleep(Duration::from_millis(500)).await;
    let there = server.connections()?.saturating_sub(few);
    let gone = server.until_connections(few + 22, Duration::from_secs(20)).await?;
    let all_gone = server.until_connections(few + 2, Duration::from_secs(40)).await?;
    let figures = format!(
        "{there} of them, {}; those with half a word {}",
        gone.map_or("still there after 20 s".into(), |time| format!(
            "gone after {:.0} s",
            time.as_secs_f64()
        )),
        all_gone.map_or("stay".into(), |time| format!("{:.0} s later", time.as_secs_f64()))
    );
    Ok(Outcome::new(gone.is_some() && all_gone.is_some() && there > 50, figures))
}

/// More of them than the server may have files, again and again.
pub async fn handles(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server_with(&[], Some(128)).await?;
    let port = server.url().port;
    let flood = tokio::spawn(async move {
        let mut lines = Vec::new();
        loop {
            let dial = timeout(Duration::from_secs(1), TcpStream::connect(("127.0.0.1", port))).await;
            lines.extend(dial.ok().and_then(Result::ok));
            if lines.len() > 400 {
                lines.drain(..100);
            }
            sleep(Duration::from_millis(2)).await;
        }
    });
    sleep(Duration::from_secs(2)).await;
    let (mut worst, mut answered) = (Duration::ZERO, 0);
    let tries = siege.many(20, 8);
    let visitor = server.visitor("10.7.7.7");
    let token = visitor.guest().await;
    for _ in 0..tries {
        let begun = Instant::now();
        let answer = timeout(Duration::from_secs(5), visitor.ask("GET", "/health", &[], "")).await;
        answered += usize::from(matches!(answer, Ok(Ok(answer)) if answer.status == 200));
        worst = worst.max(begun.elapsed());
    }
    flood.abort();
    let figures =
        format!("400 at 128 files: {answered} of {tries} others answered, {} ms at worst", worst.as_millis());
    Ok(Outcome::new(answered + 1 >= tries && token.is_ok() && worst < Duration::from_secs(3), figures))
}

/// Heads, bodies and greetings that come byte by byte.
pub async fn drops(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let few = server.connections()?;
    let visitor = server.local();
    let token = visitor.guest().await?;
    let table = visitor.table(&token).await?;
    let head = "GET /health HTTP/1.1\r\nhost: x\r\n".to_owned();
    let body = format!(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\n\
         content-length: 60000\r\n\r\n{{"
    );
    let upgrade = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    // A frame of sixty thousand bytes that never comes.
    let frame = format!("{upgrade}\u{1}\u{7e}");
    let mut tasks = tokio::task::JoinSet::new();
    for begin in [head, body, upgrade, frame] {
        for _ in 0..siege.many(20, 5) {
            let (visitor, begin) = (visitor.clone(), begin.clone());
            tasks.spawn(async move {
                let Ok(mut line) = visitor.connect().await else { return };
                let _ = line.write_all(begin.as_bytes()).await;
                while line.write_all(b"x").await.is_ok() {
                    sleep(Duration::from_secs(1)).await;
                }
            });
        }
    }
    sleep(Duration::from_secs(1)).await;
    let there = server.connections()?.saturating_sub(few);
    let gone = server.until_connections(few + 2, Duration::from_secs(45)).await?;
    let figures = format!(
        "{there} of them, {}",
        gone.map_or("still there after 45 s".into(), |time| format!(
            "gone after {:.0} s",
            time.as_secs_f64()
        ))
    );
    Ok(Outcome::new(gone.is_some() && there > 8 && server.is_well().await, figures))
}
