//! The outline of a piece, and the ways it can lie on the board.

use std::fmt;

/// The most cells that a piece may have.
pub const MAX_CELLS: usize = 8;

/// A polyomino, with a name of letters and its number of cells, such as `L4`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    name: String,
    /// Sorted by row, then column; the smallest coordinates are 0.
    cells: Vec<(u8, u8)>,
}

/// What is wrong with the name or picture of a shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShapeFault {
    /// The name is not letters followed by the number of cells.
    Name {
        /// How many cells the picture has.
        cells: usize,
    },
    /// A character other than `X`, `.` and the row separator.
    Character(char),
    /// Fewer than 2 or more than [`MAX_CELLS`] cells. (One cell is a pillar.)
    Size(usize),
    /// Not all cells hang together edge to edge.
    Apart,
}

impl fmt::Display for ShapeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShapeFault::Name { cells } => {
                write!(
                    f,
                    "a shape's name is up to 8 letters and its number of cells, here {cells}, such as L{cells}"
                )
            }
            ShapeFault::Character(c) => {
                write!(f, "unknown character {c:?}: X is a square, . is none, / ends a row")
            }
            ShapeFault::Size(n) => write!(f, "a piece has 2 to {MAX_CELLS} squares, not {n}"),
            ShapeFault::Apart => write!(f, "the squares are not connected edge to edge"),
        }
    }
}

impl Shape {
    /// Reads a picture: rows from the top, `X` for a cell, `.` for none, `/` or a new line between rows.
    ///
    /// ```
    /// use callisto::Shape;
    /// let l = Shape::from_picture("L4", "XXX/X..").unwrap();
    /// assert_eq!(l.size(), 4);
    /// assert_eq!(l.orientations().len(), 8);
    /// assert!(Shape::from_picture("L4", "X.X").is_err());
    /// ```
    pub fn from_picture(name: &str, picture: &str) -> Result<Shape, ShapeFault> {
        let rows: Vec<&str> = picture.trim_matches('\n').split(['/', '\n']).collect();
        let mut cells = Vec::new();
        for (y, row) in rows.iter().rev().enumerate() {
            for (x, c) in row.trim_end().chars().enumerate() {
                match c {
                    'X' | 'x' => cells.push((x, y)),
                    '.' | ' ' => {}
                    other => return Err(ShapeFault::Character(other)),
                }
            }
        }
        if !(2..=MAX_CELLS).contains(&cells.len()) {
            return Err(ShapeFault::Size(cells.len()));
        }
        let (left, low) = (least(&cells, |c| c.0), least(&cells, |c| c.1));
        if !hang_together(&cells) {
            return Err(ShapeFault::Apart);
        }
        let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let named = (1..=8).contains(&letters.len())
            && letters.bytes().all(|b| b.is_ascii_alphabetic())
            && name[letters.len()..] == cells.len().to_string();
        if !named {
            return Err(ShapeFault::Name { cells: cells.len() });
        }
        let cells = cells.into_iter().map(|(x, y)| ((x - left) as u8, (y - low) as u8)).collect();
        Ok(Shape { name: name.into(), cells: normal(cells) })
    }

    /// The shape's name, such as `L4`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of cells, which is also the penalty for not placing the piece (C12).
    pub fn size(&self) -> usize {
        self.cells.len()
    }

    /// The cells as drawn, sorted by row, then column; the smallest column and row are 0.
    pub fn cells(&self) -> &[(u8, u8)] {
        &self.cells
    }

    /// Every different way to turn and flip the shape (C2), as sorted cells. The first is the shape as drawn.
    pub fn orientations(&self) -> Vec<Vec<(u8, u8)>> {
        let mut found: Vec<Vec<(u8, u8)>> = Vec::new();
        let mut cells = self.cells.clone();
        for _flip in 0..2 {
            for _turn in 0..4 {
                let candidate = normal(cells.clone());
                if !found.contains(&candidate) {
                    found.push(candidate);
                }
                // A quarter turn clockwise: what pointed up points right.
                let width = least(&cells, |c| u8::MAX - c.0);
                cells = cells.iter().map(|&(x, y)| (y, u8::MAX - width - x)).collect();
            }
            let width = least(&cells, |c| u8::MAX - c.0);
            cells = cells.iter().map(|&(x, y)| (u8::MAX - width - x, y)).collect();
        }
        found
    }
}

fn least<T, K: Ord + Copy + Default>(cells: &[T], key: impl Fn(&T) -> K) -> K {
    cells.iter().map(key).min().unwrap_or_default()
}

/// Moves the cells to the corner and sorts them by row, then column.
pub(crate) fn normal(mut cells: Vec<(u8, u8)>) -> Vec<(u8, u8)> {
    let (left, low) = (least(&cells, |c| c.0), least(&cells, |c| c.1));
    for cell in &mut cells {
        *cell = (cell.0 - left, cell.1 - low);
    }
    cells.sort_by_key(|&(x, y)| (y, x));
    cells
}

fn hang_together(cells: &[(usize, usize)]) -> bool {
    let mut reached = vec![cells[0]];
    let mut next = 0;
    while let Some(&(x, y)) = reached.get(next) {
        next += 1;
        for other in cells {
            if other.0.abs_diff(x) + other.1.abs_diff(y) == 1 && !reached.contains(other) {
                reached.push(*other);
            }
        }
    }
    reached.len() == cells.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c2_every_piece_may_be_turned_and_flipped() {
        let count = |name, picture| Shape::from_picture(name, picture).unwrap().orientations().len();
        assert_eq!(count("I2", "XX"), 2);
        assert_eq!(count("V3", "X./XX"), 4);
        assert_eq!(count("L4", "XXX/X.."), 8);
        assert_eq!(count("Z4", "XX./.XX"), 4);
        assert_eq!(count("O4", "XX/XX"), 1);
        assert_eq!(count("W5", "X../XX./.XX"), 4);
        assert_eq!(count("X5", ".X./XXX/.X."), 1);
        assert_eq!(count("F5", ".XX/XX./.X."), 8);
    }

    #[test]
    fn faults_are_named() {
        let fault = |name, picture| Shape::from_picture(name, picture).unwrap_err();
        assert_eq!(fault("L4", "XXX"), ShapeFault::Name { cells: 3 });
        assert_eq!(fault("4", "XX/XX"), ShapeFault::Name { cells: 4 });
        assert_eq!(fault("A1", "X"), ShapeFault::Size(1));
        assert_eq!(fault("A9", "XXXXXXXXX"), ShapeFault::Size(9));
        assert_eq!(fault("A2", "X./.X"), ShapeFault::Apart);
        assert_eq!(fault("A2", "X?"), ShapeFault::Character('?'));
    }
}
