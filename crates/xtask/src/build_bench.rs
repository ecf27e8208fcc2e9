//! `cargo xtask bench build`: how long a newcomer waits, measured in a fresh clone of the last commit with nothing built.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use crate::tool::{TaskError, Tool};
use crate::web;

/// Pages that are changed to see how long a change takes.
const PAGES: [&str; 2] = ["crates/web/src/settings/page.rs", "crates/villa-web/src/sandbox.rs"];

/// Measures, and prints a table for docs/building.md.
pub fn run(tests: bool) -> Result<(), TaskError> {
    let folder = web::target_folder()?.join("bench-build");
    let io = |error: std::io::Error| TaskError(format!("{}: {error}", folder.display()));
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(io)?;
    }
    fs::create_dir_all(&folder).map_err(io)?;
    let clone = folder.join("clone");
    Tool::new("git").args(["clone", "--quiet", ".", &clone.to_string_lossy()]).run()?;
    // Networks differ, so downloads are not measured.
    Tool::new("cargo").args(["fetch", "--quiet"]).within(&clone).run()?;
    let mut rows = vec![
        measure(&clone, "`play`, fresh clone: everything", &["play", "--build-only"])?,
        measure(&clone, "`play`, again without changes", &["play", "--build-only"])?,
    ];
    for page in PAGES {
        let mut file = OpenOptions::new().append(true).open(clone.join(page)).map_err(io)?;
        writeln!(file, "\n// Changed.").map_err(io)?;
        rows.push(measure(&clone, &format!("`play`, after a change in {page}"), &["play", "--build-only"])?);
    }
    if tests {
        Tool::new("git").args(["checkout", "--quiet", "."]).within(&clone).run()?;
        fs::remove_dir_all(clone.join("target")).map_err(io)?;
        rows.push(measure(&clone, "`test`, fresh clone", &["test"])?);
        rows.push(measure(&clone, "`test`, again without changes", &["test"])?);
    }
    println!("\nThe first line \"The first page is ready\" above says when Callisto could be played.\n");
    println!("| command | wall time | processor time |\n|---|---|---|\n{}", rows.concat());
    fs::remove_dir_all(&folder).map_err(io)
}

/// Runs a command of a clone, and tells what it took as a row of a table.
fn measure(clone: &Path, what: &str, args: &[&str]) -> Result<String, TaskError> {
    let (begun, before) = (Instant::now(), processor_seconds());
    Tool::new("cargo")
        .args(["xtask"])
        .args(args)
        .within(clone)
        .env("CARGO_TARGET_DIR", clone.join("target").display())
        .run()?;
    let (wall, spent) = (begun.elapsed().as_secs_f32(), processor_seconds());
    let spent =
        spent.zip(before).map_or("not known here".into(), |(now, then)| format!("{:.0} s", now - then));
    Ok(format!("| {what} | {wall:.1} s | {spent} |\n"))
}

/// Processor time of all programs that have run and ended for us; Linux tells.
fn processor_seconds() -> Option<f32> {
    children(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// The 16th and 17th word, in hundredths of seconds; the second one is a name in parentheses, with any characters.
fn children(stat: &str) -> Option<f32> {
    let mut words = stat.rsplit_once(')')?.1.split_whitespace().skip(13);
    let (user, system): (f32, f32) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some((user + system) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_children_is_found() {
        let stat = "1 (a (name)) S 2 3 4 5 6 7 8 9 10 11 12 13 250 50 16 17";
        assert_eq!(children(stat), Some(3.0));
        assert_eq!(children("nothing"), None);
    }
}
