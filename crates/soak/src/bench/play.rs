//! Many tables in play at once.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use client::{Client, ClientError, Direct, NewTable, Refusal, ServerUrl};
use fastrand::Rng;
use games::{CallistoChoice, CallistoRound, CallistoTable};
use table::{Action, Phase, Round, Table};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::latency::Latencies;
use super::timed::{Stopwatch, Timed};
use crate::address;

/// How many tables are made at once.
const AT_ONCE: usize = 50;

/// A hall full of tables.
pub struct Hall {
    stopwatch: Stopwatch,
    players: JoinSet<()>,
}

impl Hall {
    /// Makes tables of two, and begins to play at each.
    pub async fn gather(url: &ServerUrl, tables: u32, think: Range<u64>, seed: u64) -> Result<Hall, String> {
        let stopwatch = Stopwatch::default();
        let mut dice = Rng::with_seed(seed);
        let (mut making, mut players) = (JoinSet::new(), JoinSet::new());
        let at_once = Arc::new(Semaphore::new(AT_ONCE));
        for number in 0..tables {
            let (url, stopwatch) = (address::from(number * 4, url), stopwatch.clone());
            let at_once = at_once.clone();
            making.spawn(async move {
                let _turn = at_once.acquire().await;
                two(&url, &stopwatch).await
            });
        }
        while let Some(made) = making.join_next().await {
            let two = made.map_err(|error| error.to_string())??;
            for (seat, client) in (0..).zip(two) {
                players.spawn(play(client, seat, think.clone(), dice.fork()));
            }
        }
        Ok(Hall { stopwatch, players })
    }

    /// From now on it counts.
    pub fn begin(&self) {
        self.stopwatch.run(true);
    }

    /// Until now: the times of acknowledgement and of delivery.
    pub async fn end(mut self) -> (Latencies, Latencies) {
        self.stopwatch.run(false);
        // What is on its way arrives.
        sleep(Duration::from_secs(2)).await;
        self.players.shutdown().await;
        self.stopwatch.read()
    }
}

/// Two players at a new table whose game has begun.
async fn two(url: &ServerUrl, stopwatch: &Stopwatch) -> Result<[Client; 2], String> {
    let text = |fault: ClientError| fault.to_string();
    let (host, guest) =
        (url.create_guest().await.map_err(text)?.token, url.create_guest().await.map_err(text)?.token);
    let wanted = NewTable { rounds: Some(10), ..NewTable::new(&CallistoChoice::new("benelux", 2)) };
    let table = url.create_table(&wanted, &host).await.map_err(text)?.id;
    let clients = [host, guest].map(|token| {
        let connector = Direct { server: url.clone(), table: table.clone(), token };
        Client::by(games::ALL, Timed { connector, stopwatch: stopwatch.clone() }).0
    });
    let text = |refusal: Refusal| refusal.to_string();
    for (seat, client) in (0..).zip(&clients) {
        client.act(Action::Join { name: format!("Guest {seat}") }).await.map_err(text)?;
        client.act(Action::Sit { seat }).await.map_err(text)?;
    }
    let last = clients[0].act(Action::Start { lot: 0 }).await.map_err(text)?;
    for client in &clients {
        client.reached(last).await;
    }
    Ok(clients)
}

/// Plays on and on; the first seat starts the next game.
async fn play(client: Client, seat: u8, think: Range<u64>, mut dice: Rng) {
    let mut changes = client.changes();
    loop {
        let action =
            changes.borrow_and_update().view().table.as_ref().and_then(|table| next(table, seat, &mut dice));
        let Some(action) = action else {
            if changes.changed().await.is_err() {
                return;
            }
            continue;
        };
        sleep(Duration::from_millis(dice.u64(think.clone()))).await;
        match client.act(action).await {
            Ok(number) => drop(client.reached(number).await),
            Err(Refusal::Rejected(why)) => println!("WRONG: a move was refused: {why}"),
            Err(Refusal::Ended(why)) => return println!("WRONG: a client has ended: {why}"),
        }
    }
}

fn next(table: &Table, seat: u8, dice: &mut Rng) -> Option<Action> {
    if table.phase() == Phase::Between && seat == 0 {
        return Some(Action::Start { lot: 0 });
    }
    let round = table.round().filter(|_| table.seat_to_move() == Some(seat))?;
    let legal = round.position().legal();
    let mv = legal.nth(dice.usize(..legal.len().max(1)))?;
    Some(Action::Play { seat, turn: round.turn(), play: CallistoRound::tagged(&table.rules().cell_list(mv)) })
}
