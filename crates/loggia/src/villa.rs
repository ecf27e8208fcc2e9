//! `loggia villa …`: questions about villas, and matches of their builders.

mod bout;
mod contest;
mod picture;
mod random;
mod replay;
mod replay_game;
mod selfplay;
mod verdict;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use villa_world::{Components, Plan};

use crate::cli_error::CliError;
use crate::files;

/// A question about a villa. What each is stands with its options.
#[derive(Debug, Subcommand)]
pub enum Question {
    Verdict(verdict::Args),
    Random(random::Args),
    Replay(replay::Args),
    Picture(picture::Args),
    Match(contest::Args),
    Selfplay(selfplay::Args),
}

impl Question {
    /// Prints the answer.
    pub fn answer(self) -> Result<(), CliError> {
        let mut out = io::BufWriter::new(io::stdout().lock());
        match self {
            Question::Verdict(args) => verdict::answer(&args, &mut out)?,
            Question::Random(args) => random::answer(&args, &mut out)?,
            Question::Replay(args) => replay::answer(&args, &mut out)?,
            Question::Picture(args) => picture::answer(&args, &mut out)?,
            Question::Match(args) => contest::answer(&args, &mut out)?,
            Question::Selfplay(args) => selfplay::run(&args)?,
        }
        Ok(out.flush()?)
    }
}

/// Which parts are played with.
#[derive(clap::Args, Debug)]
pub struct Parts {
    /// Your own component file [default: the built-in parts]
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

impl Parts {
    /// The parts, or a sentence that says what is wrong with the file.
    fn read(&self) -> Result<Components, CliError> {
        let Some(path) = &self.components else { return Ok(Components::built_in().clone()) };
        let text = files::read(path).map_err(CliError::Input)?;
        Components::from_toml(&text).map_err(|error| CliError::Input(format!("{}, {error}", path.display())))
    }
}

/// Reads a scene file.
fn scene(path: &Path) -> Result<Plan, CliError> {
    let text = files::read(path).map_err(CliError::Input)?;
    Plan::from_scene(&text).map_err(|error| CliError::Input(format!("{}: {error}", path.display())))
}

/// Far more than a recording needs.
const LARGEST: u64 = 4 << 20;

/// Reads a file of bytes.
fn bytes(path: &Path) -> Result<Vec<u8>, CliError> {
    let unreadable = |error| CliError::Input(format!("cannot read {}: {error}", path.display()));
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(LARGEST).read_to_end(&mut bytes).map_err(unreadable)?;
    Ok(bytes)
}
