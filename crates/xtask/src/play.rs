//! `cargo xtask play`: the house with its browser client, or a game in the terminal.

use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::tool::{Fault, Tool};
use crate::web;

/// Where `loggia serve` listens unless told otherwise.
const ADDRESS: &str = "127.0.0.1:7878";

/// How long a house may take to open its doors before nobody looks for it any more.
const PATIENCE: Duration = Duration::from_secs(60);

/// How to play.
#[derive(clap::Args)]
pub struct Play {
    /// In this terminal, without a browser.
    #[arg(long)]
    terminal: bool,
    /// Only open the house; do not look for a browser.
    #[arg(long, conflicts_with = "terminal")]
    no_browser: bool,
    /// What to hand on: to `loggia play callisto` with --terminal, otherwise to `loggia serve`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

impl Play {
    /// Builds and plays.
    pub fn run(&self) -> Result<(), Fault> {
        if self.terminal {
            println!(
                "Building Loggia (the first time takes some minutes), then a game of Callisto begins here."
            );
            return Tool::cargo(["run", "--quiet", "--release", "-p", "loggia", "--", "play", "callisto"])
                .args(&self.args)
                .run();
        }
        println!("Building Loggia and its client for browsers; the first time takes some minutes.");
        web::build()?;
        let loggia = || {
            Tool::cargo(["run", "--release", "-p", "loggia", "--"]).env(web::FINGERPRINT, web::fingerprint())
        };
        // Built before it is waited for.
        Tool::cargo(["build", "--release", "-p", "loggia"])
            .env(web::FINGERPRINT, web::fingerprint())
            .run()?;
        if !self.no_browser && self.args.is_empty() {
            std::thread::spawn(open_browser);
        }
        loggia().args(["serve"]).args(&self.args).run()
    }
}

/// Waits for the house and shows it to whoever sits here; where there is no browser, the house has said its address.
fn open_browser() {
    let begun = Instant::now();
    while TcpStream::connect(ADDRESS).is_err() {
        if begun.elapsed() > PATIENCE {
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    let url = format!("http://{ADDRESS}/");
    let opener = if cfg!(target_os = "macos") {
        Tool::new("open")
    } else if cfg!(windows) {
        Tool::new("explorer")
    } else {
        Tool::new("xdg-open")
    };
    if !opener.args([&url]).succeeds() {
        println!("Open {url} in a browser.");
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        play: Play,
    }

    #[test]
    fn what_follows_is_handed_on() {
        let Line { play } = Line::parse_from(["play", "--terminal", "--players", "3"]);
        assert!(play.terminal);
        assert_eq!(play.args, ["--players", "3"]);
    }
}
