//! Games in a real browser: the client and the server are built, and `crates/browser` plays.

use crate::need::AXE_SCRIPT;
use crate::progress::{Step, Steps};
use crate::project;
use crate::tool::{TaskError, Tool};
use crate::web::{self, Bundle};

/// Builds the server, what plays with it, and the quick bundle of the client.
pub fn build(step: &mut Step) -> Result<(), TaskError> {
    step.run(&web::natives(&["loggia", "browser", "web-bundle"]))?;
    web::quick(step)
}

/// Plays all scenes, or those whose name contains a text.
pub fn check(step: &mut Step, only: Option<&str>) -> Result<(), TaskError> {
    let root = project::root();
    let [traces, axe] =
        ["target/browser", AXE_SCRIPT].map(|path| root.join(path).to_string_lossy().into_owned());
    let only = only.map_or(Vec::new(), |name| vec!["--only", name]);
    step.run(&program(Bundle::Quick)?.args(["--traces", &traces, "--axe", &axe]).args(only))
}

/// Measures how fast the client is, as it is released or as `cargo xtask play` builds it.
pub fn measure(bundle: Bundle) -> Result<(), TaskError> {
    alone(bundle)?;
    program(bundle)?.args(["--measure"]).run()
}

/// What is taken of the real pages.
#[derive(Clone, Copy)]
pub enum Take<'a> {
    /// Pictures of the pages, to be looked at.
    Pages,
    /// Pictures of every page in a language, to be read.
    Texts(&'a str),
    /// The pictures of docs/rules.md.
    Rules,
    /// The films of the README.
    Films,
}

/// Takes pictures into a folder; only of one game, where one is given.
pub fn pictures(take: Take<'_>, folder: &str, only: Option<&str>) -> Result<(), TaskError> {
    alone(Bundle::Quick)?;
    let (what, language) = match take {
        Take::Pages => ("--pictures", None),
        Take::Texts(language) => ("--pictures", Some(["--language", language])),
        Take::Rules => ("--rules", None),
        Take::Films => ("--films", None),
    };
    let only = only.map_or(Vec::new(), |game| vec!["--only", game]);
    program(Bundle::Quick)?.args([what, folder]).args(only).args(language.into_iter().flatten()).run()
}

/// Builds outside of the tests.
fn alone(bundle: Bundle) -> Result<(), TaskError> {
    if bundle == Bundle::Small {
        web::small()?;
    }
    let mut steps = Steps::new("browser", 1);
    let mut step = steps.next("build", "the server, its pages, and what steers the browser");
    match bundle {
        Bundle::Quick => build(&mut step)?,
        Bundle::Small => step.run(&web::natives(&["loggia", "browser"]))?,
    }
    step.done();
    Ok(())
}

fn program(bundle: Bundle) -> Result<Tool, TaskError> {
    let client = bundle.folder()?;
    let loggia = web::program("loggia")?;
    Ok(Tool::new(&web::program("browser")?).args([&loggia, "--client", &client.to_string_lossy()]))
}
