//! The server: all tables that are open, and what keeps them going.

mod accept;
mod admit;
mod aside;
mod bots;
mod clocks;
mod elsewhere;
mod failures;
mod fair;
mod glance;
mod health;
mod judge;
mod listed;
mod names;
mod open_table;
mod orders;
mod outside;
mod present;
mod tables;
mod tidying;

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, RwLock, Weak};
use std::time::Instant;

use table::{Engine, Games, Guest, Time};
use tokio::sync::{Semaphore, watch};

use crate::Trust;
use crate::clock::{Clock, HouseClock};
use crate::connections::Connections;
use crate::http::Client;
use crate::identity::Seal;
use crate::ids::TableId;
use crate::limits::{Buckets, Limits, Rate};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};
pub use accept::Trouble;
pub(crate) use glance::glance;
pub use open_table::{OpenTable, Watcher};

/// A server with its tables.
pub struct House {
    pub(crate) store: Store,
    clock: HouseClock,
    pub(crate) seal: Seal,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    /// The address that links begin with, where it was given.
    pub(crate) public_url: Option<String>,
    /// Whether the server itself speaks TLS.
    pub(crate) tls: bool,
    /// Whom it believes.
    pub(crate) trust: Trust,
    /// Who is connected.
    pub(crate) connections: Arc<Connections>,
    /// What browsers load.
    pub(crate) client: Client,
    /// The games that are played here.
    pub(crate) games: Games,
    /// What can be done for them beside their rules.
    pub(crate) engines: &'static [Engine],
    open: Mutex<Open>,
    pub(crate) messages: Buckets<Guest>,
    pub(crate) actions: Buckets<Guest>,
    pub(crate) gestures: Buckets<Guest>,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) guests: Buckets<IpAddr>,
    tables_made: Buckets<IpAddr>,
    /// Bytes of the past of tables that were told.
    pub(crate) past: Buckets<Guest>,
    pub(crate) past_per_address: Buckets<IpAddr>,
    /// How often somebody may come back to a seat although their address asks too much.
    pub(crate) returns: Buckets<Guest>,
    pub(crate) sockets_by_address: Mutex<HashMap<IpAddr, usize>>,
    /// How many logs may be followed from their beginning at a time.
    pub(crate) openings: Semaphore,
    pub(crate) public_list: listed::Listed,
    /// How often guests have signed out of all devices.
    signed_out: RwLock<HashMap<Guest, u64>>,
    /// From where guests were last seen, for the sharing of what takes long.
    homes: fair::Homes,
    /// Tables that nobody may be watching any more, so that who comes next need not wait for them.
    recent: Mutex<VecDeque<(Instant, Arc<OpenTable>)>>,
    /// What was said about once.
    warned_of_proxy: AtomicBool,
    warned_of_name: AtomicBool,
    bots: bots::Queue,
    judges: judge::Judges,
    failures: failures::Failures,
    health: health::Health,
    orders: orders::Orders,
    aside: aside::Aside,
    pulse: clocks::Pulse,
    stopping: watch::Sender<bool>,
}

/// How many logs are followed from their beginning at a time: each takes a core for as long as that takes.
const OPENINGS: usize = 2;

/// Tables in memory. One that nobody watches any more is dropped, and its place swept away when many are.
#[derive(Default)]
struct Open {
    tables: HashMap<TableId, Weak<OpenTable>>,
    sweep_at: usize,
}

impl Open {
    fn get(&self, id: TableId) -> Option<Arc<OpenTable>> {
        self.tables.get(&id).and_then(Weak::upgrade)
    }

    fn insert(&mut self, id: TableId, table: &Arc<OpenTable>) {
        self.tables.insert(id, Arc::downgrade(table));
        if self.tables.len() > self.sweep_at {
            self.tables.retain(|_, table| table.strong_count() > 0);
            self.sweep_at = 2 * self.tables.len() + 100;
        }
    }
}

impl House {
    /// Opens the server on its data.
    pub async fn open(
        store: Store,
        clock: Clock,
        limits: Limits,
        (public_url, tls, trust): (Option<String>, bool, Trust),
        connections: Arc<Connections>,
        client: Client,
        (games, engines): (Games, &'static [Engine]),
    ) -> Result<Arc<House>, StoreError> {
        let seal = Seal::new(store.secret().await?);
        let clock = HouseClock::new(clock, store.last_beat().await?);
        let signed_out = store.signed_out().await?;
        Ok(Arc::new(House {
            messages: Buckets::new(limits.messages),
            actions: Buckets::new(limits.actions),
            gestures: Buckets::new(limits.gestures),
            requests: Buckets::new(limits.requests),
            guests: Buckets::new(limits.guests),
            tables_made: Buckets::by_the_hour(limits.tables_per_hour_per_address),
            past: Buckets::new(limits.past),
            past_per_address: Buckets::new(limits.past_per_address),
            returns: Buckets::new(Rate { burst: 10, per_second: 1 }),
            sockets_by_address: Mutex::default(),
            openings: Semaphore::new(OPENINGS),
            public_list: listed::Listed::default(),
            signed_out: RwLock::new(signed_out.into_iter().collect()),
            homes: fair::Homes::default(),
            recent: Mutex::default(),
            warned_of_proxy: AtomicBool::new(false),
            warned_of_name: AtomicBool::new(false),
            bots: bots::Queue::new(limits.bots),
            judges: judge::Judges::new(limits.judges),
            failures: failures::Failures::default(),
            health: health::Health::default(),
            orders: orders::Orders::default(),
            aside: aside::Aside::default(),
            pulse: clocks::Pulse::default(),
            store,
            clock,
            seal,
            limits,
            metrics: Metrics::new(),
            public_url,
            tls,
            trust,
            connections,
            client,
            games,
            engines,
            open: Mutex::default(),
            stopping: watch::Sender::new(false),
        }))
    }

    /// What can be done for a game beside its rules.
    fn engine(&self, game: &str) -> Option<&'static Engine> {
        self.engines.iter().find(|engine| engine.game == game)
    }

    /// Starts what runs beside the requests: clocks, bots, notices of other servers. First of all it notes for how long
    /// the server was away.
    pub async fn wake(self: &Arc<House>) -> Result<(), StoreError> {
        self.notice_absence().await?;
        // Nobody slips in before it is known who is kept out.
        self.read_orders().await?;
        tokio::spawn(self.clone().watch_orders());
        tokio::spawn(self.clone().look_at_aside());
        tokio::spawn(self.clone().beat());
        tokio::spawn(self.clone().watch_clocks());
        tokio::spawn(self.clone().watch_bots());
        tokio::spawn(self.clone().hear_notices());
        tokio::spawn(self.clone().watch_elsewhere());
        tokio::spawn(self.clone().keep_tidy());
        Ok(())
    }

    /// Tells all connections that the server goes down.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Waits until the server goes down.
    pub(crate) async fn stopped(&self) {
        let mut stopping = self.stopping.subscribe();
        // The sender lives as long as the server.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    }

    /// The time now.
    pub(crate) fn now(&self) -> Time {
        self.clock.now()
    }
}
