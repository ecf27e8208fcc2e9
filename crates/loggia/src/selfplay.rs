//! `loggia selfplay`: games of the engine against itself.

use std::path::PathBuf;
use std::sync::Arc;

use callisto::{Colour, Record, Rules};
use callisto_engine::net::Evaluator;
use callisto_engine::{Callistan, built_in};
use fastrand::Rng;

use crate::at_once::at_once;
use crate::choice::StartedGame;
use crate::cli_error::CliError;
use crate::files;
use crate::thinking::{Thinking, watch_thread};

/// Let the engine play Callisto against itself, and save the games.
///
/// One game is saved in the given file, several in numbered files such as games-1.blksgf. A game whose file exists is
/// not played again, so you can stop a long run and start it again. The default level is 9.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia selfplay -o evening.blksgf --edition benelux --players 2
  loggia selfplay --games 100 -o games/selfplay.blksgf --simulations 100 --jobs 4 --plies 2 --seed 7")]
pub struct Args {
    /// File to save the games in (.blksgf)
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// Number of games
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Random moves at the start of each game
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    plies: usize,
    /// Random seed [default: a new one each time]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Games to play at the same time
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
        value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=256))]
    jobs: usize,
    #[command(flatten)]
    thinking: Thinking,
    #[command(flatten)]
    choice: StartedGame,
}

/// Plays and writes.
pub fn run(args: &Args) -> Result<(), CliError> {
    let rules = args.choice.rules()?;
    let starter = args.choice.starter(&rules)?;
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    let net = built_in(&rules).ok().map(Arc::new);
    if net.is_none() {
        eprintln!("There is no trained net for this game: the engine plays simply, the same at every level.");
    }
    at_once(args.jobs, args.games.into(), |number| {
        let path = files::numbered(&args.out, number, args.games.into(), "blksgf");
        if path.exists() {
            return Ok(());
        }
        let record = game(args, &rules, starter, net.clone(), seed.wrapping_add(number))?;
        files::write_whole(&path, &record.write())
            .map_err(|(file, why)| CliError::Input(format!("cannot write {file}: {why}")))?;
        eprintln!("{}", path.display());
        Ok(())
    })
}

/// Plays a game.
fn game(
    args: &Args,
    rules: &Arc<Rules>,
    starter: Colour,
    net: Option<Arc<Evaluator>>,
    seed: u64,
) -> Result<Record, CliError> {
    let mut player = Callistan::with_net(net, args.thinking.strength(), seed);
    let mut rng = Rng::with_seed(seed);
    let mut record = Record::new(rules, starter);
    let mut node = record.root();
    for ply in 0.. {
        let position = record.position(node);
        let legal = position.legal();
        let mv = if ply < args.plies && !legal.is_empty() {
            legal.nth(rng.usize(..legal.len()))
        } else {
            let thinking = &args.thinking;
            let is_enough = watch_thread(thinking.cpu_seconds, thinking.threads);
            player.choose(&position, &is_enough)
        };
        let Some(mv) = mv else { break };
        node = record.play(node, mv).map_err(|error| CliError::Input(error.to_string()))?;
    }
    Ok(record)
}
