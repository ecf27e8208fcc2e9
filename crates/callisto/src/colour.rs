//! Colours on the board and the players who own them.

use std::fmt;

/// The most colours in a game.
pub const MAX_COLOURS: usize = 4;

/// A colour of pieces; shown to people counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Colour(pub u8);

impl Colour {
    /// As an index into things kept by colour.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Someone who plays one colour, or two (C15); shown to people counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Player(pub u8);

impl Player {
    /// As an index into things kept by player.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Colour {self}")
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Player {self}")
    }
}
