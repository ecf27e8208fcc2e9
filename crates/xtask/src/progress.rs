//! How far a command of several steps is: which step of how many, what is done of what there is to do, and how long the
//! step took the last time.

use std::collections::BTreeMap;
use std::fs;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::tool::{TaskError, Tool};
use crate::web;

/// How often a line is printed where nobody watches, as in a log.
const IN_A_LOG: Duration = Duration::from_secs(20);

/// How often the line of a terminal changes.
const IN_A_TERMINAL: Duration = Duration::from_millis(200);

/// How a step went the last time.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Past {
    seconds: f32,
    /// Tests that ran, where the step ran tests.
    tests: usize,
}

/// The steps of a command, in their order.
pub struct Steps {
    /// Names the command in the memory of how long its steps took.
    command: &'static str,
    count: usize,
    begun: usize,
}

impl Steps {
    /// A command of this many steps.
    pub fn new(command: &'static str, count: usize) -> Steps {
        Steps { command, count, begun: 0 }
    }

    /// Starts the next step and prints its name.
    pub fn next(&mut self, name: &str, what: &str) -> Step {
        self.begun += 1;
        let label = format!("[{}/{}] {name}", self.begun, self.count);
        let key = format!("{} {name}", self.command);
        let past = memory().remove(&key);
        let before = past.map_or(String::new(), |past| format!(" (last time {})", clock(past.seconds)));
        println!("\n{label}: {what}{before}");
        let now = Instant::now();
        Step {
            label,
            key,
            past,
            begun: now,
            shown: now,
            heard: now,
            is_on_line: false,
            crates: None,
            tests: 0,
            times: Vec::new(),
            outcomes: Vec::new(),
            program: String::new(),
        }
    }
}

/// A step at work.
pub struct Step {
    label: String,
    key: String,
    past: Option<Past>,
    begun: Instant,
    /// When its line was last shown.
    shown: Instant,
    /// Whether the line of a terminal shows progress now.
    is_on_line: bool,
    /// Crates built, and to be built, in the build that runs.
    crates: Option<(usize, usize)>,
    tests: usize,
    /// When the last line came.
    heard: Instant,
    /// What tests and scenes took. Tests have a time of their own only when they run one by one.
    pub times: Vec<(f32, String)>,
    /// Which tests and scenes passed.
    pub outcomes: Vec<(String, bool)>,
    /// The test program that runs, to tell tests of one name apart.
    program: String,
}

impl Step {
    /// Runs a program and shows how far it is.
    pub fn run(&mut self, tool: &Tool) -> Result<(), TaskError> {
        self.run_told(tool, &mut |_, _| {})
    }

    /// Runs a program, shows how far it is, and tells it someone else: crates built, and all there are.
    pub fn run_told(&mut self, tool: &Tool, tell: &mut dyn FnMut(usize, usize)) -> Result<(), TaskError> {
        println!("$ {tool}");
        let result = tool.run_heard(&mut |said| {
            self.hear(said);
            if let Some((built, all)) = self.crates {
                tell(built, all);
            }
        });
        self.wipe();
        self.crates = None;
        result
    }

    /// A line that the program wrote, or nothing for a while.
    fn hear(&mut self, said: Option<&str>) {
        let Some(line) = said else { return self.show() };
        let plain = without_colours(line);
        if let Some(counted) = crates_built(&plain) {
            self.crates = Some(counted);
            return self.show();
        }
        if is_noise(&plain) {
            return;
        }
        self.wipe();
        println!("{line}");
        let took = self.heard.elapsed().as_secs_f32();
        self.heard = Instant::now();
        if let Some(name) = plain.trim_start().strip_prefix("Running ") {
            self.program = name.split(" (").next().unwrap_or_default().replace("unittests ", "");
        }
        if let Some((name, passed)) = outcome(&plain) {
            let (name, took) = match scene_time(&plain) {
                Some(seconds) => (name.to_owned(), seconds),
                None => (format!("{}: {name}", self.program), took),
            };
            self.times.push((took, name.clone()));
            self.outcomes.push((name, passed));
        }
        if let Some(passed) = tests_passed(&plain) {
            self.tests += passed;
            self.crates = None;
            self.shown = Instant::now() - IN_A_LOG;
            self.show();
        }
    }

    /// Shows the line if it was not shown just now.
    fn show(&mut self) {
        let is_terminal = std::io::stdout().is_terminal();
        if self.shown.elapsed() < if is_terminal { IN_A_TERMINAL } else { IN_A_LOG } {
            return;
        }
        self.shown = Instant::now();
        let line = self.line();
        if is_terminal {
            print!("\r\x1b[K{line}");
            let _ = std::io::stdout().flush();
            self.is_on_line = true;
        } else {
            println!("{line}");
        }
    }

    fn line(&self) -> String {
        let crates = self.crates.map(|(built, all)| format!(", {built} of {all} crates"));
        let expected =
            self.past.filter(|past| past.tests > 0).map(|past| format!(" of about {}", past.tests));
        let tests =
            (self.tests > 0).then(|| format!(", {}{} tests", self.tests, expected.unwrap_or_default()));
        let last = self.past.map(|past| format!(" (last time {})", clock(past.seconds)));
        let [crates, tests, last] = [crates, tests, last].map(Option::unwrap_or_default);
        format!("{}: {}{crates}{tests}{last}", self.label, clock(self.begun.elapsed().as_secs_f32()))
    }

    fn wipe(&mut self) {
        if std::mem::take(&mut self.is_on_line) {
            print!("\r\x1b[K");
        }
    }

    /// The step is over: says how long it took, and remembers it.
    pub fn done(mut self) {
        self.wipe();
        let past = Past { seconds: self.begun.elapsed().as_secs_f32(), tests: self.tests };
        println!("{}: done in {}", self.label, clock(past.seconds));
        remember(&self.key, past);
    }

    /// Its label, such as `[2/7] clippy`, and how long it has taken.
    pub fn so_far(&self) -> (String, f32) {
        (self.label.clone(), self.begun.elapsed().as_secs_f32())
    }
}

/// Minutes and seconds.
pub fn clock(seconds: f32) -> String {
    match seconds {
        seconds if seconds < 10.0 => format!("{seconds:.1} s"),
        seconds if seconds < 60.0 => format!("{seconds:.0} s"),
        seconds => format!("{} min {:02} s", seconds as u32 / 60, seconds as u32 % 60),
    }
}

/// The numbers of cargo's own line: `Building [====>   ] 12/345: serde`.
fn crates_built(line: &str) -> Option<(usize, usize)> {
    let (_, after) = line.split_once("Building [")?;
    let (_, after) = after.split_once("] ")?;
    let (built, rest) = after.split_once('/')?;
    let all: String = rest.chars().take_while(char::is_ascii_digit).collect();
    Some((built.trim().parse().ok()?, all.parse().ok()?))
}

/// The tests in a line such as `test result: ok. 12 passed; 0 failed; …`.
fn tests_passed(line: &str) -> Option<usize> {
    let (_, after) = line.trim_start().strip_prefix("test result:")?.split_once(". ")?;
    after.split_once(" passed")?.0.parse().ok()
}

/// The name of a test and whether it passed, in a line such as `test rules::c8 ... ok` or `scene offline ... FAILED`.
fn outcome(line: &str) -> Option<(&str, bool)> {
    let rest = line.strip_prefix("test ").or(line.strip_prefix("scene "))?;
    let (name, result) = rest.rsplit_once(" ... ")?;
    match result.split_whitespace().next()? {
        "ok" => Some((name, true)),
        "FAILED" => Some((name, false)),
        _ => None,
    }
}

/// How long a scene says that it took: `scene offline ... ok in 3.2 s`.
fn scene_time(line: &str) -> Option<f32> {
    line.strip_prefix("scene ")?.strip_suffix(" s")?.rsplit_once(" in ")?.1.parse().ok()
}

/// What the counter says already.
fn is_noise(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    let words = ["Compiling", "Checking", "Finished", "Downloaded", "Building", "Locking", "Fresh"];
    line.starts_with("  ") && words.contains(&first)
}

fn without_colours(line: &str) -> String {
    let mut parts = line.split("\x1b[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |plain, part| {
        let end = part.find(|c: char| c.is_ascii_alphabetic()).map_or(part.len(), |at| at + 1);
        plain + &part[end..]
    })
}

/// Where the times are kept: beside what was built, since they go with it.
fn memory_file() -> Option<PathBuf> {
    Some(web::target_folder().ok()?.join("loggia-times.txt"))
}

fn memory() -> BTreeMap<String, Past> {
    let text = memory_file().and_then(|path| fs::read_to_string(path).ok()).unwrap_or_default();
    text.lines().filter_map(read_past).collect()
}

fn read_past(line: &str) -> Option<(String, Past)> {
    let mut words = line.split('\t');
    let key = words.next()?.to_owned();
    Some((key, Past { seconds: words.next()?.parse().ok()?, tests: words.next()?.parse().ok()? }))
}

/// A time that cannot be kept is no reason to fail.
fn remember(key: &str, past: Past) {
    let Some(path) = memory_file() else { return };
    let mut all = memory();
    all.insert(key.into(), past);
    let lines = all.iter().map(|(key, past)| format!("{key}\t{:.1}\t{}\n", past.seconds, past.tests));
    let _ = fs::write(path, lines.collect::<String>());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_says_how_many_crates_there_are() {
        assert_eq!(crates_built("    Building [====>     ] 12/345: serde, syn(build)"), Some((12, 345)));
        assert_eq!(crates_built("    Building [=> ]  3/8"), Some((3, 8)));
        assert_eq!(crates_built("   Compiling serde v1.0.0"), None);
        assert_eq!(crates_built("a test prints: Building [what] ever"), None);
    }

    #[test]
    fn tests_are_counted_by_their_closing_lines() {
        assert_eq!(tests_passed("test result: ok. 12 passed; 0 failed; 0 ignored"), Some(12));
        assert_eq!(tests_passed("test result: FAILED. 3 passed; 1 failed"), Some(3));
        assert_eq!(tests_passed("test rules::c8 ... ok"), None);
    }

    #[test]
    fn outcomes_of_tests_and_scenes_are_read() {
        assert_eq!(outcome("test rules::c8 ... ok"), Some(("rules::c8", true)));
        assert_eq!(outcome("test x - should panic ... FAILED"), Some(("x - should panic", false)));
        assert_eq!(outcome("scene a villa ... ok in 3.2 s"), Some(("a villa", true)));
        assert_eq!(scene_time("scene a villa ... ok in 3.2 s"), Some(3.2));
        assert_eq!(outcome("test slow ... ignored"), None);
        assert_eq!(outcome("test result: ok. 3 passed"), None);
    }

    #[test]
    fn warnings_and_errors_are_not_noise() {
        assert!(is_noise("   Compiling serde v1.0.0") && is_noise("    Finished `dev` profile"));
        assert!(!is_noise("warning: unused variable") && !is_noise("     Running tests/perft.rs"));
        assert!(!is_noise("Compiling is what the compiler does."));
    }

    #[test]
    fn colours_are_taken_away() {
        assert_eq!(without_colours("\x1b[1m\x1b[32m   Compiling\x1b[0m serde"), "   Compiling serde");
        assert_eq!(without_colours("plain [2/7]"), "plain [2/7]");
    }

    #[test]
    fn a_time_is_read_as_it_was_written() {
        let past = Past { seconds: 61.5, tests: 7 };
        assert_eq!(read_past("test tests\t61.5\t7"), Some(("test tests".into(), past)));
        assert_eq!(read_past("rubbish"), None);
        assert_eq!(clock(61.5), "1 min 01 s");
    }
}
