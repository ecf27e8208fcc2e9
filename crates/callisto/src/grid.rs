//! The part of a board that play can use, numbered bit by bit.
//!
//! A two-player board inside the 20×20 grid uses only the 16×16 in its middle; numbering just that part makes
//! every set of cells smaller, and gives all editions of the classic board the same bits.

use crate::cell::Cell;
use crate::cells::{Cells, shift_down, shift_up};

#[derive(Clone, Debug)]
pub(crate) struct Grid {
    left: u8,
    low: u8,
    width: u8,
    height: u8,
    not_first_column: Cells,
    not_last_column: Cells,
}

impl Grid {
    /// The bounding box of the cells. There is at least one.
    pub(crate) fn around(cells: &[Cell]) -> Grid {
        let bounds = |key: fn(Cell) -> u8| {
            let values = cells.iter().map(|c| key(*c));
            (values.clone().min().unwrap_or(0), values.max().unwrap_or(0))
        };
        let ((left, right), (low, top)) = (bounds(Cell::x), bounds(Cell::y));
        let mut grid = Grid {
            left,
            low,
            width: right - left + 1,
            height: top - low + 1,
            not_first_column: Cells::NONE,
            not_last_column: Cells::NONE,
        };
        for bit in 0..grid.bits() {
            let column = bit % grid.stride();
            if column != 0 {
                grid.not_first_column.insert(bit);
            }
            if column + 1 != grid.stride() {
                grid.not_last_column.insert(bit);
            }
        }
        grid
    }

    pub(crate) fn stride(&self) -> usize {
        usize::from(self.width)
    }

    pub(crate) fn bits(&self) -> usize {
        self.stride() * usize::from(self.height)
    }

    pub(crate) fn words(&self) -> usize {
        self.bits().div_ceil(64)
    }

    pub(crate) fn bit(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (cell.x().checked_sub(self.left)?, cell.y().checked_sub(self.low)?);
        (x < self.width && y < self.height).then(|| usize::from(y) * self.stride() + usize::from(x))
    }

    /// Column and row of a bit.
    pub(crate) fn place(&self, bit: usize) -> (u8, u8) {
        ((bit % self.stride()) as u8 + self.left, (bit / self.stride()) as u8 + self.low)
    }

    pub(crate) fn cell(&self, bit: usize) -> Cell {
        let (x, y) = self.place(bit);
        Cell::new(x, y).expect("the grid lies on the board")
    }

    pub(crate) fn set(&self, cells: impl IntoIterator<Item = Cell>) -> Cells {
        let mut set = Cells::NONE;
        cells.into_iter().filter_map(|cell| self.bit(cell)).for_each(|bit| set.insert(bit));
        set
    }

    /// Every bit that shares an edge with one of the set (and, at the upper end, a few past the grid).
    #[inline(always)]
    pub(crate) fn beside<const N: usize>(&self, set: &[u64; N]) -> [u64; N] {
        let (up, down) = (shift_up(set, self.stride()), shift_down(set, self.stride()));
        let right: [u64; N] = std::array::from_fn(|i| set[i] & self.not_last_column.0[i]);
        let left: [u64; N] = std::array::from_fn(|i| set[i] & self.not_first_column.0[i]);
        let (right, left) = (shift_up(&right, 1), shift_down(&left, 1));
        std::array::from_fn(|i| up[i] | down[i] | right[i] | left[i])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_do_not_wrap_around_the_edge() {
        let cells: Vec<Cell> =
            (0..7).flat_map(|y| (2..13).map(move |x| Cell::new(x, y + 3).unwrap())).collect();
        let grid = Grid::around(&cells);
        for &cell in &cells {
            let set = grid.set([cell]);
            let beside = Cells(grid.beside(&set.0)).and(&grid.set(cells.iter().copied()));
            let expected = grid.set(cell.neighbours().filter(|n| cells.contains(n)));
            assert_eq!(beside, expected, "{cell}");
        }
    }
}
