//! Exact endgames: how a game ends if everybody plays as well as can be, each for themselves.
//!
//! Retiring (C10) is left out as everywhere in this crate: a pillar costs nothing and its place may help.

use std::collections::HashMap;

use callisto::{Move, Position};

use crate::value::Value;

/// How a game ends with best play.
#[derive(Clone, Debug)]
pub struct Solved {
    /// The result.
    pub value: Value,
    /// The best moves that lead there.
    pub line: Vec<Move>,
}

/// Solves a position, unless that takes more than this many positions.
pub fn solve(position: &Position, budget: u32) -> Option<Solved> {
    if position.rules().players().len() == 2 {
        let mut duel = Duel { budget, known: HashMap::new() };
        duel.best(position, -WORST, WORST)?;
        follow(position, |at| duel.known.get(&at.hash())?.1)
    } else {
        let mut round = Round { budget, known: HashMap::new() };
        round.best(position)?;
        follow(position, |at| round.known.get(&at.hash())?.1)
    }
}

/// Plays the best moves to the end.
fn follow(position: &Position, best: impl Fn(&Position) -> Option<Move>) -> Option<Solved> {
    let (mut at, mut line) = (position.clone(), Vec::new());
    while !at.is_over() {
        let mv = best(&at)?;
        at.play_legal(mv);
        line.push(mv);
    }
    Some(Solved { value: Value::of_end(&at)?, line })
}

/// Whether solving is worth trying: nobody has many placements left.
pub fn is_near(position: &Position, most: usize) -> bool {
    let rules = position.rules();
    let mut count = position.legal().len();
    for colour in rules.colours() {
        if count > most || position.is_starting(colour) {
            return false;
        }
        if position.to_move() != Some(colour) && !position.is_out(colour) {
            count += position.given_to(colour).legal().len();
        }
    }
    count <= most
}

fn moves(position: &Position) -> Vec<Move> {
    position.legal().iter().filter(|mv| *mv != Move::Retire).collect()
}

/// More than any margin.
const WORST: i32 = 10_000;

/// What is known about a margin.
#[derive(Clone, Copy, PartialEq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// Two players are opponents: what one gains, the other loses.
struct Duel {
    budget: u32,
    known: HashMap<u64, ((i32, Bound), Option<Move>)>,
}

impl Duel {
    /// Twice the margin of the first player, plus or minus one for whom a tie goes to (C13); `None` when it takes too
    /// long.
    fn best(&mut self, position: &Position, mut alpha: i32, mut beta: i32) -> Option<i32> {
        if let Some(outcome) = position.outcome() {
            let penalties = outcome.penalties();
            let margin = 2 * (penalties[1] as i32 - penalties[0] as i32);
            return Some(margin + if outcome.winner().index() == 0 { 1 } else { -1 });
        }
        if let Some(((margin, bound), _)) = self.known.get(&position.hash()) {
            match bound {
                Bound::Exact => return Some(*margin),
                Bound::AtLeast if *margin >= beta => return Some(*margin),
                Bound::AtMost if *margin <= alpha => return Some(*margin),
                _ => {}
            }
        }
        self.budget = self.budget.checked_sub(1)?;
        let is_first = position.player_to_move()?.index() == 0;
        let (low, high) = (alpha, beta);
        let mut best = (if is_first { -WORST } else { WORST }, None);
        for mv in moves(position) {
            let mut after = position.clone();
            after.play_legal(mv);
            let margin = self.best(&after, alpha, beta)?;
            if is_first && margin > best.0 || !is_first && margin < best.0 {
                best = (margin, Some(mv));
            }
            if is_first {
                alpha = alpha.max(margin)
            } else {
                beta = beta.min(margin)
            }
            if alpha >= beta {
                break;
            }
        }
        let bound = match best.0 {
            margin if margin <= low => Bound::AtMost,
            margin if margin >= high => Bound::AtLeast,
            _ => Bound::Exact,
        };
        self.known.insert(position.hash(), ((best.0, bound), best.1));
        Some(best.0)
    }
}

/// The penalties of all players, and who wins.
type Ending = (Vec<u32>, usize);

/// Three or four players: each wants to win, and if that cannot be, a small penalty.
struct Round {
    budget: u32,
    known: HashMap<u64, (Ending, Option<Move>)>,
}

impl Round {
    /// What everybody's best moves lead to; `None` when it takes too long.
    fn best(&mut self, position: &Position) -> Option<Ending> {
        if let Some(outcome) = position.outcome() {
            return Some((outcome.penalties().to_vec(), outcome.winner().index()));
        }
        if let Some((ending, _)) = self.known.get(&position.hash()) {
            return Some(ending.clone());
        }
        self.budget = self.budget.checked_sub(1)?;
        let me = position.player_to_move()?.index();
        let liking = |ending: &Ending| (ending.1 == me, std::cmp::Reverse(ending.0[me]));
        let mut best: Option<(Ending, Move)> = None;
        for mv in moves(position) {
            let mut after = position.clone();
            after.play_legal(mv);
            let ending = self.best(&after)?;
            if best.as_ref().is_some_and(|(found, _)| liking(&ending) <= liking(found)) {
                continue;
            }
            // Nothing is better than to win without a penalty, and the end of a game of many is full of such wins.
            let is_perfect = ending.1 == me && ending.0[me] == 0;
            best = Some((ending, mv));
            if is_perfect {
                break;
            }
        }
        let (ending, mv) = best?;
        self.known.insert(position.hash(), (ending.clone(), Some(mv)));
        Some(ending)
    }
}
