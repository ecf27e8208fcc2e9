//! `loggia`: the command line.
//!
//! ```text
//! loggia play callisto        # at this terminal
//! loggia serve                # for browsers and other terminals
//! loggia hint evening.blksgf  # the best moves
//! ```
//!
//! Each command has a module of its name: [`play`] at a terminal, [`serve`] for a server, [`backup`],
//! [`restore`], [`admin`] and [`doctor`] for its data, [`study`] for questions about a position (`loggia callisto …`),
//! [`analyse`] and [`hint`] for the engine's view, [`contest`] (`loggia match`) and [`selfplay`] for engines against each
//! other, [`gtp`] for other programs.

mod admin;
mod analyse;
mod at_once;
mod backup;
mod choice;
mod cli;
mod cli_error;
mod contest;
mod data_source;
mod doctor;
mod files;
mod gtp;
mod hint;
mod home;
mod play;
mod progress;
mod restore;
mod selfplay;
mod serve;
mod so_far;
mod speech;
mod study;
mod thinking;
mod villa;
mod worker;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match cli::Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => fault.report(),
    }
}
