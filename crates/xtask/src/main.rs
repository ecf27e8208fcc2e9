//! `cargo xtask`: everything that a contributor does, as commands.
//!
//! ```text
//! cargo xtask play          # build and play
//! cargo xtask test          # every check
//! cargo xtask test --core   # what needs nothing but Rust
//! ```

mod browser;
mod build_bench;
mod chart;
mod dialogue;
mod fuzz;
mod need;
mod play;
mod progress;
mod project;
mod regenerate;
mod repeat;
mod slowest;
mod soak;
mod stage;
mod terminal;
mod tidy;
mod tool;
mod training;
mod villa;
mod wasm;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use browser::Take;
use fuzz::Fuzz;
use need::Need;
use play::Play;
use soak::Soak;
use stage::Test;
use tool::{TaskError, Tool};
use web::Bundle;

/// Plays, tests and measures Loggia. `cargo xtask COMMAND --help` says more about each.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build Loggia, start its server on this machine and open it in the browser; or play in this terminal.
    Play(Play),
    /// Build the pages as they are released: small, compressed, and taken into the server by the next `cargo build
    /// --release -p loggia`.
    Web,
    /// Take pictures of the pages in a real browser, on desk and phone, in light and dark.
    Pictures {
        /// Where they go.
        #[arg(default_value = "target/pictures")]
        folder: String,
        /// Make the pictures of docs/rules.md instead, where they belong.
        #[arg(long, conflicts_with = "folder")]
        rules: bool,
        /// Only those of one game.
        #[arg(long, value_parser = ["callisto", "villa"])]
        only: Option<String>,
        /// Take every page in this language instead, from top to bottom, to read its texts where they stand.
        #[arg(long, value_parser = ["en", "fr", "nl", "de", "es", "ru"], conflicts_with_all = ["rules", "only"])]
        language: Option<String>,
    },
    /// Film both games in a real browser for the README: docs/callisto.gif and docs/villa.gif.
    Films {
        /// Only one of them.
        #[arg(long, value_parser = ["callisto", "villa"])]
        only: Option<String>,
    },
    /// Draw docs/strength.svg from the results in docs/results/strength.txt.
    Chart,
    /// Run all checks, installing what they need where that is allowed.
    Test(Test),
    /// Measure the speed of a game's rules, or how much a server bears.
    #[command(subcommand)]
    Bench(Bench),
    /// Look for rare faults: in a game's rules over many random games, in the server while everything goes wrong.
    #[command(subcommand)]
    Soak(Soak),
    /// Check what the compiler cannot: documents, the clauses' tests, long files.
    Tidy,
    /// Write the generated files again: docs/rules-coverage.md, perft tables, golden playthroughs.
    Regenerate,
    /// Run the fuzz targets.
    Fuzz(Fuzz),
    /// Keep a core busy until stopped, for `test --busy`.
    #[command(hide = true)]
    Spin,
}

/// What can be measured.
#[derive(Subcommand)]
enum Bench {
    /// Callisto's rules.
    Callisto {
        /// What to hand on to criterion, for instance a part of a benchmark's name.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// The villa's world: how true it is, how still, how fast.
    Villa {
        /// As WebAssembly under node.
        #[arg(long)]
        wasm: bool,
        /// Which measure and how many, for instance `truth 2000`; all of them when none is named.
        args: Vec<String>,
    },
    /// How long a first build and a first run of the tests take, in a fresh clone of the last commit; docs/building.md
    /// quotes it.
    Build {
        /// Run all tests as well: cold, then again.
        #[arg(long)]
        tests: bool,
    },
    /// The client in a real browser: its first load, dragging, bots; docs/web.md quotes it.
    Web {
        /// The pages as `cargo xtask play` builds them, instead of those that are released.
        #[arg(long)]
        quick: bool,
    },
    /// One server: memory with many idle connections, and the time that moves take when many tables are in play.
    #[command(disable_help_flag = true)]
    Server {
        /// What to hand on, for instance `--idle 1000 --tables 100 --seconds 20`; `--help` says more.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
}

/// A game whose rules can be measured.
#[derive(Clone, Copy)]
enum Game {
    /// Callisto.
    Callisto,
}

impl Game {
    /// The crate of its rules.
    fn package(self) -> &'static str {
        match self {
            Game::Callisto => "callisto",
        }
    }
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(TaskError(what)) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), TaskError> {
    match command {
        Command::Play(play) => play.run(),
        Command::Web => web::small(),
        Command::Pictures { folder, rules, only, language } => {
            need::meet(&[Need::WASM_BROWSER, Need::CHROMIUM, Need::CHROMEDRIVER])?;
            match language {
                Some(language) => browser::pictures(Take::Texts(&language), &folder, None),
                None if rules => browser::pictures(Take::Rules, "docs/rules", only.as_deref()),
                None => browser::pictures(Take::Pages, &folder, only.as_deref()),
            }
        }
        Command::Films { only } => {
            need::meet(&[Need::WASM_BROWSER, Need::CHROMIUM, Need::CHROMEDRIVER])?;
            browser::pictures(Take::Films, "docs", only.as_deref())
        }
        Command::Chart => chart::draw(),
        Command::Test(test) => test.run(),
        Command::Bench(Bench::Callisto { args }) => {
            let name = Game::Callisto.package();
            Tool::cargo(["bench", "-p", name, "--bench", name, "--"]).args(&args).run()
        }
        Command::Bench(Bench::Villa { wasm, args }) => villa::bench(wasm, &args),
        Command::Bench(Bench::Build { tests }) => build_bench::run(tests),
        Command::Bench(Bench::Web { quick }) => {
            need::meet(&[Need::WASM_BROWSER, Need::CHROMIUM, Need::CHROMEDRIVER])?;
            browser::measure(if quick { Bundle::Quick } else { Bundle::Small })
        }
        Command::Bench(Bench::Server { args }) => soak::server("bench", &args),
        Command::Soak(soak) => soak.run(),
        Command::Tidy => tidy::check(),
        Command::Regenerate => regenerate::run(),
        Command::Fuzz(fuzz) => fuzz.run(),
        Command::Spin => loop {
            std::hint::spin_loop();
        },
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_commands_are_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn what_follows_server_is_handed_on() {
        let cli = Cli::parse_from(["cargo xtask", "soak", "server", "--tables", "3", "--help"]);
        let Command::Soak(Soak::Server { args }) = cli.command else { panic!("another command") };
        assert_eq!(args, ["--tables", "3", "--help"]);
        let cli = Cli::parse_from(["cargo xtask", "soak", "callisto", "--games", "5"]);
        assert!(matches!(cli.command, Command::Soak(Soak::Callisto { games: 5, seed: 1 })));
    }
}
