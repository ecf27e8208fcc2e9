//! `cargo xtask`: everything that a contributor does, as commands.

mod dialogue;
mod fuzz;
mod need;
mod project;
mod regenerate;
mod soak;
mod stage;
mod terminal;
mod tidy;
mod tool;
mod wasm;

use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

use fuzz::Fuzz;
use soak::Soak;
use stage::Test;
use tool::{Fault, Tool};

/// Plays, tests and measures Loggia. `cargo xtask COMMAND --help` says more about each.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build Loggia and play a game of Callisto in this terminal.
    Play {
        /// What to hand on to `loggia play callisto`, for instance `--players 3 --edition pocket`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Run all checks, installing what they need where that is allowed.
    Test(Test),
    /// Measure the speed of a game's rules.
    Bench {
        /// Which game.
        game: Game,
        /// What to hand on to criterion, for instance a part of a benchmark's name.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Compare a game's rules with the slow reference over many random games.
    Soak(Soak),
    /// Check what the compiler cannot: documents, the clauses' tests, long files.
    Tidy,
    /// Write the generated files anew: docs/rules-coverage.md, perft tables, golden playthroughs.
    Regenerate,
    /// Feed the readers with what a fuzzer makes up.
    Fuzz(Fuzz),
}

/// A game whose rules can be measured.
#[derive(Clone, Copy, ValueEnum)]
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
        Err(Fault(what)) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), Fault> {
    match command {
        Command::Play { args } => {
            println!(
                "Building Loggia (the first time takes a minute or so), then a game of Callisto begins here."
            );
            Tool::cargo(["run", "--quiet", "--release", "-p", "loggia", "--", "play", "callisto"])
                .args(&args)
                .run()
        }
        Command::Test(test) => test.run(),
        Command::Bench { game, args } => {
            let name = game.package();
            Tool::cargo(["bench", "-p", name, "--bench", name, "--"]).args(&args).run()
        }
        Command::Soak(soak) => soak.run(),
        Command::Tidy => tidy::check(),
        Command::Regenerate => regenerate::run(),
        Command::Fuzz(fuzz) => fuzz.run(),
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
    fn what_follows_play_is_handed_on() {
        let cli = Cli::parse_from(["cargo xtask", "play", "--players", "3"]);
        assert!(matches!(cli.command, Command::Play { args } if args == ["--players", "3"]));
    }
}
