//! `loggia gtp`: the Go Text Protocol with the commands of the program Pentobi, so that the same controllers can
//! drive both.
//!
//! A line comes in ([`line`]), is taken apart ([`request`]), answered by a [`verb`](verbs) from the state of the
//! [`engine`], and the [`reply`] goes out. Nothing that comes in ends the program but `quit` and the end of input.

mod analyze;
mod board;
mod colours;
mod engine;
mod game;
mod inbox;
mod line;
mod reply;
mod request;
mod score;
mod storage;
mod verbs;

use std::io::{self, Write};

use analyze::Ask;
use engine::Engine;
pub use game::PentobiGame;
use inbox::Inbox;
use request::Request;

use crate::choice::StartedGame;
use crate::cli_error::CliError;
use crate::thinking::Thinking;

/// Let another program play, over GTP (Go Text Protocol) with Pentobi's commands.
///
/// Reads commands from standard input, one per line, and answers each. Without options it plays two-player Callisto
/// by Pentobi's rules, with Pentobi's colours and coordinates. With --edition or other options of the game it plays
/// that edition, with the colours 1 to 4, that edition's coordinates, and `retire` as a move where C10 allows it.
/// `list_commands` lists the commands. The default level is 9.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia gtp --game callisto_3
  loggia gtp --edition pocket --players 4 --seed 7
  printf 'play b e9\\ngenmove w\\nshowboard\\n' | loggia gtp")]
pub struct Args {
    /// Game by Pentobi's rules, under Pentobi's name for it [default: callisto_2]
    #[arg(long, value_name = "GAME", value_enum,
        conflicts_with_all = ["edition", "edition_file", "players", "strict_exit", "four_colours", "starter"])]
    game: Option<PentobiGame>,
    /// Random seed, for repeatable moves
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = request::seed)]
    seed: Option<u64>,
    #[command(flatten)]
    thinking: Thinking,
    #[command(flatten)]
    choice: StartedGame,
}

/// Answers commands until `quit` or the end of input.
pub fn run(args: &Args) -> Result<(), CliError> {
    let mut engine = if args.choice.is_empty() {
        Engine::for_pentobi(args.game.unwrap_or(PentobiGame::Callisto2), args.thinking, args.seed)
    } else {
        let rules = args.choice.rules()?;
        let starter = args.choice.starter(&rules)?;
        Engine::for_edition(&rules, starter, args.thinking, args.seed)
    };
    let inbox = Inbox::open(io::BufReader::new(io::stdin()));
    let mut output = io::stdout().lock();
    let unreadable = |error| CliError::Input(format!("cannot read the commands: {error}"));
    while let Some(line) = inbox.next().map_err(unreadable)? {
        if let Some(request) = Request::parse(&line) {
            match lasting(&engine, &request) {
                Some(ask) => analyze::again(&engine, &request, &ask, &inbox, &mut output)?,
                None => {
                    let answer = engine.answer(&request);
                    output.write_all(reply::format(&request.id, &answer).as_bytes())?;
                }
            }
            output.flush()?;
        }
        if engine.has_quit() {
            break;
        }
    }
    Ok(())
}

/// The analysis that a command asks for, if it is one that goes on until the next command.
fn lasting(engine: &Engine, request: &Request) -> Option<Ask> {
    let is_wanted = request.name == analyze::NAME && request.fault.is_none();
    is_wanted.then(|| Ask::read(engine, request).ok()).flatten().filter(Ask::goes_on)
}
