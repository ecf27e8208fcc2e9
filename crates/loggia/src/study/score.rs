//! `loggia callisto score`.

use std::io::Write;

use callisto::{Outcome, Player, Position};
use serde::Serialize;

use super::write_json;
use crate::cli_error::CliError;
use crate::so_far::SoFar;

/// Show the penalty points, who is out, and who has won.
///
/// The penalty is the squares of the pieces that were not placed (C12); before the end, as if the game ended now. A tie
/// goes to the player who came later in the turn order (C13).
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia callisto score --file evening.blksgf
  loggia callisto score --players 3 --moves \"h8 i8 h7\" --json")]
pub struct Args {
    #[command(flatten)]
    so_far: SoFar,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Score<'p> {
    edition: &'p str,
    players: u8,
    over: bool,
    colours: Vec<OfColour>,
    /// By player.
    penalties: Vec<u32>,
    winner: Option<u8>,
    /// Everybody who shares the fewest points, when the winner had to be found by C13.
    tied: Vec<u8>,
}

#[derive(Serialize)]
struct OfColour {
    colour: u8,
    player: u8,
    penalty: u32,
    out: bool,
}

/// Prints the score.
pub fn answer(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let position = args.so_far.position()?;
    let outcome = position.outcome();
    if args.json {
        return Ok(write_json(out, &score(&position, outcome.as_ref()))?);
    }
    for colour in position.rules().colours() {
        let standing = if position.is_out(colour) { "out" } else { "in the game" };
        writeln!(out, "colour {colour}: penalty {}, {standing}", position.penalty(colour))?;
    }
    for (player, penalty) in position.rules().players().zip(position.penalties()) {
        writeln!(out, "player {player}: penalty {penalty}")?;
    }
    match outcome {
        None => writeln!(out, "over: no")?,
        Some(outcome) => {
            writeln!(out, "over: yes")?;
            write!(out, "winner: player {}", outcome.winner())?;
            if !outcome.tied().is_empty() {
                let equals = outcome.tied().iter().filter(|p| **p != outcome.winner());
                let equals: Vec<String> = equals.map(Player::to_string).collect();
                write!(out, ", tied with player {} but later in the turn order (C13)", equals.join(" and "))?;
            }
            writeln!(out)?;
        }
    }
    Ok(())
}

fn score<'p>(position: &'p Position, outcome: Option<&Outcome>) -> Score<'p> {
    let rules = position.rules();
    Score {
        edition: rules.setup().edition.id(),
        players: rules.setup().players,
        over: position.is_over(),
        colours: rules
            .colours()
            .map(|colour| OfColour {
                colour: colour.0 + 1,
                player: rules.player(colour).0 + 1,
                penalty: position.penalty(colour),
                out: position.is_out(colour),
            })
            .collect(),
        penalties: position.penalties(),
        winner: outcome.map(|o| o.winner().0 + 1),
        tied: outcome.map_or_else(Vec::new, |o| o.tied().iter().map(|p| p.0 + 1).collect()),
    }
}
