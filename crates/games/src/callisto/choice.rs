//! What people agree on before they play Callisto.

use std::sync::Arc;

use callisto::{Edition, Rules, Setup, SetupError};
use serde::{Deserialize, Serialize};
use table::{Arg, Guest, Header, Sentence, Tagged, Time};

use super::SLUG;
use crate::refused::bad_players;

/// A choice of edition, players and options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallistoChoice {
    /// The id of a built-in edition, or the whole file of another one.
    pub edition: String,
    /// 2, 3 or 4.
    pub players: u8,
    /// Option strict exit (C10).
    #[serde(default)]
    pub strict_exit: bool,
    /// Two colours for each of two players (C15).
    #[serde(default)]
    pub four_colours: bool,
}

impl From<&CallistoChoice> for Tagged {
    fn from(choice: &CallistoChoice) -> Tagged {
        Tagged::new(SLUG, choice)
    }
}

impl CallistoChoice {
    /// An edition for a number of players, without options.
    pub fn new(edition: &str, players: u8) -> CallistoChoice {
        CallistoChoice { edition: edition.into(), players, strict_exit: false, four_colours: false }
    }

    /// The choice of a table of Callisto; none of another game's.
    pub fn of(header: &Header) -> Option<CallistoChoice> {
        (header.game.game == SLUG).then(|| header.game.body.read().ok())?
    }

    /// A table with this choice and the usual options. Two players play a series, because among strong players
    /// the first mover has a large advantage.
    pub fn header(&self, host: Guest, created: Time) -> Header {
        Header {
            rounds: CallistoChoice::usual_rounds(self.players),
            ..Header::new(self.into(), host, created)
        }
    }

    /// How many rounds a series has unless someone says otherwise.
    pub fn usual_rounds(players: u8) -> u8 {
        u8::from(players == 2)
    }

    /// The rules, or what is wrong with the choice.
    pub fn rules(&self) -> Result<Arc<Rules>, Sentence> {
        let wrong = |key: &str, what: String| Sentence::new(key).with("what", Arg::Text(what));
        let edition = match Edition::named(&self.edition) {
            Some(edition) => edition,
            None if self.edition.contains('\n') => {
                let read = Edition::from_toml(&self.edition);
                Arc::new(read.map_err(|error| {
                    let line = i64::try_from(error.line).unwrap_or(i64::MAX);
                    wrong("table-rejection-bad-edition", error.to_string()).with("line", Arg::Number(line))
                })?)
            }
            None => {
                let id = self.edition.chars().take(40).collect();
                return Err(wrong("table-rejection-no-such-edition", id));
            }
        };
        let setup = Setup {
            edition,
            players: self.players,
            strict_exit: self.strict_exit,
            four_colours: self.four_colours,
        };
        Rules::new(setup).map_err(|error| match error {
            SetupError::Players { possible, .. } => bad_players(&possible),
            SetupError::FourColours { .. } | SetupError::NoBoardForFour => {
                Sentence::new("table-rejection-four-colours")
            }
        })
    }
}
