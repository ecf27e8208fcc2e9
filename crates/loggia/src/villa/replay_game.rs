//! A whole game, judged again from what the hands did.

use std::io::Write;
use std::path::Path;

use games::{VillaChoice, VillaTable};
use serde::Serialize;
use table::Table;
use table::local::Local;
use villa_site::{can_judge, ends_attempt, is_right};
use villa_world::WORLD_VERSION;

use crate::cli_error::CliError;
use crate::progress;

/// What came of it.
#[derive(Serialize)]
struct Answer {
    players: u8,
    world_version: u16,
    attempts: usize,
    /// Whether all attempts were judged again: those that were made in today's version of the world are.
    judged: bool,
    /// Entries of the log that were judged in another way than they say.
    differ: Vec<u64>,
    villa: String,
    winner: Option<u8>,
}

/// Judges every attempt of a game, and prints whether the log is right.
pub fn answer(path: &Path, text: &str, json: bool, out: &mut impl Write) -> Result<(), CliError> {
    let wrong = |what: String| CliError::Input(format!("{}: {what}", path.display()));
    let game = Local::read(games::ALL, text).map_err(|error| wrong(error.to_string()))?;
    let round = game.table().villa().ok_or_else(|| wrong("not a game of Villa Paletti".into()))?;
    let choice = VillaChoice::of(game.header()).ok_or_else(|| wrong("not a game of Villa Paletti".into()))?;
    let world_version = choice.world;
    let attempts = game.entries().iter().filter(|entry| ends_attempt(entry)).count();
    let mut table = Table::new(games::ALL, game.header().clone()).map_err(|why| wrong(why.to_string()))?;
    let mut differ = Vec::new();
    let mut judged = 0;
    for entry in game.entries() {
        if ends_attempt(entry) && can_judge(&table) {
            judged += 1;
            progress::say(&format!("attempt {judged} of {attempts}"));
            if !is_right(&table, entry) {
                differ.push(entry.number);
            }
        }
        table.apply(entry).map_err(|why| wrong(why.to_string()))?;
    }
    progress::end();
    let winner = round.game().end().and_then(|end| end.winner).map(u8::from);
    let answer = Answer {
        players: choice.players,
        world_version,
        attempts,
        judged: judged == attempts,
        differ,
        villa: round.villa().to_string(),
        winner,
    };
    if json {
        serde_json::to_writer(&mut *out, &answer).map_err(std::io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    let end = match (round.game().end(), answer.winner) {
        (None, _) => "not over".into(),
        (_, None) => "won by nobody".into(),
        (_, Some(seat)) => format!("won by player {}", seat + 1),
    };
    writeln!(out, "a game of {}, {end}; {attempts} attempts", answer.players)?;
    if !answer.judged {
        let old = attempts - judged;
        let all = if judged == 0 { String::new() } else { format!("{old} of the attempts ") };
        writeln!(
            out,
            "{all}made in version {world_version} of the world, and this is version {WORLD_VERSION}: shown as recorded, \
             not judged again"
        )?;
        if judged == 0 {
            return Ok(());
        }
    }
    for number in &answer.differ {
        writeln!(out, "entry {number}: the result differs from the log")?;
    }
    writeln!(
        out,
        "{}",
        if answer.differ.is_empty() { "the same as recorded" } else { "NOT the same as recorded" }
    )?;
    Ok(())
}
