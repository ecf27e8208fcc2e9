//! Those who fill the disk.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{Outcome, Siege};

/// Tables, as many as one address can make, each guest as many as they may.
pub async fn tables(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let (mut made, mut refused) = (0, 0);
    let time = Duration::from_secs(siege.many(12, 6) as u64);
    let begun = Instant::now();
    let wish = json!({ "game": { "callisto": { "edition": "pocket", "players": 2 } } }).to_string();
    let mallory = server.visitor("10.6.6.6");
    'attack: while begun.elapsed() < time {
        let Ok(token) = mallory.guest().await else { continue };
        for _ in 0..100 {
            match mallory.act("POST", "/api/tables", &token, &wish).await {
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
        let wish = json!({ "game": { "callisto": { "edition": edition, "players": 2 } } });
        let bearer = format!("Bearer {token}");
        let headers = [("authorization", &*bearer)];
        let answer = mallory.ask("POST", "/api/tables", &headers, &wish.to_string()).await?;
        taken.push((kilobytes, answer.status));
    }
    let figures: Vec<String> = taken.iter().map(|(size, status)| format!("{size} kB {status}")).collect();
    let held =
        taken.iter().all(|(size, status)| (*size > 15) == (*status == 413) && (*size > 15 || *status == 201));
    Ok(Outcome::new(held, figures.join(", ")))
}
