//! Too many at one table, and too much asked of it.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::timeout;

use super::readers::large_table;
use super::visitor::{act, hear_text, say};
use super::{Outcome, Siege};

/// A table holds so many people, and then says so; until then each comes in as quickly as the first.
pub async fn joining(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let host = server.visitor("10.9.0.1");
    let token = host.guest().await?;
    let table = host.table(&token).await?;
    let mut anna = host.seat(&table, &token, "Anna", Some(0)).await?;
    let many = siege.many(1_500, 260);
    let (mut first, mut last, mut joined) = (Duration::ZERO, Duration::ZERO, 0);
    let mut refused = None;
    for number in 0..many {
        let visitor = server.visitor(&format!("10.2.{}.{}", number / 100, number % 100));
        let guest = visitor.guest().await?;
        let begun = Instant::now();
        match visitor.seat(&table, &guest, &format!("Guest {number}"), None).await {
            Ok(_) => joined += 1,
            Err(why) => {
                refused = Some(why);
                break;
            }
        }
        last = begun.elapsed();
        if number == 20 {
            first = last;
        }
    }
    let begun = Instant::now();
    act(&mut anna, json!({ "chat": { "text": "still here" } })).await?;
    let chat = begun.elapsed();
    let figures = format!(
        "{joined} of {many} joined, the 20th in {} ms, the last in {} ms, then {}; a word takes {} ms",
        first.as_millis(),
        last.as_millis(),
        refused.as_deref().unwrap_or("no end"),
        chat.as_millis()
    );
    let is_bounded = refused.is_some() && (50..=400).contains(&joined);
    Ok(Outcome::new(is_bounded && chat < Duration::from_millis(500), figures))
}

/// One token opens hundreds of connections to a table; whoever sits there comes back all the same, from the same address.
pub async fn sockets(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let anna = server.visitor("10.3.3.3");
    let token = anna.guest().await?;
    let table = anna.table(&token).await?;
    drop(anna.seat(&table, &token, "Anna", Some(0)).await?);
    let mut open = Vec::new();
    // Many guests of one address, and each many times.
    for guest in 0..siege.many(64, 4) {
        let mallory =
            if guest < 60 { anna.guest().await? } else { server.visitor("10.3.3.4").guest().await? };
        for _ in 0..siege.many(if guest == 0 { 500 } else { 10 }, 20) {
            open.extend(anna.socket(&table, &mallory).await.ok());
        }
    }
    let each = open.len();
    // Now that their address has asked too much, too.
    for _ in 0..700 {
        if anna.ask("GET", "/api/openapi.json", &[], "").await.is_ok_and(|answer| answer.status == 429) {
            break;
        }
    }
    let back = anna.seat(&table, &token, "Anna", None).await;
    // Somebody with a seat who comes too often takes the place of themself.
    let mut own = Vec::new();
    for _ in 0..9 {
        own.push(anna.socket(&table, &token).await);
    }
    let figures = format!(
        "{each} connections of {} guests stay; who sits there {}",
        siege.many(64, 4),
        back.as_ref().map_or_else(|why| format!("is refused: {why}"), |_| "gets in".into())
    );
    let is_bounded = each <= siege.many(64, 4) * 8;
    Ok(Outcome::new(is_bounded && back.is_ok() && own.iter().all(Result::is_ok), figures))
}

/// A few words, each answered with the whole past.
pub async fn hello(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let (table, _) = large_table(&server, siege.many(4_000, 1_500)).await?;
    let visitor = server.visitor("10.4.4.4");
    let token = visitor.guest().await?;
    let mut socket = visitor.socket(&table, &token).await?;
    let hello = json!({ "hello": { "have": 0, "protocol": table::PROTOCOL } });
    let (mut bytes, mut words) = (0usize, 0usize);
    let attack = async {
        loop {
            say(&mut socket, &hello).await?;
            words += 1;
            // One log is read before the next is asked for.
            loop {
                let heard = hear_text(&mut socket).await?;
                bytes += heard.len();
                if heard.contains("\"the end\"") {
                    break;
                }
            }
        }
        #[allow(unreachable_code)]
        Ok::<(), String>(())
    };
    let time = siege.many(20, 12) as u64;
    let _ = timeout(Duration::from_secs(time), attack).await;
    let megabytes = bytes as f64 / 1e6;
    // The burst and what is given in that time, with some room for what was on its way.
    let most = 8.4 + 0.53 * time as f64 + 2.0;
    let held = megabytes < most && server.is_well().await;
    Ok(Outcome::new(
        held,
        format!("{words} words brought {megabytes:.1} MB in {time} s, at most {most:.0} are given"),
    ))
}

/// How a large table stands, asked again and again: nobody folds its log for that.
pub async fn looking(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let (table, _) = large_table(&server, siege.many(8_000, 1_500)).await?;
    let process = server.process()?;
    let (before, mut worst) = (process.used()?, Duration::ZERO);
    for number in 0..50 {
        let visitor = server.visitor(&format!("10.5.0.{number}"));
        let begun = Instant::now();
        let answer = visitor.ask("GET", &format!("/api/tables/{table}"), &[], "").await?;
        worst = worst.max(begun.elapsed());
        if answer.status != 200 {
            return Ok(Outcome::new(false, format!("answered {}", answer.status)));
        }
    }
    let each = (process.used()? - before).as_secs_f64() / 50.0 * 1e3;
    let figures = format!("{each:.1} ms of processor each, {} ms at worst", worst.as_millis());
    Ok(Outcome::new(each < 5.0, figures))
}
