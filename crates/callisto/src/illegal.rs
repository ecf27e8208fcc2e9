//! Why a move is not legal: the clause it breaks, and where.

use std::fmt;

use crate::board::Region;
use crate::cell::Cell;
use crate::cells::{Cells, WORDS};
use crate::colour::Colour;
use crate::edition::LastPillar;
use crate::legal::{beside, with_words};
use crate::moves::{Move, Placement};
use crate::position::Position;
use crate::rules::PillarCells;

/// A rule that a move breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// Everybody is out (C11).
    GameOver,
    /// The colour is out (C10).
    Out(Colour),
    /// The first two turns are for pillars (C5).
    PillarsFirst,
    /// No pillar is left (C9).
    NoPillarLeft,
    /// The edition has no such shape (C2).
    NoSuchPiece,
    /// All pieces of this shape have been placed (C2).
    NoPieceLeft,
    /// The board has no such cell (C3); no cell is named where it is off the grid altogether.
    OffBoard(Option<Cell>),
    /// Something lies there already (C7, C8).
    Occupied(Cell),
    /// Pieces do not lie on the border (C8).
    PieceOnBorder(Cell),
    /// The piece does not touch its own colour at all (C8).
    TouchesNothing,
    /// The piece touches its own colour at corners only (C8).
    TouchesCornerOnly(Cell),
    /// Pillars do not stand in the centre (C7).
    PillarInCentre(Cell),
    /// Pillars do not stand on the border (C7).
    PillarOnBorder(Cell),
    /// Pillars do not stand on open cells: an edition of one's own may say so (C7).
    PillarOnOpen(Cell),
    /// A pillar stands along the frame (C7p).
    NotAlongFrame(Cell),
    /// A later pillar stands along the frame or beside a piece (C7p).
    NotBesidePiece(Cell),
    /// Pillars do not stand beside a pillar; that pillar's cell (C7p).
    BesidePillar(Cell),
    /// Nobody may retire while a piece of theirs can be placed (C10).
    PieceFits,
    /// Retiring is not yet possible: the first pillars come first (C5).
    RetireTooEarly,
    /// In this edition the last pillar must be played when no piece fits (C10).
    PillarForced,
}

impl Broken {
    /// The clause of `docs/rules.md` that says so.
    pub fn clause(&self) -> &'static str {
        match self {
            Broken::GameOver => "C11",
            Broken::PillarsFirst | Broken::RetireTooEarly => "C5",
            Broken::NoPillarLeft => "C9",
            Broken::NoSuchPiece | Broken::NoPieceLeft => "C2",
            Broken::OffBoard(_) => "C3",
            Broken::Occupied(_)
            | Broken::PieceOnBorder(_)
            | Broken::TouchesNothing
            | Broken::TouchesCornerOnly(_) => "C8",
            Broken::PillarInCentre(_) | Broken::PillarOnBorder(_) | Broken::PillarOnOpen(_) => "C7",
            Broken::NotAlongFrame(_) | Broken::NotBesidePiece(_) | Broken::BesidePillar(_) => "C7p",
            Broken::Out(_) | Broken::PieceFits | Broken::PillarForced => "C10",
        }
    }

    /// A fixed word for this reason, by which other programs know it and languages find their sentence.
    pub fn key(&self) -> &'static str {
        match self {
            Broken::GameOver => "game-over",
            Broken::Out(_) => "out",
            Broken::PillarsFirst => "pillars-first",
            Broken::NoPillarLeft => "no-pillar-left",
            Broken::NoSuchPiece => "no-such-piece",
            Broken::NoPieceLeft => "no-piece-left",
            Broken::OffBoard(_) => "off-board",
            Broken::Occupied(_) => "occupied",
            Broken::PieceOnBorder(_) => "piece-on-border",
            Broken::TouchesNothing => "touches-nothing",
            Broken::TouchesCornerOnly(_) => "touches-corner-only",
            Broken::PillarInCentre(_) => "pillar-in-centre",
            Broken::PillarOnBorder(_) => "pillar-on-border",
            Broken::PillarOnOpen(_) => "pillar-on-open",
            Broken::NotAlongFrame(_) => "not-along-frame",
            Broken::NotBesidePiece(_) => "not-beside-piece",
            Broken::BesidePillar(_) => "beside-pillar",
            Broken::PieceFits => "piece-fits",
            Broken::RetireTooEarly => "retire-too-early",
            Broken::PillarForced => "pillar-forced",
        }
    }

    /// The cell in question, where there is one.
    pub fn cell(&self) -> Option<Cell> {
        match *self {
            Broken::OffBoard(cell) => cell,
            Broken::Occupied(cell)
            | Broken::PieceOnBorder(cell)
            | Broken::TouchesCornerOnly(cell)
            | Broken::PillarInCentre(cell)
            | Broken::PillarOnBorder(cell)
            | Broken::PillarOnOpen(cell)
            | Broken::NotAlongFrame(cell)
            | Broken::NotBesidePiece(cell)
            | Broken::BesidePillar(cell) => Some(cell),
            _ => None,
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::GameOver => write!(f, "the game is over"),
            Broken::Out(colour) => write!(f, "colour {colour} is out"),
            Broken::PillarsFirst => write!(f, "the first two turns are for pillars"),
            Broken::NoPillarLeft => write!(f, "no pillar is left"),
            Broken::NoSuchPiece => write!(f, "there is no piece of this shape"),
            Broken::NoPieceLeft => write!(f, "all pieces of this shape have been placed"),
            Broken::OffBoard(Some(cell)) => write!(f, "{cell} is not on the board"),
            Broken::OffBoard(None) => write!(f, "the piece sticks out of the board"),
            Broken::Occupied(cell) => write!(f, "{cell} is occupied"),
            Broken::PieceOnBorder(cell) => write!(f, "{cell} is on the border, where no piece may lie"),
            Broken::TouchesNothing => write!(f, "the piece does not touch your own colour"),
            Broken::TouchesCornerOnly(cell) => {
                write!(f, "the piece touches your own colour only corner to corner, at {cell}")
            }
            Broken::PillarInCentre(cell) => write!(f, "{cell} is in the centre, where no pillar may stand"),
            Broken::PillarOnBorder(cell) => write!(f, "{cell} is on the border, where no pillar may stand"),
            Broken::PillarOnOpen(cell) => write!(f, "no pillar may stand on an open cell such as {cell}"),
            Broken::NotAlongFrame(cell) => write!(f, "{cell} is not along the frame"),
            Broken::NotBesidePiece(cell) => write!(f, "{cell} is neither along the frame nor beside a piece"),
            Broken::BesidePillar(cell) => write!(f, "the pillar on {cell} is too near: pillars stand apart"),
            Broken::PieceFits => write!(f, "a piece of yours can still be placed"),
            Broken::RetireTooEarly => write!(f, "nobody can retire in the first two turns"),
            Broken::PillarForced => write!(f, "in this edition the last pillar must be played"),
        }?;
        write!(f, " ({})", self.clause())
    }
}

/// A move that was refused, with the rule that it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The move, handed back.
    pub mv: Move,
    /// Which rule it breaks, and where.
    pub broken: Broken,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.broken.fmt(f)
    }
}

impl std::error::Error for IllegalMove {}

impl Position {
    /// Whether a move is legal now, and if not, why.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        let Some(colour) = self.to_move() else { return Err(IllegalMove { mv, broken: Broken::GameOver }) };
        let result = match mv {
            Move::Pillar(cell) => self.check_pillar(colour, cell),
            Move::Piece(placement) => self.check_piece(colour, placement),
            Move::Retire => self.check_retiring(colour),
        };
        result.map_err(|broken| IllegalMove { mv, broken })
    }

    /// Whether a move is legal now.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check(mv).is_ok()
    }

    fn check_pillar(&self, colour: Colour, cell: Cell) -> Result<(), Broken> {
        if self.pillars_left(colour) == 0 {
            return Err(Broken::NoPillarLeft);
        }
        let rules = &self.rules;
        let rule = if self.is_starting(colour) { &rules.first_pillars } else { &rules.later_pillars };
        let bit = self.pillar_bit(rule, cell)?;
        if let Some(pillar) = cell.neighbours().find(|n| rule.apart && self.is_pillar(*n)) {
            return Err(Broken::BesidePillar(pillar));
        }
        self.check_beside(rule, cell, bit)
    }

    /// The bit of an empty cell in a region where pillars may stand.
    pub(crate) fn pillar_bit(&self, rule: &PillarCells, cell: Cell) -> Result<usize, Broken> {
        let region = self.board().region(cell).ok_or(Broken::OffBoard(Some(cell)))?;
        if self.owner(cell).is_some() {
            return Err(Broken::Occupied(cell));
        }
        self.rules.grid.bit(cell).filter(|bit| rule.on.has(*bit)).ok_or(match region {
            Region::Centre => Broken::PillarInCentre(cell),
            Region::Border => Broken::PillarOnBorder(cell),
            Region::Open => Broken::PillarOnOpen(cell),
        })
    }

    fn check_beside(&self, rule: &PillarCells, cell: Cell, bit: usize) -> Result<(), Broken> {
        let is_piece = |n: Cell| self.owner(n).is_some() && !self.is_pillar(n);
        if rule.always.has(bit) || rule.beside_piece && cell.neighbours().any(is_piece) {
            return Ok(());
        }
        Err(if rule.beside_piece { Broken::NotBesidePiece(cell) } else { Broken::NotAlongFrame(cell) })
    }

    fn check_piece(&self, colour: Colour, placement: Placement) -> Result<(), Broken> {
        if self.is_starting(colour) {
            return Err(Broken::PillarsFirst);
        }
        self.held_kind(colour, placement)?;
        let cells = self.free_cells_of(placement)?;
        let own = &self.own[colour.index()];
        if !with_words!(self.rules, beside(&self.rules, &cells, own)).is_empty() {
            return Ok(());
        }
        let corners = |cell: Cell| [(-1, -1), (1, -1), (-1, 1), (1, 1)].map(|(dx, dy)| cell.offset(dx, dy));
        let mut near = self.rules.cells_of(placement).flat_map(corners).flatten();
        let corner = near.find(|cell| self.owner(*cell) == Some(colour));
        Err(corner.map_or(Broken::TouchesNothing, Broken::TouchesCornerOnly))
    }

    /// The kind of a piece that the colour still holds.
    pub(crate) fn held_kind(&self, colour: Colour, placement: Placement) -> Result<usize, Broken> {
        let orientations = self.rules.orientations();
        let kind = orientations.get(usize::from(placement.orientation.0)).ok_or(Broken::NoSuchPiece)?.kind();
        if self.pieces_left(colour)[kind] == 0 { Err(Broken::NoPieceLeft) } else { Ok(kind) }
    }

    /// The cells of a piece that lies on empty playable cells.
    pub(crate) fn free_cells_of(&self, placement: Placement) -> Result<Cells, Broken> {
        let mut cells = Cells::NONE;
        for (x, y) in self.rules.squares_of(placement) {
            let cell = Cell::at(x, y).ok_or(Broken::OffBoard(None))?;
            match self.board().region(cell) {
                None => return Err(Broken::OffBoard(Some(cell))),
                Some(Region::Border) => return Err(Broken::PieceOnBorder(cell)),
                Some(_) => {}
            }
            if self.owner(cell).is_some() {
                return Err(Broken::Occupied(cell));
            }
            cells.insert(self.rules.grid.bit(cell).ok_or(Broken::OffBoard(Some(cell)))?);
        }
        Ok(cells)
    }

    fn check_retiring(&self, colour: Colour) -> Result<(), Broken> {
        if self.is_starting(colour) {
            return Err(Broken::RetireTooEarly);
        }
        if self.can_place_piece(colour) {
            return Err(Broken::PieceFits);
        }
        match self.rules.setup().edition.last_pillar() {
            LastPillar::May => Ok(()),
            LastPillar::Must => Err(Broken::PillarForced),
        }
    }
}
