//! Running the real program.

#![allow(dead_code, reason = "each test file uses its part")]

pub mod program;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What the program said and how it ended.
pub struct Said {
    pub out: String,
    pub err: String,
    pub code: Option<i32>,
}

impl Said {
    fn new(output: &Output) -> Said {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("we write UTF-8");
        Said { out: text(&output.stdout), err: text(&output.stderr), code: output.status.code() }
    }
}

/// Runs `loggia` with arguments.
pub fn loggia(arguments: &[&str]) -> Said {
    with_input(arguments, b"")
}

/// Runs `loggia` with something on its standard input.
pub fn with_input(arguments: &[&str], input: &[u8]) -> Said {
    let mut program = Command::new(env!("CARGO_BIN_EXE_loggia"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = program.stdin.take().expect("piped");
    let input = input.to_vec();
    // From a thread of its own, or both sides wait once the pipes are full. A program that has ended reads nothing.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = program.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    Said::new(&output)
}

/// Runs `loggia` where it must succeed, and returns its lines.
pub fn lines(arguments: &[&str]) -> Vec<String> {
    let said = loggia(arguments);
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{arguments:?}");
    said.out.lines().map(String::from).collect()
}

/// Runs `loggia` where it must refuse, and returns what it says.
pub fn refusal(arguments: &[&str]) -> String {
    let said = loggia(arguments);
    assert_eq!((said.code, said.out.as_str()), (Some(2), ""), "{arguments:?}: {}", said.err);
    said.err
}

/// A file for one test, in a place where nobody else writes.
pub fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A session with the GTP engine: the answers, without the empty lines between them.
pub fn gtp(arguments: &[&str], commands: &str) -> Vec<String> {
    let said = with_input(&[&["gtp"], arguments].concat(), commands.as_bytes());
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{commands}");
    let mut answers: Vec<String> = said.out.split("\n\n").map(String::from).collect();
    assert_eq!(answers.pop().as_deref(), Some(""), "every answer ends with an empty line");
    answers
}
