//! Playing at one terminal.

use crate::choice::GameChoice;
use crate::fault::Fault;

/// How to play.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia play callisto                               two players, Benelux edition
  loggia play callisto --edition pocket --players 4")]
pub struct Args {
    #[command(flatten)]
    game: GameChoice,
}

/// Plays.
pub fn run(args: Args) -> Result<(), Fault> {
    let rules = args.game.rules()?;
    Err(Fault::Input(format!("playing {} at the terminal is not there yet", rules.setup())))
}
