//! `loggia match`: engines against each other.

mod chances;
mod game;
mod program;
mod results;
mod side;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use callisto::Rules;
use callisto_engine::built_in;
use callisto_engine::net::Judge;

use crate::choice::GameChoice;
use crate::fault::Fault;
use crate::gtp::PentobiGame;
use crate::progress;
pub use chances::wilson;
use chances::{Bounds, Tally};
use game::Match;
use results::{Ledger, Played};
use side::Side;

/// Play engines of Callisto against each other, and say which is stronger.
///
/// Games come in groups that share a random opening; in each group A sits in every seat once. With three or four
/// players A has one seat and B all others. A side is `level=N`, `simulations=N` (also with `,temperature=T`, which makes it
/// choose more freely) or `cpu-seconds=S` for our own engine, which thinks in one thread, or `gtp:` and the command line of a program that speaks GTP, where `{seed}` becomes a
/// number that differs from process to process.
///
/// With --results the games are kept in a file, one line of JSON each. The same match begun again goes on where it was, so a
/// long one can be played in parts; --games is how many there shall be in all.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia match --a level=5 --b level=4 --games 40
  loggia match --a cpu-seconds=0.5 --b 'gtp:pentobi-gtp --game callisto_2 -l 5 --nobook --noresign --threads 1 --seed {seed}' \\
      --games 60 --results level5.jsonl --jobs 2
  loggia match --a simulations=200 --b simulations=100 --games 2000 --sprt 0,40
  loggia match --game callisto_3 --a level=7 --b level=5 --games 30")]
pub struct Args {
    /// The engine to measure
    #[arg(long, value_name = "SIDE")]
    a: Side,
    /// The engine to measure it by
    #[arg(long, value_name = "SIDE")]
    b: Side,
    /// How many games, with those that are in the file already; whole groups are played
    #[arg(long, value_name = "NUMBER", default_value_t = 20)]
    games: usize,
    /// Random moves at the beginning of each game
    #[arg(long, value_name = "NUMBER", default_value_t = 2)]
    plies: usize,
    /// Decides the openings and everything else that is random
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Games at a time
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
        value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=256))]
    jobs: usize,
    /// Stop as soon as it is clear whether A is better by ELO1 or by ELO0 only, with errors of 5 %
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Bounds>,
    /// Keep the games in a file, and go on with those that are in it
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Say the result as one line of JSON
    #[arg(long)]
    json: bool,
    /// A game by Pentobi's rules, named as Pentobi's own option names it [default: callisto_2]
    #[arg(long, value_name = "GAME", value_enum,
        conflicts_with_all = ["edition", "edition_file", "players", "strict_exit", "four_colours", "starter"])]
    game: Option<PentobiGame>,
    #[command(flatten)]
    choice: GameChoice,
}

/// Plays what is missing and prints how it stands.
pub fn run(args: Args) -> Result<(), Fault> {
    let rules = if args.choice.is_empty() {
        args.game.unwrap_or(PentobiGame::Callisto2).rules()
    } else {
        args.choice.rules()?
    };
    let starter = args.choice.starter(&rules)?;
    let net = built_in(&rules).ok().map(Arc::new);
    if net.is_none() && (args.a.is_ours() || args.b.is_ours()) {
        eprintln!("No net knows this game: our engine plays as a simple player, the same at every level.");
    }
    let contest =
        Match { rules: rules.clone(), starter, a: args.a, b: args.b, plies: args.plies, seed: args.seed };
    let mut ledger = Ledger::open(args.results.as_deref(), &contest)?;
    let tally = play(&contest, net, &mut ledger, args.games, args.jobs, args.sprt)?;
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &tally.told(args.sprt)).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        out.write_all(tally.report(&contest.a.to_string(), &contest.b.to_string(), args.sprt).as_bytes())?;
    }
    Ok(out.flush()?)
}

/// Plays the games that the ledger lacks, several at a time.
fn play(
    contest: &Match,
    net: Option<Arc<Judge>>,
    ledger: &mut Ledger,
    games: usize,
    jobs: usize,
    sprt: Option<Bounds>,
) -> Result<Tally, Fault> {
    let seats = contest.rules.players().len();
    let games = games.div_ceil(seats) * seats;
    let missing: Vec<usize> = (0..games).filter(|number| !ledger.has(*number)).collect();
    let is_decided =
        |ledger: &Ledger| sprt.is_some_and(|bounds| ledger.tally(&contest.rules).verdict(bounds).is_some());
    let (is_over, jobs) = (AtomicBool::new(is_decided(ledger)), jobs.min(missing.len().max(1)));
    let queue = Mutex::new(missing.into_iter());
    let (shared, fault) = (Mutex::new(&mut *ledger), Mutex::new(None));
    std::thread::scope(|scope| {
        for job in 0..jobs {
            let (queue, shared, fault, is_over, net) = (&queue, &shared, &fault, &is_over, net.clone());
            scope.spawn(move || {
                let work = || -> Result<(), Fault> {
                    let mut table = None;
                    loop {
                        let next = locked(queue).next();
                        let Some(number) = next.filter(|_| !is_over.load(Ordering::Relaxed)) else {
                            return Ok(());
                        };
                        let table = match &mut table {
                            Some(table) => table,
                            None => table.insert(contest.table(net.clone(), job)?),
                        };
                        let played: Played = table.play(number)?;
                        let mut ledger = locked(shared);
                        ledger.add(played)?;
                        show(&ledger, &contest.rules, games, sprt);
                        if is_decided(&ledger) {
                            is_over.store(true, Ordering::Relaxed);
                        }
                    }
                };
                if let Err(error) = work() {
                    is_over.store(true, Ordering::Relaxed);
                    locked(fault).get_or_insert(error);
                }
            });
        }
    });
    progress::end();
    match fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(fault) => Err(fault),
        None => Ok(ledger.tally(&contest.rules)),
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How it stands.
fn show(ledger: &Ledger, rules: &Rules, games: usize, sprt: Option<Bounds>) {
    progress::say(&format!("{} of {games} games  {}", ledger.len(), ledger.tally(rules).brief(sprt)));
}
