//! Bots that build.

use std::time::Duration;

use games::{VillaPlay, VillaTable};
use serde_json::json;
use server::Limits;
use table::{Action, Phase, Table};
use villa::Action as Act;
use villa_engine::Intent;

use crate::common::{Folder, Running, limits};
use crate::site;

#[tokio::test(flavor = "multi_thread")]
async fn bots_build_while_somebody_watches() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let token = server.token().await;
    let table = server.table(&token, json!({ "game": { "villa": { "players": 2 } } })).await;
    let host = server.guest(&table, &token, "Host").await;
    for seat in 0..2 {
        host.client.act(Action::SeatBot { seat, level: 1 }).await.unwrap();
    }
    host.client.act(Action::Start { lot: 0 }).await.unwrap();
    let over = host.client.until(|view| view.table.as_ref().is_some_and(|t| t.phase() == Phase::Finished));
    assert!(tokio::time::timeout(Duration::from_secs(400), over).await.unwrap());
    let end = host.client.table().unwrap();
    let round = end.villa().unwrap();
    let tried = |step: &&games::VillaStep| matches!(step.action, Act::Bring { .. });
    assert!(round.steps().iter().filter(tried).count() > 0, "{:?}", round.steps());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_at_work_goes_on_after_a_restart() {
    // It thinks little: a bot that is interrupted on a busy machine may decide differently.
    const LEVEL: u8 = 6;
    let folder = Folder::new();
    let paced = || Limits { hand_pace: Duration::from_millis(100), ..limits() };
    let server = Running::start(folder.place(), paced()).await;
    let token = server.token().await;
    let table = server.table(&token, json!({ "game": { "villa": { "players": 2 } } })).await;
    let host = server.guest(&table, &token, "Host").await;
    for seat in 0..2 {
        host.client.act(Action::SeatBot { seat, level: LEVEL }).await.unwrap();
    }
    host.client.act(Action::Start { lot: 0 }).await.unwrap();
    let attempt = |table: &Table| table.villa().and_then(|round| round.attempt().cloned());
    let is_on_the_way = |table: &Table| attempt(table).is_some_and(|attempt| attempt.chunks.len() >= 2);
    let begun = host.client.until(|view| view.table.as_deref().is_some_and(is_on_the_way));
    assert!(tokio::time::timeout(Duration::from_secs(60), begun).await.unwrap());
    drop(host);
    server.stop().await;
    let server = Running::start(folder.place(), paced()).await;
    let host = server.guest(&table, &token, "Host").await;
    let left = host.client.table().unwrap();
    let begun = attempt(&left).expect("its hands are at work");
    let steps = left.villa().unwrap().steps().len();
    let intent = Intent::of(&site(&left), begun.by, LEVEL, &|| false);
    let Some(Intent::Work { hands, came_to, .. }) = intent else { panic!("{intent:?}") };
    let is_over = |table: &Table| table.villa().is_some_and(|round| round.steps().len() > steps);
    let over = host.client.until(|view| view.table.as_deref().is_some_and(is_over));
    assert!(tokio::time::timeout(Duration::from_secs(60), over).await.unwrap());
    let step = host.client.table().unwrap().villa().unwrap().steps()[steps].clone();
    assert_eq!((step.action, step.villa.as_deref()), (came_to.action, came_to.villa.as_deref()));
    // In one attempt, chunk for chunk.
    let log = server.url.log(&table, &token).await.unwrap();
    let plays = log.entries.iter().filter_map(|entry| match &entry.action {
        Action::Play { play, .. } => VillaPlay::of(play),
        _ => None,
    });
    let first: Vec<VillaPlay> = plays
        .skip_while(|play| !matches!(play, VillaPlay::Begin { .. }))
        .skip(1)
        .take_while(|play| matches!(play, VillaPlay::Hands { .. }))
        .collect();
    assert_eq!(first.len(), hands.len());
    assert!(first.len() > begun.chunks.len(), "it had more to do");
    server.stop().await;
}
