//! Those who fill the disk.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::sleep;

use super::visitor::act;
use super::{Outcome, Siege};

/// Tables, as many as one address can make, each guest as many as they may.
pub async fn tables(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let (mut made, mut refused) = (0, 0);
    let time = Duration::from_secs(siege.many(12, 6) as u64);
    let begun = Instant::now();
    let wanted = json!({ "game": { "callisto": { "edition": "pocket", "players": 2 } } }).to_string();
    let mallory = server.visitor("10.6.6.6");
    'attack: while begun.elapsed() < time {
        let Ok(token) = mallory.guest().await else { continue };
        for _ in 0..100 {
            match mallory.act("POST", "/api/tables", &token, &wanted).await {
                Ok(_) => made += 1,
                Err(_) => refused += 1,
            }
            if begun.elapsed() >= time || refused > 500 {
                break 'attack;
            }
        }
    }
    let other = server.visitor("10.6.6.7");
    let token = other.guest().await?;
    let victim = other.table(&token).await;
    let figures = format!(
        "{made} made and {refused} refused in {} s; somebody else {}",
        begun.elapsed().as_secs(),
        victim.as_ref().map_or_else(|why| format!("is refused: {why}"), |_| "can".into())
    );
    Ok(Outcome::new(made <= 305 && refused > 0 && victim.is_ok(), figures))
}

/// An edition that fills what a request may hold.
pub async fn setups(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let mallory = server.visitor("10.6.6.6");
    let token = mallory.guest().await?;
    let usual = include_str!("../../../callisto/data/editions/pocket.toml");
    let mut taken = Vec::new();
    for kilobytes in [4, 15, 40, 120] {
        let edition = format!("{usual}\n# {}\n", "x".repeat(kilobytes * 1000));
        let wanted = json!({ "game": { "callisto": { "edition": edition, "players": 2 } } });
        let bearer = format!("Bearer {token}");
        let headers = [("authorization", &*bearer)];
        let answer = mallory.ask("POST", "/api/tables", &headers, &wanted.to_string()).await?;
        taken.push((kilobytes, answer.status));
    }
    let figures: Vec<String> = taken.iter().map(|(size, status)| format!("{size} kB {status}")).collect();
    let held =
        taken.iter().all(|(size, status)| (*size > 15) == (*status == 413) && (*size > 15 || *status == 201));
    Ok(Outcome::new(held, figures.join(", ")))
}

/// Editions with as much on their boards as fits: making the table, a game and the move of a strong bot.
pub async fn boards(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let mallory = server.visitor("10.6.6.6");
    let token = mallory.guest().await?;
    let bearer = format!("Bearer {token}");
    let process = server.process()?;
    let (mut taken, mut most) = (Vec::new(), Duration::ZERO);
    for (name, edition) in odd_editions() {
        let wish =
            json!({ "game": { "callisto": { "edition": edition, "players": 2 } }, "starter": { "seat": 1 } });
        let (used, begun) = (process.used()?, Instant::now());
        let headers = [("authorization", &*bearer)];
        let answer = mallory.ask("POST", "/api/tables", &headers, &wish.to_string()).await?;
        if answer.status == 201 {
            let table = answer.json()["id"].as_str().unwrap_or_default().to_owned();
            let mut socket = mallory.seat(&table, &token, "Mallory", Some(0)).await?;
            act(&mut socket, json!({ "seat-bot": { "seat": 1, "level": 1 } })).await?;
            act(&mut socket, json!({ "start": {} })).await?;
            // The weakest bot looks once at every move.
            sleep(Duration::from_secs(2)).await;
        }
        let cost = process.used()?.saturating_sub(used);
        most = most.max(cost);
        taken.push(format!("{name} {} {} ms", answer.status, cost.as_millis()));
        if begun.elapsed() > Duration::from_secs(20) {
            return Ok(Outcome::new(false, taken.join(", ")));
        }
    }
    let held = most < Duration::from_secs(2) && server.is_well().await;
    Ok(Outcome::new(held, taken.join(", ")))
}

/// Editions that are as large as they may be, or larger.
fn odd_editions() -> Vec<(&'static str, String)> {
    let usual = include_str!("../../../callisto/data/editions/pocket.toml");
    let board = |width: usize, height: usize, cell: &str| vec![cell.repeat(width); height].join("\n");
    let with = |picture: String| {
        let from = usual.find("[boards]").unwrap_or(usual.len());
        format!("{}[boards]\n2 = \"\"\"\n{picture}\"\"\"\n", &usual[..from])
    };
    vec![
        ("a wide board", with(board(250, 30, "."))),
        ("a large board", with(board(60, 60, "."))),
        ("the largest board", with(board(20, 20, "."))),
        ("no board", with(String::new())),
        ("many keys", format!("{usual}\n{}", (0..900).map(|n| format!("k{n} = {n}\n")).collect::<String>())),
        ("deep tables", format!("{usual}\nx = {}{}", "[".repeat(7_000), "]".repeat(7_000))),
        ("large numbers", usual.replace("count = 3", "count = 99999999999999999999")),
        ("many copies", usual.replace(" = 1\n", " = 255\n")),
    ]
}

/// Links for another device, again and again; nobody opens them.
pub async fn links(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let visitor = server.visitor("10.6.6.6");
    let token = visitor.guest().await?;
    let table = visitor.table(&token).await?;
    let _anna = visitor.seat(&table, &token, "Anna", Some(0)).await?;
    let offer = format!("/api/tables/{table}/seats/0/handover");
    let mut codes = Vec::new();
    for _ in 0..siege.many(200, 40) {
        if let Ok(made) = visitor.act("POST", &offer, &token, "").await {
            codes.extend(made["code"].as_str().map(str::to_owned));
        }
    }
    let mut good = 0;
    let other = server.visitor("10.6.6.7");
    for code in &codes {
        // Who opens their own link keeps the seat, and the link.
        good += usize::from(other.act("POST", &format!("/api/handover/{code}"), &token, "").await.is_ok());
    }
    let figures = format!("{} made, {good} of them are kept", codes.len());
    Ok(Outcome::new(codes.len() > 20 && (1..=10).contains(&good) && server.is_well().await, figures))
}

/// Each time a guest signs out everywhere is remembered for good.
pub async fn sign_outs(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let visitor = server.visitor("10.6.6.6");
    let mut token = visitor.guest().await?;
    let mut done = 0;
    for _ in 0..siege.many(300, 100) {
        let Ok(signed) = visitor.act("POST", "/api/guests/sign-out", &token, "").await else { continue };
        done += 1;
        token = signed["token"].as_str().unwrap_or_default().to_owned();
    }
    let other = server.visitor("10.6.6.7");
    let guest = other.guest().await?;
    let can = other.act("POST", "/api/guests/sign-out", &guest, "").await.is_ok();
    Ok(Outcome::new(done <= 61 && can, format!("{done} taken; somebody else can: {can}")))
}

/// Public tables of a few addresses, more than the list holds and newer than those of all others.
pub async fn listed(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let anna = server.visitor("10.6.6.6");
    let token = anna.guest().await?;
    let table = anna.table(&token).await?;
    let mut made = 0;
    for number in 0..5 {
        let mallory = server.visitor(&format!("10.6.7.{number}"));
        let token = mallory.guest().await?;
        for _ in 0..50 {
            made += usize::from(mallory.table(&token).await.is_ok());
        }
    }
    // The list is made once a second.
    sleep(Duration::from_millis(1_100)).await;
    let list = server.visitor("10.6.6.8").ask("GET", "/api/tables", &[], "").await?;
    let shows = list.body.contains(&table);
    Ok(Outcome::new(made > 200 && shows, format!("{made} made; the list shows somebody else's: {shows}")))
}
