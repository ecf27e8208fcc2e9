//! The fuzz targets under `fuzz/`.

use crate::need::{self, Need};
use crate::project;
use crate::tool::{TaskError, Tool};

/// What to fuzz, and for how long.
#[derive(clap::Args)]
pub struct Fuzz {
    /// One target; all of them when none is named.
    target: Option<String>,
    /// Seconds for each target.
    #[arg(long, default_value_t = 60)]
    seconds: u32,
}

impl Fuzz {
    /// Fuzzes.
    pub fn run(&self) -> Result<(), TaskError> {
        need::meet(&[Need::CARGO_FUZZ])?;
        let all = fuzz(["list"]).output().ok_or_else(|| "the fuzz targets cannot be listed".to_owned())?;
        let all: Vec<&str> = all.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let chosen = match &self.target {
            Some(target) if !all.contains(&target.as_str()) => {
                return Err(TaskError(format!(
                    "there is no fuzz target {target}: choose from {}",
                    all.join(", ")
                )));
            }
            Some(target) => vec![target.as_str()],
            None => all,
        };
        for target in &chosen {
            println!("{target}: {} seconds", self.seconds);
            let time = format!("-max_total_time={}", self.seconds);
            fuzz(["run", target]).args(corpora(target)?).args(["--", &time]).run()?;
        }
        println!("Nothing was found by {}.", chosen.join(", "));
        Ok(())
    }
}

/// The folder that the fuzzer adds to, and the one with inputs to start from where the target has it.
fn corpora(target: &str) -> Result<Vec<String>, TaskError> {
    let (found, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
    std::fs::create_dir_all(project::root().join(&found))
        .map_err(|e| format!("{found} cannot be made: {e}"))?;
    let has_seeds = project::root().join(&seeds).is_dir();
    Ok([found].into_iter().chain(has_seeds.then_some(seeds)).collect())
}

/// The sanitizers are a feature of nightly compilers; this variable lets the pinned stable one use them.
fn fuzz<const N: usize>(args: [&str; N]) -> Tool {
    Tool::cargo(["fuzz"]).args(args).env("RUSTC_BOOTSTRAP", 1)
}
