//! The exercises of the lesson: a position, a goal, and whether a move reaches it. The rules decide, not a list of answers.

use std::collections::HashMap;

use callisto::{Colour, Edition, Move, Player, Position, Rules, Setup};

/// The learner's colour, and the other one.
pub const OWN: Colour = Colour(0);
const OTHER: Colour = Colour(1);

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Place a piece along an edge of one's own colour (C8).
    Edge,
    /// Leave the other player no place for any piece (C10).
    Block,
    /// Place the last pillar where a piece fits beside it, and that piece (C9).
    LastPillar,
    /// Count the penalty points (C12).
    Count,
    /// Win (C13).
    Win,
}

/// How an exercise stands after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It goes on.
    Open,
    /// The goal is reached.
    Reached,
    /// The goal can no longer be reached.
    Missed,
}

/// An exercise in a game of two with the usual rules.
#[derive(Clone, Copy, Debug)]
pub struct Exercise {
    /// What is to be done.
    pub goal: Goal,
    /// The moves before it.
    moves: &'static str,
}

/// All of them, in the order in which they are done.
pub const ALL: [Exercise; 5] = [
    Exercise { goal: Goal::Edge, moves: "P@h8 P@m8 P@h12 P@m12" },
    Exercise { goal: Goal::Block, moves: "P@f9 P@f14 P@k17 P@e10 W5a@f7 W5d@c10 O4@f10 P@f13" },
    Exercise {
        goal: Goal::LastPillar,
        moves: "P@d12 P@e13 P@i14 P@l17 U5a@i15 X5@e10 L4f@k14 P@r11 Z4b@j16 L4d@f8 T5a@k11 W5b@g10 W5c@n9 L4d@g13 \
            X5@k8 Z4c@g7 T4a@k6 T4d@p10 T4a@n6 T4b@o10 L4b@j4 Z4c@o8 O4@m14 O4@m12 V3a@l5 V3b@h9 V3b@k3 I2b@j10 \
            I3b@h14 V3a@h5 I2b@m8 I2a@f12 I2b@o13",
    },
    Exercise {
        goal: Goal::Count,
        moves: "P@k4 P@d11 P@h13 P@j7 T5a@j4 T4d@k7 L4d@l5 T4b@l9 T4a@i13 Z4d@n10 P@q9 P@i7 W5b@j15 U5c@e11 O4@h15 \
            X5@i9 U5b@k13 T5b@p8 L4e@q10 L4g@f9 T4a@n12 L4h@m6 Z4d@h5 Z4d@e8 Z4d@n14 O4@f13 X5@j11 V3c@h7 V3d@i17 \
            V3b@n6 I2b@h11 I2b@c10 I2b@p12 I2a@i8",
    },
    Exercise {
        goal: Goal::Win,
        moves: "P@e9 P@n13 P@j3 P@h9 U5b@i4 O4@n11 Z4c@j5 W5b@f8 T4d@m5 T4a@m13 W5b@n7 L4d@p11 T4a@q9 T4b@i7 T5d@m9 \
            Z4a@g6 L4e@e10 P@m8 Z4b@k3 L4c@j7 X5@f11 T5b@i10 L4h@h12 Z4d@m15 P@j15 U5d@j12 V3b@k10 O4@j8 V3b@i15 \
            V3d@j17 I2b@j10 I2b@l12",
    },
];

impl Exercise {
    /// The position that it begins with, and what lies there; none where the usual edition cannot play its moves.
    pub fn start(&self) -> Option<(Position, Vec<(Colour, Move)>)> {
        let rules = Rules::new(Setup::new(Edition::usual().clone(), 2)).ok()?;
        let (mut position, mut laid) = (Position::new(&rules), Vec::new());
        for text in self.moves.split_whitespace() {
            let mv = rules.parse_move(text).ok()?;
            laid.push((position.to_move()?, mv));
            position = position.play(mv).ok()?;
        }
        Some((position, laid))
    }

    /// How it stands after a move of the learner, or after the answer to it.
    pub fn judge(&self, mv: Move, after: &Position) -> Verdict {
        let is_piece = matches!(mv, Move::Piece(_));
        let reached = match self.goal {
            Goal::Edge => is_piece,
            Goal::Block => after.is_out(OTHER),
            Goal::LastPillar if is_piece => true,
            Goal::LastPillar if !after.is_out(OWN) => return Verdict::Open,
            Goal::Win if !after.is_over() => return Verdict::Open,
            Goal::Win => after.outcome().is_some_and(|outcome| outcome.winner() == Player(OWN.0)),
            Goal::LastPillar | Goal::Count => false,
        };
        if reached { Verdict::Reached } else { Verdict::Missed }
    }

    /// What the other player answers: only where the goal is to win, and then the best there is.
    pub fn answer(&self, position: &Position) -> Option<Move> {
        (self.goal == Goal::Win && position.to_move() == Some(OTHER)).then(|| best(position)).flatten()
    }

    /// The numbers to choose from where points are counted, the smallest first.
    pub fn choices(&self, position: &Position) -> Vec<u32> {
        let points = position.penalty(OWN);
        let pieces = position.pieces_left(OWN).iter().map(|left| u32::from(*left)).sum();
        let mut choices = vec![pieces, points - 1, points, points + 2];
        choices.sort_unstable();
        choices.dedup();
        choices
    }
}

/// Whether the learner wins when both play their best from here.
pub fn is_won(position: &Position) -> bool {
    value(position, &mut HashMap::new()) > 0
}

/// The best move of the player to move, by trying all: for positions near the end.
fn best(position: &Position) -> Option<Move> {
    let mut known = HashMap::new();
    let own = position.to_move()? == OWN;
    let worth = |mv: &Move| {
        let value = position.play(*mv).map_or(0, |next| value(&next, &mut known));
        if own { value } else { -value }
    };
    position.legal().iter().max_by_key(worth)
}

/// How a position ends when both play their best: a win or not, then by how many points, as the learner sees it.
fn value(position: &Position, known: &mut HashMap<u64, i32>) -> i32 {
    if let Some(outcome) = position.outcome() {
        let [own, other] = [OWN, OTHER].map(|colour| position.penalty(colour) as i32);
        return other - own + if outcome.winner() == Player(OWN.0) { 100 } else { -100 };
    }
    if let Some(value) = known.get(&position.hash()) {
        return *value;
    }
    let legal = position.legal();
    let next = legal.iter().filter_map(|mv| position.play(mv).ok());
    let values: Vec<i32> = next.map(|next| value(&next, known)).collect();
    let best = if position.to_move() == Some(OWN) { values.iter().max() } else { values.iter().min() };
    let best = best.copied().unwrap_or_default();
    known.insert(position.hash(), best);
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The moves of the learner that reach the goal or leave it open, and all of them.
    fn right_moves(exercise: &Exercise) -> (Vec<Move>, usize) {
        let (position, _) = exercise.start().unwrap();
        assert_eq!(position.to_move(), Some(OWN), "{:?}", exercise.goal);
        let all: Vec<Move> = position.legal().iter().collect();
        let is_right = |mv: &Move| exercise.judge(*mv, &position.play(*mv).unwrap()) != Verdict::Missed;
        (all.iter().copied().filter(is_right).collect(), all.len())
    }

    fn of(goal: Goal) -> Exercise {
        ALL.into_iter().find(|exercise| exercise.goal == goal).unwrap()
    }

    #[test]
    fn any_piece_along_an_edge_will_do_but_no_pillar() {
        let (right, all) = right_moves(&of(Goal::Edge));
        assert!(right.len() < all && right.iter().all(|mv| matches!(mv, Move::Piece(_))));
    }

    #[test]
    fn few_moves_block_the_other_player() {
        let (right, all) = right_moves(&of(Goal::Block));
        assert!((1..=9).contains(&right.len()) && all > 100, "{} of {all}", right.len());
        let (position, _) = of(Goal::Block).start().unwrap();
        assert!(position.given_to(OTHER).legal().piece_count() > 20, "the other player is not free before");
    }

    #[test]
    fn only_some_places_of_the_last_pillar_help() {
        let exercise = of(Goal::LastPillar);
        let (position, _) = exercise.start().unwrap();
        assert_eq!(position.legal().piece_count(), 0);
        let (right, all) = right_moves(&exercise);
        assert!((2..=6).contains(&right.len()) && all > 15, "{} of {all}", right.len());
        for mv in right {
            let next = position.play(mv).unwrap();
            let piece = next.legal().iter().find(|mv| matches!(mv, Move::Piece(_))).unwrap();
            assert_eq!(exercise.judge(piece, &next.play(piece).unwrap()), Verdict::Reached);
        }
        assert_eq!(exercise.judge(Move::Retire, &position.play(Move::Retire).unwrap()), Verdict::Missed);
    }

    #[test]
    fn what_is_counted_is_a_game_that_is_over() {
        let exercise = of(Goal::Count);
        let (position, _) = exercise.start().unwrap();
        assert!(position.is_over());
        assert_eq!(exercise.choices(&position), [4, 12, 13, 15]);
        assert_eq!(position.penalty(OWN), 13);
    }

    #[test]
    fn the_endgame_is_won_by_few_first_moves_against_the_best_answers() {
        let exercise = of(Goal::Win);
        let (start, _) = exercise.start().unwrap();
        let wins = |first: Move| {
            let mut position = start.play(first).unwrap();
            let mut last = first;
            while let Some(colour) = position.to_move() {
                let mv = if colour == OWN { best(&position) } else { exercise.answer(&position) };
                last = mv.unwrap();
                position = position.play(last).unwrap();
            }
            exercise.judge(last, &position) == Verdict::Reached
        };
        let all: Vec<Move> = start.legal().iter().collect();
        let good: Vec<Move> = all.iter().copied().filter(|mv| wins(*mv)).collect();
        assert!((1..=3).contains(&good.len()) && all.len() > 8, "{} of {}", good.len(), all.len());
        // The largest piece is not the answer.
        let size = |mv: &Move| start.rules().cells_of_move(*mv).len();
        assert!(good.iter().map(size).max() < all.iter().map(size).max());
    }
}
