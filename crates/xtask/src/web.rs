//! The client for browsers: built, bundled, and put where the server takes it from.

use std::path::PathBuf;

use crate::need::{self, Need};
use crate::project;
use crate::tool::{Fault, Tool};

/// Where the bundle goes.
const DIST: &str = "crates/web/dist";

/// The nets that bots play with.
const NETS: &str = "nets";

/// Every browser has had it for years.
const SIMD: [&str; 2] =
    ["--config", r#"target.wasm32-unknown-unknown.rustflags=["-C","target-feature=+simd128"]"#];

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the client and the files that browsers load.
pub fn build() -> Result<(), Fault> {
    need::meet(&[Need::WASM_BROWSER])?;
    let folder = target_folder()?.join(TARGET);
    let mut modules = Vec::new();
    // Pages are small, the engine and the villa's world are fast.
    for (name, profile, made) in [
        ("web", "web", ["web", "online", "review"].as_slice()),
        ("villa-web", "thinker", &["villa-web"]),
        ("thinker", "thinker", &["thinker"]),
        ("villa-thinker", "thinker", &["villa_thinker"]),
    ] {
        let build = ["build", "-p", name, "--target", TARGET, "--profile", profile];
        // The world is three times as fast with SIMD, to the same bits.
        let simd = if name.starts_with("villa") { SIMD.as_slice() } else { &[] };
        Tool::cargo(build).args(simd).run()?;
        let wasm = made.iter().map(|name| folder.join(profile).join(format!("{name}.wasm")));
        modules.extend(wasm.map(|path| path.to_string_lossy().into_owned()));
    }
    Tool::cargo(["run", "--quiet", "-p", "web-bundle", "--"])
        .args([NETS, "crates/words/text", "crates/web/page", DIST])
        .args(modules)
        .run()
}

/// A word that changes with the client: the script that keeps its files names their version. Empty without a client.
pub fn fingerprint() -> String {
    let script = std::fs::read_to_string(project::root().join(DIST).join("service.js")).unwrap_or_default();
    let name = script.split('"').find(|word| word.starts_with("loggia "));
    name.unwrap_or_default().into()
}

/// The server with the client in it; see `crates/server/src/http/client.rs`.
pub const FINGERPRINT: &str = "LOGGIA_CLIENT";

/// Where cargo builds.
pub fn target_folder() -> Result<PathBuf, Fault> {
    let metadata = Tool::cargo(["metadata", "--format-version", "1", "--no-deps"]).output();
    let metadata = metadata.ok_or_else(|| Fault("cargo does not say where it builds".into()))?;
    let after = metadata.split_once("\"target_directory\":\"").map(|(_, after)| after);
    let path = after.and_then(|after| after.split('"').next());
    path.map(|path| path.replace("\\\\", "\\").into())
        .ok_or_else(|| Fault("cargo does not say where it builds".into()))
}
