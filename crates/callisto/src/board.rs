//! The board of one player count: which cells there are, and which region each belongs to (C3).

use std::fmt;

use crate::cell::{Cell, MAX_SIDE};
use crate::symmetry::Symmetry;

/// A region of the board. Pieces lie on open and centre cells, never on the border (C8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Region {
    /// An ordinary cell.
    Open,
    /// The middle, which pieces may cover and pillars usually may not (C7).
    Centre,
    /// The printed rim, which is not in play for this number of players (C3).
    Border,
}

/// The cells of a board and their regions.
///
/// ```
/// use callisto::{Board, Region};
/// let board = Board::from_picture(" ## \n#..#\n#.+#\n").unwrap();
/// assert_eq!((board.width(), board.height()), (4, 3));
/// assert_eq!(board.region("c1".parse().unwrap()), Some(Region::Centre));
/// assert_eq!(board.region("a3".parse().unwrap()), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    width: u8,
    height: u8,
    /// Row by row from the bottom.
    regions: Vec<Option<Region>>,
}

/// What is wrong with the picture of a board, and in which of its rows (counted from 0 at the top).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// A character that is not part of such a picture.
    Character {
        /// The row of the picture, from the top.
        row: usize,
        /// The column, counted from 0.
        column: usize,
        /// What stands there.
        found: char,
    },
    /// More than 20 rows, or a row longer than 20.
    Large {
        /// The first row that is too much.
        row: usize,
    },
    /// No open or centre cell at all.
    Empty,
}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardFault::Character { column, found, .. } => write!(
                f,
                "unknown character {found:?} in column {}: . is open, + centre, # border, a space is outside",
                column + 1
            ),
            BoardFault::Large { .. } => write!(f, "a board is at most {MAX_SIDE} squares wide and high"),
            BoardFault::Empty => write!(f, "the board has no square to play on"),
        }
    }
}

impl Board {
    /// Reads a picture: rows from the top, `.` open, `+` centre, `#` border, a space for no cell.
    /// Empty rows and columns around it are cut off.
    pub fn from_picture(picture: &str) -> Result<Board, BoardFault> {
        let mut rows: Vec<Vec<Option<Region>>> = Vec::new();
        for (row, line) in picture.lines().enumerate() {
            let line = line.trim_end();
            if line.len() > 4 * usize::from(MAX_SIDE) || row > 4 * usize::from(MAX_SIDE) {
                return Err(BoardFault::Large { row });
            }
            let cells = line.chars().enumerate().map(|(column, c)| match c {
                '.' => Ok(Some(Region::Open)),
                '+' => Ok(Some(Region::Centre)),
                '#' => Ok(Some(Region::Border)),
                ' ' => Ok(None),
                found => Err(BoardFault::Character { row, column, found }),
            });
            rows.push(cells.collect::<Result<_, _>>()?);
        }
        let used = |row: &Vec<Option<Region>>| row.iter().any(Option::is_some);
        let top = rows.iter().position(used).ok_or(BoardFault::Empty)?;
        let bottom = rows.iter().rposition(used).unwrap_or(top);
        let left = rows.iter().filter_map(|row| row.iter().position(Option::is_some)).min().unwrap_or(0);
        let right = rows.iter().map(Vec::len).max().unwrap_or(0);
        let side = usize::from(MAX_SIDE);
        if bottom - top >= side {
            return Err(BoardFault::Large { row: top + side });
        }
        if right - left > side {
            let row = rows.iter().position(|row| row.len() > left + side).unwrap_or(0);
            return Err(BoardFault::Large { row });
        }
        let cell = |row: &Vec<Option<Region>>, column: usize| row.get(column).copied().flatten();
        let regions: Vec<_> = rows[top..=bottom]
            .iter()
            .rev()
            .flat_map(|row| (left..right).map(move |x| cell(row, x)))
            .collect();
        if !regions.iter().any(|r| matches!(r, Some(Region::Open | Region::Centre))) {
            return Err(BoardFault::Empty);
        }
        Ok(Board { width: (right - left) as u8, height: (bottom - top + 1) as u8, regions })
    }

    /// The number of columns.
    pub fn width(&self) -> u8 {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> u8 {
        self.height
    }

    /// The region of a cell; `None` where the board has no such cell.
    pub fn region(&self, cell: Cell) -> Option<Region> {
        if cell.x() >= self.width || cell.y() >= self.height {
            return None;
        }
        self.regions[usize::from(cell.y()) * usize::from(self.width) + usize::from(cell.x())]
    }

    /// Whether pieces may lie on the cell (C8): open and centre, not the border.
    pub fn is_playable(&self, cell: Cell) -> bool {
        matches!(self.region(cell), Some(Region::Open | Region::Centre))
    }

    /// Whether the cell lies along the frame: one of its sides is no cell of the board (C7p).
    pub fn is_along_frame(&self, cell: Cell) -> bool {
        self.region(cell).is_some() && cell.neighbours().filter(|n| self.region(*n).is_some()).count() < 4
    }

    /// All cells of the board in the order `a1`, `b1`, …, `a2`.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        let rows = 0..self.height;
        rows.flat_map(|y| (0..self.width).filter_map(move |x| Cell::new(x, y)))
            .filter(|cell| self.region(*cell).is_some())
    }

    /// The cells of one region.
    pub fn cells_in(&self, region: Region) -> impl Iterator<Item = Cell> {
        self.cells().filter(move |cell| self.region(*cell) == Some(region))
    }

    /// The turns and reflections that map the board with its regions onto itself.
    pub fn symmetries(&self) -> Vec<Symmetry> {
        let maps = |s: &Symmetry| {
            self.cells().all(|cell| s.cell(cell, self).and_then(|c| self.region(c)) == self.region(cell))
        };
        Symmetry::ALL.into_iter().filter(maps).collect()
    }
}

impl fmt::Display for Board {
    /// The picture that [`Board::from_picture`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.regions.chunks(usize::from(self.width)).rev() {
            let line: String = row
                .iter()
                .map(|region| match region {
                    Some(Region::Open) => '.',
                    Some(Region::Centre) => '+',
                    Some(Region::Border) => '#',
                    None => ' ',
                })
                .collect();
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_read_and_drawn_the_same() {
        let picture = "  ..\n ..#\n.++\n";
        assert_eq!(Board::from_picture(picture).unwrap().to_string(), picture);
    }

    #[test]
    fn faults_are_named() {
        assert_eq!(Board::from_picture("\n ##\n"), Err(BoardFault::Empty));
        assert_eq!(Board::from_picture(""), Err(BoardFault::Empty));
        assert_eq!(
            Board::from_picture("...\n.x."),
            Err(BoardFault::Character { row: 1, column: 1, found: 'x' })
        );
        assert_eq!(Board::from_picture(&".".repeat(21)), Err(BoardFault::Large { row: 0 }));
        assert_eq!(Board::from_picture(&".\n".repeat(21)), Err(BoardFault::Large { row: 20 }));
    }
}
