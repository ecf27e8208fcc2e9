//! Too many at one table, and too much asked of it.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::{sleep, timeout};

use super::readers::large_table;
use super::visitor::{act, hear_text, say};
use super::{Outcome, Scene, Siege};

/// A table has a limit of people, and then says so; until then each joins as quickly as the first.
pub async fn joining(siege: &Siege) -> Result<Outcome, String> {
    let Scene { server, table, mut anna, .. } = siege.scene().await?;
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

/// Guests of one address take the places of a table and fill its log. Others can still come and speak.
pub async fn strangers(siege: &Siege) -> Result<Outcome, String> {
    let Scene { server, table, anna: _anna, .. } = siege.scene().await?;
    let mallory = server.visitor("10.2.2.2");
    let (mut joined, mut said) = (0, 0);
    let begun = Instant::now();
    for number in 0..siege.many(120, 50) {
        // Sixty at once, then one each second.
        let guest = mallory.guest_in_the_end().await?;
        let Ok(mut socket) = mallory.seat(&table, &guest, &format!("Guest {number}"), None).await else {
            continue;
        };
        joined += 1;
        for _ in 0..20 {
            let chat = act(&mut socket, json!({ "chat": { "text": "a word that fills the log" } })).await;
            if !chat.is_ok_and(|answer| answer.get("accepted").is_some()) {
                break;
            }
            said += 1;
        }
    }
    let most = 300 + begun.elapsed().as_secs() + 5;
    let ben = server.visitor("10.2.2.3");
    let guest = ben.guest().await?;
    let welcome = match ben.seat(&table, &guest, "Ben", None).await {
        Ok(mut socket) => {
            act(&mut socket, json!({ "chat": { "text": "hello" } })).await?.get("accepted").is_some()
        }
        Err(_) => false,
    };
    let figures = format!("{joined} joined and said {said} words; somebody else can: {welcome}");
    Ok(Outcome::new(joined <= 40 && joined + said <= most && welcome, figures))
}

/// One token opens hundreds of connections to a table; a player can still reconnect from the same address.
pub async fn sockets(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let anna = server.visitor("10.3.3.3");
    let token = anna.guest().await?;
    let table = anna.table(&token).await?;
    drop(anna.seat(&table, &token, "Anna", Some(0)).await?);
    let mut open = Vec::new();
    // Many guests of one address, as many as it may have with Anna, and each many times.
    for guest in 0..siege.many(64, 4) {
        // The connections of the first are many requests, too.
        let from = if guest < 59 { anna.clone() } else { server.visitor("10.3.3.4") };
        let mallory = from.guest_in_the_end().await?;
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
    // A player who connects too often replaces their own connections.
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

/// The last few entries of a log again and again: they are as large as entries may be, and asking for them costs nothing.
pub async fn tail(siege: &Siege) -> Result<Outcome, String> {
    let mut scene = siege.scene().await?;
    for _ in 0..12 {
        act(&mut scene.anna, json!({ "chat": { "text": "\u{1F3DB}".repeat(500) } })).await?;
    }
    let host = scene.host();
    let Scene { server, table, token, .. } = scene;
    let log = host.log(&table, &token).await?.json();
    let have = log["entries"].as_array().map_or(0, Vec::len).saturating_sub(10);
    let visitor = server.visitor("10.4.4.4");
    let hello = json!({ "hello": { "have": have, "protocol": table::PROTOCOL } });
    let time = Duration::from_secs(siege.many(20, 10) as u64);
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..16 {
        // Each guest may say this many things; they say nothing else.
        let token = visitor.guest().await?;
        let (visitor, table, hello) = (visitor.clone(), table.clone(), hello.clone());
        tasks.spawn(async move {
            let mut bytes = 0;
            let attack = async {
                let mut socket = visitor.socket(&table, &token).await?;
                loop {
                    say(&mut socket, &hello).await?;
                    while !hear_text(&mut socket).await?.starts_with("{\"entries\"") {}
                    bytes += 20_000;
                    sleep(Duration::from_millis(9)).await;
                }
                #[allow(unreachable_code)]
                Ok::<(), String>(())
            };
            let _ = timeout(time, attack).await;
            bytes
        });
    }
    let bytes: usize = tasks.join_all().await.into_iter().sum();
    let megabytes = bytes as f64 / 1e6;
    // The burst of an address and what it is given in that time.
    let most = 67.1 + 4.2 * time.as_secs_f64() + 4.0;
    let held = megabytes < most && server.is_well().await;
    Ok(Outcome::new(held, format!("{megabytes:.0} MB in {} s, at most {most:.0} are given", time.as_secs())))
}

/// One waves as fast as possible before hundreds of connections of the same attacker: each wave goes to all of them.
pub async fn showing(siege: &Siege) -> Result<Outcome, String> {
    let Scene { server, table, mut anna, .. } = siege.scene().await?;
    let mut tasks = tokio::task::JoinSet::new();
    let many = siege.many(240, 80);
    let (told, mut bytes) = tokio::sync::mpsc::unbounded_channel();
    for number in 0..many / 8 {
        let visitor = server.visitor(&format!("10.9.1.{number}"));
        let token = visitor.guest().await?;
        for _ in 0..8 {
            let mut socket = visitor.socket(&table, &token).await?;
            say(&mut socket, &json!({ "hello": { "have": 0, "protocol": table::PROTOCOL } })).await?;
            let told = told.clone();
            tasks.spawn(async move {
                while let Ok(heard) = hear_text(&mut socket).await {
                    if heard.starts_with("{\"gesture\"") && told.send(heard.len()).is_err() {
                        return;
                    }
                }
            });
        }
    }
    let time = Duration::from_secs(siege.many(20, 12) as u64);
    let begun = Instant::now();
    while begun.elapsed() < time {
        say(&mut anna, &json!({ "gesture": { "seat": 0, "frame": "x".repeat(1000) } })).await?;
        sleep(Duration::from_millis(15)).await;
    }
    tasks.shutdown().await;
    let mut sum = 0;
    while let Ok(more) = bytes.try_recv() {
        sum += more;
    }
    let (megabytes, most) = (sum as f64 / 1e6, 4.2 + 1.05 * time.as_secs_f64() + 2.0);
    let held = megabytes > 1.0 && megabytes < most && server.is_well().await;
    let figures =
        format!("{many} saw {megabytes:.1} MB in {} s, at most {most:.0} are shown", time.as_secs());
    Ok(Outcome::new(held, figures))
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

/// Guests of one address who sit at tables of their own take all connections that there are.
pub async fn players(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server_with(&[], Some(128)).await?;
    let mallory = server.visitor("10.6.6.6");
    let mut held = Vec::new();
    for _ in 0..18 {
        // The last of them take the places of the first.
        let Ok(token) = mallory.guest().await else { continue };
        let Ok(table) = mallory.table(&token).await else { continue };
        held.extend(mallory.seat(&table, &token, "Mallory", Some(0)).await.ok());
        for _ in 0..7 {
            let Ok(mut socket) = mallory.socket(&table, &token).await else { continue };
            let _ = say(&mut socket, &json!({ "hello": { "have": 0, "protocol": table::PROTOCOL } })).await;
            held.push(socket);
        }
    }
    let (mut answered, mut worst) = (0, Duration::ZERO);
    for number in 0..10 {
        let other = server.visitor(&format!("10.6.7.{number}"));
        let begun = Instant::now();
        let come = async {
            let token = other.guest().await?;
            let table = other.table(&token).await?;
            other.seat(&table, &token, "Anna", Some(0)).await
        };
        answered += usize::from(matches!(timeout(Duration::from_secs(5), come).await, Ok(Ok(_))));
        worst = worst.max(begun.elapsed());
    }
    let figures = format!(
        "{} connections of players at 128 files; {answered} of 10 others came and sat down, {} ms at worst",
        held.len(),
        worst.as_millis()
    );
    Ok(Outcome::new(answered == 10 && held.len() > 60, figures))
}

/// Guests of one address say what costs nothing, as often as each of them may.
pub async fn pings(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let anna = server.visitor("10.7.7.7");
    let token = anna.guest().await?;
    let table = anna.table(&token).await?;
    let mut own = anna.seat(&table, &token, "Anna", Some(0)).await?;
    let mallory = server.visitor("10.6.6.6");
    let time = Duration::from_secs(siege.many(10, 5) as u64);
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..siege.many(58, 30) {
        let guest = mallory.guest().await?;
        let (mallory, table) = (mallory.clone(), table.clone());
        tasks.spawn(async move {
            let mut heard = 0_usize;
            let attack = async {
                let mut socket = mallory.socket(&table, &guest).await?;
                say(&mut socket, &json!({ "hello": { "have": 0, "protocol": table::PROTOCOL } })).await?;
                loop {
                    say(&mut socket, &json!("ping")).await?;
                    while hear_text(&mut socket).await? != "\"pong\"" {}
                    heard += 1;
                    sleep(Duration::from_millis(7)).await;
                }
                #[allow(unreachable_code)]
                Ok::<(), String>(())
            };
            let _ = timeout(time, attack).await;
            heard
        });
    }
    let mut worst = Duration::ZERO;
    let begun = Instant::now();
    while begun.elapsed() + Duration::from_secs(1) < time {
        let said = Instant::now();
        act(&mut own, json!({ "chat": { "text": "still here" } })).await?;
        worst = worst.max(said.elapsed());
        sleep(Duration::from_millis(200)).await;
    }
    let pongs: usize = tasks.join_all().await.into_iter().sum();
    let most = 4_000 + 2_000 * (time.as_secs() as usize + 1);
    let figures = format!(
        "{pongs} answered in {} s, at most {most}; a word elsewhere takes {} ms at worst",
        time.as_secs(),
        worst.as_millis()
    );
    Ok(Outcome::new(pongs <= most && worst < Duration::from_secs(1) && server.is_well().await, figures))
}
