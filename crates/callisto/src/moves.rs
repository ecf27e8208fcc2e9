//! What a player can do in a turn.

use crate::cell::Cell;

/// One way that one shape lies on the board: an index into [`Rules::orientations`](crate::Rules::orientations).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OrientationId(pub u8);

/// A piece lying somewhere, possibly off the board: its orientation and the lower left corner of its bounding box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    /// Which shape, and how it is turned.
    pub orientation: OrientationId,
    /// The column of the left edge.
    pub x: i8,
    /// The row of the lower edge.
    pub y: i8,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Stand a pillar on a cell (C5, C9).
    Pillar(Cell),
    /// Place a piece (C6, C8).
    Piece(Placement),
    /// Leave the game instead of placing the last pillar (C10).
    Retire,
}
