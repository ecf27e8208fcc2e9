//! Long comparisons of a game's rules with the slow reference.

use crate::Game;
use crate::tool::{Fault, Tool};

/// How long to compare.
#[derive(clap::Args)]
pub struct Soak {
    /// Which game.
    game: Game,
    /// How many random games to play.
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// The seed of the first game; the others count on from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Soak {
    /// Plays the games.
    pub fn run(&self) -> Result<(), Fault> {
        Tool::cargo([
            "test",
            "--release",
            "-p",
            self.game.package(),
            "--test",
            "agreement",
            "--",
            "--nocapture",
        ])
        .env("LOGGIA_SOAK_GAMES", self.games)
        .env("LOGGIA_SOAK_SEED", self.seed)
        .run()
    }
}
