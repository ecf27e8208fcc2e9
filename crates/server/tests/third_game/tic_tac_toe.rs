//! Tic-tac-toe: three in a row win.

use std::sync::Arc;

use serde::Deserialize;
use table::{Arg, Game, GameResult, Json, Progress, Round, Rulebook, Scoring, Sentence, Time};

pub struct TicTacToe;

#[derive(Deserialize)]
struct Setup {
    side: u8,
}

impl Game for TicTacToe {
    fn slug(&self) -> &'static str {
        "tic-tac-toe"
    }

    fn rulebook(&self, setup: &Json) -> Result<Arc<dyn Rulebook>, Sentence> {
        match setup.read() {
            Ok(Setup { side: 3 }) => Ok(Arc::new(Nine)),
            Ok(Setup { side }) => Err(Sentence::new("side").with("number", Arg::Number(side.into()))),
            Err(error) => Err(Sentence::new("setup").with("what", Arg::Text(error.to_string()))),
        }
    }
}

/// The rules on nine fields.
#[derive(Debug)]
struct Nine;

impl Rulebook for Nine {
    fn seats(&self) -> u8 {
        2
    }

    fn scoring(&self) -> Scoring {
        Scoring::Most
    }

    fn begin(&self, first: u8) -> Box<dyn Round> {
        Box::new(Board { first, marks: Vec::new(), gone: None })
    }
}

/// A game: who began, the fields in the order in which they were marked, and who gave up.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    first: u8,
    marks: Vec<u8>,
    gone: Option<u8>,
}

const ROWS: [[u8; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl Board {
    fn seat(&self, turn: usize) -> u8 {
        (self.first + turn as u8) % 2
    }

    fn has_row(&self, seat: u8) -> bool {
        let has = |field: &u8| {
            let at = self.marks.iter().position(|mark| mark == field);
            at.is_some_and(|turn| self.seat(turn) == seat)
        };
        ROWS.iter().any(|row| row.iter().all(has))
    }

    fn winner(&self) -> Option<u8> {
        self.gone.map(|gone| 1 - gone).or_else(|| (0..2).find(|seat| self.has_row(*seat)))
    }
}

impl Round for Board {
    fn turn(&self) -> u32 {
        self.marks.len() as u32
    }

    fn to_act(&self) -> Vec<u8> {
        if self.is_over() { Vec::new() } else { vec![self.seat(self.marks.len())] }
    }

    fn given_up(&self) -> Vec<u8> {
        self.gone.into_iter().collect()
    }

    fn result(&self) -> Option<GameResult> {
        let winner = self.winner();
        let points = (0..2).map(|seat| u32::from(winner == Some(seat))).collect();
        (winner.is_some() || self.marks.len() == 9).then_some(GameResult { winner, points })
    }

    fn play(&mut self, _: u8, _: Time, play: &Json) -> Result<Progress, Sentence> {
        let field: u8 = play.read().map_err(|_| Sentence::new("no-field"))?;
        if field > 8 || self.marks.contains(&field) {
            return Err(Sentence::new(if field > 8 { "no-field" } else { "taken" }));
        }
        self.marks.push(field);
        Ok(Progress::Turn)
    }

    fn withdraw(&mut self, seat: u8, _: Time) {
        self.gone = Some(seat);
    }

    fn can_return(&self, seat: u8) -> bool {
        self.gone == Some(seat)
    }

    fn readmit(&mut self, _: u8, _: Time) {
        self.gone = None;
    }

    fn undo(&mut self, keep: u32, _: Time) {
        self.marks.truncate(keep as usize);
    }

    fn last_turn_of(&self, seats: &[u8]) -> Option<u32> {
        (0..self.marks.len()).rfind(|turn| seats.contains(&self.seat(*turn))).map(|turn| turn as u32)
    }
}
