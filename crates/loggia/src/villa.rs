//! `loggia villa …`: questions about villas.

mod random;
mod verdict;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use villa_world::{Components, Plan};

use crate::fault::Fault;
use crate::files;

/// A question about a villa. What each is stands with its options.
#[derive(Debug, Subcommand)]
pub enum Question {
    Verdict(verdict::Args),
    Random(random::Args),
}

impl Question {
    /// Prints the answer.
    pub fn answer(self) -> Result<(), Fault> {
        let mut out = io::BufWriter::new(io::stdout().lock());
        match self {
            Question::Verdict(args) => verdict::answer(&args, &mut out)?,
            Question::Random(args) => random::answer(&args, &mut out)?,
        }
        Ok(out.flush()?)
    }
}

/// Which parts are played with.
#[derive(clap::Args, Debug)]
pub struct Parts {
    /// A component file of your own; the parts that come with the game when none is given
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

impl Parts {
    /// The parts, or a sentence that says what is wrong with the file.
    fn read(&self) -> Result<Components, Fault> {
        let Some(path) = &self.components else { return Ok(Components::built_in().clone()) };
        let text = files::read(path).map_err(Fault::Input)?;
        Components::from_toml(&text).map_err(|error| Fault::Input(format!("{}, {error}", path.display())))
    }
}

/// Reads a scene file.
fn scene(path: &Path) -> Result<Plan, Fault> {
    let text = files::read(path).map_err(Fault::Input)?;
    Plan::from_scene(&text).map_err(|error| Fault::Input(format!("{}: {error}", path.display())))
}
