//! `loggia selfplay`: games of the engine against itself.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use callisto::{Colour, Record, Rules};
use callisto_engine::net::Judge;
use callisto_engine::search::Progress;
use callisto_engine::{Callistan, built_in};
use cpu_time::ThreadTime;
use fastrand::Rng;

use crate::choice::GameChoice;
use crate::fault::Fault;
use crate::files;
use crate::thinking::Thinking;

/// Let the engine play Callisto against itself, and keep the games.
///
/// One game goes into the file that is named; several go into files with numbers, such as games-1.blksgf. A game whose
/// file is there already is not played again, so that a long run can be stopped and begun again. Unless told
/// otherwise the engine plays at level 9.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia selfplay -o evening.blksgf --edition benelux --players 2
  loggia selfplay --games 100 -o games/selfplay.blksgf --simulations 100 --jobs 4 --plies 2 --seed 7")]
pub struct Args {
    /// Where the games go (.blksgf)
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// How many games
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Random moves at the beginning of each game
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    plies: usize,
    /// Decides openings and choices [default: another one each time]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Games at a time
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
        value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=256))]
    jobs: usize,
    #[command(flatten)]
    thinking: Thinking,
    #[command(flatten)]
    choice: GameChoice,
}

/// Plays and writes.
pub fn run(args: &Args) -> Result<(), Fault> {
    let rules = args.choice.rules()?;
    let starter = args.choice.starter(&rules)?;
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    let net = built_in(&rules).ok().map(Arc::new);
    if net.is_none() {
        eprintln!("No net knows this game: our engine plays as a simple player, the same at every level.");
    }
    let (next, fault) = (AtomicU32::new(0), Mutex::new(None));
    std::thread::scope(|scope| {
        for _ in 0..args.jobs.min(args.games as usize) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= args.games {
                        return;
                    }
                    let path = file(&args.out, number, args.games);
                    if path.exists() {
                        continue;
                    }
                    let record = game(args, &rules, starter, net.clone(), seed.wrapping_add(number.into()));
                    let written = record.and_then(|record| {
                        files::write_whole(&path, &record.write())
                            .map_err(|(file, why)| Fault::Input(format!("{file} cannot be written: {why}")))
                    });
                    match written {
                        Ok(()) => eprintln!("{}", path.display()),
                        Err(error) => {
                            next.store(args.games, Ordering::Relaxed);
                            fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                        }
                    }
                }
            });
        }
    });
    fault.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

/// The file of a game: the one that was named, with the game's number where there are several.
fn file(out: &Path, number: u32, games: u32) -> PathBuf {
    if games == 1 {
        return out.into();
    }
    let stem = out.file_stem().unwrap_or_default().to_string_lossy();
    let end = out.extension().map_or("blksgf".into(), |end| end.to_string_lossy());
    out.with_file_name(format!("{stem}-{}.{end}", number + 1))
}

/// Plays a game.
fn game(
    args: &Args,
    rules: &Arc<Rules>,
    starter: Colour,
    net: Option<Arc<Judge>>,
    seed: u64,
) -> Result<Record, Fault> {
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
            let begun = ThreadTime::now().as_duration();
            let is_enough = |_: &Progress| {
                let used = (ThreadTime::now().as_duration().saturating_sub(begun)).as_secs_f64();
                args.thinking.cpu_seconds.is_some_and(|limit| used * args.thinking.threads as f64 >= limit)
            };
            player.choose(&position, &is_enough)
        };
        let Some(mv) = mv else { break };
        node = record.play(node, mv).map_err(|error| Fault::Input(error.to_string()))?;
    }
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_games_have_numbers() {
        assert_eq!(file(Path::new("a/b.blksgf"), 0, 1), Path::new("a/b.blksgf"));
        assert_eq!(file(Path::new("a/b.blksgf"), 6, 10), Path::new("a/b-7.blksgf"));
        assert_eq!(file(Path::new("b"), 0, 2), Path::new("b-1.blksgf"));
    }
}
