//! People who only watch.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use client::{Fault, House, Line, Socket};
use serde_json::json;
use table::{ClientMessage, ServerMessage};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::address;

/// How many come at once.
const AT_ONCE: usize = 100;

/// A crowd of watchers, gone when dropped.
pub struct Crowd {
    held: Arc<AtomicU32>,
    /// Each holds a connection.
    _watchers: JoinSet<()>,
}

impl Crowd {
    /// Brings so many guests to so many tables, spread evenly.
    pub async fn gather(house: &House, guests: u32, tables: u32) -> Result<Crowd, String> {
        let mut ids = Vec::new();
        for number in 0..tables.max(1) {
            ids.push(
                make_table(&address::from(number * 20, house)).await.map_err(|fault| fault.to_string())?,
            );
        }
        let (ids, held) = (Arc::new(ids), Arc::new(AtomicU32::new(0)));
        let mut watchers = JoinSet::new();
        let mut coming = JoinSet::new();
        for number in 0..guests {
            let (house, ids) = (address::from(number, house), ids.clone());
            coming.spawn(async move { come(&house, &ids[number as usize % ids.len()]).await });
            while coming.len() >= AT_ONCE || number + 1 == guests && !coming.is_empty() {
                let Some(Ok(come)) = coming.join_next().await else { continue };
                let socket = come.map_err(|fault| format!("only {} came: {fault}", watchers.len()))?;
                watchers.spawn(stay(socket, held.clone()));
            }
            if number % 1_000 == 999 {
                println!("{} of {guests} watch.", number + 1);
            }
        }
        // Until everybody has heard of the last one.
        sleep(Duration::from_secs(5)).await;
        Ok(Crowd { held, _watchers: watchers })
    }

    /// How many are connected.
    pub fn held(&self) -> u32 {
        self.held.load(Ordering::Relaxed)
    }
}

async fn make_table(house: &House) -> Result<String, Fault> {
    let token = house.create_guest().await?.token;
    let table = json!({"game": {"callisto": {"edition": "benelux", "players": 2}}});
    Ok(house.create_table(&table, &token).await?.id)
}

async fn come(house: &House, table: &str) -> Result<Socket, Fault> {
    let token = house.create_guest().await?.token;
    let mut socket = Socket::over(Line::open(house).await?, house, table, &token).await?;
    let gone = || Fault::Unreachable("it hung up".into());
    socket.say.send(ClientMessage::Hello { have: 0, protocol: table::PROTOCOL }).map_err(|_| gone())?;
    loop {
        let heard = socket.hear.recv().await.ok_or_else(gone)?;
        if let ServerMessage::Welcome { .. } = heard.map_err(Fault::NotUnderstood)? {
            return Ok(socket);
        }
    }
}

/// Listens until the connection ends.
async fn stay(mut socket: Socket, held: Arc<AtomicU32>) {
    held.fetch_add(1, Ordering::Relaxed);
    while socket.hear.recv().await.is_some() {}
    held.fetch_sub(1, Ordering::Relaxed);
}
