//! Plays Loggia in a real Chromium, as people do: by mouse, by keyboard, by touch.
//!
//! `browser PROGRAM` runs every scene against `PROGRAM serve`; `cargo xtask test --only browser` builds what is needed
//! and calls it. A scene that fails leaves a picture of the page.

mod driver;
mod fault;
mod hands;
mod house;
mod measure;
mod page;
mod pictures;
mod scenes;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;

use driver::Driver;
use fault::Fault;
use house::House;

/// Plays Loggia in a real browser.
#[derive(Parser)]
struct Args {
    /// The program `loggia`, built with the client in it.
    program: PathBuf,
    /// Only scenes whose name contains this; or only pictures or figures of this game.
    #[arg(long)]
    only: Option<String>,
    /// Take pictures of the pages into this folder instead.
    #[arg(long)]
    pictures: Option<PathBuf>,
    /// Measure how fast the client is instead.
    #[arg(long)]
    measure: bool,
    /// The script of axe-core; without it, nobody checks whether everybody can use the pages.
    #[arg(long)]
    axe: Option<PathBuf>,
    /// Where a failing scene leaves its picture.
    #[arg(long, default_value = "target/browser")]
    traces: PathBuf,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Args::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(Fault(what)) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: Args) -> Result<(), Fault> {
    let house = House::open(&args.program)?;
    let driver = Driver::start()?;
    if let Some(folder) = &args.pictures {
        return pictures::take(&driver, &house, folder, args.only.as_deref()).await;
    }
    if args.measure {
        return measure::all(&driver, &house, args.only.as_deref()).await;
    }
    let axe = args.axe.map(std::fs::read_to_string).transpose()?;
    let wanted = |name: &str| args.only.as_ref().is_none_or(|only| name.contains(only));
    for (name, scene) in scenes::ALL.into_iter().filter(|(name, _)| wanted(name)) {
        let begun = Instant::now();
        let stage =
            scenes::Stage { driver: &driver, house: &house, traces: &args.traces, axe: axe.as_deref(), name };
        scene(stage).await.map_err(|Fault(why)| Fault(format!("{name}: {why}")))?;
        println!("{name}: {:.1} s", begun.elapsed().as_secs_f32());
    }
    Ok(())
}
