//! An edition made ready to play: everything that positions look up and that never changes during a game.

use std::sync::Arc;

use crate::board::Board;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::colour::{Colour, Player};
use crate::edition::Kind;
use crate::grid::Grid;
use crate::moves::{Move, OrientationId, Placement};
use crate::pillars::{Beside, PillarRule};
use crate::setup::{Setup, SetupError};
use crate::shape::{MAX_CELLS, normal};

/// The most orientations that all shapes of an edition may have together.
pub const MAX_ORIENTATIONS: usize = 128;

/// The most different places of a cell within a bounding box: a shape of `n` cells is at most `n` wide and high
/// together less one.
pub(crate) const MAX_STEPS: usize = MAX_CELLS * (MAX_CELLS + 1) / 2;

/// One shape in one of its orientations.
#[derive(Clone, Debug)]
pub struct Orientation {
    kind: u8,
    cells: Vec<(u8, u8)>,
    /// For each cell the index of its step in [`Rules::steps`].
    pub(crate) steps: Vec<u8>,
    /// Where the lower left corner may be so that all cells are playable.
    pub(crate) fits: Cells,
}

impl Orientation {
    /// The index of the shape in the edition's kinds.
    pub fn kind(&self) -> usize {
        usize::from(self.kind)
    }

    /// The cells relative to the lower left corner, in the order of the board.
    pub fn cells(&self) -> &[(u8, u8)] {
        &self.cells
    }
}

/// A pillar rule with its cells found.
#[derive(Clone, Debug)]
pub(crate) struct PillarCells {
    /// Cells of the right regions.
    pub(crate) on: Cells,
    /// Those of them that need nothing else beside them.
    pub(crate) always: Cells,
    /// Whether the others qualify beside a piece.
    pub(crate) beside_piece: bool,
    pub(crate) apart: bool,
}

/// The rules of one setup.
///
/// ```
/// use callisto::{Edition, Rules, Setup};
/// let rules = Rules::new(Setup::new(Edition::named("pentobi").unwrap(), 2)).unwrap();
/// assert_eq!(rules.placements().count(), 4121);
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    setup: Setup,
    colours: u8,
    board: Board,
    pub(crate) grid: Grid,
    /// The words that the grid's sets use.
    pub(crate) words: usize,
    orientations: Vec<Orientation>,
    /// First orientation of each kind, and one past the last.
    kind_starts: Vec<u8>,
    /// The distinct distances in bits from a corner to a cell, over all orientations.
    pub(crate) steps: Vec<u16>,
    /// The orientations with those of small pieces first, which are the likeliest to have a place.
    pub(crate) small_first: Vec<OrientationId>,
    pub(crate) playable: Cells,
    pub(crate) first_pillars: PillarCells,
    pub(crate) later_pillars: PillarCells,
}

impl Rules {
    /// Makes the rules ready, or says which choices do not go together.
    pub fn new(setup: Setup) -> Result<Arc<Rules>, SetupError> {
        let edition = setup.edition.clone();
        let players = setup.players;
        if setup.four_colours && players != 2 {
            return Err(SetupError::FourColours { players });
        }
        let colours = if setup.four_colours { 4 } else { players };
        let board = match edition.board(colours) {
            Some(board) => board.clone(),
            None if setup.four_colours => return Err(SetupError::NoBoardForFour),
            None => {
                let possible = edition.player_counts().collect();
                return Err(SetupError::Players { players, possible });
            }
        };
        let pillars = edition.pillars();
        let stands = |rule: &PillarRule, cell| board.region(cell).is_some_and(|r| rule.on.contains(&r));
        let used: Vec<Cell> = board
            .cells()
            .filter(|c| board.is_playable(*c) || stands(&pillars.first, *c) || stands(&pillars.later, *c))
            .collect();
        let grid = Grid::around(&used);
        let pillar_cells = |rule: &PillarRule| {
            let on = grid.set(board.cells().filter(|c| stands(rule, *c)));
            let frame = grid.set(board.cells().filter(|c| board.is_along_frame(*c)));
            let along = if rule.beside.contains(&Beside::Frame) { frame } else { Cells::NONE };
            let always = if rule.beside.is_empty() { on } else { on.and(&along) };
            PillarCells { on, always, beside_piece: rule.beside.contains(&Beside::Piece), apart: rule.apart }
        };
        let mut rules = Rules {
            colours,
            first_pillars: pillar_cells(&pillars.first),
            later_pillars: pillar_cells(&pillars.later),
            playable: grid.set(board.cells().filter(|c| board.is_playable(*c))),
            words: grid.words(),
            board,
            grid,
            orientations: Vec::new(),
            kind_starts: vec![0],
            steps: Vec::new(),
            small_first: Vec::new(),
            setup,
        };
        for (kind, Kind { shape, .. }) in edition.kinds().iter().enumerate() {
            for cells in shape.orientations() {
                let orientation = rules.oriented(kind as u8, cells);
                rules.orientations.push(orientation);
            }
            rules.kind_starts.push(rules.orientations.len() as u8);
        }
        rules.small_first = (0..rules.orientations.len()).map(|index| OrientationId(index as u8)).collect();
        rules.small_first.sort_by_key(|id| rules.orientations[usize::from(id.0)].cells.len());
        Ok(Arc::new(rules))
    }

    fn oriented(&mut self, kind: u8, cells: Vec<(u8, u8)>) -> Orientation {
        let stride = self.grid.stride();
        let distance = |&(dx, dy): &(u8, u8)| (usize::from(dy) * stride + usize::from(dx)) as u16;
        let steps = cells
            .iter()
            .map(|cell| {
                let known = self.steps.iter().position(|s| *s == distance(cell));
                known.unwrap_or_else(|| {
                    self.steps.push(distance(cell));
                    self.steps.len() - 1
                }) as u8
            })
            .collect();
        let mut fits = Cells::NONE;
        for bit in 0..self.grid.bits() {
            let (x, y) = self.grid.place(bit);
            let playable = |&(dx, dy): &(u8, u8)| {
                Cell::new(x + dx, y + dy).is_some_and(|cell| self.board.is_playable(cell))
            };
            if cells.iter().all(playable) {
                fits.insert(bit);
            }
        }
        Orientation { kind, cells, steps, fits }
    }

    /// What the table agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The board of this number of players.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The number of colours on the board: as many as players, or four (C15).
    pub fn colours(&self) -> impl DoubleEndedIterator<Item = Colour> + ExactSizeIterator + Clone + use<> {
        (0..self.colours).map(Colour)
    }

    /// The number of players.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator + Clone + use<> {
        (0..self.setup.players).map(Player)
    }

    /// Who plays a colour: with four colours and two players, player one has 1 and 3 (C15).
    pub fn player(&self, colour: Colour) -> Player {
        Player(colour.0 % self.setup.players)
    }

    /// The colour after this one in the turn order.
    pub fn next_colour(&self, colour: Colour) -> Colour {
        Colour((colour.0 + 1) % self.colours)
    }

    /// The piece set of each colour.
    pub fn kinds(&self) -> &[Kind] {
        self.setup.edition.kinds()
    }

    /// Every shape in every orientation; those of one kind stand together.
    pub fn orientations(&self) -> &[Orientation] {
        &self.orientations
    }

    /// The orientations of one kind of piece.
    pub fn orientations_of(&self, kind: usize) -> impl ExactSizeIterator<Item = OrientationId> + use<> {
        (self.kind_starts[kind]..self.kind_starts[kind + 1]).map(OrientationId)
    }

    /// One orientation.
    pub fn orientation(&self, id: OrientationId) -> &Orientation {
        &self.orientations[usize::from(id.0)]
    }

    /// The cells that a placement covers; those off the 20×20 grid are left out.
    pub fn cells_of(&self, placement: Placement) -> impl Iterator<Item = Cell> {
        self.squares_of(placement).filter_map(|(x, y)| Cell::at(x, y))
    }

    /// Columns and rows that a placement covers, on the grid or not.
    pub(crate) fn squares_of(&self, placement: Placement) -> impl Iterator<Item = (i32, i32)> {
        let cells = self.orientation(placement.orientation).cells.iter();
        cells.map(move |&(dx, dy)| {
            (i32::from(placement.x) + i32::from(dx), i32::from(placement.y) + i32::from(dy))
        })
    }

    /// The cells that a move covers, in the order of the board.
    pub fn cells_of_move(&self, mv: Move) -> Vec<Cell> {
        match mv {
            Move::Pillar(cell) => vec![cell],
            Move::Piece(placement) => self.cells_of(placement).collect(),
            Move::Retire => Vec::new(),
        }
    }

    /// The move that covers just these cells: a pillar for one, a piece for more; `None` if no piece has the shape.
    pub fn move_on(&self, cells: &[Cell]) -> Option<Move> {
        if let [cell] = cells {
            return Some(Move::Pillar(*cell));
        }
        let (x, y) = (cells.iter().map(|c| c.x()).min()?, cells.iter().map(|c| c.y()).min()?);
        let shape = normal(cells.iter().map(|c| (c.x(), c.y())).collect());
        let index = self.orientations.iter().position(|o| o.cells == shape)?;
        Some(Move::Piece(Placement { orientation: OrientationId(index as u8), x: x as i8, y: y as i8 }))
    }

    /// Every placement of a piece on the empty board, by orientation and then by place.
    pub fn placements(&self) -> impl Iterator<Item = Placement> {
        self.orientations.iter().enumerate().flat_map(move |(index, o)| {
            o.fits.iter().map(move |bit| self.placement(OrientationId(index as u8), bit))
        })
    }

    pub(crate) fn placement(&self, orientation: OrientationId, bit: usize) -> Placement {
        let (x, y) = self.grid.place(bit);
        Placement { orientation, x: x as i8, y: y as i8 }
    }

    /// The corner bit of a placement that lies on the board.
    pub(crate) fn corner_bit(&self, placement: Placement) -> Option<usize> {
        let cell = Cell::at(i32::from(placement.x), i32::from(placement.y))?;
        self.grid.bit(cell).filter(|bit| self.orientation(placement.orientation).fits.has(*bit))
    }
}
