//! A simple player: looks one move ahead, quickly, and never breaks a rule.
//!
//! It lays large pieces first, because they are the first that no longer fit, and among those the one that leaves
//! itself the most room compared with the others.

use callisto::{Cell, Colour, Move, Position};
use fastrand::Rng;

/// Enough to find a good move among, few enough to answer in milliseconds.
const LOOK_AT: usize = 160;

/// What one more square laid is worth in placements. Found by playing values against each other.
const SQUARE: i64 = 40;

/// How far around a first pillar the free cells count as its room.
const ROOM: u8 = 4;

/// Two first pillars further apart than this gain nothing more from it.
const APART: u8 = 6;

/// A legal move for the colour to move; `None` when the game is over.
pub fn choose(position: &Position, rng: &mut Rng) -> Option<Move> {
    let colour = position.to_move()?;
    let legal = position.legal();
    if position.is_starting(colour) {
        let cells = legal.pillars().map(|cell| (first_pillar(position, colour, cell), rng.u32(..), cell));
        return cells.max().map(|(_, _, cell)| Move::Pillar(cell));
    }
    let mut moves: Vec<Move> = legal.iter().filter(|mv| matches!(mv, Move::Piece(_))).collect();
    if moves.is_empty() {
        // The last pillar costs nothing and may bring new room; without pieces to use that room, it is over.
        if position.penalty(colour) == 0 && legal.may_retire() {
            return Some(Move::Retire);
        }
        moves.extend(legal.pillars().map(Move::Pillar));
    }
    rng.shuffle(&mut moves);
    moves.sort_by_key(|mv| std::cmp::Reverse(position.rules().cells_of_move(*mv).len()));
    moves.truncate(LOOK_AT);
    // Of equal moves the first, which the shuffle has drawn.
    moves.into_iter().rev().max_by_key(|mv| worth(position, colour, *mv))
}

/// How good a first pillar's cell is: room around it, and some distance from the other one.
fn first_pillar(position: &Position, colour: Colour, cell: Cell) -> usize {
    let free = |c: &Cell| position.board().is_playable(*c) && position.owner(*c).is_none();
    let room = position.board().cells().filter(|c| distance(*c, cell) <= ROOM && free(c)).count();
    let own = position.board().cells().filter(|c| position.owner(*c) == Some(colour));
    let apart = own.map(|c| distance(c, cell)).min().unwrap_or(APART).min(APART);
    room + 3 * usize::from(apart)
}

fn distance(a: Cell, b: Cell) -> u8 {
    a.x().abs_diff(b.x()) + a.y().abs_diff(b.y())
}

fn worth(position: &Position, colour: Colour, mv: Move) -> i64 {
    let mut next = position.clone();
    next.play_legal(mv);
    let rules = position.rules();
    let me = rules.player(colour);
    let laid = position.penalty(colour) - next.penalty(colour);
    let (mut mine, mut theirs) = (0, 0);
    for other in rules.colours() {
        let places = places(&next, other);
        if rules.player(other) == me { mine += places } else { theirs += places }
    }
    let others = rules.colours().filter(|c| rules.player(*c) != me).count() as i64;
    SQUARE * i64::from(laid) + mine - theirs / others.max(1)
}

/// How many ways a colour has to place a piece.
fn places(position: &Position, colour: Colour) -> i64 {
    let theirs = position.given_to(colour);
    if theirs.to_move() != Some(colour) {
        return 0;
    }
    theirs.legal().piece_count() as i64
}
