//! What lies on the board: one square of paper per cell.

use super::cells::Cell;

/// What covers a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stone {
    /// Whose it is.
    pub colour: usize,
    /// A pillar, or else a part of a piece.
    pub pillar: bool,
}

/// The cells of a square grid, row by row.
#[derive(Clone, Debug)]
pub struct Grid(Vec<Vec<Option<Stone>>>);

impl Grid {
    /// An empty grid.
    pub fn new(width: i32) -> Self {
        let width = usize::try_from(width).expect("a width");
        Self(vec![vec![None; width]; width])
    }

    /// What covers a cell; nothing does outside the grid.
    pub fn at(&self, (x, y): Cell) -> Option<Stone> {
        let row = self.0.get(usize::try_from(y).ok()?)?;
        *row.get(usize::try_from(x).ok()?)?
    }

    /// Covers a cell of the grid.
    pub fn put(&mut self, (x, y): Cell, stone: Stone) {
        self.0[y as usize][x as usize] = Some(stone);
    }
}
