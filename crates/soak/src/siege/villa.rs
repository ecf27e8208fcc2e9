//! Hands in Villa Paletti that cost the server more than their owner.

use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use client::{Client, NewTable, ServerUrl};
use games::{VillaChoice, VillaPlay};
use table::{Action, Tagged};
use tokio::task::JoinSet;
use tokio::time::sleep;
use villa::Action as Act;
use villa_site::{CHUNK, Site, write_hands};
use villa_world::Input;

use super::{Outcome, Siege};
use crate::address;
use crate::bench::hands::{act, now, play, set_up};

/// One guest alone at a villa that is set up.
async fn alone(url: &ServerUrl) -> Result<(Client, Site), String> {
    let token = url.create_guest().await.map_err(|fault| fault.to_string())?.token;
    let wanted = NewTable::new(&VillaChoice::new(2));
    let table = url.create_table(&wanted, &token).await.map_err(|fault| fault.to_string())?.id;
    let (client, mut events) = Client::connect(games::ALL, url, &table, &token);
    // Events are for pages; nobody needs them here.
    tokio::spawn(async move { while events.recv().await.is_some() {} });
    act(&client, Action::Join { name: "Anna".into() }).await?;
    for seat in 0..2 {
        act(&client, Action::Sit { seat }).await?;
    }
    act(&client, Action::Start { lot: 0 }).await?;
    let site = set_up(&client).await?;
    Ok((client, site))
}

/// Works on a column with hands that hold still, for this many chunks, then breaks off; answers how long that took.
async fn attempt(client: &Client, site: &Site, chunks: u32) -> Result<Duration, String> {
    let column = site.game().movable_of(site.game().turn()).iter().next().ok_or("nothing can be moved")?;
    play(client, VillaPlay::begin(Some(column))).await?;
    let still = write_hands(&[Input::default(); CHUNK]);
    for number in 0..chunks {
        let hands =
            VillaPlay::Hands { from: number * CHUNK as u32, ticks: CHUNK as u32, inputs: still.clone() };
        play(client, hands).await?;
        // As many as one guest may do.
        sleep(Duration::from_millis(110)).await;
    }
    play(client, VillaPlay::action(Act::broken_off(Some(column)))).await
}

/// A crowd whose attempts are judged all the time, and another guest whose attempt is short.
pub async fn judging(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let url = server.url();
    let mut crowd = JoinSet::new();
    let many = siege.many(40, 6) as u32;
    for number in 0..many {
        // Of four addresses.
        let url = address::from(number % 4 * 20, &url);
        let (client, site) = alone(&url).await?;
        crowd.spawn(async move { while attempt(&client, &site, 60).await.is_ok() {} });
    }
    sleep(Duration::from_secs(siege.many(15, 8) as u64)).await;
    let (client, site) = alone(&address::from(10_000, &url)).await?;
    let (mut worst, tries) = (Duration::ZERO, 3);
    for _ in 0..tries {
        worst = worst.max(attempt(&client, &site, 6).await?);
        if !now(&client)?.seats_to_act().is_empty() {
            play(&client, VillaPlay::action(Act::EndTurn)).await.ok();
            break;
        }
    }
    let figures =
        format!("{many} of them; an attempt of 3 s elsewhere is judged after {} ms", worst.as_millis());
    Ok(Outcome::new(worst < Duration::from_secs(1) && server.is_well().await, figures))
}

/// Short messages that inflate a thousandfold.
pub async fn bombs(siege: &Siege) -> Result<Outcome, String> {
    let server = siege.server().await?;
    let url = server.url();
    // As many letters as hands may have, and more.
    let (short, long) = (packed_zeros(3_000_000), packed_zeros((16 << 20) - 1));
    let process = server.process()?;
    let (mut sent, mut usual, mut cost) = (0u32, Duration::ZERO, Duration::ZERO);
    for guest in 0..siege.many(15, 3) as u32 {
        let (client, site) = alone(&address::from(guest * 20, &url)).await?;
        let column =
            site.game().movable_of(site.game().turn()).iter().next().ok_or("nothing can be moved")?;
        play(&client, VillaPlay::begin(Some(column))).await?;
        // As many as one guest may do at once.
        sleep(Duration::from_secs(4)).await;
        for (inputs, spent) in [("AAAA", &mut usual), (&*short, &mut cost)] {
            let before = process.used()?;
            for _ in 0..16 {
                if hands(&client, inputs).await.is_ok() {
                    return Ok(Outcome::new(false, "hands that inflate were accepted"));
                }
            }
            *spent += process.used()? - before;
        }
        sent += 16;
        // A client that sends far too much is disconnected.
        let _ = tokio::time::timeout(Duration::from_secs(1), hands(&client, &long)).await;
    }
    let each = |time: Duration| time.as_secs_f64() / f64::from(sent) * 1e3;
    let (usual, each) = (each(usual), each(cost));
    let figures =
        format!("{sent} messages, {each:.1} ms of processor each; short nonsense takes {usual:.1} ms");
    Ok(Outcome::new(each < usual + 2.0 && server.is_well().await, figures))
}

/// Sends hands at work, whatever they are.
async fn hands(client: &Client, inputs: &str) -> Result<u64, String> {
    let table = now(client)?;
    let seat = *table.seats_to_act().first().ok_or("it is up to nobody")?;
    let hands = VillaPlay::Hands { from: 0, ticks: 30, inputs: inputs.to_owned() };
    let action = Action::Play { seat, turn: table.turn(), play: Tagged::from(&hands) };
    client.act(action).await.map_err(|refusal| refusal.to_string())
}

/// A number of zeros as input.
fn packed_zeros(many: usize) -> String {
    URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(&vec![0; many], 9))
}
