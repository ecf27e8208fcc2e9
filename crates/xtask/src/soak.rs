//! Long runs that look for what short tests miss.

use crate::tool::{TaskError, Tool};
use crate::{Game, villa};

/// What to run for long.
#[derive(clap::Subcommand)]
pub enum Soak {
    /// Compare Callisto's rules with the slow reference over many random games.
    Callisto {
        /// How many random games to play.
        #[arg(long, default_value_t = 100_000)]
        games: u64,
        /// The seed of the first game; the others count on from it.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Judge all golden recordings of the villa's world, here and as WebAssembly.
    Villa,
    /// Play at tables of real servers while lines are cut and servers killed; then check that nothing was lost.
    #[command(disable_help_flag = true)]
    Server {
        /// What to hand on, for instance `--tables 50 --seconds 600 --kills 60 --postgres --servers 2`; `--help` says
        /// more.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Attack a server of its own as hostile guests would, and say of each attack whether the server held.
    #[command(disable_help_flag = true)]
    Siege {
        /// What to hand on, for instance `--short --only bots`; `--help` says more.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
}

impl Soak {
    /// Runs it.
    pub fn run(&self) -> Result<(), TaskError> {
        match self {
            Soak::Callisto { games, seed } => rules(Game::Callisto, *games, *seed),
            Soak::Villa => villa::soak(),
            Soak::Server { args } => server("server", args),
            Soak::Siege { args } => server("siege", args),
        }
    }
}

fn rules(game: Game, games: u64, seed: u64) -> Result<(), TaskError> {
    Tool::cargo(["test", "--release", "-p", game.package(), "--test", "agreement", "--", "--nocapture"])
        .env("LOGGIA_SOAK_GAMES", games)
        .env("LOGGIA_SOAK_SEED", seed)
        .run()
}

/// Builds the server and what plays against it, and runs one of its commands.
pub fn server(command: &str, args: &[String]) -> Result<(), TaskError> {
    // Both at once: built one by one, they would not share their libraries.
    Tool::cargo(["build", "--release", "-p", "loggia", "-p", "soak"]).run()?;
    let own = std::env::current_exe().map_err(|error| TaskError(error.to_string()))?;
    // This program is at TARGET-FOLDER/TRIPLE/debug/xtask.
    let built = own.ancestors().nth(2).ok_or_else(|| TaskError("xtask is in no target folder".into()))?;
    let soak = built.join("release/soak");
    Tool::new(&soak.to_string_lossy()).args([command]).args(args).run()
}
