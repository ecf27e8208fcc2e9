//! The files that are generated, written anew.

use std::fs;

use crate::project;
use crate::tidy::coverage::{self, COVERAGE};
use crate::tool::{Fault, Tool};

/// Writes all generated files anew. What changed shows in `git diff`, which is to be read before it is committed.
pub fn run() -> Result<(), Fault> {
    let table = coverage::table(&project::files()?);
    fs::write(project::root().join(COVERAGE), table)
        .map_err(|e| format!("{COVERAGE} cannot be written: {e}"))?;
    println!("{COVERAGE} is written.");
    Tool::cargo(["test", "-p", "callisto", "--test", "perft", "--test", "golden"])
        .env("LOGGIA_REGENERATE", 1)
        .run()?;
    Tool::cargo(["test", "-p", "villa-world", "--test", "golden"]).env("LOGGIA_REGENERATE", 1).run()?;
    println!("Everything generated is written anew; `git diff` shows what changed.");
    Ok(())
}
