//! Games in a real browser: the client and the server are built, and `crates/browser` plays.

use std::path::PathBuf;

use crate::need::AXE_SCRIPT;
use crate::tool::{Fault, Tool};
use crate::{project, web};

/// Plays all scenes.
pub fn check() -> Result<(), Fault> {
    let root = project::root();
    let [traces, axe] =
        ["target/browser", AXE_SCRIPT].map(|path| root.join(path).to_string_lossy().into_owned());
    play(&["--traces", &traces, "--axe", &axe])
}

/// Measures how fast the client is.
pub fn measure() -> Result<(), Fault> {
    play(&["--measure"])
}

/// Takes pictures of the pages.
pub fn pictures(folder: &str) -> Result<(), Fault> {
    play(&["--pictures", folder])
}

fn play(args: &[&str]) -> Result<(), Fault> {
    web::build()?;
    let fingerprint = web::fingerprint();
    // The profile that `cargo test` has built most of it with already; one by one, so that neither changes the features
    // of what the other stands on.
    for package in ["loggia", "browser"] {
        let build = Tool::cargo(["build", "--profile", "test", "-p", package]);
        build.env(web::FINGERPRINT, &fingerprint).run()?;
    }
    let folder: PathBuf = web::target_folder()?.join("debug");
    let program = |name: &str| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    Tool::new(&program("browser").to_string_lossy())
        .args([program("loggia").to_string_lossy()])
        .args(args)
        .run()
}
