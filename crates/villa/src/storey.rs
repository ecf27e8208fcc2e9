//! The base and the five floors.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What columns stand on, from below (V1). Higher ones are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Storey {
    /// The base.
    Base,
    /// The blue floor, laid when the villa is set up (V2).
    Blue,
    /// The green floor, with which the contest for the stone begins (V10).
    Green,
    /// The yellow floor.
    Yellow,
    /// The orange floor.
    Orange,
    /// The red floor, the last.
    Red,
}

impl Storey {
    /// All of them, from below.
    pub const ALL: [Storey; 6] =
        [Storey::Base, Storey::Blue, Storey::Green, Storey::Yellow, Storey::Orange, Storey::Red];

    /// 0 for the base, 5 for the red floor.
    pub fn level(self) -> usize {
        self as usize
    }

    /// The storey of a level.
    pub fn at(level: usize) -> Option<Storey> {
        Storey::ALL.get(level).copied()
    }

    /// The floor that comes on top of it (V8); none after the red one.
    pub fn next(self) -> Option<Storey> {
        Storey::at(self.level() + 1)
    }

    /// A fixed word for it, by which other programs know it and languages find theirs.
    pub fn key(self) -> &'static str {
        ["base", "blue", "green", "yellow", "orange", "red"][self.level()]
    }
}

impl fmt::Display for Storey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Storey::Base => f.write_str("the base"),
            floor => write!(f, "the {} floor", floor.key()),
        }
    }
}
