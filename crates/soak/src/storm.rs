//! The fault test: tables in play, a bad network, and servers that are killed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use fastrand::Rng;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::audit::Verdict;
use crate::fleet::Fleet;
use crate::ground::{Ground, Where};
use crate::mischief::Weather;
use crate::page::Pages;
use crate::score::Score;
use crate::sitting::{Sitting, Surroundings};

/// How bad it gets.
#[derive(clap::Args)]
pub struct Storm {
    /// How many tables are in play at once.
    #[arg(long, default_value_t = 20)]
    tables: u32,
    /// For how long.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How many times a server is killed and started again.
    #[arg(long, default_value_t = 10)]
    kills: u32,
    /// How many times all connections of the servers to their database are cut; needs --postgres.
    #[arg(long, default_value_t = 0, requires = "postgres")]
    disconnects: u32,
    /// How many times a server is frozen for a moment and then continues with stale state.
    #[arg(long, default_value_t = 0)]
    freezes: u32,
    /// How many times a server's disk is full for a while; with SQLite.
    #[arg(long, default_value_t = 0, conflicts_with = "postgres")]
    full_disks: u32,
    /// How many workers compute for the servers, and are killed and frozen like them; needs PostgreSQL.
    #[arg(long, default_value_t = 0)]
    workers: usize,
    /// How many servers share the data; more than one needs PostgreSQL.
    #[arg(long, default_value_t = 1)]
    servers: usize,
    /// What all choices follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    place: Where,
}

/// What is done to servers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Blow {
    /// One is killed and started again.
    Kill,
    /// All lose their database for a moment.
    Disconnect,
    /// One stands still.
    Freeze,
    /// One has no room on its disk.
    FullDisk,
}

impl Storm {
    /// Lets it rage, and audits everything afterwards. The last line is the verdict.
    pub async fn run(&self) -> Result<bool, String> {
        let ground = Ground::new(&self.place)?;
        if (self.servers > 1 || self.workers > 0) && !ground.is_shared() {
            return Err("several servers, or workers, need --postgres or --database".into());
        }
        let fleet = Fleet::new(ground.program(), self.servers)?.with_workers(self.workers);
        for index in 0..fleet.len() {
            fleet.start(index)?;
            fleet.well(index).await?;
        }
        let (stop, stopped) = watch::channel(false);
        let around = Surroundings {
            urls: fleet.urls(),
            weather: Weather::storm(),
            pages: Pages::start()?,
            score: Arc::default(),
            stop: stopped,
        };
        let mut dice = Rng::with_seed(self.seed);
        let mut tables = JoinSet::new();
        for slot in 0..self.tables {
            tables.spawn(sit(around.clone(), slot, self.tables, dice.fork()));
        }
        let reporter = tokio::spawn(report(around.clone()));
        self.rage(&ground, &fleet, &around, dice.fork()).await?;
        stop.send_replace(true);
        println!("Calm: everybody comes back and catches up.");
        around.weather.calm_down();
        let sittings = tables.join_all().await;
        reporter.abort();
        let verdict = judge(sittings.into_iter().flatten().collect()).await;
        if self.workers > 0 {
            for url in fleet.urls() {
                count_jobs(&url, &around.score).await;
            }
            let jobs = Score::of(&around.score.jobs);
            println!("Workers have done {jobs} jobs, as far as the servers could still tell.");
            // A short test may have no bots.
            if jobs == 0 && self.seconds >= 60 {
                around.score.complain("the workers have done nothing".into());
            }
        }
        fleet.panics().into_iter().for_each(|line| around.score.complain(line));
        let good = verdict.is_good() && around.score.complaints().is_empty();
        self.tell(&around, &verdict);
        drop(fleet);
        if !good {
            println!("What the servers said is in {}", ground.keep().display());
        }
        println!("{verdict}");
        Ok(good)
    }

    /// Kills servers and cuts connections at random moments until time is over.
    async fn rage(
        &self,
        ground: &Ground,
        fleet: &Fleet,
        around: &Surroundings,
        mut dice: Rng,
    ) -> Result<(), String> {
        let (begun, whole) = (Instant::now(), Duration::from_secs(self.seconds));
        let mut blows: Vec<(Duration, Blow)> = Vec::new();
        for (count, blow) in [
            (self.kills, Blow::Kill),
            (self.disconnects, Blow::Disconnect),
            (self.freezes, Blow::Freeze),
            (self.full_disks, Blow::FullDisk),
        ] {
            blows.extend((0..count).map(|_| (whole.mul_f32(dice.f32() * 0.9 + 0.03), blow)));
        }
        blows.sort();
        for (moment, blow) in blows {
            sleep(moment.saturating_sub(begun.elapsed())).await;
            match blow {
                Blow::Disconnect => ground.cut()?,
                Blow::Freeze => {
                    let victim = dice.usize(..fleet.len());
                    fleet.freeze(victim, true);
                    sleep(Duration::from_millis(dice.u64(100..3_000))).await;
                    fleet.freeze(victim, false);
                }
                Blow::FullDisk => {
                    let victim = dice.usize(..fleet.len());
                    fleet.fill_disk(victim, true);
                    sleep(Duration::from_millis(dice.u64(500..4_000))).await;
                    fleet.fill_disk(victim, false);
                }
                Blow::Kill => self.kill(fleet, around, &mut dice).await?,
            }
        }
        sleep(whole.saturating_sub(begun.elapsed())).await;
        Ok(())
    }

    async fn kill(&self, fleet: &Fleet, around: &Surroundings, dice: &mut Rng) -> Result<(), String> {
        let victim = dice.usize(..fleet.len());
        if self.workers > 0
            && let Some(url) = fleet.urls().get(victim)
        {
            count_jobs(url, &around.score).await;
        }
        fleet.kill(victim);
        Score::count(&around.score.kills);
        // Sometimes at once, sometimes after players have come back in vain.
        sleep(Duration::from_millis(dice.u64(..1_500))).await;
        fleet.start(victim)?;
        fleet.well(victim).await
    }

    fn tell(&self, around: &Surroundings, verdict: &Verdict) {
        println!("On the network: {}.", around.weather);
        let Verdict { unjust, refused_yet_stored, taken_later, attempts, .. } = verdict;
        let refusals = around.score.refusals();
        println!(
            "Refused: {refusals}; without reason {unjust}, yet stored {refused_yet_stored}, rightly taken later {taken_later}."
        );
        println!("Judged again: {attempts} attempts in Villa Paletti.");
        for complaint in verdict.complaints.iter().take(20) {
            println!("WRONG: {complaint}");
        }
        let more = verdict.complaints.len().saturating_sub(20);
        if more > 0 {
            println!("… and {more} more.");
        }
    }
}

/// Adds what workers have done for a server, since it was started.
async fn count_jobs(url: &client::ServerUrl, score: &Score) {
    let told = url.send(client::Method::GET, "/metrics", None, None);
    // One that does not answer has been cut off or frozen.
    let told = tokio::time::timeout(Duration::from_secs(2), told).await;
    let Ok(Ok(told)) = told else { return };
    let told = String::from_utf8_lossy(&told).into_owned();
    let count = told.lines().find_map(|line| line.strip_prefix("loggia_worked_elsewhere_total "));
    let count = count.and_then(|count| count.parse::<u64>().ok()).unwrap_or_default();
    score.jobs.fetch_add(count, std::sync::atomic::Ordering::Relaxed);
}

/// One table after the other, until time is over.
async fn sit(around: Surroundings, slot: u32, slots: u32, mut dice: Rng) -> Vec<Sitting> {
    let mut sittings = Vec::new();
    let mut number = slot;
    while !*around.stop.borrow() {
        let Some((mut sitting, players)) = Sitting::gather(&around, number, &mut dice).await else { break };
        sitting.play(players).await;
        sittings.push(sitting);
        number += slots;
    }
    sittings
}

async fn judge(sittings: Vec<Sitting>) -> Verdict {
    let mut verdict = Verdict::default();
    for sitting in sittings {
        verdict += sitting.audit().await;
    }
    verdict
}

async fn report(around: Surroundings) {
    let begun = Instant::now();
    loop {
        sleep(Duration::from_secs(3)).await;
        let score = &around.score;
        let (seconds, tables) = (begun.elapsed().as_secs(), Score::of(&score.tables));
        let (acts, moves, kills) = (Score::of(&score.acts), Score::of(&score.moves), Score::of(&score.kills));
        println!(
            "{seconds} s: {tables} tables finished, {moves} moves, {acts} actions, {kills} kills, {}",
            around.weather
        );
    }
}
