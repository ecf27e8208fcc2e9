//! Why a command could not do what was asked.

use std::io;
use std::process::ExitCode;

/// What went wrong, and by that which exit code the command has.
#[derive(Debug)]
pub enum CliError {
    /// What was asked for makes no sense, or a file does not; a sentence that names it. Exit code 2, as for an
    /// option that does not exist.
    Input(String),
    /// The answer could not be written. Exit code 1.
    Output(io::Error),
}

impl CliError {
    /// Tells the person at the terminal.
    pub fn report(self) -> ExitCode {
        match self {
            CliError::Input(what) => {
                eprintln!("error: {what}");
                ExitCode::from(2)
            }
            // Someone who read our answer has read enough, as in `loggia callisto legal | head`.
            CliError::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            CliError::Output(error) => {
                eprintln!("error: cannot write the output: {error}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        CliError::Output(error)
    }
}
