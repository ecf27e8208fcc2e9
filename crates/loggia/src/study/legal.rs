//! `loggia callisto legal`.

use std::io::Write;

use callisto::{Move, Position};
use serde::Serialize;

use super::write_json;
use crate::cli_error::CliError;
use crate::so_far::SoFar;

/// Show whose turn it is and every legal move.
///
/// The first line is `to move: K` with the number of the player, from 1, or `to move: none` when the game is over. The
/// moves follow, one per line, as lists of squares in the order a1, b1, …, a2, and last `retire` where that is allowed.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia callisto legal
  loggia callisto legal --edition pocket --players 3 --moves \"a1 c1 e1\"
  loggia callisto legal --file evening.blksgf --json")]
pub struct Args {
    #[command(flatten)]
    so_far: SoFar,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Legal<'p> {
    player: Option<u8>,
    colour: Option<u8>,
    edition: &'p str,
    players: u8,
    moves: Vec<String>,
}

/// Prints the legal moves.
pub fn answer(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let position = args.so_far.position()?;
    let moves = sorted(&position).into_iter().map(|mv| position.rules().cell_list(mv));
    if args.json {
        let setup = position.rules().setup();
        let legal = Legal {
            player: position.player_to_move().map(|p| p.0 + 1),
            colour: position.to_move().map(|c| c.0 + 1),
            edition: setup.edition.id(),
            players: setup.players,
            moves: moves.collect(),
        };
        return Ok(write_json(out, &legal)?);
    }
    match position.player_to_move() {
        Some(player) => writeln!(out, "to move: {player}")?,
        None => writeln!(out, "to move: none")?,
    }
    for mv in moves {
        writeln!(out, "{mv}")?;
    }
    Ok(())
}

/// The legal moves by their cells, retiring last.
pub(super) fn sorted(position: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal().iter().collect();
    moves.sort_by_cached_key(|mv| (*mv == Move::Retire, position.rules().cells_of_move(*mv)));
    moves
}
