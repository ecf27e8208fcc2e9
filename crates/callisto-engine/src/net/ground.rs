//! What the net sees: the cells of a board in a row, with their neighbours, and the planes and numbers of a position.
//!
//! `train/callisto/features.py` says what every plane and number means; this is the same, for one position.

use std::sync::LazyLock;

use callisto::{
    Cell, Colour, Edition, MAX_COLOURS, MAX_SIDE, Move, Placement, Position, Region, Rules, Setup,
};

/// Policy planes: each orientation of each shape of any built-in edition, and one for pillars.
pub const PLANES: usize = 45;
const PILLAR: usize = PLANES - 1;
/// Planes of cells.
pub const SPATIAL: usize = 13;
/// Planes that are the same in every position of a game.
pub const FIXED: usize = 3;
/// Numbers about the whole position.
pub const NUMBERS: usize = 128;
const SQUARE: usize = MAX_SIDE as usize * MAX_SIDE as usize;
/// Kinds of pieces that the numbers have room for.
const KINDS: usize = 13;

/// A board as the net sees it.
#[derive(Debug)]
pub struct Ground {
    cells: Vec<Cell>,
    /// For each cell the cells around it and itself, row by row from below; those off the board are `cells.len()`.
    near: Vec<[u16; 9]>,
    /// The place of a cell in `cells`.
    index: [Option<u16>; SQUARE],
    /// Which of the fixed planes each cell is on.
    fixed: Vec<[bool; FIXED]>,
    playable: usize,
    /// The policy plane of each orientation.
    planes: Vec<usize>,
    /// The net's number for each kind of piece.
    kinds: Vec<usize>,
}

/// One shape's orientations, each a list of cells.
type Ways = Vec<Vec<(u8, u8)>>;

/// The shapes that the net knows, with their orientations, in the order of its planes.
static KNOWN_SHAPES: LazyLock<Vec<Ways>> = LazyLock::new(|| {
    let mut shapes: Vec<Ways> = Vec::new();
    for edition in Edition::all() {
        let Ok(rules) = Rules::new(Setup::new(edition.clone(), 2)) else { continue };
        for kind in 0..rules.kinds().len() {
            let ways: Ways =
                rules.orientations_of(kind).map(|id| sorted(rules.orientation(id).cells())).collect();
            if !shapes.iter().any(|known| known.contains(&ways[0])) {
                shapes.push(ways);
            }
        }
    }
    shapes
});

fn sorted(cells: &[(u8, u8)]) -> Vec<(u8, u8)> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

impl Ground {
    /// The ground of a game, unless it has shapes that the net does not know.
    pub fn new(rules: &Rules) -> Option<Ground> {
        let board = rules.board();
        let pillars = rules.setup().edition.pillars();
        let is_on = |on: &[Region], cell| board.region(cell).is_some_and(|region| on.contains(&region));
        let is_used = |cell: &Cell| {
            board.is_playable(*cell) || is_on(&pillars.first.on, *cell) || is_on(&pillars.later.on, *cell)
        };
        let cells: Vec<Cell> = board.cells().filter(is_used).collect();
        let fixed =
            cells.iter().map(|c| [true, board.is_playable(*c), is_on(&pillars.later.on, *c)]).collect();
        let mut index = [None; SQUARE];
        for (number, cell) in (0..).zip(&cells) {
            index[at(*cell)] = Some(number);
        }
        let off = cells.len() as u16;
        let around = |cell: &Cell| {
            std::array::from_fn(|k| {
                let beside = cell.offset(k as i32 % 3 - 1, k as i32 / 3 - 1);
                beside.and_then(|cell| index[at(cell)]).unwrap_or(off)
            })
        };
        let near = cells.iter().map(around).collect();
        let shapes = &*KNOWN_SHAPES;
        let planes =
            rules.orientations().iter().map(|o| plane_of(shapes, &sorted(o.cells())).map(|(_, p)| p));
        let planes = planes.collect::<Option<Vec<_>>>()?;
        let kinds = (0..rules.kinds().len()).map(|kind| {
            let id = rules.orientations_of(kind).next()?;
            plane_of(shapes, &sorted(rules.orientation(id).cells())).map(|(kind, _)| kind)
        });
        let kinds = kinds.collect::<Option<Vec<_>>>()?;
        let playable = cells.iter().filter(|c| board.is_playable(**c)).count();
        Some(Ground { cells, near, index, fixed, playable, planes, kinds })
    }

    /// The cells in use.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    pub(super) fn near(&self) -> &[[u16; 9]] {
        &self.near
    }

    pub(super) fn fixed(&self) -> &[[bool; FIXED]] {
        &self.fixed
    }

    /// Where a move is in the policy: the cell of its corner, if that is on the board, and its plane; `None` for
    /// retiring, which the net does not consider.
    pub(super) fn place(&self, mv: Move) -> Option<(Option<usize>, usize)> {
        let (corner, plane) = match mv {
            Move::Pillar(cell) => (Some(cell), PILLAR),
            Move::Piece(Placement { orientation, x, y }) => {
                (Cell::at(x.into(), y.into()), self.planes[usize::from(orientation.0)])
            }
            Move::Retire => return None,
        };
        Some((corner.and_then(|cell| self.index[at(cell)]).map(usize::from), plane))
    }

    /// Calls `mark(plane, cell)` for every plane, apart from the fixed ones, that a cell is on, as a view shows it.
    /// `pillars` are the cells where the colour that looks may place one.
    pub(super) fn planes(
        &self,
        position: &Position,
        view: View,
        pillars: impl Iterator<Item = Cell>,
        mut mark: impl FnMut(usize, usize),
    ) {
        for (cell, place) in self.cells.iter().enumerate() {
            if let Some(owner) = position.owner(*place) {
                mark(3 + view.place(owner), cell);
                if position.is_pillar(*place) {
                    mark(11, cell);
                }
            } else if self.fixed[cell][1] {
                let mut reached = [false; MAX_COLOURS];
                for owner in place.neighbours().filter_map(|beside| position.owner(beside)) {
                    reached[view.place(owner)] = true;
                }
                (0..MAX_COLOURS).filter(|k| reached[*k]).for_each(|k| mark(7 + k, cell));
            }
        }
        for pillar in pillars {
            if let Some(cell) = self.index[at(pillar)] {
                mark(12, usize::from(cell));
            }
        }
    }

    /// The numbers of a position.
    pub(super) fn numbers(&self, position: &Position, view: View) -> [f32; NUMBERS] {
        let mut numbers = [0.0; NUMBERS];
        let rules = position.rules();
        for k in 0..MAX_COLOURS {
            let Some(colour) = view.colour_at(k) else {
                numbers[108 + k] = 1.0;
                continue;
            };
            for (kind, left) in self.kinds.iter().zip(position.pieces_left(colour)) {
                numbers[2 * KINDS * k + 2 * kind] = f32::from(*left > 0);
                numbers[2 * KINDS * k + 2 * kind + 1] = f32::from(*left > 1);
            }
            numbers[104 + k] = f32::from(position.pillars_left(colour)) / 3.0;
            numbers[108 + k] = f32::from(position.is_out(colour));
        }
        let colours = rules.colours().len();
        let rank = (view.colour.index() + colours - position.starter().index()) % colours;
        numbers[112 + colours - 2] = 1.0;
        numbers[115] = f32::from(rules.players().len() != colours);
        numbers[116 + rank] = 1.0;
        numbers[120] = self.playable as f32 / 288.0;
        numbers[121] = f32::from(rules.setup().strict_exit);
        numbers
    }
}

/// Who looks at a position.
#[derive(Clone, Copy, Debug)]
pub struct View {
    colour: Colour,
    colours: usize,
}

impl View {
    pub fn new(rules: &Rules, colour: Colour) -> View {
        View { colour, colours: rules.colours().len() }
    }

    /// The place of a colour in turn order, counted from the colour to move.
    fn place(self, colour: Colour) -> usize {
        (colour.index() + self.colours - self.colour.index()) % self.colours
    }

    /// The colour at a place, with this many players.
    fn colour_at(self, place: usize) -> Option<Colour> {
        (place < self.colours).then(|| Colour(((self.colour.index() + place) % self.colours) as u8))
    }
}

/// The kind and the plane of an orientation.
fn plane_of(shapes: &[Ways], cells: &Vec<(u8, u8)>) -> Option<(usize, usize)> {
    let mut before = 0;
    for (kind, ways) in shapes.iter().enumerate() {
        if let Some(way) = ways.iter().position(|way| way == cells) {
            return Some((kind, before + way));
        }
        before += ways.len();
    }
    None
}

/// A cell's number on the largest board that there may be.
fn at(cell: Cell) -> usize {
    usize::from(cell.y()) * usize::from(MAX_SIDE) + usize::from(cell.x())
}
