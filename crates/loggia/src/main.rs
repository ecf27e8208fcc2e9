//! `loggia`: the command line.
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
mod contest;
mod doctor;
mod fault;
mod files;
mod gtp;
mod hint;
mod home;
mod place;
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

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match cli::Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => fault.report(),
    }
}
