//! Plays Loggia in a real Chromium, as people do: by mouse, by keyboard, by touch.
//!
//! ```text
//! cargo xtask test --only browser                        # all scenes
//! cargo xtask test --only browser --scene 'a villa by touch'
//! ```
//!
//! `browser PROGRAM` runs every scene against `PROGRAM serve`; `cargo xtask test --only browser` builds what is needed
//! and calls it. A scene that fails leaves pictures and texts of its pages and the server's log; the others go on.

mod driver;
mod films;
mod hands;
mod measure;
mod page;
mod pictures;
mod rules;
mod run_folder;
mod scene_error;
mod scenes;
mod test_server;
mod texts;

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;

use driver::Driver;
use run_folder::RunFolder;
use scene_error::SceneError;
use test_server::TestServer;
use words::Language;

/// How long a scene may take; the longest takes less than a minute on two quiet cores.
const LONGEST: Duration = Duration::from_secs(600);

/// Plays Loggia in a real browser.
#[derive(Parser)]
struct Args {
    /// The program `loggia`.
    program: PathBuf,
    /// The folder with the files that browsers load.
    #[arg(long)]
    client: PathBuf,
    /// Only scenes whose name contains this; or only pictures, films or figures of this game.
    #[arg(long)]
    only: Option<String>,
    /// Take pictures of the pages into this folder instead.
    #[arg(long)]
    pictures: Option<PathBuf>,
    /// With --pictures: of every page in this language, for those who read its texts.
    #[arg(long, requires = "pictures", value_parser = language)]
    language: Option<Language>,
    /// Make the pictures of docs/rules.md into this folder instead.
    #[arg(long)]
    rules: Option<PathBuf>,
    /// Film both games into this folder instead.
    #[arg(long)]
    films: Option<PathBuf>,
    /// Measure how fast the client is instead.
    #[arg(long)]
    measure: bool,
    /// The script of axe-core; without it, nobody checks whether everybody can use the pages.
    #[arg(long)]
    axe: Option<PathBuf>,
    /// Where a failing scene leaves what is known about it.
    #[arg(long, default_value = "target/browser")]
    traces: PathBuf,
    /// What the pages' random numbers begin with: who starts, how a villa is arranged.
    #[arg(long, default_value_t = 1)]
    seed: u32,
}

fn language(code: &str) -> Result<Language, String> {
    Language::ALL
        .into_iter()
        .find(|language| language.code() == code)
        .ok_or_else(|| format!("{code} is no language of Loggia"))
}

#[tokio::main]
async fn main() -> ExitCode {
    // Who is ended cleans up all the same.
    let ran = tokio::select! {
        ran = run(Args::parse()) => ran,
        () = told_to_end() => Err(SceneError("it was told to end".into())),
    };
    match ran {
        Ok(()) => ExitCode::SUCCESS,
        Err(SceneError(what)) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

/// Waits for Ctrl-C or a signal to end.
async fn told_to_end() {
    #[cfg(unix)]
    if let Ok(mut end) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = end.recv() => {}
        }
        return;
    }
    let _ = tokio::signal::ctrl_c().await;
}

async fn run(args: Args) -> Result<(), SceneError> {
    // Removed last, when everything that keeps something in it has ended.
    let folder = RunFolder::new()?;
    let driver = Driver::start(args.seed, &folder)?;
    let plays = [&args.pictures, &args.rules, &args.films].iter().all(|folder| folder.is_none());
    if plays && !args.measure {
        return play(&args, &driver, &folder).await;
    }
    let data = folder.part("server")?;
    let server = TestServer::open(&args.program, &args.client, data, &args.traces.join("server.log"))?;
    let only = args.only.as_deref();
    if let Some(folder) = &args.pictures {
        match args.language {
            Some(language) => texts::take(&driver, &server, folder, language).await?,
            None => pictures::take(&driver, &server, folder, only).await?,
        }
    }
    if let Some(folder) = &args.rules {
        rules::take(&driver, &server, folder, only).await?;
    }
    if let Some(folder) = &args.films {
        films::take(&driver, &server, folder, only).await?;
    }
    if args.measure { measure::all(&driver, &server, only).await } else { Ok(()) }
}

/// Plays the scenes, two at a time, each with a server of its own.
async fn play(args: &Args, driver: &Driver, folder: &RunFolder) -> Result<(), SceneError> {
    let axe = args.axe.as_ref().map(std::fs::read_to_string).transpose()?;
    let wanted = |name: &str| args.only.as_ref().is_none_or(|only| name.contains(only));
    let scenes: Vec<_> = scenes::ALL.into_iter().filter(|(name, ..)| wanted(name)).collect();
    if scenes.is_empty() {
        let names = scenes::ALL.map(|(name, ..)| format!("  {name}"));
        return Err(SceneError(format!("No scene has that in its name. There are:\n{}", names.join("\n"))));
    }
    let (begun, count) = (Instant::now(), scenes.len());
    let (queue, failures) = (RefCell::new(scenes.into_iter()), RefCell::new(Vec::new()));
    let lane = || async {
        loop {
            let Some((name, _, scene)) = queue.borrow_mut().next() else { return };
            let begun = Instant::now();
            let result = play_one(args, (driver, folder), axe.as_deref(), name, scene).await;
            let (passed, seconds) = (result.is_ok(), begun.elapsed().as_secs_f32());
            println!("scene {name} ... {} in {seconds:.1} s", if passed { "ok" } else { "FAILED" });
            failures.borrow_mut().extend(result.err().map(|SceneError(why)| (name, why)));
        }
    };
    tokio::join!(lane(), lane());
    let failures = failures.into_inner();
    for (name, why) in &failures {
        let traces = args.traces.display();
        println!("\n{name}: {why}\nIts pages and the server's log: {traces}/{name}*");
        println!("To repeat it: cargo xtask test --only browser --scene '{name}'");
    }
    let (failed, passed) = (failures.len(), count - failures.len());
    println!("\n{passed} passed, {failed} failed");
    println!("{count} scenes in {:.0} s", begun.elapsed().as_secs_f32());
    if failures.is_empty() { Ok(()) } else { Err(SceneError(format!("{failed} of {count} scenes failed"))) }
}

async fn play_one(
    args: &Args,
    (driver, folder): (&Driver, &RunFolder),
    axe: Option<&str>,
    name: &str,
    scene: scenes::Scene,
) -> Result<(), SceneError> {
    forget_traces(&args.traces, name);
    let log = args.traces.join(format!("{name}.server.log"));
    let server = TestServer::open(&args.program, &args.client, folder.part(name)?, &log)?;
    let stage = scenes::Stage { driver, server: &server, traces: &args.traces, axe, name };
    let played = tokio::time::timeout(LONGEST, scene(stage)).await;
    let result = played.unwrap_or_else(|_| Err(SceneError(format!("it did not end within {LONGEST:?}"))));
    drop(server);
    if result.is_ok() {
        let _ = std::fs::remove_file(log);
    }
    result
}

/// Removes what an earlier run left of a scene.
fn forget_traces(folder: &Path, name: &str) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let file = entry.file_name();
        if file.to_string_lossy().strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '.'])) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}
