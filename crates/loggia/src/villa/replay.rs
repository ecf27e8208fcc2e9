//! `loggia villa replay`.

use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;
use villa_world::{CHECKPOINT, Plan, Recording, TICKS_PER_SECOND, Task, Verdict};

use super::verdict::name;
use super::{Parts, bytes, replay_game};
use crate::cli_error::CliError;
use crate::files;

/// Judge a recorded turn again, or every attempt of a recorded game
///
/// A turn is simulated from its input, and the hash of the state at every checkpoint is compared with the recorded one. In
/// a game, as `loggia villa selfplay` saves it, every attempt is judged again, and its villa is compared with the recorded
/// one.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia villa replay turn.lvr --json
  loggia villa replay evening.json")]
pub struct Args {
    /// Recording of a turn (.lvr) or of a game (.json)
    recording: PathBuf,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    parts: Parts,
}

#[derive(Serialize)]
struct Answer {
    world_version: u16,
    task: String,
    ticks: usize,
    verdict: String,
    same: bool,
    hashes: Vec<String>,
}

/// Simulates and prints.
pub fn answer(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    if let Some(b'{') = bytes(&args.recording)?.first() {
        let text = files::read(&args.recording).map_err(CliError::Input)?;
        return replay_game::answer(&args.recording, &text, args.json, out);
    }
    let parts = args.parts.read()?;
    let wrong =
        |what: &dyn std::fmt::Display| CliError::Input(format!("{}: {what}", args.recording.display()));
    let recording = Recording::read(&bytes(&args.recording)?).map_err(|error| wrong(&error))?;
    let plan = recording.plan(&parts).map_err(|error| wrong(&error))?;
    let replay = recording.judge(&parts).map_err(|error| wrong(&error))?;
    let answer = Answer {
        world_version: recording.version,
        task: match recording.task {
            Task::Column(n) => format!("move up column {}", n + 1),
            Task::Floor { .. } => "lay the next floor".into(),
        },
        ticks: recording.inputs.len(),
        verdict: replay.verdict.map_or("none yet".into(), |verdict| in_words(&plan, &verdict)),
        same: replay.differs_at.is_none(),
        hashes: replay.hashes.iter().map(|hash| format!("{hash:016x}")).collect(),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &answer).map_err(std::io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    let seconds = answer.ticks as f64 / f64::from(TICKS_PER_SECOND);
    writeln!(out, "{}, {seconds:.1} s, world version {}", answer.task, answer.world_version)?;
    for (n, hash) in (1..).zip(&answer.hashes) {
        let differs = if replay.differs_at == Some(n - 1) { "  differs from the recorded one" } else { "" };
        writeln!(out, "tick {:5} {hash}{differs}", (n * CHECKPOINT).min(answer.ticks))?;
    }
    writeln!(out, "verdict: {}", answer.verdict)?;
    writeln!(out, "{}", if answer.same { "the same as recorded" } else { "NOT the same as recorded" })?;
    Ok(())
}

fn in_words(plan: &Plan, verdict: &Verdict) -> String {
    let columns = |on: &[usize]| on.iter().map(|n| (n + 1).to_string()).collect::<Vec<_>>().join(", ");
    match verdict {
        Verdict::Stood { level, at } => {
            let floor = plan.plate(*level).map_or("top", |plate| &plate.name);
            format!("stood on {floor} at {:.1}, {:.1} mm", at[0] * 1e3, at[1] * 1e3)
        }
        Verdict::Laid { on } => format!("laid on columns {}", columns(on)),
        Verdict::NotLayable { why: Some(why), .. } => format!("not layable: {why}"),
        Verdict::NotLayable { on, .. } if on.is_empty() => "not layable, it touched no column".into(),
        Verdict::NotLayable { on, .. } => format!("not layable, it touched columns {}", columns(on)),
        Verdict::BrokenOff { by_table: false } => "broken off, and put back by hand".into(),
        Verdict::BrokenOff { by_table: true } => "broken off, and put back by the table".into(),
        Verdict::Foul(foul) => format!("foul: {foul}"),
        Verdict::Collapse { first, tick } => format!("collapse of {} at tick {tick}", name(plan, *first)),
    }
}
