//! People who only watch.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use client::{ClientError, NewTable, ServerUrl, Socket, Stream};
use games::CallistoChoice;
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
    /// Connects a number of guests to a number of tables, spread evenly.
    pub async fn gather(url: &ServerUrl, guests: u32, tables: u32) -> Result<Crowd, String> {
        let mut ids = Vec::new();
        for number in 0..tables.max(1) {
            ids.push(make_table(&address::from(number * 20, url)).await.map_err(|fault| fault.to_string())?);
        }
        let (ids, held) = (Arc::new(ids), Arc::new(AtomicU32::new(0)));
        let mut watchers = JoinSet::new();
        let mut coming = JoinSet::new();
        for number in 0..guests {
            let (url, ids) = (address::from(number, url), ids.clone());
            coming.spawn(async move { come(&url, &ids[number as usize % ids.len()]).await });
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

async fn make_table(url: &ServerUrl) -> Result<String, ClientError> {
    let token = url.create_guest().await?.token;
    let table = NewTable::new(&CallistoChoice::new("benelux", 2));
    Ok(url.create_table(&table, &token).await?.id)
}

async fn come(url: &ServerUrl, table: &str) -> Result<Socket, ClientError> {
    let token = url.create_guest().await?.token;
    let mut socket = Socket::over(Stream::open(url).await?, url, table, &token).await?;
    let gone = || ClientError::Unreachable("it hung up".into());
    socket.say.send(ClientMessage::Hello { have: 0, protocol: table::PROTOCOL }).map_err(|_| gone())?;
    loop {
        let heard = socket.hear.recv().await.ok_or_else(gone)?;
        if let ServerMessage::Welcome { .. } = heard.map_err(ClientError::NotUnderstood)? {
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
