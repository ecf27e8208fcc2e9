//! What the player to move holds over the board: a pillar or a piece, how it is turned, and where.

use callisto::{Broken, Cell, Move, OrientationId, Placement, Position, Rules};

/// How far a piece is drawn to a legal place, in cells.
const PULL: f64 = 1.3;

/// What is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A pillar.
    Pillar,
    /// A piece, turned in some way.
    Piece(OrientationId),
}

/// The hand of the player to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// What it holds.
    pub held: Option<Held>,
    /// The lower left corner of what it holds, possibly off the board.
    pub at: Option<(i8, i8)>,
    /// Whether it was put down and waits for confirmation.
    pub laid: bool,
}

impl Hand {
    /// What a player holds at the beginning of a turn: a pillar in the first two turns (C5), otherwise nothing.
    pub fn at_turn(position: &Position) -> Hand {
        let starts = position.to_move().is_some_and(|colour| position.is_starting(colour));
        Hand { held: starts.then_some(Held::Pillar), ..Hand::default() }
    }

    /// Picks something up. The place stays, so that one piece can be tried after another.
    pub fn take(&mut self, held: Held) {
        self.held = Some(held);
    }

    /// Width and height of what is held, in cells.
    pub fn size(&self, rules: &Rules) -> (u8, u8) {
        let Some(Held::Piece(id)) = self.held else { return (1, 1) };
        let cells = rules.orientation(id).cells();
        let last = |side: fn(&(u8, u8)) -> u8| cells.iter().map(side).max().unwrap_or_default() + 1;
        (last(|cell| cell.0), last(|cell| cell.1))
    }

    /// The move that putting it down here would be; none without a place, or with a pillar off the grid.
    pub fn mv(&self) -> Option<Move> {
        let (x, y) = self.at?;
        match self.held? {
            Held::Pillar => Cell::at(i32::from(x), i32::from(y)).map(Move::Pillar),
            Held::Piece(orientation) => Some(Move::Piece(Placement { orientation, x, y })),
        }
    }

    /// Columns and rows that it covers, on the board or not.
    pub fn squares(&self, rules: &Rules) -> Vec<(i32, i32)> {
        let Some((x, y)) = self.at.map(|(x, y)| (i32::from(x), i32::from(y))) else { return Vec::new() };
        match self.held {
            Some(Held::Pillar) => vec![(x, y)],
            Some(Held::Piece(id)) => {
                let cells = rules.orientation(id).cells().iter();
                cells.map(|&(dx, dy)| (x + i32::from(dx), y + i32::from(dy))).collect()
            }
            None => Vec::new(),
        }
    }

    /// The rule that forbids putting it down here; none when it is allowed, or when there is nothing to put down.
    pub fn broken(&self, position: &Position) -> Option<Broken> {
        self.mv().and_then(|mv| position.check(mv).err()).map(|illegal| illegal.broken)
    }

    /// Whether it may be put down here.
    pub fn fits(&self, position: &Position) -> bool {
        self.mv().is_some_and(|mv| position.is_legal(mv))
    }

    /// Every place where what is held may be put down, as corners.
    pub fn places(&self, position: &Position) -> Vec<(i8, i8)> {
        let legal = position.legal();
        match self.held {
            Some(Held::Pillar) => legal.pillars().map(|cell| (cell.x() as i8, cell.y() as i8)).collect(),
            Some(Held::Piece(id)) => legal.places(id).map(|place| (place.x, place.y)).collect(),
            None => Vec::new(),
        }
    }

    /// Holds it with its middle over a point of the board, drawn to the nearest legal place if one is near.
    pub fn over(&mut self, position: &Position, x: f64, y: f64) {
        let (width, height) = self.size(position.rules());
        let corner = (x - f64::from(width) / 2.0, y - f64::from(height) / 2.0);
        let far = |&(px, py): &(i8, i8)| (f64::from(px) - corner.0).hypot(f64::from(py) - corner.1);
        let places = self.places(position);
        let nearest = places.into_iter().min_by(|a, b| far(a).total_cmp(&far(b)));
        self.at = match nearest {
            Some(place) if far(&place) <= PULL => Some(place),
            _ => Some((corner.0.round() as i8, corner.1.round() as i8)),
        };
    }

    /// Moves it by whole cells, staying near the board. From nowhere it goes to the first legal place.
    pub fn step(&mut self, position: &Position, dx: i8, dy: i8) {
        let Some((x, y)) = self.at else { return self.next_place(position, 1) };
        let (width, height) = self.size(position.rules());
        let board = position.board();
        let last = |side: u8, own: u8| side.saturating_sub(own) as i8;
        self.at = Some((
            (x + dx).clamp(0, last(board.width(), width)),
            (y + dy).clamp(0, last(board.height(), height)),
        ));
    }

    /// Goes on to the next legal place in the order of the board, or back by it.
    pub fn next_place(&mut self, position: &Position, by: isize) {
        let mut places = self.places(position);
        places.sort_by_key(|&(x, y)| (y, x));
        if places.is_empty() {
            let board = position.board();
            self.at = self.at.or(Some((board.width() as i8 / 2, board.height() as i8 / 2)));
            return;
        }
        let here = self.at.map(|(x, y)| (y, x));
        let after = places.iter().position(|&(x, y)| Some((y, x)) > here);
        let exact = places.iter().position(|&(x, y)| Some((y, x)) == here);
        let count = places.len() as isize;
        let index = match (exact, after) {
            (Some(exact), _) => exact as isize + by,
            (None, after) if by > 0 => after.unwrap_or(0) as isize,
            (None, after) => after.unwrap_or(places.len()) as isize - 1,
        };
        self.at = Some(places[index.rem_euclid(count) as usize]);
    }

    /// Turns it a quarter clockwise about its middle.
    pub fn turn(&mut self, rules: &Rules) {
        self.become_like(rules, |id| rules.turned(id));
    }

    /// Flips it over.
    pub fn flip(&mut self, rules: &Rules) {
        self.become_like(rules, |id| rules.flipped(id));
    }

    fn become_like(&mut self, rules: &Rules, other: impl Fn(OrientationId) -> OrientationId) {
        let Some(Held::Piece(id)) = self.held else { return };
        let (width, height) = self.size(rules);
        self.held = Some(Held::Piece(other(id)));
        let (now_wide, now_high) = self.size(rules);
        let about = |at: i8, before: u8, now: u8| at + (before as i8 - now as i8) / 2;
        self.at = self.at.map(|(x, y)| (about(x, width, now_wide), about(y, height, now_high)));
    }
}

#[cfg(test)]
mod tests {
    use callisto::{Edition, Setup};

    use super::*;

    fn begun() -> Position {
        let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
        let start = Position::new(&rules);
        ["h8", "m8", "h12", "m12"]
            .iter()
            .fold(start, |position, cell| position.play(rules.parse_move(cell).unwrap()).unwrap())
    }

    #[test]
    fn the_first_turns_begin_with_a_pillar_in_the_hand() {
        let rules = begun().rules().clone();
        assert_eq!(Hand::at_turn(&Position::new(&rules)).held, Some(Held::Pillar));
        assert_eq!(Hand::at_turn(&begun()).held, None);
    }

    #[test]
    fn a_piece_is_drawn_to_a_legal_place_and_says_why_elsewhere() {
        let position = begun();
        let id = position.rules().orientations_of(0).next().unwrap();
        let mut hand = Hand { held: Some(Held::Piece(id)), ..Hand::default() };
        hand.over(&position, 8.2, 9.6);
        assert!(hand.fits(&position), "{:?}", hand.at);
        hand.over(&position, 9.5, 17.0);
        assert!(!hand.fits(&position) && hand.broken(&position).is_some());
    }

    #[test]
    fn stepping_through_places_visits_each_and_returns() {
        let position = begun();
        let id = position.rules().orientations_of(1).next().unwrap();
        let mut hand = Hand { held: Some(Held::Piece(id)), ..Hand::default() };
        hand.next_place(&position, 1);
        let first = hand.at;
        let count = hand.places(&position).len();
        for _ in 0..count {
            assert!(hand.fits(&position));
            hand.next_place(&position, 1);
        }
        assert_eq!(hand.at, first);
        hand.next_place(&position, -1);
        hand.next_place(&position, 1);
        assert_eq!(hand.at, first);
    }
}
