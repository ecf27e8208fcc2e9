//! The smallest game, for tests that depend on no real game: the player who moves first wins.

use std::sync::Arc;

use crate::game::{Game, GameResult, Games, Progress, Round, Rulebook};
use crate::header::Header;
use crate::id::{Guest, Time};
use crate::json::Json;
use crate::sentence::Sentence;
use crate::series::Scoring;
use crate::tagged::Tagged;

pub(crate) static TINY: Games = &[&Tiny];

struct Tiny;

impl Game for Tiny {
    fn slug(&self) -> &'static str {
        "tiny"
    }

    fn rulebook(&self, _: &Json) -> Result<Arc<dyn Rulebook>, Sentence> {
        Ok(Arc::new(TinyRules))
    }
}

#[derive(Debug)]
struct TinyRules;

impl Rulebook for TinyRules {
    fn seats(&self) -> u8 {
        2
    }

    fn scoring(&self) -> Scoring {
        Scoring::Most
    }

    fn begin(&self, _: u8) -> Box<dyn Round> {
        Box::new(TinyRound(None))
    }
}

#[derive(Clone, Debug, PartialEq)]
struct TinyRound(Option<u8>);

impl Round for TinyRound {
    fn turn(&self) -> u32 {
        u32::from(self.0.is_some())
    }

    fn to_act(&self) -> Vec<u8> {
        if self.0.is_some() { Vec::new() } else { vec![0, 1] }
    }

    fn given_up(&self) -> Vec<u8> {
        Vec::new()
    }

    fn result(&self) -> Option<GameResult> {
        self.0.map(|winner| GameResult { winner: Some(winner), points: vec![0, 0] })
    }

    fn play(&mut self, seat: u8, _: Time, _: &Json) -> Result<Progress, Sentence> {
        self.0 = Some(seat);
        Ok(Progress::Turn)
    }

    fn withdraw(&mut self, seat: u8, _: Time) {
        self.0 = Some(1 - seat);
    }

    fn can_return(&self, _: u8) -> bool {
        false
    }

    fn readmit(&mut self, _: u8, _: Time) {}

    fn undo(&mut self, _: u32, _: Time) {
        self.0 = None;
    }

    fn last_turn_of(&self, seats: &[u8]) -> Option<u32> {
        self.0.filter(|seat| seats.contains(seat)).map(|_| 0)
    }
}

/// A table of it.
pub(crate) fn header(host: Guest) -> Header {
    Header::new(Tagged::new("tiny", &()), host, Time(0))
}
