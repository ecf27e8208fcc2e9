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
use callisto_engine::net::Evaluator;
use callisto_engine::{EvenOpening, built_in, even_openings};

use crate::choice::StartedGame;
use crate::cli_error::CliError;
use crate::gtp::PentobiGame;
use crate::progress;
pub use chances::wilson;
use chances::{Bounds, Tally};
use game::{Match, Start};
use results::{Ledger, Played};
use side::Side;

/// Play two Callisto engines against each other and show which is stronger.
///
/// Games come in groups that share a random opening; in each group A has every seat once. With three or four players A
/// has one seat and B all others. A side is `level=N`, `simulations=N` (also with `,temperature=T` for freer choices) or
/// `cpu-seconds=S` for Loggia's own engine in one thread, or `gtp:` and the command line of a program that speaks GTP.
/// In it, `{seed}` becomes a number that differs for each process.
///
/// With --results the games are saved in a file, one line of JSON each. The same match continues where it stopped, so you
/// can play a long one in parts; --games is the total number.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia match --a level=5 --b level=4 --games 40
  loggia match --a cpu-seconds=0.5 --b 'gtp:pentobi-gtp --game callisto_2 -l 5 --nobook --noresign --threads 1 --seed {seed}' \\
      --games 60 --results level5.jsonl --jobs 2
  loggia match --a simulations=200 --b simulations=100 --games 2000 --sprt 0,40
  loggia match --a level=8 --b level=7 --even --games 100
  loggia match --game callisto_3 --a level=7 --b level=5 --games 30")]
pub struct Args {
    /// Engine to measure
    #[arg(long, value_name = "SIDE")]
    a: Side,
    /// Engine to measure it against
    #[arg(long, value_name = "SIDE")]
    b: Side,
    /// Number of games, including those already in the file; rounded up to whole groups
    #[arg(long, value_name = "NUMBER", default_value_t = 20)]
    games: usize,
    /// Random moves at the start of each game
    #[arg(long, value_name = "NUMBER", default_value_t = 2)]
    plies: usize,
    /// Begin each group of games from another even opening instead: nobody has more than 55% of two players' chances, or
    /// 1.3 times an equal share of three or four
    #[arg(long, conflicts_with_all = ["plies", "starter"])]
    even: bool,
    /// Random seed, for the openings and everything else
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Games to play at the same time
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
        value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=256))]
    jobs: usize,
    /// Stop when an SPRT between ELO0 and ELO1 decides (5% errors)
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Bounds>,
    /// Save the games in a file, and continue with those in it
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Print the result as one line of JSON
    #[arg(long)]
    json: bool,
    /// Game by Pentobi's rules, under Pentobi's name for it [default: callisto_2]
    #[arg(long, value_name = "GAME", value_enum,
        conflicts_with_all = ["edition", "edition_file", "players", "strict_exit", "four_colours", "starter"])]
    game: Option<PentobiGame>,
    #[command(flatten)]
    choice: StartedGame,
}

/// Plays what is missing and prints how it stands.
pub fn run(args: Args) -> Result<(), CliError> {
    let rules = if args.choice.is_empty() {
        args.game.unwrap_or(PentobiGame::Callisto2).rules()
    } else {
        args.choice.rules()?
    };
    let starter = args.choice.starter(&rules)?;
    let net = built_in(&rules).ok().map(Arc::new);
    if net.is_none() && (args.a.is_ours() || args.b.is_ours()) {
        eprintln!("There is no trained net for this game: the engine plays simply, the same at every level.");
    }
    let start = if args.even { Start::Even(even(&rules)?) } else { Start::Random(args.plies) };
    let contest = Match { rules: rules.clone(), starter, a: args.a, b: args.b, start, seed: args.seed };
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

/// The even openings of a game.
fn even(rules: &Rules) -> Result<Vec<EvenOpening>, CliError> {
    let openings = even_openings(rules);
    if openings.is_empty() {
        return Err(CliError::Input(format!("no even openings are known for {}", rules.setup())));
    }
    Ok(openings)
}

/// Plays the games that the ledger lacks, several at a time.
fn play(
    contest: &Match,
    net: Option<Arc<Evaluator>>,
    ledger: &mut Ledger,
    games: usize,
    jobs: usize,
    sprt: Option<Bounds>,
) -> Result<Tally, CliError> {
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
                let work = || -> Result<(), CliError> {
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
