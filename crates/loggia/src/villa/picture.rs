//! `loggia villa picture`: a plain picture, seen from a corner above.
//!
//! Parts are drawn from the back to the front, faces of a part likewise. That is right for villas, whose columns stand
//! between plates; parts that pass through each other may be drawn in the wrong order.

mod png;
mod shape;
mod svg;

use std::io::Write;
use std::path::PathBuf;

use super::scene;
use crate::cli_error::CliError;

/// Draw a villa
///
/// The file name decides the format: `.svg` or `.png`.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Example:
  loggia villa random --storeys 5 > villa.json
  loggia villa picture villa.json -o villa.png")]
pub struct Args {
    /// Scene file
    scene: PathBuf,
    /// File to write
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// Draws and writes.
pub fn answer(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let drawing = shape::drawing(&scene(&args.scene)?);
    let bytes = match args.output.extension().and_then(|ending| ending.to_str()) {
        Some("svg") => svg::write(&drawing).into_bytes(),
        Some("png") => png::write(&drawing),
        _ => return Err(CliError::Input("the file name must end in .svg or .png".into())),
    };
    let name = args.output.display();
    std::fs::write(&args.output, bytes).map_err(|e| CliError::Input(format!("cannot write {name}: {e}")))?;
    Ok(writeln!(out, "{name}")?)
}
