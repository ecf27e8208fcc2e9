//! A cell of the grid, named as on a chess board: column letter, row number, `a1` at the bottom left.

use std::fmt;
use std::str::FromStr;

/// The largest width and height of a board.
pub const MAX_SIDE: u8 = 20;

/// One cell; ordered as `a1`, `b1`, …, `a2`.
///
/// ```
/// use callisto::Cell;
/// let cell: Cell = "d4".parse().unwrap();
/// assert_eq!((cell.x(), cell.y()), (3, 3));
/// assert_eq!(cell.to_string(), "d4");
/// assert!("a2".parse::<Cell>().unwrap() > "t1".parse().unwrap());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    y: u8,
    x: u8,
}

impl Cell {
    /// The cell in column `x` and row `y`, both counted from 0; `None` outside 20×20.
    pub fn new(x: u8, y: u8) -> Option<Cell> {
        (x < MAX_SIDE && y < MAX_SIDE).then_some(Cell { y, x })
    }

    /// Like [`Cell::new`] for coordinates that may be negative.
    pub fn at(x: i32, y: i32) -> Option<Cell> {
        Cell::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?)
    }

    /// The column, counted from 0.
    pub fn x(self) -> u8 {
        self.x
    }

    /// The row, counted from 0 at the bottom.
    pub fn y(self) -> u8 {
        self.y
    }

    /// The cell `dx` columns to the right and `dy` rows up, where the grid has one.
    pub fn offset(self, dx: i32, dy: i32) -> Option<Cell> {
        Cell::at(i32::from(self.x) + dx, i32::from(self.y) + dy)
    }

    /// The up to four cells that share an edge with this one.
    pub fn neighbours(self) -> impl Iterator<Item = Cell> {
        [(0, -1), (-1, 0), (1, 0), (0, 1)].into_iter().filter_map(move |(dx, dy)| self.offset(dx, dy))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.x), self.y + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A text that is not the name of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotACell(pub String);

impl fmt::Display for NotACell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a cell: a cell is a letter a–t and a number 1–20, such as d4", self.0)
    }
}

impl std::error::Error for NotACell {}

impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Cell, NotACell> {
        let parse = || {
            let column = text.bytes().next()?.to_ascii_lowercase().checked_sub(b'a')?;
            let digits = &text[1..];
            let plain = !digits.starts_with('0') && digits.bytes().all(|b| b.is_ascii_digit());
            let row: u8 = if plain { digits.parse().ok()? } else { return None };
            Cell::new(column, row.checked_sub(1)?)
        };
        if text.is_ascii() {
            parse().ok_or_else(|| NotACell(text.into()))
        } else {
            Err(NotACell(text.into()))
        }
    }
}
