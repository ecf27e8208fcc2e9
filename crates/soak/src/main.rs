//! Fault and load tests of the server: real clients, real processes.

mod address;
mod audit;
mod fleet;
mod ground;
mod ledger;
mod mischief;
mod plan;
mod player;
mod score;
mod serve;
mod sitting;
mod storm;
mod wish;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use serve::Serve;
use storm::Storm;

/// Plays at tables of real servers while everything goes wrong, and measures how much they bear.
#[derive(Parser)]
#[command(name = "soak", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play while lines are cut, messages doubled and servers killed; then check that nothing was lost.
    Server(Storm),
    /// Serve a house, as `loggia serve` does.
    #[command(hide = true)]
    Serve(Serve),
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let result = runtime.map_err(|error| error.to_string()).and_then(|runtime| match command {
        Command::Server(storm) => runtime.block_on(storm.run()),
        Command::Serve(serve) => runtime.block_on(serve.run()).map(|()| true),
    });
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
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
}
