//! Those who speak the protocol badly on purpose, word by word and byte by byte.

use std::time::Duration;

use futures_util::SinkExt;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use super::visitor::{act, hear, say};
use super::{Outcome, Scene, Siege};

impl Scene {
    /// Whether the server and Anna are as well as before.
    async fn is_well(&mut self, before: f64) -> Result<bool, String> {
        let said = act(&mut self.anna, json!({ "chat": { "text": "still here" } })).await?;
        let grown = self.server.memory()? - before;
        Ok(said.get("accepted").is_some() && grown < 20.0 && self.server.is_well().await)
    }
}

/// Messages that no client sends. Each is refused or ends the connection; none is stored.
pub async fn messages(siege: &Siege) -> Result<Outcome, String> {
    let mut scene = siege.scene().await?;
    let before = scene.server.memory()?;
    let id = format!("{:032x}", 5);
    let action = |body: &str| format!("{{\"act\":{{\"id\":\"{id}\",\"action\":{body}}}}}");
    let play = |body: &str| {
        action(&format!("{{\"play\":{{\"seat\":0,\"turn\":0,\"play\":{{\"callisto\":{body}}}}}}}"))
    };
    let deep = |open: &str, close: &str| format!("{}{}", open.repeat(7_000), close.repeat(7_000));
    let words = [
        "{\"hello\":{\"have\":18446744073709551615}}".to_owned(),
        "{\"hello\":{\"have\":18446744073709551616}}".to_owned(),
        "{\"hello\":{\"have\":-1}}".to_owned(),
        "{\"hello\":{\"have\":1e400}}".to_owned(),
        "{\"hello\":{\"have\":0,\"have\":1}}".to_owned(),
        "{\"hello\":{\"have\":0},\"act\":{}}".to_owned(),
        "[]".to_owned(),
        "null".to_owned(),
        String::new(),
        "\u{0}".to_owned(),
        "\"ping\" \"ping\"".to_owned(),
        deep("[", "]"),
        deep("{\"hello\":", "}"),
        action("{\"sit\":{\"seat\":-1}}"),
        action("{\"sit\":{\"seat\":256}}"),
        action("{\"sit\":{\"seat\":200}}"),
        action("{\"sit\":{\"seat\":0,\"seat\":1}}"),
        action("{\"seat-bot\":{\"seat\":1,\"level\":255}}"),
        action("{\"start\":{\"lot\":1}}"),
        action("{\"away\":{\"milliseconds\":18446744073709551615}}"),
        action("{\"time-out\":{\"seat\":0}}"),
        action("{\"take-over\":{\"seat\":0,\"from\":\"0\",\"to\":\"1\"}}"),
        action("{\"hand-on\":{\"to\":\"ffffffffffffffff\"}}"),
        action("{\"move-seat\":{\"seat\":0,\"to\":255}}"),
        action("{\"propose\":{\"motion\":{\"undo\":{\"keep\":4294967295}}}}"),
        action("{\"answer\":{\"yes\":true}}"),
        action("{\"chat\":{\"text\":\"\\u0000\"}}"),
        action("{\"chat\":{\"text\":\"\\ud800\"}}"),
        action("{\"join\":{\"name\":\"\\u0000\"}}"),
        play(&deep("[", "]")),
        play("\"d4\\u0000\""),
        play("null"),
        play("-1"),
        "{\"gesture\":{\"seat\":255,\"frame\":\"x\"}}".to_owned(),
        "{\"gesture\":{\"seat\":0,\"frame\":\"\\u0000\"}}".to_owned(),
    ];
    let mut accepted = Vec::new();
    let count = words.len();
    for (number, text) in words.into_iter().enumerate() {
        let visitor = scene.server.visitor(&format!("10.8.{number}.1"));
        let token = visitor.guest().await?;
        let mut socket = visitor.socket(&scene.table, &token).await?;
        say(&mut socket, &json!({ "hello": { "have": 0, "protocol": table::PROTOCOL } })).await?;
        let shown = text.get(..60).unwrap_or(&text).to_owned();
        // The server may end the connection at any time.
        let _ = socket.send(Message::text(text)).await;
        let _ = say(&mut socket, &json!("ping")).await;
        while let Ok(heard) = hear(&mut socket).await {
            if heard.get("accepted").is_some() {
                accepted.push(shown.clone());
            }
            if heard == json!("pong") || heard.get("closing").is_some() {
                break;
            }
        }
    }
    let well = scene.is_well(before).await?;
    let what = if accepted.is_empty() {
        format!("{count} of them")
    } else {
        format!("accepted: {}", accepted.join(", "))
    };
    Ok(Outcome::new(accepted.is_empty() && well, what))
}

/// A frame's head: its first byte, and the length, as a client sends it.
fn head(first: u8, length: u64) -> Vec<u8> {
    let mut bytes = vec![first];
    match length {
        0..126 => bytes.push(0x80 | length as u8),
        126..65_536 => {
            bytes.push(0x80 | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
        _ => {
            bytes.push(0x80 | 127);
            bytes.extend(length.to_be_bytes());
        }
    }
    // A mask of zeros leaves the bytes as they are.
    bytes.extend([0; 4]);
    bytes
}

/// Frames that no client sends: each ends its connection, soon, and costs nobody else anything.
pub async fn raw(siege: &Siege) -> Result<Outcome, String> {
    let mut scene = siege.scene().await?;
    let before = scene.server.memory()?;
    let hello = format!("{{\"hello\":{{\"have\":0,\"protocol\":{}}}}}", table::PROTOCOL);
    let frame = |first: u8, body: &[u8]| [head(first, body.len() as u64), body.to_vec()].concat();
    let drops: Vec<u8> = (0..70_000).flat_map(|n| frame(if n == 0 { 0x01 } else { 0x00 }, b"x")).collect();
    let tricks: [(&str, Vec<u8>); 11] = [
        ("packed", frame(0xc1, b"xx")),
        ("reserved bits", frame(0xb1, b"xx")),
        ("an unknown kind", frame(0x83, b"xx")),
        ("no mask", [&[0x81, 2][..], b"xx"].concat()),
        ("not text", frame(0x81, &[0xff, 0xfe])),
        ("a huge length", head(0x81, u64::MAX >> 1)),
        ("a negative length", head(0x81, u64::MAX)),
        ("a long ping", frame(0x89, &[7; 126])),
        ("a ping in pieces", frame(0x09, b"x")),
        ("the rest of nothing", frame(0x80, b"x")),
        ("drops", drops),
    ];
    let (count, mut stay) = (tricks.len(), Vec::new());
    for (number, (name, bytes)) in tricks.into_iter().enumerate() {
        let visitor = scene.server.visitor(&format!("10.8.{number}.2"));
        let token = visitor.guest().await?;
        let mut line = visitor.connect().await?;
        let upgrade = visitor
            .request(
                "GET",
                &format!("/api/tables/{}/socket", scene.table),
                &[
                    ("authorization", &format!("Bearer {token}")),
                    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
                    ("sec-websocket-version", "13"),
                    ("sec-websocket-extensions", "permessage-deflate"),
                    ("upgrade", "websocket"),
                ],
                "",
            )
            .replace("connection: close", "connection: upgrade");
        line.write_all(upgrade.as_bytes()).await.map_err(|error| error.to_string())?;
        line.write_all(&frame(0x81, hello.as_bytes())).await.map_err(|error| error.to_string())?;
        // What is refused may be cut off while it is sent.
        let (mut reads, mut writes) = line.into_split();
        let sends = tokio::spawn(async move {
            let _ = writes.write_all(&bytes).await;
            writes
        });
        let mut rest = Vec::new();
        let ends = timeout(Duration::from_secs(15), reads.read_to_end(&mut rest)).await;
        if ends.is_err() {
            stay.push(name);
        }
        sends.abort();
    }
    let well = scene.is_well(before).await?;
    let what =
        if stay.is_empty() { format!("{count} of them") } else { format!("stay: {}", stay.join(", ")) };
    Ok(Outcome::new(stay.is_empty() && well, what))
}
