//! The games of a match that were played, in memory and in a file.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use callisto::Rules;
use serde::{Deserialize, Serialize};

use super::chances::Tally;
use super::game::Match;
use crate::cli_error::CliError;
use crate::files;

/// A game, as a line of the file.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Played {
    /// Edition, number of players, options.
    pub game: String,
    pub a: String,
    pub b: String,
    /// Random moves at the beginning.
    pub plies: usize,
    /// Whether it began from an even opening.
    #[serde(default)]
    pub even: bool,
    pub seed: u64,
    /// Counted from 0; it decides the opening and A's seat.
    pub number: usize,
    /// Where A sat, counted from 1.
    pub seat: usize,
    pub a_won: bool,
    pub penalties: Vec<u32>,
    pub a_moves: usize,
    pub b_moves: usize,
    /// Processor time of all moves, if it is known.
    pub a_seconds: Option<f64>,
    pub b_seconds: Option<f64>,
    /// All moves, with the opening.
    pub moves: String,
}

impl Played {
    fn is_of(&self, contest: &Match) -> bool {
        self.game == contest.game()
            && self.a == contest.a.to_string()
            && self.b == contest.b.to_string()
            && (self.plies, self.even) == (contest.start.plies(), contest.start.is_even())
            && self.seed == contest.seed
    }
}

/// All games of a match.
pub struct Ledger {
    games: BTreeMap<usize, Played>,
    file: Option<(File, String)>,
}

impl Ledger {
    /// Reads what is in the file already; games of other matches are left alone.
    pub fn open(path: Option<&Path>, contest: &Match) -> Result<Ledger, CliError> {
        let mut ledger = Ledger { games: BTreeMap::new(), file: None };
        let Some(path) = path else { return Ok(ledger) };
        let name = path.display().to_string();
        let mut text =
            if path.exists() { files::read(path).map_err(CliError::Input)? } else { String::new() };
        // A line that was cut off when someone pulled the plug is a game that was not played.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        text.truncate(whole);
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let game: Played = serde_json::from_str(line)
                .map_err(|error| CliError::Input(format!("{name}, line {number}: not a result: {error}")))?;
            if game.is_of(contest) {
                ledger.games.insert(game.number, game);
            }
        }
        let unwritable = |error| CliError::Input(format!("cannot write {name}: {error}"));
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(unwritable)?;
        file.set_len(whole as u64).map_err(unwritable)?;
        ledger.file = Some((file, name));
        Ok(ledger)
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether a game was played.
    pub fn has(&self, number: usize) -> bool {
        self.games.contains_key(&number)
    }

    /// Notes a game.
    pub fn add(&mut self, game: Played) -> Result<(), CliError> {
        if let Some((file, name)) = &mut self.file {
            let line = serde_json::to_string(&game).map_err(std::io::Error::from)? + "\n";
            file.write_all(line.as_bytes())
                .and_then(|()| file.flush())
                .map_err(|error| CliError::Input(format!("cannot write {name}: {error}")))?;
        }
        self.games.insert(game.number, game);
        Ok(())
    }

    /// How it stands.
    pub fn tally(&self, rules: &Rules) -> Tally {
        Tally::new(rules.players().len(), self.games.values())
    }
}
