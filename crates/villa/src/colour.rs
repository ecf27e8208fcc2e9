//! The four colours of columns and of the stone.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How many colours there are.
pub const COLOURS: usize = 4;

/// A colour of columns (V1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Red.
    Red,
    /// Green.
    Green,
}

impl Colour {
    /// All of them, in the order of their columns' numbers.
    pub const ALL: [Colour; COLOURS] = [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Green];

    /// Its index.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its key, for other programs and for translations.
    pub fn key(self) -> &'static str {
        ["blue", "yellow", "red", "green"][self.index()]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}
