//! `loggia villa verdict`.

use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;
use villa_world::{Part, Plan, Stability, Statics};

use super::{Parts, scene};
use crate::cli_error::CliError;

/// Check whether a villa stands or collapses
///
/// The scene is simulated until it is at rest, collapses or the time is over. The margin comes from statics: how far inside
/// the hull of its supports the weight acts, at the floor where that is least.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia villa verdict villa.json
  loggia villa verdict villa.json --seconds 60 --json")]
pub struct Args {
    /// Scene file
    scene: PathBuf,
    /// Time to wait for a collapse, in simulated seconds
    #[arg(long, value_name = "S", default_value_t = 10.0)]
    seconds: f64,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    parts: Parts,
}

#[derive(Serialize)]
struct Verdict {
    verdict: &'static str,
    /// What fell first.
    first: Option<String>,
    drop_mm: f64,
    tilt_deg: f64,
    shift_mm: f64,
    margin_mm: Option<f64>,
}

/// Simulates and prints.
pub fn answer(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    if !(0.0..=3600.0).contains(&args.seconds) {
        return Err(CliError::Input(format!("--seconds must be between 0 and 3600, not {}", args.seconds)));
    }
    let limits = args.parts.read()?.limits;
    let plan = scene(&args.scene)?;
    let margin = Statics::of(&plan).margin().map(|margin| margin.metres * 1e3);
    let outcome = Stability::of(plan.clone(), &limits, args.seconds);
    let answer = Verdict {
        verdict: if outcome.stands() { "stands" } else { "collapses" },
        first: outcome.first.map(|fall| name(&plan, fall.part)),
        drop_mm: rounded(outcome.drop * 1e3),
        tilt_deg: rounded(outcome.tilt),
        shift_mm: rounded(outcome.shift * 1e3),
        margin_mm: margin.filter(|margin| margin.is_finite()).map(rounded),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &answer).map_err(std::io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    writeln!(out, "{}", answer.verdict)?;
    if let Some(first) = &answer.first {
        writeln!(out, "first: {first}, after {:.2} s", outcome.seconds)?;
    }
    let Verdict { drop_mm, tilt_deg, shift_mm, margin_mm, .. } = answer;
    writeln!(out, "dropped by {drop_mm} mm, tilted by {tilt_deg} degrees, shifted by {shift_mm} mm")?;
    if let Some(margin) = margin_mm {
        writeln!(out, "margin by statics: {margin} mm")?;
    }
    Ok(())
}

/// Four digits after the point are more than the world knows.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// How people call a part; columns are counted from 1 as they stand in the file.
pub fn name(plan: &Plan, part: Part) -> String {
    match part {
        Part::Plate(n) => plan.plates[n].name.clone(),
        Part::Column(n) => format!("column {}", n + 1),
    }
}
