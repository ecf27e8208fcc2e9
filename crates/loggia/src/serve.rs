//! `loggia serve`.

mod addresses;
mod json;
mod limits;
mod listen;
mod log;

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use server::store::DataSource;
use server::{Backups, Clock, Config, Network, ServeError, Trust, keep_backups};
use words::{Words, say};

use crate::cli_error::CliError;
use crate::data_source::DataChoice;
use crate::home::Home;
use crate::speech;
use addresses::Addresses;
use limits::LimitArgs;
use listen::Listen;
pub use log::{Form, start as start_log};

/// Run a server. People join its tables with a browser or `loggia play --join LINK`.
///
/// By default only this computer can reach it, and its data is in a file in Loggia's folder.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia serve                          for this computer
  loggia serve --listen 0.0.0.0         for phones and others in the same network
  loggia serve --backup-every 24h       with a copy of the data each day, seven of which are kept
  loggia serve --listen 0.0.0.0:443 --tls-cert server.pem --tls-key server.key --public-url https://example.org")]
pub struct Args {
    /// Address or port to listen on, or both
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7878")]
    listen: Listen,
    #[command(flatten)]
    place: DataChoice,
    /// Public address for links, behind a proxy or a domain name
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// TLS certificate (PEM), for HTTPS
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// TLS key (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Folder with the files for browsers, instead of those built in; for development
    #[arg(long, value_name = "FOLDER")]
    client: Option<PathBuf>,
    /// Address or network of a proxy whose X-Forwarded-For or Forwarded header is trusted; may be given several times
    #[arg(long, value_name = "NETWORK", default_values_t = Network::loopback())]
    trusted_proxy: Vec<Network>,
    /// Address or network that may read /metrics; may be given several times
    #[arg(long, value_name = "NETWORK", default_values_t = Network::loopback())]
    metrics_for: Vec<Network>,
    /// Name by which browsers may reach the server directly, where it has no public address; may be given several times
    #[arg(long, value_name = "NAME")]
    host_name: Vec<String>,
    /// Log level, on standard error: off, error, warn, info, debug, trace [default: RUST_LOG, or warn]
    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,
    /// Form of the log
    #[arg(long, value_name = "FORM", default_value = "text")]
    log_format: log::Form,
    /// Back up the data at this interval: 30m, 24h, 7d
    #[arg(long, value_name = "TIME", value_parser = crate::admin::span)]
    backup_every: Option<Duration>,
    /// Backups to keep; older ones are removed
    #[arg(long, value_name = "N", default_value_t = 7, requires = "backup_every", value_parser = clap::value_parser!(u16).range(1..))]
    keep: u16,
    /// Folder for the backups [default: the folder `backups` beside the data]
    #[arg(long, value_name = "FOLDER", requires = "backup_every")]
    backup_to: Option<PathBuf>,
    #[command(flatten)]
    limits: LimitArgs,
}

fn public_url(text: &str) -> Result<String, String> {
    let server: client::ServerUrl =
        text.parse().map_err(|_| "not an address such as https://example.org".to_string())?;
    Ok(server.to_string())
}

/// Serves until someone presses Ctrl-C or the process is told to end.
pub fn run(args: Args) -> Result<(), CliError> {
    log::start(args.log.as_deref(), args.log_format)?;
    let place = args.place.place()?;
    let backups = backups(&args, &place)?;
    let words = Words::new(speech::of_terminal());
    let addresses = Addresses { secure: args.tls_cert.is_some(), public_url: args.public_url.clone() };
    let at = words.language();
    let config = Config {
        listen: args.listen.0,
        place,
        public_url: args.public_url,
        trust: Trust { proxies: args.trusted_proxy, metrics: args.metrics_for, hosts: args.host_name },
        tls: args.tls_cert.zip(args.tls_key),
        client: args.client,
        games: games::ALL,
        engines: jobs::ENGINES,
        limits: args.limits.limits(),
        clock: Clock::system(),
        on_ready: Box::new(move |address| announce(address, &addresses, &Words::new(at))),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let stopping = say!(words, "house-stopping");
    let stop = async move {
        told_to_stop().await;
        print(&stopping);
    };
    let copied = config.place.clone();
    runtime
        .block_on(async {
            if let Some(backups) = backups {
                // Ends with the runtime; what is unfinished then has another name.
                tokio::spawn(keep_backups(copied, backups, Clock::system(), std::future::pending()));
            }
            server::serve(config, stop).await
        })
        .map_err(|error| CliError::Input(explain(&error)))?;
    print(&say!(words, "house-stopped"));
    Ok(())
}

/// How the data is backed up, if it is.
fn backups(args: &Args, place: &DataSource) -> Result<Option<Backups>, CliError> {
    let Some(every) = args.backup_every else { return Ok(None) };
    let folder = match (&args.backup_to, place) {
        (Some(folder), _) => folder.clone(),
        (None, DataSource::File(file)) => file.parent().unwrap_or(Path::new("")).join("backups"),
        (None, DataSource::Postgres(_)) => Home::open().map_err(CliError::Input)?.file("backups"),
    };
    Ok(Some(Backups { every, keep: args.keep.into(), folder }))
}

fn announce(address: SocketAddr, addresses: &Addresses, words: &Words) {
    print(&say!(words, "house-at", address = addresses.main(address)));
    let others = addresses.others(address);
    if !others.is_empty() {
        print(&say!(words, "house-phones"));
        others.iter().for_each(|other| print(&format!("  {other}")));
    } else if address.ip().is_loopback() && addresses.public_url.is_none() {
        print(&say!(words, "house-only-here", port = address.port().to_string()));
    }
    print(&say!(words, "house-stop"));
}

/// A closed pipe is no reason to stop the server: nobody may read its output.
fn print(text: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}

fn explain(error: &ServeError) -> String {
    match error {
        ServeError::Listen(address, why) if why.kind() == io::ErrorKind::AddrInUse => format!(
            "{address} is in use. Is Loggia already running? Try another port: --listen {}",
            SocketAddr::new(address.ip(), address.port().checked_add(1).unwrap_or(7878))
        ),
        ServeError::Listen(address, why) if why.kind() == io::ErrorKind::PermissionDenied => {
            format!("no permission to listen on {address}: {why}. Use a port from 1024")
        }
        other => other.to_string(),
    }
}

/// Waits for Ctrl-C, or for the signal by which services are stopped.
pub async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => {
                tokio::select! {
                    () = interrupted => {}
                    _ = terminated.recv() => {}
                }
            }
            Err(_) => interrupted.await,
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}
