//! One game of a series.

use std::sync::Arc;

use callisto::{Colour, Move, Player, Position, Rules};

use crate::action::Play;
use crate::rejection::{IllegalReason, Rejection};

/// Something that changed the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A seat moved.
    Move {
        /// The colour that moved.
        colour: Colour,
        /// What it did.
        mv: Move,
    },
    /// A seat was given up, or its time was up.
    Withdrawal {
        /// Which seat.
        seat: u8,
    },
}

/// A game: who began, and every step since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    starter: Colour,
    steps: Vec<Step>,
    position: Position,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// Each seat's penalty (C12). Whoever stays while all others give up is charged none.
    pub penalties: Vec<u32>,
    /// Who won (C13), among those who did not give up.
    pub winner: u8,
    /// All who shared the fewest points, when that was more than one; in turn order.
    pub tied: Vec<u8>,
    /// Who gave up.
    pub given_up: Vec<u8>,
}

impl Round {
    /// A new game.
    pub fn new(rules: &Arc<Rules>, starter: Colour) -> Round {
        Round { starter, steps: Vec::new(), position: Position::started_by(rules, starter) }
    }

    /// The colour that began.
    pub fn starter(&self) -> Colour {
        self.starter
    }

    /// All that happened.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many moves were made.
    pub fn turn(&self) -> u32 {
        self.steps.iter().filter(|step| matches!(step, Step::Move { .. })).count() as u32
    }

    /// The seat whose turn it is; none when the game is over.
    pub fn seat_to_move(&self) -> Option<u8> {
        if self.is_over() { None } else { self.position.player_to_move().map(|p| p.0) }
    }

    /// The seats that were given up.
    pub fn given_up(&self) -> Vec<u8> {
        let withdrawn = |step: &Step| if let Step::Withdrawal { seat } = step { Some(*seat) } else { None };
        self.steps.iter().filter_map(withdrawn).collect()
    }

    fn staying(&self) -> Vec<u8> {
        let given_up = self.given_up();
        self.position.rules().players().map(|p| p.0).filter(|seat| !given_up.contains(seat)).collect()
    }

    /// Whether the game is over: everybody is out (C11), or all but one gave up.
    pub fn is_over(&self) -> bool {
        self.position.is_over() || self.staying().len() < 2
    }

    /// How it ended, once it has.
    pub fn result(&self) -> Option<RoundResult> {
        if !self.is_over() {
            return None;
        }
        let staying = self.staying();
        let mut penalties = self.position.penalties();
        if let [alone] = staying[..] {
            penalties[usize::from(alone)] = 0;
        }
        let best = staying.iter().map(|seat| penalties[usize::from(*seat)]).min()?;
        let seats = penalties.len() as u8;
        let first = self.position.rules().player(self.starter).0;
        let in_turn = (0..seats).map(|step| (first + step) % seats);
        let tied: Vec<u8> =
            in_turn.filter(|seat| staying.contains(seat) && penalties[usize::from(*seat)] == best).collect();
        let winner = *tied.last()?;
        let tied = if tied.len() > 1 { tied } else { Vec::new() };
        Some(RoundResult { penalties, winner, tied, given_up: self.given_up() })
    }

    /// Reads a move and checks it against the rules.
    pub fn check(&self, play: &Play) -> Result<Move, Rejection> {
        let Play::Callisto(text) = play else { return Err(Rejection::OtherGame) };
        let rules = self.position.rules();
        let mv = rules.parse_move(text).map_err(|error| Rejection::NotAMove(error.to_string()))?;
        self.position.check(mv).map_err(|illegal| {
            let broken = illegal.broken;
            Rejection::Illegal(IllegalReason {
                reason: broken.key().into(),
                clause: broken.clause().into(),
                cell: broken.cell().map(|cell| cell.to_string()),
            })
        })?;
        Ok(mv)
    }

    /// Plays a checked move.
    pub(crate) fn play(&mut self, mv: Move) {
        if let Some(colour) = self.position.to_move() {
            self.push(Step::Move { colour, mv });
        }
    }

    /// A seat takes no further part.
    pub(crate) fn withdraw(&mut self, seat: u8) {
        self.push(Step::Withdrawal { seat });
    }

    /// Whether the seat was given up and nobody has moved since, so that it can still be taken over.
    pub fn can_be_taken_over(&self, seat: u8) -> bool {
        let given_up = self.steps.iter().rposition(|step| *step == Step::Withdrawal { seat });
        given_up.is_some_and(|at| self.steps[at..].iter().all(|step| matches!(step, Step::Withdrawal { .. })))
    }

    /// Undoes that a seat was given up.
    pub(crate) fn take_over(&mut self, seat: u8) {
        let steps = std::mem::take(&mut self.steps);
        self.replay(steps.into_iter().filter(|step| *step != Step::Withdrawal { seat }));
    }

    /// Takes moves back until `keep` are left. Who gave up meanwhile stays away.
    pub(crate) fn undo(&mut self, keep: u32) {
        let mut moves = 0;
        let steps = std::mem::take(&mut self.steps);
        self.replay(steps.into_iter().filter(|step| match step {
            Step::Withdrawal { .. } => true,
            Step::Move { .. } => {
                moves += 1;
                moves <= keep
            }
        }));
    }

    fn replay(&mut self, steps: impl Iterator<Item = Step>) {
        self.position = Position::started_by(&self.position.rules().clone(), self.starter);
        for step in steps {
            self.push(step);
        }
    }

    fn push(&mut self, step: Step) {
        match &step {
            Step::Move { mv, .. } => self.position.play_legal(*mv),
            Step::Withdrawal { seat } => {
                let rules = self.position.rules().clone();
                for colour in rules.colours().filter(|c| rules.player(*c) == Player(*seat)) {
                    self.position = self.position.without(colour);
                }
            }
        }
        self.steps.push(step);
    }
}
