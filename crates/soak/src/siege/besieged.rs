//! A server of the siege's own, and what can be seen of it from outside.

use std::time::{Duration, Instant};

use client::ServerUrl;
use tokio::time::sleep;

use super::visitor::Visitor;
use crate::bench::process::Process;
use crate::fleet::Fleet;
use crate::ground::{Ground, Where};

/// A server under attack. It is gone when dropped.
pub struct Besieged {
    // Killed before its ground is taken away.
    fleet: Fleet,
    ground: Ground,
}

impl Besieged {
    pub async fn start(place: &Where, args: &[&str], files: Option<u64>) -> Result<Besieged, String> {
        let ground = Ground::new(place)?;
        let mut program = ground.program();
        program.args = args.iter().map(|arg| (*arg).to_owned()).collect();
        program.files = files;
        let fleet = Fleet::new(program, 1)?;
        fleet.start(0)?;
        fleet.well(0).await?;
        Ok(Besieged { fleet, ground })
    }

    /// Where it is.
    pub fn url(&self) -> ServerUrl {
        self.fleet.urls()[0].clone()
    }

    /// A client with that address, through a proxy on this machine.
    pub fn visitor(&self, address: &str) -> Visitor {
        Visitor::new(self.url().port, Some(address))
    }

    /// A client on this machine.
    pub fn local(&self) -> Visitor {
        Visitor::new(self.url().port, None)
    }

    pub fn process(&self) -> Result<Process, String> {
        self.fleet.process(0).map(Process).ok_or_else(|| "the server is gone".into())
    }

    /// Megabytes of memory.
    pub fn memory(&self) -> Result<f64, String> {
        Ok(self.process()?.memory()? as f64 / 1e6)
    }

    /// Connections that it has open.
    pub fn connections(&self) -> Result<usize, String> {
        self.process()?.connections()
    }

    /// Waits until no more than this many are open; answers after how long.
    pub async fn until_connections(
        &self,
        most: usize,
        patience: Duration,
    ) -> Result<Option<Duration>, String> {
        let begun = Instant::now();
        while self.connections()? > most {
            if begun.elapsed() > patience {
                return Ok(None);
            }
            sleep(Duration::from_millis(200)).await;
        }
        Ok(Some(begun.elapsed()))
    }

    /// Whether it still answers, and nothing in it has panicked.
    pub async fn is_well(&self) -> bool {
        let _ = &self.ground;
        self.local().ask("GET", "/health", &[], "").await.is_ok_and(|answer| answer.status == 200)
            && self.fleet.panics().is_empty()
    }
}
