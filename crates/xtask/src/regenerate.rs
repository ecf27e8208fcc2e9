//! Writes the generated files again.

use std::fs;

use crate::project;
use crate::tidy::coverage::{self, COVERAGE};
use crate::tool::{TaskError, Tool};

/// Writes all generated files again. Read the changes in `git diff` before you commit them.
pub fn run() -> Result<(), TaskError> {
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
