//! `loggia villa selfplay`.

use std::path::PathBuf;

use games::{MOST_TICKS_AT_ONCE, VillaChoice, VillaMove, VillaPlay};
use table::local::{Local, Sitter};
use table::{Action, Guest, Tagged, Time};
use villa::Player;
use villa_site::{Site, write_hands};

use super::Parts;
use super::bout::{self, Step};
use crate::at_once::at_once;
use crate::cli_error::CliError;
use crate::files;

/// Let bots play Villa Paletti and save complete recordings
///
/// One game is saved in the given file, several in numbered files such as games-1.json. A game whose file exists is not
/// played again, so you can stop a long run and start it again. `loggia villa replay` judges such a game again.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  loggia villa selfplay --levels 9,9 --games 1 -o evening.json
  loggia villa selfplay --levels 5,5,5 --games 20 --think-ms 300 --expert --jobs 2 -o games/three.json")]
pub struct Args {
    /// File to save the games in (.json)
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    bout: bout::Games,
    #[command(flatten)]
    parts: Parts,
}

/// Plays and writes.
pub fn run(args: &Args) -> Result<(), CliError> {
    args.bout.setup()?;
    at_once(args.bout.jobs, args.bout.games, |game| {
        let path = files::numbered(&args.out, game, args.bout.games, "json");
        if path.exists() {
            return Ok(());
        }
        let text = play(args, game)?;
        files::write_whole(&path, &text)
            .map_err(|(file, why)| CliError::Input(format!("cannot write {file}: {why}")))?;
        eprintln!("{}", path.display());
        Ok(())
    })
}

/// Plays a game; its log as text.
fn play(args: &Args, game: u64) -> Result<String, CliError> {
    let sitters: Vec<Sitter> = args.bout.seats(game).into_iter().map(Sitter::Bot).collect();
    let players = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
    let choice = VillaChoice { expert: args.bout.expert, ..VillaChoice::new(players) };
    let header = choice.header(Guest(0), Time(0));
    let refused = |why: table::Rejection| CliError::Input(format!("the table refused a bot's action: {why}"));
    let mut table = Local::begin(games::ALL, header, &sitters, 0, Time(0)).map_err(refused)?;
    args.bout.play(game, &args.parts.read()?, |who, step, _, site| {
        for play in plays(step, site) {
            let turn = table.table().turn();
            let action = Action::Play { seat: seat(who), turn, play: Tagged::from(&play) };
            table.perform(Time(0), action).map_err(refused)?;
        }
        Ok(())
    })?;
    Ok(table.write())
}

fn seat(who: Player) -> u8 {
    who.into()
}

/// The plays of a step at a table.
fn plays(step: Step<'_>, site: &Site) -> Vec<VillaPlay> {
    let done = |action| {
        let mut moved = VillaMove { action, at: None, villa: None };
        moved.villa = moved.moves_parts().then(|| site.text());
        VillaPlay::Do(moved)
    };
    let (column, inputs, action) = match step {
        Step::Said(action) => return vec![done(action)],
        Step::Worked { column, inputs, action } => (column, inputs, action),
    };
    let mut plays = vec![VillaPlay::begin(column)];
    let mut from = 0;
    for some in inputs.chunks(MOST_TICKS_AT_ONCE as usize) {
        let ticks = some.len() as u32;
        plays.push(VillaPlay::Hands { from, ticks, inputs: write_hands(some) });
        from += ticks;
    }
    plays.push(done(action));
    plays
}
