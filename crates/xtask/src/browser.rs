//! Games in a real browser: the client and the server are built, and `crates/browser` plays.

use std::path::PathBuf;

use crate::tool::{Fault, Tool};
use crate::{project, web};

/// Plays all scenes.
pub fn check() -> Result<(), Fault> {
    play(&["--traces", &project::root().join("target/browser").to_string_lossy()])
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
