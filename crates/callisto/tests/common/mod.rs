//! What the tests share: random games, and files of expected results.

// Each test that includes this uses only a part of it.
#![allow(dead_code)]

pub mod data;
pub mod options;

use std::sync::Arc;

use callisto::{Cell, LegalMoves, Move, Position, Rules, Setup};

/// How a player chooses among the legal moves. Uniformly random players are hardly ever stuck with a pillar in hand,
/// so the others are needed to reach all of C10.
#[derive(Clone, Copy, Debug)]
pub enum Temper {
    /// Any move.
    Random,
    /// The last pillar only when no piece fits, and then only half of the time.
    HoldsPillar,
    /// As before, and the largest pieces first, which leaves the board crowded.
    LargestFirst,
}

impl Temper {
    pub const ALL: [Temper; 3] = [Temper::Random, Temper::HoldsPillar, Temper::LargestFirst];

    pub fn choose(self, rules: &Rules, legal: &LegalMoves<'_>, dice: &mut fastrand::Rng) -> Option<Move> {
        if matches!(self, Temper::Random) {
            return if legal.is_empty() { None } else { legal.nth(dice.usize(..legal.len())) };
        }
        if legal.may_retire() && dice.bool() {
            return Some(Move::Retire);
        }
        let size = |mv: &Move| rules.cells_of_move(*mv).len();
        let largest = legal.iter().map(|mv| size(&mv)).max()?;
        let wanted: Vec<Move> = match self {
            Temper::LargestFirst => legal.iter().filter(|mv| size(mv) == largest).collect(),
            _ => legal.iter().filter(|mv| largest == 1 || size(mv) > 1).collect(),
        };
        dice.choice(wanted)
    }
}

/// Every built-in edition and player count, with and without strict exit.
pub fn all_setups() -> Vec<Setup> {
    Setup::all().flat_map(|s| [s.clone(), Setup { strict_exit: true, ..s }]).collect()
}

/// Every move that can be written down: all placements, all cells of the grid, retiring.
pub fn all_moves(rules: &Rules) -> impl Iterator<Item = Move> {
    let cells = (0..20).flat_map(|y| (0..20).filter_map(move |x| Cell::new(x, y)));
    rules.placements().map(Move::Piece).chain(cells.map(Move::Pillar)).chain([Move::Retire])
}

/// All positions of a random game, the end included.
pub fn random_game(rules: &Arc<Rules>, temper: Temper, seed: u64) -> Vec<Position> {
    let mut dice = fastrand::Rng::with_seed(seed);
    let colours = rules.colours().len();
    let starter = rules.colours().nth(dice.usize(..colours)).unwrap();
    let mut positions = vec![Position::started_by(rules, starter)];
    loop {
        let position = positions.last().unwrap();
        let Some(mv) = temper.choose(rules, &position.legal(), &mut dice) else { return positions };
        positions.push(position.play(mv).unwrap());
    }
}
