//! The tests of the training, with a Python of their own in the target folder.

use std::fs;
use std::path::Path;

use crate::progress::Step;
use crate::tool::{TaskError, Tool};
use crate::{project, web};

/// Every package with its version.
const REQUIREMENTS: &str = "train/tests/requirements.txt";

/// Runs the tests on the CPU, one process for each core. What JAX compiles is not kept: with its cache, a test that compares
/// two games move by move has failed.
pub fn check(step: &mut Step) -> Result<(), TaskError> {
    let folder = web::target_folder()?.join("training-python");
    install(step, &folder)?;
    let python = folder.join("bin/python").display().to_string();
    let tests =
        ["-m", "pytest", "train/tests", "-q", "-n", "auto", "--dist", "loadfile", "-p", "no:cacheprovider"];
    step.run(&Tool::new(&python).args(tests).env("PYTHONDONTWRITEBYTECODE", 1))
}

/// Makes the folder with its packages, unless it is there already with just these.
fn install(step: &mut Step, folder: &Path) -> Result<(), TaskError> {
    let path = project::root().join(REQUIREMENTS);
    let wanted = fs::read_to_string(&path).map_err(|e| format!("{REQUIREMENTS} cannot be read: {e}"))?;
    let installed = folder.join("installed.txt");
    if fs::read_to_string(&installed).is_ok_and(|is| is == wanted) {
        return Ok(());
    }
    println!("Installing the packages of {REQUIREMENTS} in {}: 130 MB to load.", folder.display());
    let target = folder.display().to_string();
    step.run(&Tool::new("python3").args(["-m", "venv", "--clear", &target]))?;
    let python = folder.join("bin/python").display().to_string();
    let pip =
        ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "-r", REQUIREMENTS];
    step.run(&Tool::new(&python).args(pip)).map_err(|TaskError(why)| {
        TaskError(format!(
            "{why}\nThe training's tests need these packages; every other stage runs alone with --only."
        ))
    })?;
    fs::write(&installed, wanted)
        .map_err(|e| TaskError(format!("{} cannot be written: {e}", installed.display())))
}
