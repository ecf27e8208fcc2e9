//! The pieces of C2 and C2p as little pictures, and every place where they fit on an empty board.

use super::cells::{Cell, in_order};
use super::edition::EditionName;
use std::collections::{BTreeMap, BTreeSet};

/// The name of a shape: its letter and its number of squares.
pub type Shape = &'static str;

/// The pieces that a colour has not placed yet, with how many of each.
pub type Hand = BTreeMap<Shape, usize>;

/// A piece's cells, moved so that the lowest column and the lowest row are 0.
type Form = BTreeSet<Cell>;

const PICTURES: [(Shape, &[&str]); 13] = [
    ("I2", &["##"]),
    ("I3", &["###"]),
    ("V3", &["#.", "##"]),
    ("I4", &["####"]),
    ("L4", &["#..", "###"]),
    ("T4", &[".#.", "###"]),
    ("Z4", &["##.", ".##"]),
    ("O4", &["##", "##"]),
    ("T5", &["###", ".#.", ".#."]),
    ("U5", &["#.#", "###"]),
    ("V5", &["#..", "#..", "###"]),
    ("W5", &["#..", "##.", ".##"]),
    ("X5", &[".#.", "###", ".#."]),
];

/// C2: 18 pieces.
const CLASSIC: [(Shape, usize); 11] = [
    ("W5", 1),
    ("X5", 1),
    ("T5", 1),
    ("U5", 1),
    ("L4", 2),
    ("T4", 2),
    ("Z4", 2),
    ("O4", 2),
    ("I3", 2),
    ("V3", 2),
    ("I2", 2),
];

/// C2p: 13 pieces, all different.
const POCKET: [(Shape, usize); 13] = [
    ("I2", 1),
    ("I3", 1),
    ("V3", 1),
    ("I4", 1),
    ("L4", 1),
    ("T4", 1),
    ("Z4", 1),
    ("O4", 1),
    ("T5", 1),
    ("U5", 1),
    ("V5", 1),
    ("W5", 1),
    ("X5", 1),
];

/// The pieces with which each colour begins.
pub fn hand(edition: EditionName) -> Hand {
    match edition {
        EditionName::Pocket => POCKET.into(),
        _ => CLASSIC.into(),
    }
}

/// The number of squares of a shape.
pub fn squares(shape: Shape) -> usize {
    drawn(shape).len()
}

/// The shape that these cells form.
pub fn shape_of(cells: &[Cell]) -> Option<Shape> {
    let form = to_the_corner(cells.iter().copied());
    PICTURES.iter().map(|&(shape, _)| shape).find(|shape| orientations(shape).contains(&form))
}

/// All placements of a shape inside a region, each once.
pub fn placements(shape: Shape, region: &BTreeSet<Cell>) -> Vec<Vec<Cell>> {
    let mut found = Vec::new();
    for form in orientations(shape) {
        let right = region.iter().map(|&(x, _)| x).max().unwrap_or(0);
        let top = region.iter().map(|&(_, y)| y).max().unwrap_or(0);
        for up in 0..=top {
            for across in 0..=right {
                let cells = in_order(form.iter().map(|&(x, y)| (x + across, y + up)));
                if cells.iter().all(|cell| region.contains(cell)) {
                    found.push(cells);
                }
            }
        }
    }
    found
}

/// C2: every piece may be turned and flipped; equal results count once.
fn orientations(shape: Shape) -> BTreeSet<Form> {
    let mut forms = BTreeSet::new();
    let mut form = drawn(shape);
    for _ in 0..4 {
        form = to_the_corner(form.iter().map(|&(x, y)| (y, -x)));
        forms.insert(form.clone());
        forms.insert(to_the_corner(form.iter().map(|&(x, y)| (-x, y))));
    }
    forms
}

fn drawn(shape: Shape) -> Form {
    let (_, rows) = PICTURES
        .iter()
        .find(|(name, _)| *name == shape)
        .unwrap_or_else(|| panic!("no shape is called {shape}"));
    let mut form = Form::new();
    for (y, row) in (0..).zip(*rows) {
        form.extend((0..).zip(row.chars()).filter_map(|(x, mark)| (mark == '#').then_some((x, y))));
    }
    form
}

fn to_the_corner(cells: impl Iterator<Item = Cell> + Clone) -> Form {
    let left = cells.clone().map(|(x, _)| x).min().unwrap_or(0);
    let low = cells.clone().map(|(_, y)| y).min().unwrap_or(0);
    cells.map(|(x, y)| (x - left, y - low)).collect()
}
