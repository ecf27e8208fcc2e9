//! The villa's world, measured and compared with itself as WebAssembly.

use crate::need::{self, Need};
use crate::tool::{TaskError, Tool};
use crate::wasm;

/// The tests that have to give the same bits as WebAssembly.
pub fn wasm_tests() -> Tool {
    wasm::tests("villa-world", &["golden", "analytic"])
}

/// The measurements of the world.
pub fn bench(as_wasm: bool, args: &[String]) -> Result<(), TaskError> {
    let cargo = if as_wasm {
        need::meet(&[Need::WASM_WASI, Need::NODEJS])?;
        Tool::cargo(["bench", "--target", "wasm32-wasip1", "--config", &wasm::runner()])
    } else {
        Tool::cargo(["bench"])
    };
    cargo.args(["-p", "villa-world", "--bench", "villa-world", "--"]).args(args).run()
}

/// All golden recordings, here and as WebAssembly.
pub fn soak() -> Result<(), TaskError> {
    need::meet(&[Need::WASM_WASI, Need::NODEJS])?;
    Tool::cargo(["test", "--release", "-p", "villa-world", "--test", "golden", "--", "--nocapture"])
        .env("LOGGIA_SOAK", 1)
        .run()?;
    wasm_tests().env("LOGGIA_SOAK", 1).run()
}
