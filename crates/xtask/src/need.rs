//! What a command needs beyond Rust itself: found missing, installed where that is allowed, otherwise named.

use std::path::PathBuf;

use crate::project;
use crate::tool::{TaskError, Tool};

/// The oldest Node.js whose WASI is complete.
const NODE: u32 = 18;

/// Says whether this Python is new enough for the training and can make a folder with packages of its own.
const PYTHON: &str = "import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))";

/// Where axe-core is, once it is fetched.
pub const AXE_SCRIPT: &str = "target/npm/node_modules/axe-core/axe.min.js";

/// Something that has to be on the machine.
#[derive(Clone, Copy)]
pub struct Need {
    name: &'static str,
    why: &'static str,
    is_met: fn() -> bool,
    source: Source,
}

/// Where it comes from.
#[derive(Clone, Copy)]
enum Source {
    Component(&'static str),
    Target(&'static str),
    Package(&'static str),
    Crate(&'static str),
    /// A package of npm, with its version, put into `target/npm`.
    Npm(&'static str),
}

impl Need {
    /// Formats the code.
    pub const RUSTFMT: Need = Need {
        name: "rustfmt",
        why: "to check the format of the code",
        is_met: || Tool::cargo(["fmt", "--version"]).succeeds(),
        source: Source::Component("rustfmt"),
    };
    /// Reads the code for mistakes.
    pub const CLIPPY: Need = Need {
        name: "clippy",
        why: "to look for mistakes in the code",
        is_met: || Tool::cargo(["clippy", "--version"]).succeeds(),
        source: Source::Component("clippy"),
    };
    /// The browser's kind of WebAssembly.
    pub const WASM_BROWSER: Need = Need {
        name: "Rust's library for wasm32-unknown-unknown",
        why: "to build the rules for browsers",
        is_met: || has_target("wasm32-unknown-unknown"),
        source: Source::Target("wasm32-unknown-unknown"),
    };
    /// WebAssembly that can print and read files, which tests do.
    pub const WASM_WASI: Need = Need {
        name: "Rust's library for wasm32-wasip1",
        why: "to build the rules' tests as WebAssembly",
        is_met: || has_target("wasm32-wasip1"),
        source: Source::Target("wasm32-wasip1"),
    };
    /// Runs WebAssembly.
    pub const NODEJS: Need = Need {
        name: "Node.js 18 or newer",
        why: "to run WebAssembly",
        is_met: || Tool::new("node").args(["--version"]).output().is_some_and(|v| major(&v) >= Some(NODE)),
        source: Source::Package("nodejs"),
    };
    /// A terminal that a program can type into.
    pub const TMUX: Need = Need {
        name: "tmux",
        why: "to play a game in a real terminal",
        is_met: || Tool::new("tmux").args(["-V"]).succeeds(),
        source: Source::Package("tmux"),
    };
    /// The database that several servers share.
    pub const POSTGRES: Need = Need {
        name: "PostgreSQL",
        why: "to test the store in it",
        is_met: || postgres_for_tests::programs().is_some(),
        source: Source::Package("postgresql"),
    };
    /// A real browser.
    pub const CHROMIUM: Need = Need {
        name: "Chromium",
        why: "to play in a real browser",
        is_met: || Tool::new("chromium").args(["--version"]).succeeds(),
        source: Source::Package("chromium"),
    };
    /// What programs steer it by.
    pub const CHROMEDRIVER: Need = Need {
        name: "chromedriver",
        why: "to steer the browser",
        is_met: || Tool::new("chromedriver").args(["--version"]).succeeds(),
        source: Source::Package("chromium-driver"),
    };
    /// Fetches packages for Node.js.
    pub const NPM: Need = Need {
        name: "npm",
        why: "to fetch axe-core",
        is_met: || Tool::new("npm").args(["--version"]).succeeds(),
        source: Source::Package("npm"),
    };
    /// Looks for what keeps people from using a page.
    pub const AXE: Need = Need {
        name: "axe-core",
        why: "to check that everybody can use the pages",
        is_met: || project::root().join(AXE_SCRIPT).is_file(),
        source: Source::Npm("axe-core@4.14.0"),
    };
    /// Runs the training and its tests.
    pub const PYTHON: Need = Need {
        name: "Python 3.11 or newer with venv",
        why: "to test the training of the nets",
        is_met: || Tool::new("python3").args(["-c", PYTHON]).succeeds(),
        source: Source::Package("python3-venv"),
    };
    /// Runs the fuzz targets.
    pub const CARGO_FUZZ: Need = Need {
        name: "cargo-fuzz",
        why: "to run the fuzz targets",
        is_met: || Tool::cargo(["fuzz", "--version"]).succeeds(),
        source: Source::Crate("cargo-fuzz"),
    };

    /// Whether it belongs to Rust's own tools.
    pub fn comes_with_rust(&self) -> bool {
        matches!(self.source, Source::Component(_) | Source::Target(_))
    }
}

/// What we may do on this machine.
struct Installers {
    rustup: bool,
    /// What to put before `apt-get`, where it exists and may be used.
    apt: Option<&'static [&'static str]>,
}

impl Installers {
    fn find() -> Installers {
        let is_root = || Tool::new("id").args(["-u"]).output().is_some_and(|id| id.trim() == "0");
        let has_apt = Tool::new("apt-get").args(["--version"]).succeeds();
        let apt: Option<&[&str]> = match has_apt {
            true if is_root() => Some(&[]),
            true if Tool::new("sudo").args(["-n", "true"]).succeeds() => Some(&["sudo", "-n"]),
            _ => None,
        };
        Installers { rustup: Tool::new("rustup").args(["--version"]).succeeds(), apt }
    }
}

/// Installs what is missing, or fails with a list of it and how to get it before anything else is done.
pub fn meet(needs: &[Need]) -> Result<(), TaskError> {
    let missing: Vec<Need> = needs.iter().copied().filter(|need| !(need.is_met)()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let steps = plan(&missing, &Installers::find())?;
    for need in &missing {
        println!("{} is missing, {}: installing it.", need.name, need.why);
    }
    steps.iter().try_for_each(Tool::run)?;
    match missing.iter().find(|need| !(need.is_met)()) {
        Some(need) => Err(TaskError(format!("{} is still missing after installing it", need.name))),
        None => Ok(()),
    }
}

/// The commands that install all this, or a text that says which the contributor has to run.
fn plan(missing: &[Need], installers: &Installers) -> Result<Vec<Tool>, TaskError> {
    let may = |need: &&Need| match need.source {
        Source::Component(_) | Source::Target(_) => installers.rustup,
        Source::Package(_) => installers.apt.is_some(),
        Source::Crate(_) | Source::Npm(_) => true,
    };
    if missing.iter().all(|need| may(&need)) {
        return Ok(commands(missing, installers.apt.unwrap_or_default()));
    }
    let list = missing.iter().map(|need| format!("  {} {}", need.name, need.why));
    let mut lines = vec!["This is missing, and cannot be installed from here:".to_owned()];
    lines.extend(list);
    lines
        .push("To install it on Debian or Ubuntu (elsewhere, use what your system has for the same):".into());
    lines.extend(commands(missing, &["sudo"]).iter().map(|tool| format!("  {tool}")));
    if missing.iter().any(|need| matches!(need.source, Source::Component(_) | Source::Target(_)))
        && !installers.rustup
    {
        lines.push("rustup itself is described at https://rustup.rs.".into());
    }
    Err(TaskError(lines.join("\n")))
}

fn commands(missing: &[Need], before_apt: &[&str]) -> Vec<Tool> {
    let mut commands = Vec::new();
    let (mut packages, mut fetched) = (Vec::new(), Vec::new());
    for need in missing {
        match need.source {
            Source::Component(name) => commands.push(Tool::new("rustup").args(["component", "add", name])),
            Source::Target(name) => commands.push(Tool::new("rustup").args(["target", "add", name])),
            Source::Crate(name) => commands.push(Tool::cargo(["install", "--locked", name])),
            Source::Npm(name) => {
                let quiet =
                    ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", "target/npm", name];
                fetched.push(Tool::new("npm").args(quiet));
            }
            Source::Package(name) => packages.push(name),
        }
    }
    if !packages.is_empty() {
        let apt = |args: &[&str]| {
            let words: Vec<&str> = before_apt.iter().chain(&["apt-get"]).chain(args).copied().collect();
            Tool::new(words[0]).args(&words[1..])
        };
        commands.push(apt(&["update"]));
        commands.push(apt(&["install", "-y", "--no-install-recommends"]).args(packages));
    }
    // npm may be one of the packages.
    commands.extend(fetched);
    commands
}

fn has_target(name: &str) -> bool {
    let sysroot = Tool::new("rustc").args(["--print", "sysroot"]).output();
    sysroot.is_some_and(|path| PathBuf::from(path.trim()).join("lib/rustlib").join(name).join("lib").is_dir())
}

/// The first number of a version such as `v20.1.0`.
fn major(version: &str) -> Option<u32> {
    version.trim().trim_start_matches('v').split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(tools: &[Tool]) -> Vec<String> {
        tools.iter().map(Tool::to_string).collect()
    }

    #[test]
    fn packages_are_installed_together_where_that_is_allowed() {
        let installers = Installers { rustup: true, apt: Some(&["sudo", "-n"]) };
        let steps = plan(&[Need::NODEJS, Need::WASM_WASI, Need::TMUX], &installers).unwrap();
        assert_eq!(
            typed(&steps),
            [
                "rustup target add wasm32-wasip1",
                "sudo -n apt-get update",
                "sudo -n apt-get install -y --no-install-recommends nodejs tmux",
            ]
        );
    }

    #[test]
    fn where_it_is_not_allowed_nothing_is_installed_and_the_command_is_named() {
        let installers = Installers { rustup: true, apt: None };
        let Err(TaskError(text)) = plan(&[Need::WASM_WASI, Need::TMUX], &installers) else {
            panic!("allowed")
        };
        assert!(text.contains("tmux to play a game in a real terminal"), "{text}");
        assert!(text.contains("sudo apt-get install -y --no-install-recommends tmux"), "{text}");
        assert!(text.contains("rustup target add wasm32-wasip1"), "{text}");
    }

    #[test]
    fn versions_are_compared_by_their_first_number() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major("what"), None);
    }
}
