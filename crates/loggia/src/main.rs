//! `loggia`: board games at the command line.
//!
//! Each subcommand has a module of its name: [`play`] for people at a terminal, [`study`] for questions about a
//! position (`loggia callisto …`), [`analyse`] and [`hint`] for what the engine thinks,
//! [`contest`] (`loggia match`) and [`selfplay`] for engines among themselves, [`gtp`] for other programs, [`serve`] for a server with
//! tables, [`backup`], [`restore`], [`admin`] and [`doctor`] for its data.

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
