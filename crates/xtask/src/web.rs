//! The client for browsers: its modules built, and bundled into the files that the server hands out.
//!
//! There are two bundles. The *quick* one is for play and tests on this machine: built with the profile of the tests,
//! not compressed, in the target folder. The *small* one is what is released: optimised for size, compressed, held to
//! its limits, and put where the server takes it into itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use crate::need::{self, Need};
use crate::progress::{Step, Steps};
use crate::project;
use crate::tool::{TaskError, Tool};

/// Where the small bundle goes.
const DIST: &str = "crates/web/dist";

/// Folders that a bundle is made from, besides the modules: the nets that bots play with, the texts, the pages.
const SOURCES: [&str; 3] = ["nets", "crates/words/text", "crates/web/page"];

const TARGET: &str = "wasm32-unknown-unknown";

/// The packages with modules. All are named in every build: what is built of them shares its libraries then.
pub const PACKAGES: [&str; 3] = ["callisto-web", "jobs", "villa-web"];

/// Callisto's modules.
const CALLISTO: [&str; 4] = ["start", "tables", "review", "callisto-worker"];

/// Villa Paletti's modules.
const VILLA: [&str; 2] = ["villa", "villa-worker"];

/// The profile of the tests without its checks, which slow down the villa's world and the engine.
const UNCHECKED: [&str; 4] =
    ["--config", "profile.dev.debug-assertions=false", "--config", "profile.dev.overflow-checks=false"];

/// A bundle of either kind.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Bundle {
    /// For this machine: quick to build.
    Quick,
    /// For everybody: quick to load.
    Small,
}

impl Bundle {
    fn build(self, modules: &[&str]) -> Tool {
        let mut cargo = Tool::cargo(["build", "--target", TARGET]);
        cargo = match self {
            Bundle::Quick => cargo.args(UNCHECKED),
            Bundle::Small => cargo.args(["--profile", "web"]),
        };
        cargo = PACKAGES.iter().fold(cargo, |cargo, package| cargo.args(["-p", package]));
        modules.iter().fold(cargo, |cargo, module| cargo.args(["--bin", module]))
    }

    /// Where its files are.
    pub fn folder(self) -> Result<PathBuf, TaskError> {
        match self {
            Bundle::Quick => Ok(target_folder()?.join("client")),
            Bundle::Small => Ok(project::root().join(DIST)),
        }
    }

    /// Builds modules, and makes the files that browsers load, unless they have been made of just this before.
    fn make(self, modules: &[&str], step: &mut Step) -> Result<(), TaskError> {
        step.run(&self.build(modules))?;
        self.bundle(modules, step)
    }

    fn bundle(self, modules: &[&str], step: &mut Step) -> Result<(), TaskError> {
        let folder = self.folder()?;
        let built = target_folder()?.join(TARGET).join(if self == Bundle::Quick { "debug" } else { "web" });
        let modules: Vec<PathBuf> = modules.iter().map(|name| built.join(format!("{name}.wasm"))).collect();
        let (stamp, made_of) = (folder.join(".made-of"), made_of(&modules)?);
        if self == Bundle::Quick && fs::read_to_string(&stamp).is_ok_and(|before| before == made_of) {
            return Ok(());
        }
        let kind = if self == Bundle::Quick { ["--quick"].as_slice() } else { &[] };
        let bundle = Tool::new(&program("web-bundle")?).args(kind).args(SOURCES);
        let paths = std::iter::once(&folder).chain(&modules);
        step.run(&bundle.args(paths.map(|path| path.to_string_lossy())))?;
        match self {
            Bundle::Quick => {
                fs::write(&stamp, made_of).map_err(|error| TaskError(format!("{}: {error}", stamp.display())))
            }
            // Everything in its folder is taken into the server.
            Bundle::Small => Ok(()),
        }
    }
}

/// What the pages need to be built.
pub const NEEDS: [Need; 1] = [Need::WASM_BROWSER];

/// Builds the small bundle.
pub fn small() -> Result<(), TaskError> {
    need::meet(&NEEDS)?;
    let mut steps = Steps::new("web", 3);
    let mut step = steps.next("bundler", "what makes files for browsers of modules");
    step.run(&natives(&["web-bundle"]))?;
    step.done();
    let mut step =
        steps.next("modules", "the pages and engines as WebAssembly, as small and fast as they get");
    step.run(&Bundle::Small.build(&all()))?;
    step.done();
    let mut step = steps.next("bundle", "their files, compressed");
    Bundle::Small.bundle(&all(), &mut step)?;
    step.done();
    Ok(())
}

/// Programs for this machine, with the libraries that the tests use.
pub fn natives(names: &[&str]) -> Tool {
    names.iter().fold(Tool::cargo(["build", "--workspace"]), |cargo, name| cargo.args(["--bin", name]))
}

/// Builds all of the quick bundle.
pub fn quick(step: &mut Step) -> Result<(), TaskError> {
    Bundle::Quick.make(&all(), step)
}

/// Builds the quick bundle with Callisto alone: a villa from an earlier build may be older than its server.
pub fn quick_callisto(step: &mut Step) -> Result<(), TaskError> {
    Bundle::Quick.make(&CALLISTO, step)
}

/// Builds the rest of the quick bundle while someone plays; the pages show how far it is.
pub fn quick_villa(step: &mut Step) -> Result<(), TaskError> {
    let told = Bundle::Quick.folder()?.join("building.json");
    // Progress is optional: ignore write errors.
    let tell = |text: String| drop(fs::write(&told, text));
    let progress = |done, all| tell(format!("{{\"done\":{done},\"of\":{all}}}"));
    progress(0, 1);
    let built = step.run_told(&Bundle::Quick.build(&VILLA), &mut |done, all| progress(done, all));
    let made = built.and_then(|()| Bundle::Quick.bundle(&all(), step));
    match made {
        Ok(()) => drop(fs::remove_file(&told)),
        Err(_) => tell("{\"failed\":true}".into()),
    }
    made
}

/// All modules.
fn all() -> Vec<&'static str> {
    [CALLISTO.as_slice(), &VILLA].concat()
}

/// Names, sizes and times of everything that goes into a bundle.
fn made_of(modules: &[PathBuf]) -> Result<String, TaskError> {
    let root = project::root();
    let mut files = modules.to_vec();
    files.push(program("web-bundle")?.into());
    SOURCES.iter().try_for_each(|folder| gather(&root.join(folder), &mut files)).map_err(TaskError)?;
    files.sort();
    let lines = files.iter().map(|path| {
        let data = fs::metadata(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let changed = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        let changed = changed.map_or(0, |time| time.as_nanos());
        Ok(format!("{} {} {changed}\n", path.display(), data.len()))
    });
    lines.collect::<Result<String, String>>().map_err(TaskError)
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let fault = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        if path.is_dir() { gather(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

/// A program of ours, built with the profile of the tests: it lies beside this very one.
pub fn program(name: &str) -> Result<String, TaskError> {
    let own = std::env::current_exe().map_err(|error| TaskError(error.to_string()))?;
    let path = own.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    Ok(path.to_string_lossy().into_owned())
}

/// Where cargo builds.
pub fn target_folder() -> Result<PathBuf, TaskError> {
    // This program is at TARGET-FOLDER/TRIPLE/debug/xtask.
    let own = std::env::current_exe().map_err(|error| TaskError(error.to_string()))?;
    let folder = own.ancestors().nth(3).map(Path::to_owned);
    folder.ok_or_else(|| TaskError("xtask is in no target folder".into()))
}
