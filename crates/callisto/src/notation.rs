//! Moves as text: cell lists as the program Pentobi writes them, and a short notation for people.
//!
//! A cell list names every cell, in the order of the board: `d4,d5,e5`; a pillar is a single cell. The short
//! notation names the shape, its orientation by a letter, and the first cell that it covers: `L4c@d4`; a pillar is
//! `P@d4`. Retiring is `retire` in both.

use std::fmt;

use crate::cell::Cell;
use crate::moves::{Move, OrientationId};
use crate::rules::Rules;

/// The word for retiring (C10).
pub const RETIRE: &str = "retire";

/// A text that is no move, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// There is nothing.
    Empty,
    /// A part is not the name of a cell.
    NotACell(String),
    /// A cell is named twice.
    Twice(Cell),
    /// No piece of the edition covers cells like these (C2).
    NoSuchShape(String),
    /// The edition has no piece of that name (C2).
    NoSuchPiece(String),
    /// The piece has no such orientation.
    NoSuchOrientation {
        /// What was asked for.
        letter: String,
        /// The last letter that the piece has.
        last: char,
    },
    /// The piece can lie in several ways, and none is named.
    WhichOrientation {
        /// The name of the piece.
        piece: String,
        /// The last letter that the piece has.
        last: char,
    },
    /// The piece would stick out of the grid.
    OffGrid,
}

impl NotationError {
    /// A fixed word for this reason, by which languages find their sentence.
    pub fn key(&self) -> &'static str {
        match self {
            NotationError::Empty => "empty",
            NotationError::NotACell(_) => "not-a-cell",
            NotationError::Twice(_) => "twice",
            NotationError::NoSuchShape(_) => "no-such-shape",
            NotationError::NoSuchPiece(_) => "no-such-piece",
            NotationError::NoSuchOrientation { .. } => "no-such-orientation",
            NotationError::WhichOrientation { .. } => "which-orientation",
            NotationError::OffGrid => "off-grid",
        }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::Empty => {
                write!(f, "a move is cells such as d4,d5,e5, a piece such as L4c@d4, or {RETIRE}")
            }
            NotationError::NotACell(text) => write!(f, "{}", crate::cell::NotACell(text.clone())),
            NotationError::Twice(cell) => write!(f, "{cell} is named twice"),
            NotationError::NoSuchShape(cells) => write!(f, "no piece has the shape of {cells} (C2)"),
            NotationError::NoSuchPiece(name) => write!(f, "there is no piece {name:?} in this edition (C2)"),
            NotationError::NoSuchOrientation { letter, last } => {
                write!(f, "{letter:?} is no orientation of this piece: it has a to {last}")
            }
            NotationError::WhichOrientation { piece, last } => {
                write!(f, "which way does {piece} lie? add a letter, {piece}a to {piece}{last}")
            }
            NotationError::OffGrid => write!(f, "the piece would stick out of the grid"),
        }
    }
}

impl std::error::Error for NotationError {}

impl Rules {
    /// Reads a move in either notation.
    pub fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(NotationError::Empty);
        }
        if text.eq_ignore_ascii_case(RETIRE) {
            return Ok(Move::Retire);
        }
        match text.split_once(['@', ' ']) {
            Some((piece, cell)) if !piece.ends_with(',') => self.parse_short(piece.trim(), cell.trim()),
            _ => self.parse_cells(text),
        }
    }

    fn parse_cells(&self, text: &str) -> Result<Move, NotationError> {
        let mut cells = Vec::new();
        for part in text.split(',') {
            let cell: Cell = part
                .trim()
                .parse()
                .map_err(|e: crate::cell::NotACell| NotationError::NotACell(shortened(&e.0)))?;
            if cells.contains(&cell) {
                return Err(NotationError::Twice(cell));
            }
            cells.push(cell);
            if cells.len() > crate::shape::MAX_CELLS {
                return Err(NotationError::NoSuchShape(shortened(text)));
            }
        }
        cells.sort();
        self.move_on(&cells).ok_or_else(|| NotationError::NoSuchShape(list(&cells)))
    }

    fn parse_short(&self, piece: &str, cell: &str) -> Result<Move, NotationError> {
        let cell: Cell =
            cell.parse().map_err(|e: crate::cell::NotACell| NotationError::NotACell(shortened(&e.0)))?;
        if piece.eq_ignore_ascii_case("p") {
            return Ok(Move::Pillar(cell));
        }
        let name = piece.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let letter = piece[name.len()..].to_ascii_lowercase();
        let known = |k: &crate::Kind| k.shape.name().eq_ignore_ascii_case(name);
        let kind = self
            .kinds()
            .iter()
            .position(known)
            .ok_or_else(|| NotationError::NoSuchPiece(shortened(piece)))?;
        let mut ways = self.orientations_of(kind);
        let last = char::from(b'a' + ways.len() as u8 - 1);
        let id = match letter.as_bytes() {
            [] if last == 'a' => ways.next(),
            [] => return Err(NotationError::WhichOrientation { piece: name.into(), last }),
            [l] if (b'a'..=last as u8).contains(l) => ways.nth(usize::from(l - b'a')),
            _ => None,
        };
        let id = id.ok_or_else(|| NotationError::NoSuchOrientation { letter: shortened(&letter), last })?;
        let (first_dx, first_dy) = self.orientation(id).cells()[0];
        let corner = cell.offset(-i32::from(first_dx), -i32::from(first_dy)).ok_or(NotationError::OffGrid)?;
        let whole = self
            .orientation(id)
            .cells()
            .iter()
            .all(|&(dx, dy)| corner.offset(i32::from(dx), i32::from(dy)).is_some());
        let placement = crate::Placement { orientation: id, x: corner.x() as i8, y: corner.y() as i8 };
        if whole { Ok(Move::Piece(placement)) } else { Err(NotationError::OffGrid) }
    }

    /// The move as a cell list, as Pentobi writes it.
    pub fn cell_list(&self, mv: Move) -> String {
        match mv {
            Move::Retire => RETIRE.into(),
            _ => list(&self.cells_of_move(mv)),
        }
    }

    /// The move in the short notation.
    pub fn short(&self, mv: Move) -> String {
        match mv {
            Move::Retire => RETIRE.into(),
            Move::Pillar(cell) => format!("P@{cell}"),
            Move::Piece(placement) => {
                let cell = self.cells_of(placement).next().map_or("?".into(), |cell| cell.to_string());
                format!("{}@{cell}", self.orientation_name(placement.orientation))
            }
        }
    }

    /// The name of an orientation in the short notation: `L4c`, or just `X5` where there is only one way.
    pub fn orientation_name(&self, id: OrientationId) -> String {
        let kind = self.orientation(id).kind();
        let name = self.kinds()[kind].shape.name();
        let mut ways = self.orientations_of(kind);
        if ways.len() == 1 {
            return name.into();
        }
        let index = ways.position(|other| other == id).unwrap_or(0) as u8;
        format!("{name}{}", char::from(b'a' + index))
    }
}

fn list(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(",")
}

/// Enough of someone's input to recognise it by.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
