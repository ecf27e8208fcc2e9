//! A game so far: moves given one by one, or a game file.

use std::path::PathBuf;

use callisto::{Paints, Position, Record};
use clap::Args;

use crate::choice::StartedGame;
use crate::cli_error::CliError;
use crate::files;

/// The options that lead to a position.
#[derive(Args, Clone, Debug)]
pub struct SoFar {
    #[command(flatten)]
    game: StartedGame,
    /// Moves from the start, separated by spaces: squares (d4,d5,e5), short (L4c@d4), or `retire`
    #[arg(long, value_name = "MOVES", conflicts_with = "file", help_heading = "Position")]
    moves: Option<String>,
    /// Game file (.blksgf); uses the position at the end of its main line
    #[arg(long, value_name = "FILE", help_heading = "Position")]
    file: Option<PathBuf>,
}

impl SoFar {
    /// The same with a game file that was named without an option, if one was.
    pub fn or_file(mut self, file: Option<PathBuf>) -> SoFar {
        self.file = file.or(self.file);
        self
    }

    /// The position that the options lead to.
    pub fn position(&self) -> Result<Position, CliError> {
        self.painted().map(|(position, _)| position)
    }

    /// The position that the options lead to, and what its colours look like.
    pub fn painted(&self) -> Result<(Position, Paints), CliError> {
        if let Some(path) = &self.file {
            let text = files::read(path).map_err(CliError::Input)?;
            let record = Record::read(&text)
                .map_err(|error| CliError::Input(format!("{}, {error}", path.display())))?;
            let end = record.position(record.main_end());
            self.game.check_same(&end)?;
            return Ok((end, record.paints()));
        }
        let rules = self.game.rules()?;
        let mut position = Position::started_by(&rules, self.game.starter(&rules)?);
        for (index, text) in self.moves.as_deref().unwrap_or("").split_whitespace().enumerate() {
            let wrong = |why: String| CliError::Input(format!("move {} ({}): {why}", index + 1, brief(text)));
            let mv = rules.parse_move(text).map_err(|error| wrong(error.to_string()))?;
            position = position.play(mv).map_err(|error| wrong(error.to_string()))?;
        }
        Ok((position, Paints::default()))
    }
}

/// Enough of someone's input to recognise it by.
pub fn brief(text: &str) -> String {
    let mut brief: String = text.chars().take(60).collect();
    if brief.len() < text.len() {
        brief.push('…');
    }
    brief
}
