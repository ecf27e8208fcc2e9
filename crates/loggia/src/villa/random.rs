//! `loggia villa random`.

use std::io::Write;

use villa_world::Plan;

use super::Parts;
use crate::cli_error::CliError;

/// Print a random villa that stands, as a scene
///
/// It has all twenty columns and is at rest. The same seed gives the same villa on every machine.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia villa random --storeys 3 --seed 1 > villa.json
  loggia villa verdict villa.json")]
pub struct Args {
    /// Number of floors above the base
    #[arg(long, value_name = "N", default_value_t = 3)]
    storeys: usize,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    parts: Parts,
}

/// Builds and prints.
pub fn answer(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let parts = args.parts.read()?;
    let most = parts.floors.len();
    if !(1..=most).contains(&args.storeys) {
        return Err(CliError::Input(format!("a villa has 1 to {most} floors, not {}", args.storeys)));
    }
    let plan = Plan::random(&parts, 4, args.storeys, args.seed)
        .ok_or_else(|| CliError::Input("found no villa of these parts that stands".into()))?;
    Ok(out.write_all(plan.to_scene().as_bytes())?)
}
