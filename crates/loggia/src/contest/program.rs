//! A program that speaks GTP, as a player.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::cli_error::CliError;

/// A running program. It is ended when dropped.
pub struct Program {
    command: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// Whether it tells how much processor time it has used.
    tells_time: bool,
}

impl Program {
    /// Starts a program; `{seed}` in its command line becomes a number.
    pub fn start(command: &str, seed: u64) -> Result<Program, CliError> {
        let line = command.replace("{seed}", &(seed % 1_000_000).to_string());
        let words = words(&line);
        let wrong = |why: String| CliError::Input(format!("{command}: {why}"));
        let (name, arguments) = words.split_first().ok_or_else(|| wrong("no program given".into()))?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| wrong(format!("cannot start: {error}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(wrong("has no input or output".into()));
        };
        let output = BufReader::new(output);
        let mut program = Program { command: command.into(), child, input, output, tells_time: false };
        program.tells_time = program.ask("known_command cputime")? == "true";
        Ok(program)
    }

    /// Sends a command and waits for the answer; a refusal is an error, as no command of ours should be refused.
    pub fn ask(&mut self, command: &str) -> Result<String, CliError> {
        let wrong = |why: String| CliError::Input(format!("{}: after {command:?}: {why}", self.command));
        writeln!(self.input, "{command}")
            .and_then(|()| self.input.flush())
            .map_err(|error| wrong(format!("does not accept input: {error}")))?;
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            let read = self.output.read_line(&mut line).map_err(|error| wrong(error.to_string()))?;
            if read == 0 {
                return Err(wrong("has ended".into()));
            }
            if line.trim().is_empty() {
                if answer.is_empty() {
                    continue;
                }
                break;
            }
            answer += &line;
        }
        match answer.strip_prefix('=') {
            Some(text) => Ok(text.trim().into()),
            None => Err(wrong(format!("answered {}", answer.trim()))),
        }
    }

    /// Seconds of processor time that it has used, if it tells.
    pub fn cpu_seconds(&mut self) -> Result<Option<f64>, CliError> {
        if !self.tells_time {
            return Ok(None);
        }
        Ok(self.ask("cputime")?.parse().ok())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit").and_then(|()| self.input.flush());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Words between blanks; quotes of either kind keep blanks together.
fn words(text: &str) -> Vec<String> {
    let (mut words, mut word, mut quote): (Vec<String>, Option<String>, Option<char>) = Default::default();
    for c in text.chars() {
        match (c, quote) {
            (c, Some(open)) if c == open => quote = None,
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_taken_apart() {
        assert_eq!(words("a  -b 'c d' \"e 'f\""), ["a", "-b", "c d", "e 'f"]);
        assert_eq!(words("  "), [""; 0]);
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let Err(CliError::Input(why)) = Program::start("no-such-program --x", 1) else {
            panic!("it started")
        };
        assert!(why.starts_with("no-such-program --x: cannot start"), "{why}");
    }
}
