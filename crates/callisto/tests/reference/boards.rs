//! The boards of C3 and C3p, cell by cell.

use super::cells::Cell;
use super::edition::EditionName;
use std::collections::BTreeSet;

/// A board with its regions.
#[derive(Clone, Debug)]
pub struct Board {
    /// Columns, and rows, of the coordinate grid.
    pub width: i32,
    /// Every cell, the border included.
    pub cells: BTreeSet<Cell>,
    /// The cells that a piece may cover, the centre included.
    pub playable: BTreeSet<Cell>,
    /// Where no pillar may stand.
    pub centre: BTreeSet<Cell>,
}

impl Board {
    /// The board of an edition for a number of colours.
    pub fn new(edition: EditionName, colours: usize) -> Self {
        match edition {
            EditionName::Pocket => Self::pocket(colours),
            EditionName::Pentobi => Self::pentobi(colours),
            _ => Self::classic(colours),
        }
    }

    /// C3
    fn classic(colours: usize) -> Self {
        let (width, top) = playable_octagon(colours);
        Self {
            width: 20,
            cells: octagon(20, 6),
            playable: in_the_middle(20, width, top),
            centre: in_the_middle(20, 6, 2),
        }
    }

    /// "Octagon without its border": the playable part of C3, in its own bounding box.
    fn pentobi(colours: usize) -> Self {
        let (width, top) = playable_octagon(colours);
        Self {
            width,
            cells: octagon(width, top),
            playable: octagon(width, top),
            centre: in_the_middle(width, 6, 2),
        }
    }

    /// C3p
    fn pocket(colours: usize) -> Self {
        let width = match colours {
            2 => 10,
            3 => 12,
            _ => 14,
        };
        let square: BTreeSet<Cell> = (0..width).flat_map(|y| (0..width).map(move |x| (x, y))).collect();
        Self { width, cells: square.clone(), playable: square, centre: BTreeSet::new() }
    }

    /// The cells of the board on which no piece may lie.
    pub fn border(&self) -> BTreeSet<Cell> {
        self.cells.difference(&self.playable).copied().collect()
    }
}

/// C3: width and top edge of the playable octagon.
fn playable_octagon(colours: usize) -> (i32, i32) {
    match colours {
        2 => (16, 2),
        3 => (20, 2),
        _ => (20, 6),
    }
}

/// The octagon that fills a square of this width: its first and its last row have `top` cells, and
/// towards the middle each row is one cell longer on both sides until the full width is reached.
fn octagon(width: i32, top: i32) -> BTreeSet<Cell> {
    let mut cells = BTreeSet::new();
    for y in 0..width {
        let rows_from_the_edge = y.min(width - 1 - y);
        let length = (top + 2 * rows_from_the_edge).min(width);
        let first = (width - length) / 2;
        cells.extend((first..first + length).map(|x| (x, y)));
    }
    cells
}

/// The same octagon in the middle of a wider grid.
fn in_the_middle(grid: i32, width: i32, top: i32) -> BTreeSet<Cell> {
    let shift = (grid - width) / 2;
    octagon(width, top).into_iter().map(|(x, y)| (x + shift, y + shift)).collect()
}
