//! The kinds of columns, and what they are worth.

use std::fmt;

/// A kind of column (V1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Thick and round, one of each colour.
    Thick,
    /// Hexagonal, one of each colour.
    Hexagon,
    /// Thin and round, three of each colour.
    Thin,
}

impl Kind {
    /// What a column of this kind on the top floor is worth (V1).
    pub fn points(self) -> u8 {
        match self {
            Kind::Thick => 3,
            Kind::Hexagon => 2,
            Kind::Thin => 1,
        }
    }

    /// Its key, for other programs and for translations.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Thick => "thick",
            Kind::Hexagon => "hexagon",
            Kind::Thin => "thin",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}
