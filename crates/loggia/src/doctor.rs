//! `loggia doctor`: what is wrong with a server's data and machine, and what to do about it.

use std::path::Path;

use server::store::{DataSource, Store, verify};
use table::Time;
use table::rest::{self, Seen};

use crate::admin::now;
use crate::cli_error::CliError;
use crate::data_source::DataChoice;

/// Check the data, the disk, the clock and the limits of a server, even while it runs, and advise what to do.
///
/// A data file is only read. A database is upgraded to the current schema, as `loggia serve` does.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia doctor
  loggia doctor --data /srv/loggia.sqlite --url https://games.example")]
pub struct Args {
    #[command(flatten)]
    place: DataChoice,
    /// Public address of the server, to check it as visitors reach it
    #[arg(long, value_name = "URL")]
    url: Option<client::ServerUrl>,
}

/// What was found.
#[derive(Default)]
struct Findings {
    wrong: usize,
}

impl Findings {
    fn well(&self, what: &str, how: impl std::fmt::Display) {
        anstream::println!("ok    {what}: {how}");
    }

    fn wrong(&mut self, what: &str, how: impl std::fmt::Display, to_do: &str) {
        self.wrong += 1;
        anstream::println!("WRONG {what}: {how}\n      {to_do}");
    }
}

/// Room on a disk below which SQLite may soon have none for its log, in bytes.
const LITTLE: u64 = 500 << 20;

/// Open files below which a server soon turns people away: each needs one.
const FEW: u64 = 4096;

/// A clock that differs by this many milliseconds from what the data says is wrong.
const ODD: u64 = 60_000;

/// Checks everything. The exit code is 2 if something is wrong.
pub fn run(args: &Args) -> Result<(), CliError> {
    let place = args.place.place()?;
    let mut findings = Findings::default();
    limits(&mut findings);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let is_readable = match &place {
            DataSource::File(file) => data_file(&mut findings, file).await,
            DataSource::Postgres(_) => true,
        };
        if is_readable {
            data(&mut findings, &place).await;
        }
        if let Some(url) = &args.url {
            way(&mut findings, url).await;
        }
    });
    match findings.wrong {
        0 => Ok(()),
        count => Err(CliError::Input(format!("{count} of these need attention"))),
    }
}

fn limits(findings: &mut Findings) {
    match server::raise_file_limit() {
        limit if limit < FEW => findings.wrong(
            "open files",
            format!("at most {limit}"),
            "each visitor needs one: raise the limit, with `LimitNOFILE=65536` in a systemd unit or with `ulimit -n`",
        ),
        u64::MAX => findings.well("open files", "no limit"),
        limit => findings.well("open files", limit),
    }
}

/// Reads the whole file; whether anything can be read from it.
async fn data_file(findings: &mut Findings, file: &Path) -> bool {
    if !file.exists() {
        findings.wrong(
            "data",
            format!("{} does not exist", file.display()),
            "`loggia serve` makes it, or name it with --data",
        );
        return false;
    }
    match server::store::room(file) {
        Some(room) if room < LITTLE => {
            let room = format!("{} MiB left", room >> 20);
            findings.wrong("disk", room, "free some space: on a full disk nobody can play");
        }
        Some(room) => findings.well("disk", format!("{} MiB left", room >> 20)),
        None => {}
    }
    if let Err(error) = server::store::check_ground(file) {
        findings.wrong("file system", error, "SQLite needs a disk of this machine");
        return false;
    }
    match verify(file).await {
        Ok(contents) => {
            let (tables, entries, schema) = (contents.tables, contents.entries, contents.schema);
            findings.well(
                "data",
                format!("{tables} tables, {entries} entries, schema {schema}, nothing is damaged"),
            );
            // An older one is changed by `loggia serve`, which keeps a copy; a doctor changes nothing.
            contents.schema == server::store::SCHEMA
        }
        Err(error) => {
            findings.wrong("data", error, "stop the server and restore the last copy with `loggia restore`");
            false
        }
    }
}

async fn data(findings: &mut Findings, place: &DataSource) {
    let store = match Store::open(place).await {
        Ok(store) => store,
        Err(error) => return findings.wrong("data", error, "see the reason"),
    };
    match store.last_beat().await {
        Ok(None) => findings.well("clock", "no server has used this data yet"),
        Ok(Some(beat)) => clock(findings, beat),
        Err(error) => findings.wrong("data", error, "see the reason"),
    }
    match store.tables_set_aside().await {
        Ok(aside) if aside.is_empty() => findings.well("tables", "all that were opened can be read"),
        Ok(aside) => {
            let to_do = "`loggia admin set-aside` says why; a newer version of Loggia may read them";
            findings.wrong("tables", format!("{} are set aside", aside.len()), to_do);
        }
        Err(error) => findings.wrong("tables", error, "see the reason"),
    }
    if let Err(error) = store.probe(now()).await {
        findings.wrong("writing", error, "nobody can play until this is fixed");
    } else {
        findings.well("writing", "works");
    }
    store.close().await;
}

fn clock(findings: &mut Findings, beat: Time) {
    let ahead = beat.since(now());
    if ahead > ODD {
        let how = format!("{} seconds behind the data", ahead / 1000);
        findings.wrong(
            "clock",
            how,
            "set it, for example with NTP; games continue from the time in the data",
        );
    } else {
        findings.well("clock", format!("a server was alive {} seconds ago", now().since(beat) / 1000));
    }
}

/// Asks as a visitor would.
async fn way(findings: &mut Findings, url: &client::ServerUrl) {
    match url.send(client::Method::GET, "/health", None, None).await {
        Ok(_) => {
            findings.well("address", format!("{url} answers"));
            proxy(findings, url).await;
        }
        Err(error) => {
            let to_do = "is the server running, does the proxy pass everything on, is the certificate valid?";
            findings.wrong("address", format!("{url}: {error}"), to_do);
        }
    }
}

/// What the server sees of someone who asks by its public address.
async fn proxy(findings: &mut Findings, url: &client::ServerUrl) {
    let seen: Seen = match url.ask(client::Method::GET, rest::SEEN, None, None).await {
        Ok(seen) => seen,
        Err(error) => return findings.wrong("proxy", error, "it has to pass on all paths under /api"),
    };
    let wrong = what_is_lost(url, &seen);
    if wrong.is_empty() {
        findings.well("proxy", format!("you count as {}, links begin with {}", seen.address, seen.base));
    }
    wrong.into_iter().for_each(|(how, to_do)| findings.wrong("proxy", how, to_do));
}

/// What a proxy does not pass on, and what to do.
fn what_is_lost(url: &client::ServerUrl, seen: &Seen) -> Vec<(String, &'static str)> {
    let host = url.host.trim_matches(['[', ']']);
    let is_here = host == "localhost" || host.parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback());
    let has_proxy = url.secure && !seen.tls || !is_here;
    let mut lost = Vec::new();
    if url.secure && !seen.tls && !seen.by_proxy {
        let how = format!("requests come from {}, which is no trusted proxy", seen.address);
        lost.push((how, "name it with --trusted-proxy: until then all visitors count as one address"));
    } else if has_proxy && seen.by_proxy && !seen.forwarded {
        let how = "it does not say for whom it asks".into();
        lost.push((how, "let it set X-Forwarded-For: until then all visitors count as one address"));
    }
    if url.secure && !seen.secure {
        let how = "the server does not know that visitors come over HTTPS".into();
        lost.push((
            how,
            "let it set X-Forwarded-Proto, or set --public-url: until then cookies are not for HTTPS only",
        ));
    }
    let host = |base: &str| {
        base.split_once("://").map_or(base, |(_, rest)| rest).split('/').next().map(str::to_owned)
    };
    if host(&seen.base) != Some(url.authority()) {
        let how = format!("links begin with {}", seen.base);
        lost.push((how, "let it pass on the Host header, or set --public-url"));
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said about a proxy, by a word of each advice.
    fn said(url: &str, change: impl FnOnce(&mut Seen)) -> Vec<&'static str> {
        let url: client::ServerUrl = url.parse().unwrap();
        let mut seen = Seen {
            address: "1.2.3.4".into(),
            by_proxy: true,
            forwarded: true,
            secure: true,
            tls: false,
            base: "https://games.example".into(),
        };
        change(&mut seen);
        let words = ["trusted-proxy", "Forwarded-For", "Forwarded-Proto", "Host"];
        let advice = what_is_lost(&url, &seen);
        advice.iter().filter_map(|(_, to_do)| words.into_iter().find(|word| to_do.contains(word))).collect()
    }

    #[test]
    fn what_a_proxy_does_not_pass_on_is_told() {
        let url = "https://games.example";
        assert!(said(url, |_| ()).is_empty());
        assert_eq!(said(url, |seen| seen.forwarded = false), ["Forwarded-For"]);
        assert_eq!(said(url, |seen| seen.secure = false), ["Forwarded-Proto"]);
        assert_eq!(said(url, |seen| (seen.by_proxy, seen.forwarded) = (false, false)), ["trusted-proxy"]);
        assert_eq!(said(url, |seen| seen.base = "http://localhost".into()), ["Host"]);
        // The server itself, without a proxy.
        let plain = |seen: &mut Seen| {
            (seen.forwarded, seen.secure, seen.base) = (false, false, "http://127.0.0.1:7878".into());
        };
        assert!(said("http://127.0.0.1:7878", plain).is_empty());
        // Caught: the brackets of such an address made it another machine's.
        let six = |seen: &mut Seen| {
            (seen.forwarded, seen.secure, seen.base) = (false, false, "http://[::1]:7878".into());
        };
        assert!(said("http://[::1]:7878", six).is_empty());
        let own_tls = |seen: &mut Seen| (seen.by_proxy, seen.forwarded, seen.tls) = (false, false, true);
        assert!(said(url, own_tls).is_empty());
    }
}
