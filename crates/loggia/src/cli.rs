//! The commands that there are.

use clap::{Parser, Subcommand};

use crate::cli_error::CliError;
use crate::{
    admin, analyse, backup, contest, doctor, gtp, hint, play, restore, selfplay, serve, study, worker,
};

/// Callisto and Villa Paletti: play, run a server, analyse positions, let programs play.
#[derive(Debug, Parser)]
#[command(
    version,
    disable_help_subcommand = true,
    after_help = "\
Examples:
  loggia play callisto --players 3
  loggia callisto legal --edition pocket --moves \"a1 c1\"
  loggia hint evening.blksgf
  loggia gtp --game callisto_2
  loggia serve --listen 0.0.0.0
  loggia play --join http://192.168.1.5:7878/t/abcdefghijkmnpqr

Run `loggia COMMAND --help` for details."
)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play at this terminal (2 to 4 players) or at an online table
    #[command(arg_required_else_help = true, args_conflicts_with_subcommands = true)]
    Play {
        #[command(subcommand)]
        game: Option<Playable>,
        #[command(flatten)]
        invited: play::Invited,
    },
    /// Callisto positions: legal moves, perft, score
    #[command(subcommand)]
    Callisto(study::Question),
    /// Villas: check, replay, draw, bot matches
    #[command(subcommand)]
    Villa(crate::villa::Question),
    Analyse(analyse::Args),
    Hint(hint::Args),
    Match(contest::Args),
    Selfplay(selfplay::Args),
    Gtp(gtp::Args),
    Serve(Box<serve::Args>),
    Worker(worker::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Admin(admin::Args),
    Doctor(doctor::Args),
}

#[derive(Debug, Subcommand)]
enum Playable {
    /// Callisto, in any edition
    Callisto(play::Args),
}

impl Cli {
    /// Does what was asked for.
    pub fn run(self) -> Result<(), CliError> {
        match self.command {
            Command::Play { game: Some(Playable::Callisto(args)), .. } => play::run(args),
            Command::Play { game: None, invited } => play::run(invited.into()),
            Command::Callisto(question) => question.answer(),
            Command::Villa(question) => question.answer(),
            Command::Analyse(args) => analyse::run(&args),
            Command::Hint(args) => hint::run(args),
            Command::Match(args) => contest::run(args),
            Command::Selfplay(args) => selfplay::run(&args),
            Command::Gtp(args) => gtp::run(&args),
            Command::Serve(args) => serve::run(*args),
            Command::Worker(args) => worker::run(&args),
            Command::Backup(args) => backup::run(&args),
            Command::Restore(args) => restore::run(&args),
            Command::Admin(args) => admin::run(&args),
            Command::Doctor(args) => doctor::run(&args),
        }
    }
}
