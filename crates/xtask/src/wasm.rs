//! The rules, the engine's nets and the villa's world as WebAssembly: they build for browsers, and their tests pass under node.
//!
//! A browser's module can neither read a file nor print, so the tests are built for WASI, which only adds that: the
//! same compiler makes the same code of the rules for both.

use crate::progress::Step;
use crate::tool::{TaskError, Tool};
use crate::{project, villa, web};

/// Looks for mistakes in what browsers run, and runs the rules' unit tests, perft tables and golden playthroughs as
/// WebAssembly, and those of the engine's nets and of the villa's world.
pub fn check(step: &mut Step) -> Result<(), TaskError> {
    // Much of the client is there in a browser only, so that clippy does not see it elsewhere.
    let clippy = Tool::cargo(["clippy", "--target", "wasm32-unknown-unknown"]);
    let clippy = web::PACKAGES.iter().fold(clippy, |clippy, name| clippy.args(["-p", name]));
    step.run(&clippy.args(["--", "-D", "warnings"]))?;
    // A panic ends a WebAssembly program at once, so what a failing test printed must not be held back.
    step.run(&tests("callisto", &["perft", "golden"]))?;
    step.run(&tests("callisto-engine", &["net"]))?;
    step.run(&villa::wasm_tests())
}

/// Tests of a crate as WebAssembly: those within, and some of those beside it.
pub fn tests(package: &str, names: &[&str]) -> Tool {
    let cargo = Tool::cargo(["test", "--target", "wasm32-wasip1", "--config", &runner()]);
    let cargo = cargo.args(["-p", package, "--lib"]);
    names.iter().fold(cargo, |cargo, name| cargo.args(["--test", name])).args(["--", "--nocapture"])
}

/// Cargo's setting for the program that runs what it built. A list, because the path may contain spaces.
pub fn runner() -> String {
    let root = project::root();
    let script = root.join("crates/xtask/wasi.mjs");
    let words = ["node", "--no-warnings", &script.to_string_lossy(), &root.to_string_lossy()].map(quoted);
    format!("target.wasm32-wasip1.runner=[{}]", words.join(","))
}

/// A TOML string.
fn quoted(word: &str) -> String {
    format!("\"{}\"", word.replace('\\', r"\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_quoted_for_toml() {
        assert_eq!(quoted(r#"C:\my "games""#), r#""C:\\my \"games\"""#);
    }
}
