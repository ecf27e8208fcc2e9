//! A whole game, judged again from what the hands did.

use std::io::Write;
use std::path::Path;

use serde::Serialize;
use table::Table;
use table::local::Local;
use villa_site::{ends_attempt, is_right};

use crate::fault::Fault;
use crate::progress;

/// What came of it.
#[derive(Serialize)]
struct Answer {
    players: u8,
    attempts: usize,
    /// Entries of the log that were judged in another way than they say.
    differ: Vec<u64>,
    villa: String,
    winner: Option<u8>,
}

/// Judges every attempt of a game, and prints whether the log is right.
pub fn answer(path: &Path, text: &str, json: bool, out: &mut impl Write) -> Result<(), Fault> {
    let wrong = |what: String| Fault::Input(format!("{}: {what}", path.display()));
    let game = Local::read(text).map_err(|error| wrong(error.to_string()))?;
    let round = game.table().villa().ok_or_else(|| wrong("not a game of Villa Paletti".into()))?;
    let attempts = game.entries().iter().filter(|entry| ends_attempt(entry)).count();
    let mut table = Table::new(game.header().clone()).map_err(|why| wrong(why.to_string()))?;
    let mut differ = Vec::new();
    let mut judged = 0;
    for entry in game.entries() {
        if ends_attempt(entry) {
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
    let answer =
        Answer { players: game.header().seats(), attempts, differ, villa: round.villa().to_string(), winner };
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
