//! The rules, the engine's nets and the villa's world as WebAssembly: they build for browsers, and their tests pass under node.
//!
//! A browser's module can neither read a file nor print, so the tests are built for WASI, which only adds that: the
//! same compiler makes the same code of the rules for both.

use crate::tool::{Fault, Tool};
use crate::{project, villa};

/// In the browser everything is built with SIMD; the villa's world is three times as fast with it, to the same bits.
pub const SIMD: &str = r#"target.wasm32-wasip1.rustflags=["-C","target-feature=+simd128"]"#;

/// Builds the rules for browsers and runs their unit tests, perft tables and golden playthroughs as WebAssembly,
/// and the engine's nets.
pub fn check() -> Result<(), Fault> {
    Tool::cargo(["build", "-p", "callisto", "-p", "villa", "--target", "wasm32-unknown-unknown"]).run()?;
    // Much of the client is there in a browser only, so that clippy does not see it elsewhere.
    Tool::cargo(["clippy", "--target", "wasm32-unknown-unknown"])
        .args([
            "-p",
            "web",
            "-p",
            "villa-web",
            "-p",
            "thinker",
            "-p",
            "villa-thinker",
            "--",
            "-D",
            "warnings",
        ])
        .run()?;
    // A panic ends a WebAssembly program at once, so what a failing test printed must not be held back.
    Tool::cargo(["test", "--target", "wasm32-wasip1", "--config", &runner(), "-p", "callisto", "--lib"])
        .args(["--test", "perft", "--test", "golden", "--", "--nocapture"])
        .run()?;
    Tool::cargo(["test", "--target", "wasm32-wasip1", "--config", &runner(), "--config", SIMD])
        .args(["-p", "callisto-engine", "--lib", "--test", "net", "--", "--nocapture"])
        .run()?;
    villa::wasm_tests().run()
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
