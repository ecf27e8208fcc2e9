//! The load test: how many idle connections a server holds in how much memory, and how fast it is when many play.

mod cores;
pub mod hands;
mod idle;
mod latency;
mod play;
pub mod process;
mod scale;
mod timed;

use client::ServerUrl;

use crate::fleet::Fleet;
use crate::ground::{Ground, Where};
use process::Process;

/// How much to ask of one server.
#[derive(clap::Args)]
pub struct Bench {
    /// Connections that only watch.
    #[arg(long, default_value_t = 10_000)]
    idle: u32,
    /// Tables that they watch.
    #[arg(long, default_value_t = 200)]
    idle_tables: u32,
    /// Tables in play, of two players each.
    #[arg(long, default_value_t = 1_000)]
    tables: u32,
    /// For how long they play.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The least and the most time that a player thinks, in milliseconds.
    #[arg(long, num_args = 2, default_values_t = [1_000, 5_000], value_names = ["FROM", "TO"])]
    think: Vec<u64>,
    /// Attempts in Villa Paletti, one after another: how many seconds the hands of each are at work.
    #[arg(long, num_args = 0.., default_values_t = [10, 30, 60], value_name = "SECONDS")]
    hands: Vec<u32>,
    /// Also what each thing costs, and how many appends the database takes (`docs/scale.md`).
    #[arg(long)]
    scale: bool,
    /// What all choices follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    place: Where,
}

impl Bench {
    /// Measures, and prints a table.
    pub fn run(&self) -> Result<bool, String> {
        let files = server::raise_file_limit();
        let needed = u64::from(self.idle.max(2 * self.tables)) + 200;
        if files < needed {
            return Err(format!("{needed} open files are needed and {files} are allowed: ulimit -n"));
        }
        // The server has a core for itself; all others, a database among them, share the rest.
        let cores = cores::Cores::split();
        cores.take_rest();
        let ground = Ground::new(&self.place)?;
        let fleet = Fleet::new(ground.program(), 1)?;
        cores.take_first();
        fleet.start(0)?;
        cores.take_rest();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let runtime = runtime.map_err(|error| error.to_string())?;
        runtime.block_on(self.measure(&ground, &fleet, &cores))
    }

    async fn measure(&self, ground: &Ground, fleet: &Fleet, cores: &cores::Cores) -> Result<bool, String> {
        fleet.well(0).await?;
        let url = &fleet.urls()[0];
        let process = Process(fleet.process(0).ok_or("the server is gone")?);
        let mut rows = vec![("the server has", cores.to_string())];
        if self.idle > 0 {
            rows.extend(self.idle(url, process).await?);
        }
        if self.tables > 0 {
            rows.extend(self.play(url, process).await?);
        }
        for seconds in &self.hands {
            let used = process.used()?;
            let judged = hands::measure(url, *seconds).await?;
            let ms = |time: std::time::Duration| time.as_secs_f64() * 1e3;
            let (waited, slowest) = (ms(judged.waited), ms(judged.slowest));
            let used = (process.used()? - used).as_secs_f64();
            rows.push((
                "an attempt is judged after",
                format!(
                    "{waited:.0} ms, with {:.1} s of hands, taken in after {slowest:.0} ms at most; {used:.1} s of processor",
                    judged.seconds
                ),
            ));
        }
        let mut rows: Vec<(String, String)> =
            rows.into_iter().map(|(what, value)| (what.into(), value)).collect();
        if self.scale {
            rows.extend(scale::measure(ground.data()).await?);
        }
        println!("\n| measured | value |\n|---|---|");
        rows.iter().for_each(|(what, value)| println!("| {what} | {value} |"));
        let panics = fleet.panics();
        panics.iter().for_each(|line| println!("WRONG: {line}"));
        Ok(panics.is_empty())
    }

    async fn idle(&self, url: &ServerUrl, process: Process) -> Result<Vec<(&'static str, String)>, String> {
        let (before, used) = (process.memory()?, process.used()?);
        let crowd = idle::Crowd::gather(url, self.idle, self.idle_tables).await?;
        let after = process.memory()?;
        let opened = (process.used()? - used).as_secs_f64() * 1e3 / f64::from(self.idle);
        let busy = process.load(std::time::Duration::from_secs(10)).await?;
        let held = crowd.held();
        let each = after.saturating_sub(before) as f64 / f64::from(self.idle);
        drop(crowd);
        tokio::time::sleep(std::time::Duration::from_secs(3)).await;
        let later = process.memory()?;
        Ok(vec![
            ("idle connections", format!("{held} at {} tables", self.idle_tables)),
            ("memory before", format!("{:.1} MB", before as f64 / 1e6)),
            ("memory with them", format!("{:.1} MB, {:.1} kB each", after as f64 / 1e6, each / 1e3)),
            ("processor to open one, with its guest", format!("{opened:.2} ms")),
            ("memory when they are gone", format!("{:.1} MB", later as f64 / 1e6)),
            ("processor while idle", format!("{:.1} %", busy * 100.0)),
        ])
    }

    async fn play(&self, url: &ServerUrl, process: Process) -> Result<Vec<(&'static str, String)>, String> {
        let think = self.think[0]..self.think[1].max(self.think[0] + 1);
        let hall = play::Hall::gather(url, self.tables, think, self.seed).await?;
        println!("{} tables are in play; measuring for {} s.", self.tables, self.seconds);
        hall.begin();
        let database = scale::processor_of("postgres");
        let busy = process.load(std::time::Duration::from_secs(self.seconds)).await?;
        let (acknowledged, delivered) = hall.end().await;
        let rate = acknowledged.len() as f64 / self.seconds as f64;
        let database = scale::processor_of("postgres").saturating_sub(database).as_secs_f64();
        let each = |seconds: f64| seconds * 1e3 / acknowledged.len().max(1) as f64;
        Ok(vec![
            ("tables in play", format!("{}, two players each", self.tables)),
            ("moves", format!("{} in {} s, {rate:.0} each second", acknowledged.len(), self.seconds)),
            ("a move is acknowledged after", acknowledged.to_string()),
            ("and at the other player after", delivered.to_string()),
            ("processor while they play", format!("{:.1} %", busy * 100.0)),
            (
                "processor for a move",
                format!(
                    "{:.2} ms of the server, {:.2} ms of the database",
                    each(busy * self.seconds as f64),
                    each(database)
                ),
            ),
            ("memory while they play", format!("{:.1} MB", process.memory()? as f64 / 1e6)),
        ])
    }
}
