//! `loggia callisto perft`.

use std::io::Write;

use callisto::{Position, perft};
use serde::Serialize;

use super::legal::sorted;
use super::write_json;
use crate::cli_error::CliError;
use crate::so_far::SoFar;

/// Count the sequences of moves, by length.
///
/// Prints one line for each length from 1 to the depth: the length and the number of sequences. They are counted one by
/// one, to compare programs with each other. A sequence that ends earlier because the game does is not counted.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia callisto perft --depth 3
  loggia callisto perft --edition pentobi --players 3 --depth 2 --divide
  loggia callisto perft --moves \"h8 i8 h7 i7\" --depth 2 --json")]
pub struct Args {
    /// Length of the longest sequences to count
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..=100))]
    depth: u32,
    /// First show the number for each move of the position, at full depth
    #[arg(long)]
    divide: bool,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    so_far: SoFar,
}

#[derive(Serialize)]
struct Perft<'p> {
    edition: &'p str,
    players: u8,
    depths: Vec<Depth>,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Share>>,
}

#[derive(Serialize)]
struct Depth {
    depth: u32,
    nodes: u64,
}

#[derive(Serialize)]
struct Share {
    r#move: String,
    nodes: u64,
}

/// Counts and prints.
pub fn answer(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let position = args.so_far.position()?;
    let mut depths = (1..=args.depth).map(|depth| Depth { depth, nodes: perft(&position, depth) });
    let mut shares = args.divide.then(|| divide(&position, args.depth));
    if args.json {
        let setup = position.rules().setup();
        let divide = shares.map(Iterator::collect);
        let depths = depths.collect();
        let answer = Perft { edition: setup.edition.id(), players: setup.players, depths, divide };
        return Ok(write_json(out, &answer)?);
    }
    // Each line goes out as soon as it is known: the last may take hours.
    shares.iter_mut().flatten().try_for_each(|share| {
        writeln!(out, "{} {}", share.r#move, share.nodes)?;
        out.flush()
    })?;
    depths.try_for_each(|Depth { depth, nodes }| {
        writeln!(out, "{depth} {nodes}")?;
        out.flush()
    })?;
    Ok(())
}

fn divide(position: &Position, depth: u32) -> impl Iterator<Item = Share> {
    sorted(position).into_iter().map(move |mv| {
        let mut next = position.clone();
        next.play_legal(mv);
        Share { r#move: position.rules().cell_list(mv), nodes: perft(&next, depth - 1) }
    })
}
