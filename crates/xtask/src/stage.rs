//! The stages of `cargo xtask test`: numbered, timed, stopped at the first that fails.

use clap::builder::PossibleValuesParser;

use crate::need::{self, Need};
use crate::progress::{Step, Steps, clock};
use crate::repeat::Repeat;
use crate::slowest::Slowest;
use crate::tool::{TaskError, Tool};
use crate::{browser, dialogue, project, tidy, training, wasm, web};

/// Which checks to run.
#[derive(clap::Args)]
pub struct Test {
    /// Only what needs nothing but Rust.
    #[arg(long)]
    core: bool,
    /// Only this stage.
    #[arg(long, value_name = "STAGE", conflicts_with = "core",
        value_parser = PossibleValuesParser::new(STAGES.map(|stage| stage.name)))]
    only: Option<String>,
    /// Of the stage `browser`, only scenes whose name contains this.
    #[arg(long, value_name = "NAME", requires = "only")]
    scene: Option<String>,
    /// List the twenty slowest tests and scenes at the end; tests run one at a time then.
    #[arg(long)]
    slowest: bool,
    /// Run tests, terminal and scenes this many times, and list what failed how often. Documentation tests and
    /// WebAssembly, which do not depend on time, are left out.
    #[arg(long, value_name = "N", conflicts_with_all = ["core", "only", "slowest"])]
    repeat: Option<u32>,
    /// With --repeat: keep every core busy during every second round.
    #[arg(long, requires = "repeat")]
    busy: bool,
}

/// The options of a stage.
pub struct Options<'a> {
    /// Only the core is wanted: what needs more than Rust is skipped.
    pub core: bool,
    /// The scenes that are wanted, unless all are.
    pub scene: Option<&'a str>,
    /// Tests run one at a time, so that each has a time of its own.
    pub one_by_one: bool,
}

/// One check.
struct Stage {
    name: &'static str,
    what: &'static str,
    /// What it needs. A stage of the core does without what does not come with Rust when only the core is wanted.
    needs: &'static [Need],
    is_core: bool,
    run: fn(&mut Step, &Options<'_>) -> Result<(), TaskError>,
}

const STAGES: [Stage; 8] = [
    Stage {
        name: "format",
        what: "every file is formatted as rustfmt does it",
        needs: &[Need::RUSTFMT],
        is_core: true,
        run: |step, _| format(step),
    },
    Stage {
        name: "clippy",
        what: "no warning in any crate",
        needs: &[Need::CLIPPY],
        is_core: true,
        run: |step, _| {
            step.run(&Tool::cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
        },
    },
    Stage {
        name: "tests",
        what: "unit, integration and documentation tests of all crates",
        needs: &[Need::POSTGRES],
        is_core: true,
        run: tests,
    },
    Stage {
        name: "tidy",
        what: "documents name what exists, every clause has a test",
        needs: &[],
        is_core: true,
        run: |_, _| tidy::check(),
    },
    Stage {
        name: "wasm",
        what: "no warning in what browsers run, and the rules' tables agree as WebAssembly under node",
        needs: &[Need::CLIPPY, Need::WASM_BROWSER, Need::WASM_WASI, Need::NODEJS],
        is_core: false,
        run: |step, _| wasm::check(step),
    },
    Stage {
        name: "terminal",
        what: "games are played in real terminals, through tmux",
        needs: &[Need::TMUX],
        is_core: false,
        run: |step, _| {
            step.run(&web::natives(&["loggia"]))?;
            dialogue::check()
        },
    },
    Stage {
        name: "training",
        what: "the training of the nets keeps the rules, learns, and exports what the engine reads",
        needs: &[Need::PYTHON],
        is_core: false,
        run: |step, _| training::check(step),
    },
    Stage {
        name: "browser",
        what: "games are played in a real Chromium, scene by scene",
        needs: &[Need::WASM_BROWSER, Need::CHROMIUM, Need::CHROMEDRIVER, Need::NODEJS, Need::NPM, Need::AXE],
        is_core: false,
        run: |step, options| {
            browser::build(step)?;
            browser::check(step, options.scene)
        },
    },
];

impl Test {
    /// Runs the stages.
    pub fn run(&self) -> Result<(), TaskError> {
        if self.scene.is_some() && self.only.as_deref() != Some("browser") {
            return Err(TaskError("--scene goes with --only browser".into()));
        }
        let is_wanted = |stage: &Stage| match (&self.only, self.repeat) {
            (_, Some(_)) => ["tests", "terminal", "browser"].contains(&stage.name),
            (Some(name), _) => stage.name == name,
            (None, _) => stage.is_core || !self.core,
        };
        let stages: Vec<Stage> = STAGES.into_iter().filter(is_wanted).collect();
        let needs = stages.iter().flat_map(|stage| stage.needs).copied();
        let needs: Vec<Need> = needs.filter(|need| !self.core || need.comes_with_rust()).collect();
        need::meet(&needs).map_err(|TaskError(what)| {
            let core = "\n`cargo xtask test --core` runs everything that needs nothing but Rust.";
            TaskError(if self.core { what } else { what + core })
        })?;
        if let Some(rounds) = self.repeat {
            return Repeat { rounds, busy: self.busy }.run();
        }
        let options = Options { core: self.core, scene: self.scene.as_deref(), one_by_one: self.slowest };
        let mut slowest = Slowest::default();
        let result = run_all(&stages, &options, &mut slowest);
        if self.slowest {
            println!("\nThe slowest tests and scenes:\n{slowest}");
        }
        result
    }
}

fn run_all(stages: &[Stage], options: &Options<'_>, slowest: &mut Slowest) -> Result<(), TaskError> {
    let begun = std::time::Instant::now();
    let count = stages.len();
    let mut steps = Steps::new("test", count);
    for stage in stages {
        let mut step = steps.next(stage.name, stage.what);
        let result = (stage.run)(&mut step, options);
        slowest.take(&mut step.times);
        result.map_err(|TaskError(why)| {
            let (label, seconds) = step.so_far();
            let repeat = format!("cargo xtask test --only {}", stage.name);
            format!("{why}\n{label} FAILED after {}. To repeat it: {repeat}", clock(seconds))
        })?;
        step.done();
    }
    let stages = if count == 1 { "The stage".into() } else { format!("All {count} stages") };
    println!("\n{stages} passed in {}.", clock(begun.elapsed().as_secs_f32()));
    Ok(())
}

/// What needs more than Rust fails when it is missing, unless only the core is wanted; then it is skipped.
fn tests(step: &mut Step, options: &Options<'_>) -> Result<(), TaskError> {
    // With the programs, which the later stages play with: built on their own they would not share their libraries.
    step.run(&Tool::cargo(["build", "--workspace", "--bins", "--tests"]))?;
    let mut tests = Tool::cargo(["test", "--workspace"]);
    if options.core {
        tests = tests.env(postgres_for_tests::CORE, 1);
    }
    if options.one_by_one {
        tests = tests.args(["--", "--test-threads=1"]);
    }
    step.run(&tests)
}

/// The fuzz targets are a workspace of their own.
fn format(step: &mut Step) -> Result<(), TaskError> {
    step.run(&Tool::cargo(["fmt", "--all", "--check"]))?;
    if project::root().join("fuzz/Cargo.toml").exists() {
        step.run(&Tool::cargo(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stage(name: &'static str, run: fn(&mut Step, &Options<'_>) -> Result<(), TaskError>) -> Stage {
        Stage { name, what: "", needs: &[], is_core: true, run }
    }

    #[test]
    fn a_failing_stage_stops_the_rest_and_says_how_to_repeat_it() {
        let good = stage("good", |_, _| Ok(()));
        let bad = stage("bad", |_, _| Err(TaskError("no".into())));
        let never = stage("never", |_, _| panic!("ran on"));
        let options = Options { core: false, scene: None, one_by_one: false };
        let result = run_all(&[good, bad, never], &options, &mut Slowest::default());
        let Err(TaskError(text)) = result else { panic!("it passed") };
        assert!(text.starts_with("no\n[2/3] bad FAILED after "), "{text}");
        assert!(text.ends_with("To repeat it: cargo xtask test --only bad"), "{text}");
    }

    #[test]
    fn the_core_needs_nothing_but_rust_and_the_rest_needs_postgresql() {
        let tests = STAGES.iter().find(|stage| stage.name == "tests").unwrap();
        assert!(tests.is_core && !tests.needs.is_empty());
        assert!(!tests.needs.iter().any(|need| need.comes_with_rust()));
    }
}
