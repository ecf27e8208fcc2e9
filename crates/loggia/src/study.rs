//! `loggia callisto …`: questions about a position.

mod legal;
mod perft;
mod score;

use std::io::{self, Write};

use clap::Subcommand;
use serde::Serialize;

use crate::cli_error::CliError;

/// A question about a position. What each is stands with its options.
#[derive(Debug, Subcommand)]
pub enum Question {
    Legal(legal::Args),
    Perft(perft::Args),
    Score(score::Args),
}

impl Question {
    /// Prints the answer.
    pub fn answer(self) -> Result<(), CliError> {
        let mut out = io::BufWriter::new(io::stdout().lock());
        match self {
            Question::Legal(args) => legal::answer(&args, &mut out)?,
            Question::Perft(args) => perft::answer(&args, &mut out)?,
            Question::Score(args) => score::answer(&args, &mut out)?,
        }
        Ok(out.flush()?)
    }
}

/// Writes an answer as one line of JSON.
fn write_json(out: &mut impl Write, answer: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, answer)?;
    writeln!(out)
}
