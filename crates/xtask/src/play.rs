//! `cargo xtask play`: the server and its pages in the browser, or a game in the terminal.

use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::need;
use crate::progress::{Steps, clock};
use crate::tool::{self, TaskError, Tool};
use crate::web;

/// Where `loggia serve` listens unless told otherwise.
const ADDRESS: &str = "127.0.0.1:7878";

/// How long to wait for the server before giving up on opening a browser.
const PATIENCE: Duration = Duration::from_secs(60);

/// How to play.
#[derive(clap::Args)]
pub struct Play {
    /// In this terminal, without a browser.
    #[arg(long)]
    terminal: bool,
    /// Only start the server; do not open a browser.
    #[arg(long, conflicts_with = "terminal")]
    no_browser: bool,
    /// Only build.
    #[arg(long, conflicts_with = "terminal")]
    build_only: bool,
    /// What to hand on: to `loggia play callisto` with --terminal, otherwise to `loggia serve`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

impl Play {
    /// Builds and plays.
    pub fn run(&self) -> Result<(), TaskError> {
        if self.terminal {
            return self.in_terminal();
        }
        if self.args.is_empty() && !self.build_only && TcpStream::connect(ADDRESS).is_ok() {
            let other = "cargo xtask play -- --listen 127.0.0.1:7879";
            return Err(TaskError(format!(
                "{ADDRESS} is in use. Is Loggia already running? On another port: {other}"
            )));
        }
        let begun = Instant::now();
        need::meet(&web::NEEDS)?;
        let mut steps = Steps::new("play", 3);
        let mut step = steps.next("server", "Loggia itself, for this machine");
        step.run(&web::natives(&["loggia", "web-bundle"]))?;
        step.done();
        let mut step = steps.next("Callisto", "its pages and its bots, for the browser");
        web::quick_callisto(&mut step)?;
        step.done();
        println!("The first page is ready after {}.", clock(begun.elapsed().as_secs_f32()));
        let mut villa = move || {
            let mut step = steps.next("Villa Paletti", "its pages and its bots");
            web::quick_villa(&mut step)?;
            step.done();
            Ok(())
        };
        if self.build_only {
            return villa();
        }
        let client = web::Bundle::Quick.folder()?;
        let serve =
            Tool::new(&web::program("loggia")?).args(["serve", "--client", &client.to_string_lossy()]);
        if self.args.is_empty() && !self.no_browser {
            std::thread::spawn(open_browser);
        } else {
            println!("Open the address below in a browser.");
        }
        println!("Callisto can be played at once; Villa Paletti follows, and its pages show how far it is.");
        let villa = std::thread::spawn(move || {
            if let Err(TaskError(why)) = villa() {
                eprintln!("{why}\nVilla Paletti could not be built; Callisto goes on.");
            }
        });
        let served = serve.args(&self.args).run();
        tool::end_background();
        let _ = villa.join();
        served
    }

    fn in_terminal(&self) -> Result<(), TaskError> {
        let mut steps = Steps::new("play", 1);
        let mut step =
            steps.next("server", "Loggia itself, for this machine; then a game of Callisto begins here");
        step.run(&web::natives(&["loggia"]))?;
        step.done();
        Tool::new(&web::program("loggia")?).args(["play", "callisto"]).args(&self.args).run()
    }
}

/// Waits for the server and opens the first page; where there is no browser, the server has said its address.
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
