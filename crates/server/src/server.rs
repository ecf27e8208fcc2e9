//! The server: all tables that are open, and what keeps them going.

mod accept;
mod admit;
mod aside;
mod bots;
mod chat;
mod clocks;
mod elsewhere;
mod failures;
mod fair;
mod health;
mod judge;
mod listed;
mod names;
mod open_table;
mod orders;
mod outside;
mod present;
mod strangers;
mod table_row;
mod tables;
mod tidying;
mod workers;

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, RwLock, Weak};
use std::time::Instant;

use table::{Engine, Games, Guest, Time};
use tokio::sync::watch;

use crate::Trust;
use crate::clock::{Clock, ServerClock};
use crate::connections::Connections;
use crate::http::Client;
use crate::identity::Seal;
use crate::ids::TableId;
use crate::limits::{Buckets, Limits, Rate};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};
pub use accept::ActError;
pub(crate) use fair::Owner;
pub use open_table::{OpenTable, Watcher};
pub use strangers::Unwelcome;
pub(crate) use table_row::table_row;

/// A server with its tables.
pub struct Server {
    pub(crate) store: Store,
    clock: ServerClock,
    /// When a server was there before this one.
    last_there: Option<Time>,
    pub(crate) seal: Seal,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    /// The address that links begin with, where it was given.
    pub(crate) public_url: Option<String>,
    /// Whether the server itself speaks TLS.
    pub(crate) tls: bool,
    /// Which proxies it trusts.
    pub(crate) trust: Trust,
    /// Who is connected.
    pub(crate) connections: Arc<Connections>,
    /// The files for browsers.
    pub(crate) client: Client,
    /// The games that are played here.
    pub(crate) games: Games,
    /// The engines of these games.
    pub(crate) engines: &'static [Engine],
    open: Mutex<Open>,
    pub(crate) messages: Buckets<Guest>,
    pub(crate) messages_per_address: Buckets<IpAddr>,
    /// Bytes of actions that were stored.
    pub(crate) stored: Buckets<IpAddr>,
    pub(crate) actions: Buckets<Guest>,
    pub(crate) gestures: Buckets<Guest>,
    /// Bytes of gestures, once for each who sees them.
    shown: Buckets<Guest>,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) writes: Buckets<IpAddr>,
    pub(crate) guests: Buckets<IpAddr>,
    tables_made: Buckets<IpAddr>,
    tables_made_by: Buckets<Guest>,
    pub(crate) sign_outs: Buckets<IpAddr>,
    /// Bytes of old entries that were sent.
    pub(crate) past: Buckets<Guest>,
    pub(crate) past_per_address: Buckets<IpAddr>,
    /// The same of those who have a seat at the table: others do not take it from them.
    pub(crate) past_of_players: Buckets<IpAddr>,
    /// How often a player may reconnect to a seat although their address is over its limit.
    pub(crate) returns: Buckets<Guest>,
    pub(crate) sockets_by_address: Mutex<HashMap<IpAddr, usize>>,
    /// Logs that are followed from their beginning, so many at a time, each address in its turn.
    pub(crate) openings: Arc<fair::Fair>,
    pub(crate) public_list: listed::Listed,
    /// How often guests have signed out of all devices.
    signed_out: RwLock<HashMap<Guest, u64>>,
    /// What guests without a seat do at each table, by their address.
    strangers: Buckets<(TableId, IpAddr)>,
    /// The addresses of guests, for sharing processor time fairly.
    homes: fair::Homes,
    /// Tables that may have no watchers any more, kept so that the next visitor need not wait.
    recent: Mutex<VecDeque<(Instant, Arc<OpenTable>)>>,
    /// Warnings that were given already.
    warned_of_proxy: AtomicBool,
    warned_of_name: AtomicBool,
    bots: bots::Queue,
    judges: judge::Judges,
    workers: workers::Workers,
    failures: failures::Failures,
    health: health::Health,
    orders: orders::Orders,
    aside: aside::Aside,
    heartbeat: clocks::Heartbeat,
    stopping: watch::Sender<bool>,
}

/// How often guests of one address may sign out of all devices in an hour.
const SIGN_OUTS: u32 = 60;

/// How many logs are followed from their beginning at the same time: each keeps a core busy meanwhile.
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

impl Server {
    /// Opens the server on its data.
    pub async fn open(
        store: Store,
        clock: Clock,
        limits: Limits,
        (public_url, tls, trust): (Option<String>, bool, Trust),
        connections: Arc<Connections>,
        client: Client,
        (games, engines): (Games, &'static [Engine]),
    ) -> Result<Arc<Server>, StoreError> {
        let seal = Seal::new(store.secret().await?);
        let last_there = store.last_beat().await?;
        let clock = ServerClock::new(clock, last_there);
        let signed_out = store.signed_out().await?;
        Ok(Arc::new(Server {
            messages: Buckets::new(limits.messages),
            messages_per_address: Buckets::new(limits.messages_per_address),
            stored: Buckets::new(limits.stored),
            actions: Buckets::new(limits.actions),
            gestures: Buckets::new(limits.gestures),
            shown: Buckets::new(limits.shown),
            requests: Buckets::new(limits.requests),
            writes: Buckets::new(limits.writes),
            guests: Buckets::new(limits.guests),
            tables_made: Buckets::by_the_hour(limits.tables_per_hour_per_address),
            tables_made_by: Buckets::by_the_hour(u32::try_from(limits.tables_per_hour).unwrap_or(u32::MAX)),
            sign_outs: Buckets::by_the_hour(SIGN_OUTS),
            past: Buckets::new(limits.past),
            past_per_address: Buckets::new(limits.past_per_address),
            past_of_players: Buckets::new(limits.past_per_address),
            returns: Buckets::new(Rate { burst: 10, per_second: 1 }),
            sockets_by_address: Mutex::default(),
            openings: fair::Fair::new(OPENINGS),
            public_list: listed::Listed::default(),
            signed_out: RwLock::new(signed_out.into_iter().collect()),
            strangers: Buckets::filled(strangers::ENTRIES.0, strangers::ENTRIES.1),
            homes: fair::Homes::default(),
            recent: Mutex::default(),
            warned_of_proxy: AtomicBool::new(false),
            warned_of_name: AtomicBool::new(false),
            bots: bots::Queue::new(limits.bots),
            judges: judge::Judges::new(limits.judges),
            workers: workers::Workers::new(limits.bots, limits.judges),
            failures: failures::Failures::default(),
            health: health::Health::default(),
            orders: orders::Orders::default(),
            aside: aside::Aside::default(),
            heartbeat: clocks::Heartbeat::default(),
            store,
            clock,
            last_there,
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

    /// The engine of a game.
    fn engine(&self, game: &str) -> Option<&'static Engine> {
        self.engines.iter().find(|engine| engine.game == game)
    }

    /// Starts what runs beside the requests: clocks, bots, notices of other servers. First of all it notes for how long
    /// the server was away.
    pub async fn wake(self: &Arc<Server>) -> Result<(), StoreError> {
        self.notice_absence().await?;
        // Bans are read before anyone is let in.
        self.read_orders().await?;
        tokio::spawn(self.clone().watch_orders());
        tokio::spawn(self.clone().look_at_aside());
        tokio::spawn(self.clone().beat());
        tokio::spawn(self.clone().watch_clocks());
        tokio::spawn(self.clone().watch_bots());
        tokio::spawn(self.clone().hear_notices());
        tokio::spawn(self.clone().watch_elsewhere());
        tokio::spawn(self.clone().watch_workers());
        tokio::spawn(self.clone().keep_tidy());
        Ok(())
    }

    /// Tells all connections that the server is stopping.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Waits until the server is stopping.
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
