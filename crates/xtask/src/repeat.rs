//! `cargo xtask test --repeat`: tests and scenes many times over, so that what fails now and then is found by us and
//! not by someone who tries Loggia for the first time.

use std::collections::BTreeMap;
use std::process::{Child, Command, Stdio};

use crate::progress::{Step, Steps};
use crate::tool::{TaskError, Tool};
use crate::{browser, dialogue, web};

/// How often to repeat.
pub struct Repeat {
    /// How many times everything runs.
    pub rounds: u32,
    /// Whether other programs take the cores in every second round.
    pub busy: bool,
}

/// How often something ran and failed, on quiet and on busy cores.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Tally {
    runs: [u32; 2],
    failures: [u32; 2],
}

impl Repeat {
    /// Repeats, and fails when anything failed.
    pub fn run(&self) -> Result<(), TaskError> {
        let mut steps = Steps::new("repeat", 1 + self.rounds as usize);
        let mut step = steps.next("build", "all that is repeated");
        step.run(&Tool::cargo(["build", "--workspace", "--bins", "--tests"]))?;
        browser::build(&mut step)?;
        step.done();
        let mut tallies = BTreeMap::new();
        for round in 0..self.rounds {
            let is_busy = self.busy && round % 2 == 1;
            let what = if is_busy { "on busy cores" } else { "on quiet cores" };
            let mut step = steps.next(&format!("round {}", round + 1), what);
            let others = is_busy.then(Others::start).transpose()?;
            once(&mut step);
            drop(others);
            for (name, passed) in std::mem::take(&mut step.outcomes) {
                let tally: &mut Tally = tallies.entry(name).or_default();
                tally.runs[usize::from(is_busy)] += 1;
                tally.failures[usize::from(is_busy)] += u32::from(!passed);
            }
            println!("{}", table(&tallies));
            step.done();
        }
        match tallies.values().filter(|tally| tally.failures != [0, 0]).count() {
            0 => Ok(()),
            count => Err(TaskError(format!("{count} tests or scenes failed at least once"))),
        }
    }
}

/// Runs everything once. A failure does not stop the rest. A test program counts as well as its tests: it may die
/// before it prints anything.
fn once(step: &mut Step) {
    let tests =
        step.run(&Tool::cargo(["test", "--workspace", "--bins", "--lib", "--tests", "--no-fail-fast"]));
    let results = [
        ("all tests", tests),
        ("a game in the terminal", dialogue::check()),
        ("all scenes in the browser", browser::check(step, None)),
    ];
    for (name, result) in results {
        step.outcomes.push((name.into(), result.is_ok()));
        if let Err(TaskError(why)) = result {
            println!("{name}: {why}");
        }
    }
}

/// Programs that do nothing but take every core.
struct Others(Vec<Child>);

impl Others {
    fn start() -> Result<Others, TaskError> {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let program = web::program("xtask")?;
        let start = |_| Command::new(&program).arg("spin").stdin(Stdio::null()).spawn();
        let started = (0..cores).map(start).collect::<Result<_, _>>();
        started.map(Others).map_err(|error| TaskError(format!("no busy loop can be started: {error}")))
    }
}

impl Drop for Others {
    fn drop(&mut self) {
        for child in &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// What failed, as a table.
fn table(tallies: &BTreeMap<String, Tally>) -> String {
    let runs = tallies.values().fold([0, 0], |sum, tally| [sum[0] + tally.runs[0], sum[1] + tally.runs[1]]);
    let mut lines = vec![
        format!(
            "{} tests and scenes, {} runs on quiet and {} on busy cores.",
            tallies.len(),
            runs[0],
            runs[1]
        ),
        "| test or scene | failed on quiet cores | failed on busy cores |".into(),
        "|---|---|---|".into(),
    ];
    for (name, Tally { runs, failures }) in tallies.iter().filter(|(_, tally)| tally.failures != [0, 0]) {
        lines.push(format!("| {name} | {} of {} | {} of {} |", failures[0], runs[0], failures[1], runs[1]));
    }
    if lines.len() == 3 {
        lines.truncate(1);
        lines.push("Nothing failed.".into());
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_failed_is_listed() {
        let good = Tally { runs: [2, 2], failures: [0, 0] };
        let bad = Tally { runs: [2, 2], failures: [0, 1] };
        let table = table(&BTreeMap::from([("good".into(), good), ("bad".into(), bad)]));
        assert!(table.starts_with("2 tests and scenes, 4 runs on quiet and 4 on busy cores."), "{table}");
        assert!(table.ends_with("| bad | 0 of 2 | 1 of 2 |") && !table.contains("| good"), "{table}");
    }
}
