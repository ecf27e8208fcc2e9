//! What the server logs: on the standard error, warnings unless told otherwise.

use std::io::{self, IsTerminal};

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::json::JsonLines;
use crate::cli_error::CliError;

/// In which form the server logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Form {
    /// Lines for people
    Text,
    /// A JSON object on each line
    Json,
}

/// Starts to log at the asked level, or at that of `RUST_LOG`: a level, or levels by part such as `server=debug,warn`.
pub fn start(asked: Option<&str>, form: Form) -> Result<(), CliError> {
    let set = std::env::var("RUST_LOG").ok().filter(|level| !level.is_empty());
    let level = asked.or(set.as_deref()).unwrap_or("warn");
    let refuse = || {
        let level: String = level.chars().take(60).collect();
        CliError::Input(format!("{level:?} is not a log level: off, error, warn, info, debug, trace"))
    };
    // A bare word would be taken for the name of a part of the program.
    if !level.contains('=') && level.split(',').any(|word| word.trim().parse::<LevelFilter>().is_err()) {
        return Err(refuse());
    }
    let filter: Targets = level.parse().map_err(|_| refuse())?;
    if form == Form::Json {
        let _ = tracing_subscriber::registry().with(JsonLines).with(filter).try_init();
        return Ok(());
    }
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    // A second call in one process changes nothing, which is what it should do.
    let _ = tracing_subscriber::registry().with(lines).with(filter).try_init();
    Ok(())
}
