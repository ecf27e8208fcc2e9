//! How long and how well the engine thinks, as options of several commands.

use std::time::Duration;

use callisto::Position;
use callisto_engine::analysis::{Analysis, Analyst};
use callisto_engine::search::{Budget, Progress};
use callisto_engine::{MAX_LEVEL, Strength};
use cpu_time::{ProcessTime, ThreadTime};

/// How well to play.
#[derive(clap::Args, Clone, Copy, Debug, Default)]
pub struct Thinking {
    /// Level 1 (beginner) to 9 (about 3 seconds per move)
    #[arg(long, value_name = "1-9", value_parser = clap::value_parser!(u8).range(1..=i64::from(MAX_LEVEL)),
        conflicts_with_all = ["cpu_seconds", "simulations"])]
    pub level: Option<u8>,
    /// At most this much CPU time per move, in seconds over all threads; less when the best move is certain or
    /// the game is nearly won
    #[arg(long, value_name = "SECONDS", value_parser = seconds, conflicts_with = "simulations")]
    pub cpu_seconds: Option<f64>,
    /// Positions to search per move
    #[arg(long, value_name = "NUMBER")]
    pub simulations: Option<u32>,
    /// Threads
    #[arg(long, value_name = "NUMBER", default_value_t = 1,
        value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=64))]
    pub threads: usize,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("not a number of seconds between 0 and 86400".into()),
    }
}

impl Thinking {
    /// The strength that the options ask for.
    pub fn strength(&self) -> Strength {
        let best = Strength::level(self.level.unwrap_or(MAX_LEVEL));
        let simulations = match (self.simulations, self.cpu_seconds) {
            (Some(simulations), _) => simulations,
            // The clock decides.
            (None, Some(_)) => u32::MAX,
            (None, None) => best.simulations,
        };
        Strength { simulations, threads: self.threads.max(1), ..best }
    }

    /// Looks at a position as hard as the options say; if they say nothing, with this many simulations.
    pub fn analyse(&self, analyst: &mut Analyst, position: &Position, usual: u32) -> Analysis {
        let says_nothing = self.level.is_none() && self.cpu_seconds.is_none() && self.simulations.is_none();
        let simulations = if says_nothing { usual } else { self.strength().simulations };
        let is_enough = self.watch();
        let budget = Budget { simulations, threads: self.threads, is_enough: &is_enough, only_best: false };
        analyst.analyse(position, &budget)
    }

    /// Tells when the processor time for a move that begins now is spent, or enough of it.
    pub fn watch(&self) -> impl Fn(&Progress) -> bool + Sync + use<> {
        let limit = self.cpu_seconds.map(Duration::from_secs_f64);
        let start = ProcessTime::try_now();
        move |progress| match (limit, &start) {
            (Some(limit), Ok(start)) => progress.is_enough(ProcessTime::now().duration_since(*start), limit),
            _ => false,
        }
    }
}

/// The same for processor time of this thread, where several games are played at once: of threads that think together each
/// has its share.
pub fn watch_thread(cpu_seconds: Option<f64>, threads: usize) -> impl Fn(&Progress) -> bool + Sync + use<> {
    let limit = cpu_seconds.map(|seconds| Duration::from_secs_f64(seconds / threads as f64));
    let begun = ThreadTime::now().as_duration();
    move |progress| {
        let spent = ThreadTime::now().as_duration().saturating_sub(begun);
        limit.is_some_and(|limit| progress.is_enough(spent, limit))
    }
}
