//! `loggia doctor`: what is wrong with a server's data and machine, and what to do about it.

use std::path::Path;

use server::store::{Place, Store, verify};
use table::Time;

use crate::admin::now;
use crate::fault::Fault;
use crate::place::PlaceChoice;

/// Check the data, the disk, the clock and the limits of a server, also while it runs, and say what to do.
///
/// A data file is only read. A database gets the present schema, as it would from `loggia serve`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia doctor
  loggia doctor --data /srv/loggia.sqlite --url https://games.example")]
pub struct Args {
    #[command(flatten)]
    place: PlaceChoice,
    /// Public address of the server, to be asked how it is by the way that visitors take
    #[arg(long, value_name = "URL")]
    url: Option<client::House>,
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

/// A clock that differs by so many milliseconds from what the data says is wrong.
const ODD: u64 = 60_000;

/// Looks at everything. The exit code is 2 where something is wrong.
pub fn run(args: &Args) -> Result<(), Fault> {
    let place = args.place.place()?;
    let mut findings = Findings::default();
    limits(&mut findings);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let is_readable = match &place {
            Place::File(file) => data_file(&mut findings, file).await,
            Place::Postgres(_) => true,
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
        count => Err(Fault::Input(format!("{count} of these need attention"))),
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
            findings.wrong("disk", room, "make room: when there is none, nobody can play until there is");
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

async fn data(findings: &mut Findings, place: &Place) {
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
        findings.wrong("writing", error, "until this is mended nobody can play");
    } else {
        findings.well("writing", "works");
    }
    store.close().await;
}

fn clock(findings: &mut Findings, beat: Time) {
    let ahead = beat.since(now());
    if ahead > ODD {
        let how = format!("{} seconds behind the data", ahead / 1000);
        findings.wrong("clock", how, "set it right, with NTP; games go on from the time that is in the data");
    } else {
        findings.well("clock", format!("a server was alive {} seconds ago", now().since(beat) / 1000));
    }
}

/// Asks as a visitor would.
async fn way(findings: &mut Findings, url: &client::House) {
    match url.send(client::Method::GET, "/health", None, None).await {
        Ok(_) => findings.well("address", format!("{url} is there and well")),
        Err(error) => {
            let to_do = "is the server running, does the proxy pass everything on, is the certificate valid?";
            findings.wrong("address", format!("{url}: {error}"), to_do);
        }
    }
}
