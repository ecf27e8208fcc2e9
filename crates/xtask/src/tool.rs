//! A program that is run for the contributor, who sees the command as they could type it.

use std::ffi::OsString;
use std::fmt;
use std::io::{BufReader, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::Duration;

use crate::{project, web};

/// Why a command of ours stops: a text for the contributor.
#[derive(Debug, PartialEq, Eq)]
pub struct TaskError(pub String);

impl From<String> for TaskError {
    fn from(text: String) -> TaskError {
        TaskError(text)
    }
}

/// Whether what runs in the background has to end.
static ENDING: AtomicBool = AtomicBool::new(false);

/// Ends programs that run in the background, within a second.
pub fn end_background() {
    ENDING.store(true, Ordering::Relaxed);
}

/// A program with its arguments, to be run in the root of the project unless elsewhere.
pub struct Tool {
    program: OsString,
    /// How a person calls it.
    name: String,
    args: Vec<String>,
    env: Vec<(String, String)>,
    /// Where it runs, unless in the root of the project.
    folder: Option<PathBuf>,
}

impl Tool {
    /// A program by its name.
    pub fn new(name: &str) -> Tool {
        Tool { program: name.into(), name: name.into(), args: Vec::new(), env: Vec::new(), folder: None }
    }

    /// The cargo that runs us, so that the toolchain stays the same. It builds where we were built.
    pub fn cargo<const N: usize>(args: [&str; N]) -> Tool {
        let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        Tool { program, ..Tool::new("cargo") }.args(args)
    }

    /// Adds arguments.
    pub fn args(mut self, args: impl IntoIterator<Item = impl AsRef<str>>) -> Tool {
        self.args.extend(args.into_iter().map(|arg| arg.as_ref().to_owned()));
        self
    }

    /// Sets a variable of its environment.
    pub fn env(mut self, name: &str, value: impl ToString) -> Tool {
        self.env.push((name.into(), value.to_string()));
        self
    }

    /// Runs it in another folder.
    pub fn within(self, folder: &Path) -> Tool {
        Tool { folder: Some(folder.into()), ..self }
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.args);
        // A relative folder of the caller's would be another one in the root of the project.
        if let (Some(_), Ok(folder)) = (std::env::var_os("CARGO_TARGET_DIR"), web::target_folder()) {
            command.env("CARGO_TARGET_DIR", folder);
        }
        command.current_dir(self.folder.clone().unwrap_or_else(project::root));
        command.envs(self.env.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Says what it runs, runs it, and fails when it fails.
    pub fn run(&self) -> Result<(), TaskError> {
        println!("$ {self}");
        let status = self.command().status().map_err(|e| format!("{} cannot be started: {e}", self.name))?;
        if status.success() { Ok(()) } else { Err(TaskError(format!("`{self}` failed ({status})"))) }
    }

    /// Runs it, hands over every line that it writes (cargo's counter of crates among them) and nothing when it is silent
    /// for a second, and fails when it fails.
    pub fn run_heard(&self, hear: &mut dyn FnMut(Option<&str>)) -> Result<(), TaskError> {
        let cannot = |e: std::io::Error| format!("{} cannot be started: {e}", self.name);
        let mut command = self.command();
        // One pipe for both streams keeps their lines in order.
        let (reader, writer) = std::io::pipe().map_err(cannot)?;
        command.stdout(writer.try_clone().map_err(cannot)?).stderr(writer);
        command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "120");
        if std::io::stdout().is_terminal() {
            command.env("CARGO_TERM_COLOR", "always");
        }
        let mut child = command.spawn().map_err(cannot)?;
        // The pipe ends when nobody can write into it any more.
        drop(command);
        let (said, heard) = mpsc::channel();
        std::thread::spawn(move || listen(reader, &said));
        loop {
            if ENDING.load(Ordering::Relaxed) {
                let _ = child.kill();
                break;
            }
            match heard.recv_timeout(Duration::from_secs(1)) {
                Ok(line) => hear(Some(&line)),
                Err(RecvTimeoutError::Timeout) => hear(None),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        let status = child.wait().map_err(|e| format!("{} is lost: {e}", self.name))?;
        if status.success() { Ok(()) } else { Err(TaskError(format!("`{self}` failed ({status})"))) }
    }

    /// What it prints, when it can be run and succeeds.
    pub fn output(&self) -> Option<String> {
        let output = self.command().stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Whether it can be run and succeeds; nothing of it is seen.
    pub fn succeeds(&self) -> bool {
        self.output().is_some()
    }
}

/// Hands on what a program writes, line by line; a counter ends its lines by going back to their start.
fn listen(stream: impl Read, said: &Sender<String>) {
    let mut line = Vec::new();
    for byte in BufReader::new(stream).bytes().map_while(Result::ok) {
        if byte != b'\n' && byte != b'\r' {
            line.push(byte);
        } else if byte == b'\n' || !line.is_empty() {
            let text = String::from_utf8_lossy(&std::mem::take(&mut line)).into_owned();
            if said.send(text).is_err() {
                return;
            }
        }
    }
    if !line.is_empty() {
        let _ = said.send(String::from_utf8_lossy(&line).into_owned());
    }
}

impl fmt::Display for Tool {
    /// The command as a person would type it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.env {
            write!(f, "{name}={} ", quoted(value))?;
        }
        write!(f, "{}", self.name)?;
        self.args.iter().try_for_each(|arg| write!(f, " {}", quoted(arg)))
    }
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,+@".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.into();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_reads_as_it_would_be_typed() {
        let tool = Tool::new("cargo").args(["test", "--", "it's"]).env("LOGGIA_SOAK_GAMES", 5);
        assert_eq!(tool.to_string(), r"LOGGIA_SOAK_GAMES=5 cargo test -- 'it'\''s'");
    }

    #[test]
    fn a_missing_program_does_not_succeed() {
        assert!(!Tool::new("a-program-that-nobody-has").succeeds());
    }
}
