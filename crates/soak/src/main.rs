//! Fault and load tests of the server: real clients, real processes.
//!
//! ```text
//! cargo xtask soak server --tables 50 --seconds 600 --kills 60   # ends with: lost 0, doubled 0, diverged 0
//! cargo xtask soak siege                                         # attacks on a server; ends with: broke 0
//! ```

mod address;
mod audit;
mod bench;
mod fleet;
mod ground;
mod ledger;
mod mischief;
mod page;
mod plan;
mod player;
mod score;
mod serve;
mod siege;
mod sitting;
mod somebody;
mod storm;
mod villa_play;
mod worker;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use bench::Bench;
use serve::Serve;
use siege::Siege;
use storm::Storm;
use worker::Worker;

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
    /// Attack a server of its own as hostile guests would, and say of each attack whether the server held.
    Siege(Siege),
    /// Measure how many connections and tables one server bears.
    Bench(Bench),
    /// Run a server, as `loggia serve` does.
    #[command(hide = true)]
    Serve(Serve),
    /// Run a worker, as `loggia worker` does.
    #[command(hide = true)]
    Worker(Worker),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Server(storm) => run(storm.run()),
        Command::Siege(siege) => run(siege.run()),
        // It chooses a core first, before there are threads.
        Command::Bench(bench) => bench.run(),
        Command::Worker(worker) => run(async { worker.run().await.map(|()| true) }),
        Command::Serve(serve) => run(async { serve.run().await.map(|()| true) }),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: impl Future<Output = Result<bool, String>>) -> Result<bool, String> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| error.to_string())?.block_on(task)
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
