//! A connector with which everything goes wrong that can go wrong between a client and a server.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use client::{ClientError, Connector, ServerUrl, Socket, Stream};
use fastrand::Rng;
use table::Guest;

use super::fray::Fray;
use super::travel::Travel;
use super::weather::{Mishap, Weather};
use crate::ledger::SharedLedger;

/// How long a line holds at best, in milliseconds.
const LIFE: std::ops::Range<u64> = 200..8_000;

/// Bytes that a frayed line lets out: it may break during the handshake, or in the middle of any message after it.
const OUT: std::ops::Range<usize> = 100..3_000;

/// Bytes that a frayed line lets in.
const INTO: std::ops::Range<usize> = 100..12_000;

/// The way of one client to its table, over any of the servers that share their data.
pub struct BadConnector {
    /// The servers.
    pub urls: Vec<ServerUrl>,
    /// The one to go to next, counted on and on.
    pub next: usize,
    /// The table's id.
    pub table: String,
    /// Who travels.
    pub guest: Guest,
    /// Their token.
    pub token: String,
    /// Where everything is written down.
    pub ledger: SharedLedger,
    /// How bad it is.
    pub weather: Weather,
    /// Chance.
    pub dice: Rng,
    /// The last entry that has arrived.
    pub known: Arc<AtomicU64>,
}

impl Connector for BadConnector {
    async fn open(&mut self) -> Result<Socket, ClientError> {
        let calm = *self.weather.watch().borrow();
        let opened = self.dial(calm).await;
        // To another server when this one is down, and now and then just so.
        if opened.is_err() || !calm && self.dice.u8(..4) == 0 {
            self.next += 1;
        }
        let life = (!calm).then(|| Duration::from_millis(self.dice.u64(LIFE)));
        Ok(Travel {
            guest: self.guest,
            ledger: self.ledger.clone(),
            weather: self.weather.clone(),
            dice: self.dice.fork(),
            known: self.known.clone(),
        }
        .along(opened?, life))
    }
}

impl BadConnector {
    async fn dial(&mut self, calm: bool) -> Result<Socket, ClientError> {
        let url = &self.urls[self.next % self.urls.len()];
        let stream = Stream::open(url).await?;
        let (mut out, mut into) = (usize::MAX, usize::MAX);
        if !calm && self.dice.u8(..3) == 0 {
            self.weather.count(Mishap::Frayed);
            if self.dice.bool() { out = self.dice.usize(OUT) } else { into = self.dice.usize(INTO) }
        }
        Socket::over(Fray::new(stream, out, into), url, &self.table, &self.token).await
    }
}
