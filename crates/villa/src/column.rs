//! The twenty columns, and where they are.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::colour::{COLOURS, Colour};
use crate::kind::Kind;
use crate::storey::Storey;

/// How many columns there are (V1).
pub const COLUMNS: usize = 20;

/// How many of them have one colour.
const OF_ONE_COLOUR: usize = COLUMNS / COLOURS;

/// A column, by its number from 0: colour by colour, and in each colour the thick one, the hexagonal one and the three
/// thin ones. The numbers are those of the physical world's columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Column(u8);

/// Where a column is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Not yet placed (V2).
    Box,
    /// Standing on a storey.
    On(Storey),
    /// Taken out of the game for good (V7).
    Gone,
}

/// A number that no column has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAColumn(pub u8);

impl Column {
    /// The column of a number below 20.
    pub fn new(number: u8) -> Option<Column> {
        (usize::from(number) < COLUMNS).then_some(Column(number))
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Column> {
        (0..COLUMNS as u8).map(Column)
    }

    /// The columns of a colour.
    pub fn of(colour: Colour) -> impl Iterator<Item = Column> {
        Column::all().filter(move |column| column.colour() == colour)
    }

    /// Its number.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        Colour::ALL[self.index() / OF_ONE_COLOUR]
    }

    /// Its kind.
    pub fn kind(self) -> Kind {
        match self.index() % OF_ONE_COLOUR {
            0 => Kind::Thick,
            1 => Kind::Hexagon,
            _ => Kind::Thin,
        }
    }
}

impl TryFrom<u8> for Column {
    type Error = NotAColumn;

    fn try_from(number: u8) -> Result<Column, NotAColumn> {
        Column::new(number).ok_or(NotAColumn(number))
    }
}

impl From<Column> for u8 {
    fn from(column: Column) -> u8 {
        column.0
    }
}

impl fmt::Display for NotAColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no column {}: they are numbered from 0 to {}", self.0, COLUMNS - 1)
    }
}

impl std::error::Error for NotAColumn {}

impl fmt::Display for Column {
    /// For instance `thick red column`; which of the three thin ones it is, the number says.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} column", self.kind(), self.colour())
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Column {} ({} {})", self.0, self.kind(), self.colour())
    }
}
