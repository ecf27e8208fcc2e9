//! One game of Callisto.

use std::sync::Arc;

use callisto::{Colour, Move, Player, Position, Rules};
use table::{Arg, GameFile, GameResult, Json, Progress, Round, Sentence, Time};

use super::at_table::paints;
use super::{file, illegal};

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
    /// A seat resigned, or ran out of time.
    Withdrawal {
        /// Which seat.
        seat: u8,
    },
}

/// A game: who started, and every step since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallistoRound {
    starter: Colour,
    steps: Vec<Step>,
    position: Position,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// Each seat's penalty (C12). The last player left after all others resign is charged none.
    pub penalties: Vec<u32>,
    /// Who won (C13), among those who did not resign.
    pub winner: u8,
    /// All who shared the fewest points, when that was more than one; in turn order.
    pub tied: Vec<u8>,
    /// Who resigned.
    pub given_up: Vec<u8>,
}

impl CallistoRound {
    /// A new game.
    pub fn new(rules: &Arc<Rules>, starter: Colour) -> CallistoRound {
        CallistoRound { starter, steps: Vec::new(), position: Position::started_by(rules, starter) }
    }

    /// The colour that began.
    pub fn starter(&self) -> Colour {
        self.starter
    }

    /// All steps so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The seat whose turn it is; none when the game is over.
    pub fn seat_to_move(&self) -> Option<u8> {
        if self.is_over() { None } else { self.position.player_to_move().map(|p| p.0) }
    }

    fn staying(&self) -> Vec<u8> {
        let given_up = self.given_up();
        self.position.rules().players().map(|p| p.0).filter(|seat| !given_up.contains(seat)).collect()
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<RoundResult> {
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
    pub fn check(&self, text: &str) -> Result<Move, Sentence> {
        let mv = self.position.rules().parse_move(text).map_err(|error| not_a_move(error.to_string()))?;
        self.position.check(mv).map_err(|error| illegal(&error.broken))?;
        Ok(mv)
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

fn not_a_move(what: String) -> Sentence {
    Sentence::new("table-rejection-not-a-move").with("what", Arg::Text(what))
}

impl Round for CallistoRound {
    fn turn(&self) -> u32 {
        self.steps.iter().filter(|step| matches!(step, Step::Move { .. })).count() as u32
    }

    fn to_act(&self) -> Vec<u8> {
        self.seat_to_move().into_iter().collect()
    }

    fn given_up(&self) -> Vec<u8> {
        let withdrawn = |step: &Step| if let Step::Withdrawal { seat } = step { Some(*seat) } else { None };
        self.steps.iter().filter_map(withdrawn).collect()
    }

    /// Everybody is out (C11), or all but one resigned.
    fn is_over(&self) -> bool {
        self.position.is_over() || self.staying().len() < 2
    }

    fn result(&self) -> Option<GameResult> {
        let outcome = self.outcome()?;
        Some(GameResult { winner: Some(outcome.winner), points: outcome.penalties })
    }

    fn play(&mut self, _: u8, _: Time, play: &Json) -> Result<Progress, Sentence> {
        let text: String = play.read().map_err(|error| not_a_move(error.to_string()))?;
        let mv = self.check(&text)?;
        if let Some(colour) = self.position.to_move() {
            self.push(Step::Move { colour, mv });
        }
        Ok(Progress::Turn)
    }

    fn withdraw(&mut self, seat: u8, _: Time) {
        self.push(Step::Withdrawal { seat });
    }

    fn can_return(&self, seat: u8) -> bool {
        let given_up = self.steps.iter().rposition(|step| *step == Step::Withdrawal { seat });
        given_up.is_some_and(|at| self.steps[at..].iter().all(|step| matches!(step, Step::Withdrawal { .. })))
    }

    fn readmit(&mut self, seat: u8, _: Time) {
        let steps = std::mem::take(&mut self.steps);
        self.replay(steps.into_iter().filter(|step| *step != Step::Withdrawal { seat }));
    }

    fn undo(&mut self, keep: u32, _: Time) {
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

    fn last_turn_of(&self, seats: &[u8]) -> Option<u32> {
        let rules = self.position.rules();
        let moves = self.steps.iter().filter_map(|step| match step {
            Step::Move { colour, .. } => Some(rules.player(*colour).0),
            Step::Withdrawal { .. } => None,
        });
        (0..).zip(moves).filter(|(_, seat)| seats.contains(seat)).map(|(turn, _)| turn).last()
    }

    fn file(&self, names: &[String], sets: &[u8]) -> Option<GameFile> {
        Some(GameFile {
            ending: "blksgf",
            media_type: "application/x-blokus-sgf",
            text: file::record(self, names, paints(sets)).write(),
        })
    }
}
