//! `loggia hint`: what to play.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use callisto::{Move, Paints, Position};
use callisto_engine::analysis::{Analysis, Analyst};
use callisto_engine::built_in;
use words::{Words, say};

use crate::cli_error::CliError;
use crate::so_far::SoFar;
use crate::speech;
use crate::thinking::Thinking;

/// Simulations where nobody says otherwise: an answer within about a second.
const USUAL: u32 = 400;

/// Show the best moves in a Callisto position.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia hint evening.blksgf
  loggia hint --edition benelux --moves \"g11 n11\" --best 3
  loggia hint evening.blksgf --json --cpu-seconds 10")]
pub struct Args {
    /// Game file (.blksgf); uses the position at the end of its main line
    #[arg(value_name = "FILE", conflicts_with_all = ["file", "moves"])]
    game: Option<PathBuf>,
    #[command(flatten)]
    so_far: SoFar,
    /// Number of moves to show
    #[arg(long, value_name = "NUMBER", default_value_t = 3)]
    best: usize,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// Language: en, fr, nl, de, es, ru [default: the terminal's]
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    #[command(flatten)]
    thinking: Thinking,
}

/// Thinks and prints.
pub fn run(args: Args) -> Result<(), CliError> {
    let words = Words::new(speech::language(args.lang.as_deref())?);
    let (position, paints) = args.so_far.or_file(args.game).painted()?;
    let mut analyst = Analyst::new(built_in(position.rules()).ok().map(Arc::new));
    let analysis = args.thinking.analyse(&mut analyst, &position, USUAL);
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &jobs::callisto::told(&analysis, &position, args.best))
            .map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        out.write_all(told(&analysis, &position, paints, args.best, &words).as_bytes())?;
    }
    Ok(out.flush()?)
}

fn told(analysis: &Analysis, position: &Position, paints: Paints, best: usize, words: &Words) -> String {
    let Some(colour) = position.to_move() else { return say!(words, "terminal-over") + "\n" };
    let player = speech::colour(words, paints.of(colour));
    let mut text = say!(words, "terminal-turn", player = player) + "\n";
    let me = position.rules().player(colour).index();
    if analysis.value.is_none() {
        text += &(say!(words, "analysis-no-net") + "\n");
    }
    for (place, line) in (1_u32..).zip(analysis.lines.iter().take(best)) {
        let mv = named(position, line.mv);
        let chance = words.decimal(100.0 * f64::from(line.value.win[me]), 0);
        let penalty = words.decimal(f64::from(line.value.penalty[me]), 1);
        let sentence = match (analysis.value.is_some(), line.is_exact) {
            (false, _) => say!(words, "hint-simple", move = mv),
            (true, true) if line.value.win[me] == 1.0 => {
                say!(words, "hint-wins", move = mv, penalty = penalty)
            }
            (true, true) => say!(words, "hint-loses", move = mv, penalty = penalty),
            (true, false) => say!(words, "hint-likely", move = mv, chance = chance, penalty = penalty),
        };
        text += &format!("{place}. {sentence}\n");
        if line.moves.len() > 1 {
            let rest = line.moves[1..].iter().take(5).map(|mv| position.rules().short(*mv));
            let rest = rest.collect::<Vec<_>>().join(", ");
            text += &format!("   {}\n", say!(words, "hint-then", moves = rest));
        }
    }
    text
}

/// A move in both notations, so that nobody has to know the letters of orientations.
fn named(position: &Position, mv: Move) -> String {
    let (short, cells) = (position.rules().short(mv), position.rules().cell_list(mv));
    if matches!(mv, Move::Piece(_)) { format!("{short} ({cells})") } else { short }
}
