//! The eight turns and reflections of a grid.

use crate::board::Board;
use crate::cell::Cell;

/// A turn or reflection of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Nothing changes.
    Identity,
    /// A quarter turn clockwise.
    Turn90,
    /// A half turn.
    Turn180,
    /// A quarter turn anticlockwise.
    Turn270,
    /// Left and right change places.
    Mirror,
    /// Top and bottom change places.
    Upend,
    /// Reflection in the diagonal through `a1`.
    Diagonal,
    /// Reflection in the other diagonal.
    AntiDiagonal,
}

impl Symmetry {
    /// All eight.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::Identity,
        Symmetry::Turn90,
        Symmetry::Turn180,
        Symmetry::Turn270,
        Symmetry::Mirror,
        Symmetry::Upend,
        Symmetry::Diagonal,
        Symmetry::AntiDiagonal,
    ];

    /// Where a cell of the board goes; `None` where that is off the grid of a board that is not square.
    pub fn cell(self, cell: Cell, board: &Board) -> Option<Cell> {
        let (x, y) = (i32::from(cell.x()), i32::from(cell.y()));
        let (right, top) = (i32::from(board.width()) - 1, i32::from(board.height()) - 1);
        let (x, y) = match self {
            Symmetry::Identity => (x, y),
            Symmetry::Turn90 => (y, right - x),
            Symmetry::Turn180 => (right - x, top - y),
            Symmetry::Turn270 => (top - y, x),
            Symmetry::Mirror => (right - x, y),
            Symmetry::Upend => (x, top - y),
            Symmetry::Diagonal => (y, x),
            Symmetry::AntiDiagonal => (top - y, right - x),
        };
        Cell::at(x, y)
    }

    /// The symmetry that undoes this one.
    pub fn inverse(self) -> Symmetry {
        match self {
            Symmetry::Turn90 => Symmetry::Turn270,
            Symmetry::Turn270 => Symmetry::Turn90,
            other => other,
        }
    }
}
