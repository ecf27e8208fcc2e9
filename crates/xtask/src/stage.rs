//! The stages of `cargo xtask test`: numbered, timed, stopped at the first that fails.

use std::time::Instant;

use clap::builder::PossibleValuesParser;

use crate::need::{self, Need};
use crate::tool::{Fault, Tool};
use crate::{browser, dialogue, project, tidy, wasm};

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
}

/// One check.
struct Stage {
    name: &'static str,
    what: &'static str,
    /// What it needs. A stage of the core does without what does not come with Rust when only the core is wanted.
    needs: &'static [Need],
    is_core: bool,
    /// Runs it; told whether only the core is wanted.
    run: fn(bool) -> Result<(), Fault>,
}

const STAGES: [Stage; 7] = [
    Stage {
        name: "format",
        what: "every file is as rustfmt writes it",
        needs: &[Need::RUSTFMT],
        is_core: true,
        run: |_| format(),
    },
    Stage {
        name: "clippy",
        what: "no warning anywhere",
        needs: &[Need::CLIPPY],
        is_core: true,
        run: |_| Tool::cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]).run(),
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
        run: |_| tidy::check(),
    },
    Stage {
        name: "wasm",
        what: "no warning in what browsers run, and the rules' tables agree as WebAssembly under node",
        needs: &[Need::CLIPPY, Need::WASM_BROWSER, Need::WASM_WASI, Need::NODEJS],
        is_core: false,
        run: |_| wasm::check(),
    },
    Stage {
        name: "terminal",
        what: "a game is played in a real terminal, through tmux",
        needs: &[Need::TMUX],
        is_core: false,
        run: |_| dialogue::check(),
    },
    Stage {
        name: "browser",
        what: "the client builds, and games are played in a real Chromium",
        needs: &[Need::WASM_BROWSER, Need::CHROMIUM, Need::CHROMEDRIVER, Need::NODEJS, Need::NPM, Need::AXE],
        is_core: false,
        run: |_| browser::check(),
    },
];

impl Test {
    /// Runs the stages.
    pub fn run(&self) -> Result<(), Fault> {
        let is_wanted = |stage: &Stage| match &self.only {
            Some(name) => stage.name == name,
            None => stage.is_core || !self.core,
        };
        let stages: Vec<Stage> = STAGES.into_iter().filter(is_wanted).collect();
        let needs = stages.iter().flat_map(|stage| stage.needs).copied();
        let needs: Vec<Need> = needs.filter(|need| !self.core || need.comes_with_rust()).collect();
        need::meet(&needs).map_err(|Fault(what)| {
            let core = "\n`cargo xtask test --core` runs everything that needs nothing but Rust.";
            Fault(if self.core { what } else { what + core })
        })?;
        run_all(&stages, self.core)
    }
}

fn run_all(stages: &[Stage], core: bool) -> Result<(), Fault> {
    let (start, count) = (Instant::now(), stages.len());
    for (number, stage) in (1..).zip(stages) {
        println!("\n[{number}/{count}] {}: {}", stage.name, stage.what);
        let begun = Instant::now();
        let result = (stage.run)(core);
        let seconds = begun.elapsed().as_secs_f32();
        result.map_err(|Fault(why)| {
            let name = stage.name;
            let repeat = format!("cargo xtask test --only {name}");
            format!("{why}\n[{number}/{count}] {name} FAILED after {seconds:.1} s. To repeat it: {repeat}")
        })?;
        println!("[{number}/{count}] {} passed in {seconds:.1} s", stage.name);
    }
    let stages = if count == 1 { "The stage".into() } else { format!("All {count} stages") };
    println!("\n{stages} passed in {:.1} s.", start.elapsed().as_secs_f32());
    Ok(())
}

/// What needs more than Rust fails when it is missing, unless only the core is wanted; then it is skipped.
fn tests(core: bool) -> Result<(), Fault> {
    let tests = Tool::cargo(["test", "--workspace"]);
    if core { tests.env(postgres_for_tests::CORE, 1).run() } else { tests.run() }
}

/// The fuzz targets are a workspace of their own.
fn format() -> Result<(), Fault> {
    Tool::cargo(["fmt", "--all", "--check"]).run()?;
    if project::root().join("fuzz/Cargo.toml").exists() {
        Tool::cargo(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]).run()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stage(name: &'static str, run: fn(bool) -> Result<(), Fault>) -> Stage {
        Stage { name, what: "", needs: &[], is_core: true, run }
    }

    #[test]
    fn a_failing_stage_stops_the_rest_and_says_how_to_repeat_it() {
        let good = stage("good", |_| Ok(()));
        let bad = stage("bad", |_| Err(Fault("no".into())));
        let never = stage("never", |_| panic!("ran on"));
        let Err(Fault(text)) = run_all(&[good, bad, never], false) else { panic!("it passed") };
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
