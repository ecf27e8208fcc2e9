//! The state of a game: what lies where, who holds what, whose turn it is.

use std::fmt;
use std::sync::Arc;

use crate::board::Board;
use crate::cell::Cell;
use crate::cells::{Cells, WORDS};
use crate::colour::{Colour, MAX_COLOURS, Player};
use crate::edition::{LastPillar, MAX_KINDS};
use crate::hash;
use crate::illegal::IllegalMove;
use crate::legal::{LegalMoves, any_place, beside, with_words};
use crate::moves::Move;
use crate::pillars::FIRST_PILLARS;
use crate::rules::{PillarCells, Rules};
use crate::symmetry::Symmetry;

/// A position. A value: playing a move makes another one.
///
/// ```
/// use callisto::{Edition, Position, Rules, Setup};
/// let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
/// let start = Position::new(&rules);
/// assert_eq!(start.legal().len(), 120);
/// let next = start.play(rules.parse_move("h8").unwrap()).unwrap();
/// assert_eq!(next.to_move().unwrap().to_string(), "2");
/// assert!(next.play(rules.parse_move("h8").unwrap()).is_err());
/// ```
#[derive(Clone)]
pub struct Position {
    pub(crate) rules: Arc<Rules>,
    /// The cells of each colour's pillars and pieces.
    pub(crate) own: [Cells; MAX_COLOURS],
    /// The pillars of all colours.
    pub(crate) pillars: Cells,
    /// How many pieces of each kind each colour still holds.
    pub(crate) left: [[u8; MAX_KINDS]; MAX_COLOURS],
    pub(crate) pillars_left: [u8; MAX_COLOURS],
    pub(crate) out: [bool; MAX_COLOURS],
    starter: Colour,
    to_move: Option<Colour>,
    hash: u64,
}

impl Position {
    /// The start of a game that colour 1 begins.
    pub fn new(rules: &Arc<Rules>) -> Position {
        Position::started_by(rules, Colour(0))
    }

    /// The start of a game that a named colour begins (C4): the host names the starter, and in a series it changes.
    ///
    /// # Panics
    /// If the game does not have that colour.
    pub fn started_by(rules: &Arc<Rules>, starter: Colour) -> Position {
        assert!(rules.colours().any(|c| c == starter), "{starter:?} does not play");
        let mut left = [0; MAX_KINDS];
        for (left, kind) in left.iter_mut().zip(rules.kinds()) {
            *left = kind.copies;
        }
        let mut position = Position {
            rules: rules.clone(),
            own: [Cells::NONE; MAX_COLOURS],
            pillars: Cells::NONE,
            left: [left; MAX_COLOURS],
            pillars_left: [rules.setup().edition.pillars().count; MAX_COLOURS],
            out: [false; MAX_COLOURS],
            starter,
            to_move: Some(starter),
            hash: 0,
        };
        position.hash = position.full_hash();
        position
    }

    /// The rules in force.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The board.
    pub fn board(&self) -> &Board {
        self.rules.board()
    }

    /// The colour that began.
    pub fn starter(&self) -> Colour {
        self.starter
    }

    /// The colour whose turn it is. It always has a legal move. `None` when the game is over (C11).
    pub fn to_move(&self) -> Option<Colour> {
        self.to_move
    }

    /// The player whose turn it is.
    pub fn player_to_move(&self) -> Option<Player> {
        Some(self.rules.player(self.to_move?))
    }

    /// Whether everybody is out (C11).
    pub fn is_over(&self) -> bool {
        self.to_move.is_none()
    }

    /// Whether a colour is out for good (C10).
    pub fn is_out(&self, colour: Colour) -> bool {
        self.out[colour.index()]
    }

    /// Whose piece or pillar lies on a cell.
    pub fn owner(&self, cell: Cell) -> Option<Colour> {
        let bit = self.rules.grid.bit(cell)?;
        self.rules.colours().find(|c| self.own[c.index()].has(bit))
    }

    /// Whether a pillar stands on a cell.
    pub fn is_pillar(&self, cell: Cell) -> bool {
        self.rules.grid.bit(cell).is_some_and(|bit| self.pillars.has(bit))
    }

    /// How many pieces of each kind a colour still holds, in the order of [`Rules::kinds`].
    pub fn pieces_left(&self, colour: Colour) -> &[u8] {
        &self.left[colour.index()][..self.rules.kinds().len()]
    }

    /// How many pillars a colour still holds.
    pub fn pillars_left(&self, colour: Colour) -> u8 {
        self.pillars_left[colour.index()]
    }

    /// Whether a colour still has to place its first two pillars (C5).
    pub fn is_starting(&self, colour: Colour) -> bool {
        let count = self.rules.setup().edition.pillars().count;
        self.pillars_left[colour.index()] + FIRST_PILLARS > count
    }

    /// The squares of a colour's unplaced pieces (C12).
    pub fn penalty(&self, colour: Colour) -> u32 {
        let kinds = self.rules.kinds().iter().zip(self.pieces_left(colour));
        kinds.map(|(kind, left)| kind.shape.size() as u32 * u32::from(*left)).sum()
    }

    /// A number that is the same for the same position, in every build.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The legal moves of the player to move.
    pub fn legal(&self) -> LegalMoves<'_> {
        let Some(colour) = self.to_move else { return LegalMoves::none(&self.rules) };
        if self.is_starting(colour) {
            let mut moves = LegalMoves::none(&self.rules);
            moves.pillars = self.pillar_cells(&self.rules.first_pillars);
            return moves;
        }
        let (free, reach) = self.free_and_reach(colour);
        let mut moves = LegalMoves::pieces(&self.rules, free, reach, &self.left[colour.index()]);
        if self.pillars_left[colour.index()] > 0 {
            moves.pillars = self.pillar_cells(&self.rules.later_pillars);
            moves.retire =
                moves.piece_count() == 0 && self.rules.setup().edition.last_pillar() == LastPillar::May;
        }
        moves
    }

    /// Plays a move, or says which rule it breaks and hands it back.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        self.check(mv)?;
        let mut next = self.clone();
        next.play_legal(mv);
        Ok(next)
    }

    /// Plays a move that is known to be legal, in place. Any other move makes a position that means nothing.
    pub fn play_legal(&mut self, mv: Move) {
        let Some(colour) = self.to_move else { return };
        match mv {
            Move::Pillar(_) | Move::Piece(_) => self.put(colour, mv),
            Move::Retire => self.leave(colour),
        }
        self.pass_turn(self.rules.next_colour(colour));
    }

    /// The same position with another colour to move, for files and programs that set it. A colour that can do
    /// nothing is out by that (C10), and the turn goes on.
    pub fn given_to(&self, colour: Colour) -> Position {
        let mut next = self.clone();
        next.pass_turn(colour);
        next
    }

    /// Lays what a move says without asking whether it is legal, and counts it off.
    pub(crate) fn put(&mut self, colour: Colour, mv: Move) {
        let c = colour.index();
        match mv {
            Move::Pillar(cell) => {
                let Some(bit) = self.rules.grid.bit(cell) else { return };
                self.own[c].insert(bit);
                self.pillars.insert(bit);
                let left = self.pillars_left[c];
                self.hash ^= hash::pillars_left(colour, left) ^ hash::pillars_left(colour, left - 1);
                self.hash ^= hash::owned(colour, bit) ^ hash::pillar(bit);
                self.pillars_left[c] = left - 1;
            }
            Move::Piece(placement) => {
                let Some(corner) = self.rules.corner_bit(placement) else { return };
                let orientation = self.rules.orientation(placement.orientation);
                for &step in &orientation.steps {
                    let bit = corner + usize::from(self.rules.steps[usize::from(step)]);
                    self.own[c].insert(bit);
                    self.hash ^= hash::owned(colour, bit);
                }
                let kind = orientation.kind();
                let left = self.left[c][kind];
                self.hash ^= hash::pieces(colour, kind, left) ^ hash::pieces(colour, kind, left - 1);
                self.left[c][kind] = left - 1;
            }
            Move::Retire => {}
        }
    }

    pub(crate) fn leave(&mut self, colour: Colour) {
        self.out[colour.index()] = true;
        self.hash ^= hash::out(colour);
    }

    /// Gives the turn to the first colour from `first` on that is not out and can do something (C10).
    pub(crate) fn pass_turn(&mut self, first: Colour) {
        let before = self.to_move;
        let mut colour = first;
        self.to_move = None;
        for _ in self.rules.clone().colours() {
            if !self.out[colour.index()] {
                if self.can_do_something(colour) {
                    self.to_move = Some(colour);
                    break;
                }
                self.leave(colour);
            }
            colour = self.rules.next_colour(colour);
        }
        self.hash ^= before.map_or(0, hash::turn) ^ self.to_move.map_or(0, hash::turn);
    }

    fn can_do_something(&self, colour: Colour) -> bool {
        if self.is_starting(colour) {
            return !self.pillar_cells(&self.rules.first_pillars).is_empty();
        }
        self.can_place_piece(colour)
            || !self.rules.setup().strict_exit
                && self.pillars_left[colour.index()] > 0
                && !self.pillar_cells(&self.rules.later_pillars).is_empty()
    }

    pub(crate) fn can_place_piece(&self, colour: Colour) -> bool {
        let (free, reach) = self.free_and_reach(colour);
        with_words!(self.rules, any_place(&self.rules, &free, &reach, &self.left[colour.index()]))
    }

    fn occupied(&self) -> Cells {
        let own = &self.own;
        Cells(std::array::from_fn(|i| own[0].0[i] | own[1].0[i] | own[2].0[i] | own[3].0[i]))
    }

    /// The empty playable cells, and those of them beside the colour's own (C8).
    fn free_and_reach(&self, colour: Colour) -> (Cells, Cells) {
        let free = self.rules.playable.without(&self.occupied());
        (free, with_words!(self.rules, beside(&self.rules, &self.own[colour.index()], &free)))
    }

    /// Where a pillar may stand now by a rule (C7, C7p).
    pub(crate) fn pillar_cells(&self, rule: &PillarCells) -> Cells {
        let occupied = self.occupied();
        let mut cells = rule.always;
        if rule.beside_piece {
            let pieces = occupied.without(&self.pillars);
            cells = cells.or(&with_words!(self.rules, beside(&self.rules, &pieces, &rule.on)));
        }
        cells = cells.without(&occupied);
        if rule.apart {
            cells = cells.without(&with_words!(self.rules, beside(&self.rules, &self.pillars, &rule.on)));
        }
        cells
    }

    /// The hash from nothing: what [`Position::hash`] keeps up move by move.
    pub fn full_hash(&self) -> u64 {
        let mut full = hash::starter(self.starter) ^ self.to_move.map_or(0, hash::turn);
        for bit in self.pillars.iter() {
            full ^= hash::pillar(bit);
        }
        for colour in self.rules.colours() {
            let c = colour.index();
            for bit in self.own[c].iter() {
                full ^= hash::owned(colour, bit);
            }
            for (kind, left) in self.pieces_left(colour).iter().enumerate() {
                full ^= hash::pieces(colour, kind, *left);
            }
            full ^= hash::pillars_left(colour, self.pillars_left[c]);
            if self.out[c] {
                full ^= hash::out(colour);
            }
        }
        full
    }

    /// The position turned or reflected. The symmetry must be one of [`Board::symmetries`]; under another, cells
    /// without a counterpart are lost.
    pub fn transformed(&self, symmetry: Symmetry) -> Position {
        let map = |set: &Cells| {
            let cells = set.iter().map(|bit| self.rules.grid.cell(bit));
            self.rules.grid.set(cells.filter_map(|cell| symmetry.cell(cell, self.board())))
        };
        let mut next = self.clone();
        next.own = std::array::from_fn(|c| map(&self.own[c]));
        next.pillars = map(&self.pillars);
        next.hash = next.full_hash();
        next
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.hash == other.hash
            && self.own == other.own
            && self.pillars == other.pillars
            && self.left == other.left
            && self.pillars_left == other.pillars_left
            && self.out == other.out
            && (self.starter, self.to_move) == (other.starter, other.to_move)
            && self.rules.setup() == other.rules.setup()
    }
}

impl Eq for Position {}

impl fmt::Display for Position {
    /// The board as text: a digit for a colour's piece, a letter (`A` for colour 1, …) for its pillar.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (line, y) in self.board().to_string().lines().zip((0..self.board().height()).rev()) {
            let drawn: String = line
                .chars()
                .zip(0..)
                .map(|(empty, x)| {
                    let cell = Cell::new(x, y).expect("boards are no larger");
                    match self.owner(cell) {
                        Some(Colour(c)) if self.is_pillar(cell) => char::from(b'A' + c),
                        Some(Colour(c)) => char::from(b'1' + c),
                        None => empty,
                    }
                })
                .collect();
            writeln!(f, "{drawn}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, to move: {:?}\n{self}", self.rules.setup(), self.to_move)
    }
}
