//! Choosing a game: edition, number of players, the options of a table.

use std::path::PathBuf;
use std::sync::Arc;

use callisto::{Colour, Edition, Position, Rules, Setup};
use clap::Args;
use clap::builder::PossibleValuesParser;

use crate::cli_error::CliError;
use crate::files;

const HEADING: &str = "Game";

/// The options that choose a game. What is not given has a default, but a game file decides for itself.
#[derive(Args, Clone, Debug, Default)]
pub struct GameChoice {
    /// Edition [default: benelux]
    #[arg(long, help_heading = HEADING, value_name = "EDITION", value_parser = PossibleValuesParser::new(ids()))]
    pub edition: Option<String>,
    /// Your own edition, from a file
    #[arg(long, help_heading = HEADING, value_name = "FILE", conflicts_with = "edition")]
    pub edition_file: Option<PathBuf>,
    /// Number of players: 2, 3 or 4 [default: 2]
    #[arg(long, help_heading = HEADING, value_name = "N")]
    pub players: Option<u8>,
    /// A player is out when no piece fits, even with a pillar left (C10)
    #[arg(long, help_heading = HEADING)]
    pub strict_exit: bool,
    /// Two players with two colours each, on the board for four (C15)
    #[arg(long, help_heading = HEADING, alias = "four-colors")]
    pub four_colours: bool,
}

/// A game and the colour that starts it, for programs and questions. People name a player instead, or leave it to chance.
#[derive(Args, Clone, Debug, Default)]
pub struct StartedGame {
    #[command(flatten)]
    game: GameChoice,
    /// Starting colour, from 1 [default: 1]
    #[arg(long, help_heading = HEADING, value_name = "COLOUR")]
    starter: Option<u8>,
}

impl GameChoice {
    /// Whether nothing at all was chosen.
    pub fn is_empty(&self) -> bool {
        self.edition.is_none()
            && self.edition_file.is_none()
            && self.players.is_none()
            && !self.strict_exit
            && !self.four_colours
    }

    /// The rules of the chosen game.
    pub fn rules(&self) -> Result<Arc<Rules>, CliError> {
        let edition = self.chosen_edition()?.unwrap_or_else(|| Edition::usual().clone());
        let setup = Setup {
            strict_exit: self.strict_exit,
            four_colours: self.four_colours,
            ..Setup::new(edition, self.players.unwrap_or(2))
        };
        Rules::new(setup).map_err(|error| CliError::Input(error.to_string()))
    }

    /// Refuses a game from a file that contradicts what was asked for at the same time.
    pub fn check_same(&self, start: &Position) -> Result<(), CliError> {
        let setup = start.rules().setup();
        let wrong = if self.chosen_edition()?.is_some_and(|e| e != setup.edition) {
            Some("another edition")
        } else if self.players.is_some_and(|n| n != setup.players) {
            Some("another number of players")
        } else if self.strict_exit && !setup.strict_exit {
            Some("strict exit")
        } else if self.four_colours && !setup.four_colours {
            Some("four colours")
        } else {
            None
        };
        wrong.map_or(Ok(()), |what| Err(differs(start, what)))
    }

    /// The edition as a table names it: its id, or the whole file of another one.
    pub fn edition_text(&self) -> Result<String, CliError> {
        match &self.edition_file {
            Some(path) => files::read(path).map_err(CliError::Input),
            None => Ok(self.edition.clone().unwrap_or_else(|| Edition::usual().id().into())),
        }
    }

    fn chosen_edition(&self) -> Result<Option<Arc<Edition>>, CliError> {
        if let Some(path) = &self.edition_file {
            let text = files::read(path).map_err(CliError::Input)?;
            let edition = Edition::from_toml(&text)
                .map_err(|error| CliError::Input(format!("{}, {error}", path.display())))?;
            return Ok(Some(Arc::new(edition)));
        }
        self.edition.as_deref().map(edition).transpose()
    }
}

impl StartedGame {
    /// Whether nothing at all was chosen.
    pub fn is_empty(&self) -> bool {
        self.game.is_empty() && self.starter.is_none()
    }

    /// The rules of the chosen game.
    pub fn rules(&self) -> Result<Arc<Rules>, CliError> {
        self.game.rules()
    }

    /// The colour that begins a game by these rules.
    pub fn starter(&self, rules: &Rules) -> Result<Colour, CliError> {
        let starter = self.starter.unwrap_or(1);
        rules.colours().find(|c| c.0 + 1 == starter).ok_or_else(|| {
            CliError::Input(format!(
                "colour {starter} cannot start: this game has colours 1 to {}",
                rules.colours().len()
            ))
        })
    }

    /// Refuses a game from a file that contradicts what was asked for at the same time.
    pub fn check_same(&self, start: &Position) -> Result<(), CliError> {
        self.game.check_same(start)?;
        match self.starter {
            Some(colour) if colour != start.starter().0 + 1 => Err(differs(start, "another starting colour")),
            _ => Ok(()),
        }
    }
}

fn differs(start: &Position, what: &str) -> CliError {
    CliError::Input(format!(
        "the file is a game of {}, started by colour {}, but the options ask for {what}",
        start.rules().setup(),
        start.starter()
    ))
}

fn edition(id: &str) -> Result<Arc<Edition>, CliError> {
    Edition::named(id).ok_or_else(|| {
        let known: Vec<&str> = ids().collect();
        CliError::Input(format!("there is no edition {id:?}; the editions are {}", known.join(", ")))
    })
}

fn ids() -> impl Iterator<Item = &'static str> {
    Edition::all().iter().map(|edition| edition.id())
}
