//! Those who know the rules and look for holes in them.

use serde_json::{Value, json};

use super::visitor::{act, act_as};
use super::{Outcome, Siege};

/// B sits, takes a link for the seat, and is removed; D sits there. B's link must not bring B back.
pub async fn theft(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let visitor = server.visitor("10.8.0.1");
    let (a, b, d, fresh) =
        (visitor.guest().await?, visitor.guest().await?, visitor.guest().await?, visitor.guest().await?);
    let table = visitor.table(&a).await?;
    let mut host = visitor.seat(&table, &a, "Anna", Some(0)).await?;
    let _b = visitor.seat(&table, &b, "Ben", Some(1)).await?;
    let offer = format!("/api/tables/{table}/seats/1/handover");
    let code = visitor.act("POST", &offer, &b, "").await?;
    let redeem = format!("/api/handover/{}", code["code"].as_str().ok_or("no code")?);
    let guest = b.split('.').next().unwrap_or_default();
    act(&mut host, json!({ "remove": { "guest": guest } })).await?;
    let _d = visitor.seat(&table, &d, "Dora", Some(1)).await?;
    act(&mut host, json!({ "start": {} })).await?;
    let stolen = visitor.act("POST", &redeem, &fresh, "").await;
    let mut thief = visitor.socket(&table, &fresh).await?;
    super::visitor::say(&mut thief, &json!({ "hello": { "have": 0, "protocol": table::PROTOCOL } })).await?;
    let resigned = act(&mut thief, json!({ "resign": { "seat": 1 } })).await?;
    // A valid link is not used up by a guest who may not use it, and works once.
    let offer = format!("/api/tables/{table}/seats/0/handover");
    let code = visitor.act("POST", &offer, &a, "").await?;
    let redeem = format!("/api/handover/{}", code["code"].as_str().ok_or("no code")?);
    let by_removed = visitor.act("POST", &redeem, &b, "").await;
    let by_phone = visitor.act("POST", &redeem, &fresh, "").await;
    let again = visitor.act("POST", &redeem, &d, "").await;
    Ok(Outcome::all(&[
        ("the link of somebody removed is refused", stolen.is_err()),
        ("the thief cannot resign", resigned.get("accepted").is_none()),
        ("somebody removed cannot take a seat", by_removed.is_err()),
        ("a good link survives that", by_phone.is_ok()),
        ("a link works once", again.is_err()),
    ]))
}

/// A move that is followed by sixty thousand spaces would stay in the log.
pub async fn padding(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let visitor = server.visitor("10.8.0.1");
    let token = visitor.guest().await?;
    let table = visitor.table(&token).await?;
    let mut socket = visitor.seat(&table, &token, "Anna", Some(0)).await?;
    act(&mut socket, json!({ "sit": { "seat": 1 } })).await?;
    act(&mut socket, json!({ "start": {} })).await?;
    let paddings = ["d4", "d4,d5", "pass"].map(|mv| format!("{mv}{}", " ".repeat(50_000)));
    let mut long = 0;
    for text in paddings {
        for seat in 0..2 {
            let play = json!({ "play": { "seat": seat, "turn": 0, "play": { "callisto": text } } });
            let Ok(answer) = act(&mut socket, play).await else { continue };
            long += usize::from(answer.get("accepted").is_some());
            socket = visitor.socket(&table, &token).await?;
            super::visitor::say(&mut socket, &json!({ "hello": { "have": 0, "protocol": table::PROTOCOL } }))
                .await?;
        }
    }
    for action in [
        json!({ "chat": { "text": "x".repeat(50_000) } }),
        json!({ "join": { "name": "x".repeat(50_000) } }),
        json!({ "paint": { "colour": 0, "paint": "x".repeat(50_000) } }),
    ] {
        if let Ok(answer) = act(&mut socket, action).await {
            long += usize::from(answer.get("accepted").is_some());
        }
    }
    // What is said is stored as it is seen.
    let spaced = json!({ "chat": { "text": format!("a{}", " ".repeat(50_000)) } });
    act(&mut socket, spaced).await?;
    let log = visitor.log(&table, &token).await?;
    Ok(Outcome::new(
        long == 0 && log.body.len() < 10_000,
        format!("{long} accepted, the log has {} bytes", log.body.len()),
    ))
}

/// Names that look like another one, or turn the words around them.
pub async fn names(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let visitor = server.visitor("10.8.0.1");
    let token = visitor.guest().await?;
    let table = visitor.table(&token).await?;
    let mut anna = visitor.seat(&table, &token, "Anna", Some(0)).await?;
    let tricks = [
        "Anna",
        "An\u{200b}na",
        "\u{202e}annA",
        "Anna\u{2066}",
        "An\u{ad}na",
        "Anna\u{3164}",
        "\u{2800}",
        "\u{feff}",
        "A\u{300}\u{300}\u{300}\u{300}\u{300}\u{300}\u{300}\u{300}",
        "\u{7}Anna",
        "Anna\u{e0041}",
    ];
    for trick in tricks {
        let guest = visitor.guest().await?;
        // They may be refused or given another name.
        let _ = visitor.seat(&table, &guest, trick, None).await;
    }
    act(&mut anna, json!({ "chat": { "text": "hello" } })).await?;
    let log = visitor.log(&table, &token).await?.json();
    let joined: Vec<String> = log["entries"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|entry: &Value| entry["action"]["join"]["name"].as_str().map(str::to_owned))
        .collect();
    let seen = |name: &String| -> String { name.chars().filter(|c| c.is_alphanumeric()).collect() };
    let like_anna = joined.iter().filter(|name| seen(name) == "Anna").count();
    let invisible = joined.iter().filter(|name| name.chars().any(is_unseen)).count();
    let figures = format!(
        "{} came; {like_anna} are called Anna, {invisible} have letters that nobody sees",
        joined.len()
    );
    Ok(Outcome::new(like_anna <= 1 && invisible == 0, figures))
}

fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(c, '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

/// Another guest's action id, with other content: it must not be answered as done.
pub async fn foreign_id(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let visitor = server.visitor("10.8.0.1");
    let (a, b) = (visitor.guest().await?, visitor.guest().await?);
    let table = visitor.table(&a).await?;
    let mut anna = visitor.seat(&table, &a, "Anna", Some(0)).await?;
    let mut ben = visitor.seat(&table, &b, "Ben", Some(1)).await?;
    let id = format!("{:032x}", 77);
    let own = act_as(&mut anna, &id, json!({ "chat": { "text": "mine" } })).await?;
    let again = act_as(&mut anna, &id, json!({ "chat": { "text": "mine" } })).await?;
    let foreign = act_as(&mut ben, &id, json!({ "chat": { "text": "not mine" } })).await?;
    Ok(Outcome::all(&[
        ("an action is accepted", own.get("accepted").is_some()),
        ("sent again it is the same", own == again),
        ("somebody else's is refused", foreign.get("accepted").is_none()),
    ]))
}
