//! The server: it stores tables and lets people play online.
//!
//! - [`serve`] runs a server by a [`Config`]: the address, the data, the games and their engines.
//! - [`store::Store`] keeps the logs in SQLite or PostgreSQL.
//! - REST and websockets are for clients; `/api/openapi.json` describes them.
//!
//! ```no_run
//! # async fn example() -> Result<(), server::ServeError> {
//! use server::store::DataSource;
//! use server::{Clock, Config, Limits, Trust};
//!
//! let config = Config {
//!     listen: "127.0.0.1:7878".parse().expect("an address"),
//!     place: DataSource::File("club.sqlite".into()),
//!     public_url: None,
//!     trust: Trust::default(),
//!     tls: None,
//!     client: None,
//!     games: games::ALL,
//!     engines: jobs::ENGINES,
//!     limits: Limits::default(),
//!     clock: Clock::system(),
//!     on_ready: Box::new(|address| println!("http://{address}")),
//! };
//! // It runs until the second future is done.
//! server::serve(config, async { tokio::signal::ctrl_c().await.unwrap_or_default() }).await
//! # }
//! ```

mod backups;
mod bans;
mod clock;
mod connections;
mod http;
mod identity;
mod ids;
mod limits;
mod metrics;
mod network;
mod operator;
mod room;
mod server;
pub mod store;
mod tls;
mod work;
mod worker;

use std::fmt;
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum_server::Handle;
use axum_server::tls_rustls::RustlsAcceptor;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use hyper_util::server::conn::auto::Builder;

pub use backups::{Backups, keep_backups};
pub use bans::{Banned, NotBannable};
pub use clock::{Clock, ManualClock};
use connections::{Connections, Door};
pub use ids::{NotATable, TableId};
pub use limits::{Limits, Rate};
pub use network::{Network, NotANetwork};
pub use operator::close_table;
pub use room::raise_file_limit;
use store::{DataLock, DataSource, Store, StoreError};
use table::{Engine, Games};
pub use work::Kind as JobKind;
pub use worker::{WorkerConfig, work};

/// Which proxies, networks and names the server trusts.
#[derive(Clone, Debug)]
pub struct Trust {
    /// Proxies whose forwarded addresses are trusted.
    pub proxies: Vec<Network>,
    /// Who may read the metrics.
    pub metrics: Vec<Network>,
    /// Names by which browsers may ask for the server, beside its public address and names that only a network at home
    /// gives out.
    pub hosts: Vec<String>,
}

/// This machine alone.
impl Default for Trust {
    fn default() -> Trust {
        Trust { proxies: Network::loopback(), metrics: Network::loopback(), hosts: Vec::new() }
    }
}

/// The configuration of a server.
pub struct Config {
    /// The address to listen at.
    pub listen: SocketAddr,
    /// Where the data is.
    pub place: DataSource,
    /// The address that links begin with, where it is not the one that visitors use anyway.
    pub public_url: Option<String>,
    /// Which proxies, networks and names to trust.
    pub trust: Trust,
    /// Certificate and key, both in PEM files.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// A folder with the client's files, instead of those in the program.
    pub client: Option<PathBuf>,
    /// The games that are played here.
    pub games: Games,
    /// Their engines: judging, bots.
    pub engines: &'static [Engine],
    /// The limits.
    pub limits: Limits,
    /// The clock.
    pub clock: Clock,
    /// Called with the address once the server listens.
    pub on_ready: Box<dyn FnOnce(SocketAddr) + Send>,
}

/// Why the server cannot start, or had to stop.
#[derive(Debug)]
pub enum ServeError {
    /// The data cannot be used.
    Store(StoreError),
    /// The address cannot be listened at.
    Listen(SocketAddr, std::io::Error),
    /// Certificate or key cannot be used.
    Tls(String),
    /// The folder has no client in it.
    Client(PathBuf),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Store(error) => error.fmt(f),
            ServeError::Listen(address, error) => write!(f, "cannot listen at {address}: {error}"),
            ServeError::Tls(what) => f.write_str(what),
            ServeError::Client(folder) => {
                write!(f, "{} has no index.html: it is not a folder of files for browsers", folder.display())
            }
        }
    }
}

impl std::error::Error for ServeError {}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> ServeError {
        ServeError::Store(error)
    }
}

/// How long connections have to end by themselves when the server closes.
const FAREWELL: Duration = Duration::from_secs(5);

/// How long a connection may take to ask for something.
const ASKING: Duration = Duration::from_secs(15);

/// The most bytes in the head of a request; browsers send one or two thousand.
const MOST_HEAD: usize = 32 * 1024;

/// Serves until `stop` is ready, then closes with care.
pub async fn serve(
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let tls = match &config.tls {
        Some((certificate, key)) => Some(tls::config(certificate, key).await.map_err(ServeError::Tls)?),
        None => None,
    };
    if let Some(folder) = config.client.as_ref().filter(|folder| !folder.join("index.html").is_file()) {
        return Err(ServeError::Client(folder.clone()));
    }
    let files = raise_file_limit();
    // The address first: a server that cannot listen must not touch the data.
    let listener = std::net::TcpListener::bind(config.listen).and_then(|listener| {
        listener.set_nonblocking(true)?;
        Ok(listener)
    });
    let listener = listener.map_err(|error| ServeError::Listen(config.listen, error))?;
    let _lock = DataLock::of(&config.place).await?;
    let store = Store::open(&config.place).await?;
    let client = http::Client::new(config.client);
    let connections = Arc::new(Connections::new(&config.limits, files, config.trust.proxies.clone()));
    let games = (config.games, config.engines);
    let outside = (config.public_url, tls.is_some(), config.trust);
    let (limits, all) = (config.limits, connections.clone());
    let server =
        server::Server::open(store.clone(), config.clock, limits, outside, all, client, games).await?;
    server.wake().await?;
    if !server.client.is_there() {
        tracing::warn!("built without the browser pages: `cargo xtask play` builds them");
    }
    let service = http::router(server.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let handle = Handle::new();
    let closing = handle.clone();
    let door = server.clone();
    tokio::spawn(async move {
        stop.await;
        door.stop();
        closing.graceful_shutdown(Some(FAREWELL));
    });
    let ready = handle.clone();
    let on_ready = config.on_ready;
    tokio::spawn(async move {
        if let Some(address) = ready.listening().await {
            on_ready(address);
        }
    });
    let watching = tokio::spawn(connections.clone().watch());
    let fail = |error| ServeError::Listen(config.listen, error);
    let mut listening = axum_server::from_tcp(listener).map_err(fail)?.handle(handle);
    limit_heads(listening.http_builder());
    let door = Door(connections);
    let served = match tls {
        Some(tls) => listening.acceptor(RustlsAcceptor::new(tls).acceptor(door)).serve(service).await,
        None => listening.acceptor(door).serve(service).await,
    };
    watching.abort();
    served.map_err(fail)?;
    server.stop();
    // The next server knows to the second how long the server was away.
    if let Err(error) = store.beat(server.now()).await {
        tracing::warn!(%error, "the last heartbeat could not be stored");
    }
    store.close().await;
    Ok(())
}

/// Refuses requests that are too slow or too long. Silent connections are closed by [`Connections`].
fn limit_heads(http: &mut Builder<TokioExecutor>) {
    http.http1().timer(TokioTimer::new()).header_read_timeout(ASKING).max_buf_size(MOST_HEAD);
}
