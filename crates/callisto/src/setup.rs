//! What a table agrees on before a game: edition, number of players, options.

use std::fmt;
use std::sync::Arc;

use crate::edition::Edition;

/// An edition, a number of players, and the options of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The edition to play by.
    pub edition: Arc<Edition>,
    /// 2, 3 or 4 (C1).
    pub players: u8,
    /// A player is out as soon as no piece can be placed, pillar or not (C10).
    pub strict_exit: bool,
    /// Two players with two colours each on the board for four (C15).
    pub four_colours: bool,
}

impl Setup {
    /// An edition for a number of players without options.
    pub fn new(edition: Arc<Edition>, players: u8) -> Setup {
        Setup { edition, players, strict_exit: false, four_colours: false }
    }

    /// Every built-in edition with every number of players and with four colours, without options.
    pub fn all() -> impl Iterator<Item = Setup> {
        Edition::all().iter().flat_map(|edition| {
            let plain = edition.player_counts().map(|players| Setup::new(edition.clone(), players));
            let four = Setup { four_colours: true, ..Setup::new(edition.clone(), 2) };
            plain.chain(std::iter::once(four))
        })
    }
}

impl fmt::Display for Setup {
    /// For instance `benelux, 2 players, strict exit`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {} players", self.edition.id(), self.players)?;
        if self.four_colours {
            write!(f, ", four colours")?;
        }
        if self.strict_exit {
            write!(f, ", strict exit")?;
        }
        Ok(())
    }
}

/// Choices that do not go together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Not 2, 3 or 4 players (C1), or the edition has no board for them.
    Players {
        /// How many were asked for.
        players: u8,
        /// The numbers of players that the edition has a board for.
        possible: Vec<u8>,
    },
    /// Four colours are for two players (C15).
    FourColours {
        /// How many players there were.
        players: u8,
    },
    /// Four colours need the edition's board for four players (C15).
    NoBoardForFour,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Players { players, possible } => {
                let possible: Vec<String> = possible.iter().map(u8::to_string).collect();
                write!(f, "this edition is for {} players, not {players}", possible.join(", "))
            }
            SetupError::FourColours { players } => {
                write!(f, "four colours are for two players, not {players} (C15)")
            }
            SetupError::NoBoardForFour => {
                write!(
                    f,
                    "this edition has no board for four players, so four colours are not possible (C15)"
                )
            }
        }
    }
}

impl std::error::Error for SetupError {}
