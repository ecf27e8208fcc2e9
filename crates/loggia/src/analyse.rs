//! `loggia analyse`: what every move of a game was worth.

mod picture;
mod review;
mod tables;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use callisto::Record;
use callisto_engine::analysis::Analyst;
use callisto_engine::built_in;
use serde::Serialize;
use words::{Words, say};

use crate::cli_error::CliError;
use crate::files;
use crate::speech;
use crate::thinking::Thinking;
use review::{Review, ToldStep};

/// Simulations for each position where nobody says otherwise: most of the strength in a part of the time.
const USUAL: u32 = 300;

/// Analyse every move of a Callisto game and show better ones.
///
/// Goes through the main line of a game file. The loss of a move is the winning chance that it gave away, and points.
/// By default 300 positions are searched for each move; --level searches as much as that level does.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia analyse evening.blksgf
  loggia analyse evening.blksgf --level 9 --threads 4
  loggia analyse evening.blksgf --json | jq '.steps[].loss.win'
  loggia analyse evening.blksgf --svg evening.svg --at 12")]
pub struct Args {
    /// Game file (.blksgf)
    file: PathBuf,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// Draw the board with the expected owner of each square, and the winning chances over the game
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw the position after this many moves [default: before the costliest move]
    #[arg(long, value_name = "MOVES", requires = "svg")]
    at: Option<usize>,
    /// Number of moves to show for each position, in JSON
    #[arg(long, value_name = "NUMBER", default_value_t = 5)]
    best: usize,
    /// Language: en, fr, nl, de, es, ru [default: the terminal's]
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    #[command(flatten)]
    thinking: Thinking,
}

#[derive(Serialize)]
struct Told<'a> {
    edition: &'a str,
    players: u8,
    colours: usize,
    /// Whether a net judged; otherwise only endgames have values.
    net: bool,
    steps: Vec<ToldStep>,
}

/// Analyses and prints.
pub fn run(args: &Args) -> Result<(), CliError> {
    let words = Words::new(speech::language(args.lang.as_deref())?);
    let name = args.file.display();
    let text = files::read(&args.file).map_err(CliError::Input)?;
    let record = Record::read(&text).map_err(|error| CliError::Input(format!("{name}, {error}")))?;
    let count = record.main_line().len();
    if let Some(at) = args.at.filter(|at| *at > count) {
        return Err(CliError::Input(format!(
            "there is no position after {at} moves: the game has {count} moves"
        )));
    }
    let mut analyst = Analyst::new(built_in(record.rules()).ok().map(Arc::new));
    if !analyst.has_net() {
        eprintln!("{}", say!(words, "analysis-no-net"));
    }
    let review = Review::new(&record, |position, number| {
        progress(&say!(words, "analysis-progress", number = number, count = count));
        args.thinking.analyse(&mut analyst, position, USUAL)
    });
    progress("");
    if let Some(path) = &args.svg {
        let at = args.at.unwrap_or_else(|| review.costliest());
        files::write_whole(path, &picture::draw(&review, at, &words))
            .map_err(|(file, why)| CliError::Input(format!("cannot write {file}: {why}")))?;
        eprintln!("{}", say!(words, "analysis-drawn", file = path.display().to_string()));
    }
    let mut out = io::BufWriter::new(io::stdout().lock());
    if args.json {
        let setup = record.rules().setup();
        let told = Told {
            edition: setup.edition.id(),
            players: setup.players,
            colours: record.rules().colours().len(),
            net: analyst.has_net(),
            steps: review.told(args.best),
        };
        serde_json::to_writer(&mut out, &told).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        out.write_all(tables::game(&review, &words).as_bytes())?;
    }
    Ok(out.flush()?)
}

/// Says how far it is, on one line that is written again and again; nothing where nobody watches.
fn progress(text: &str) {
    use std::io::IsTerminal;
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}
