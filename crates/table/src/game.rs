//! The game that is played at a table, whichever it is: what a table needs of both.

use crate::action::Play;
use crate::header::Rulebook;
use crate::id::Time;
use crate::rejection::Rejection;
use crate::round::Round;
use crate::villa_round::VillaRound;

/// How a game ended, for the series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Who won; in Villa Paletti sometimes nobody does (V13).
    pub winner: Option<u8>,
    /// What a series adds up for each seat: penalties (C14), or games won (V19).
    pub points: Vec<u32>,
}

/// A game of either kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Played {
    Callisto(Box<Round>),
    Villa(VillaRound),
}

impl Played {
    pub(crate) fn new(rules: &Rulebook, starter: u8) -> Played {
        match rules {
            Rulebook::Callisto(rules) => {
                Played::Callisto(Box::new(Round::new(&rules.0, callisto::Colour(starter))))
            }
            Rulebook::Villa(setup) => {
                let first = setup.players().find(|player| u8::from(*player) == starter);
                // A header is refused whose starter does not take part.
                let first = first
                    .or_else(|| setup.players().next())
                    .unwrap_or_else(|| unreachable!("two to four play"));
                Played::Villa(VillaRound::new(*setup, first))
            }
        }
    }

    pub(crate) fn turn(&self) -> u32 {
        match self {
            Played::Callisto(round) => round.turn(),
            Played::Villa(round) => round.turn(),
        }
    }

    pub(crate) fn seats_to_act(&self) -> Vec<u8> {
        match self {
            Played::Callisto(round) => round.seat_to_move().into_iter().collect(),
            Played::Villa(round) => round.seats_to_act(),
        }
    }

    pub(crate) fn seat_on_clock(&self) -> Option<u8> {
        match self {
            Played::Callisto(round) => round.seat_to_move(),
            Played::Villa(round) => round.seat_on_clock(),
        }
    }

    pub(crate) fn given_up(&self) -> Vec<u8> {
        match self {
            Played::Callisto(round) => round.given_up(),
            Played::Villa(round) => round.given_up(),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        match self {
            Played::Callisto(round) => round.is_over(),
            Played::Villa(round) => round.game().end().is_some(),
        }
    }

    pub(crate) fn result(&self) -> Option<GameResult> {
        match self {
            Played::Callisto(round) => {
                let result = round.result()?;
                Some(GameResult { winner: Some(result.winner), points: result.penalties })
            }
            Played::Villa(round) => {
                let winner = round.game().end()?.winner;
                let won = round.game().setup().players().map(|player| u32::from(Some(player) == winner));
                Some(GameResult { winner: winner.map(u8::from), points: won.collect() })
            }
        }
    }

    /// Something that a seat does, or why not. Says whether it was a move.
    pub(crate) fn play(&mut self, seat: u8, at: Time, play: &Play) -> Result<bool, Rejection> {
        match (self, play) {
            (Played::Callisto(round), Play::Callisto(_)) => {
                let mv = round.check(play)?;
                round.play(mv);
                Ok(true)
            }
            (Played::Villa(round), Play::Villa(play)) => round.play(seat, at, play),
            _ => Err(Rejection::OtherGame),
        }
    }

    pub(crate) fn withdraw(&mut self, seat: u8, at: Time) {
        match self {
            Played::Callisto(round) => round.withdraw(seat),
            Played::Villa(round) => round.withdraw(seat, at),
        }
    }

    pub(crate) fn can_be_taken_over(&self, seat: u8) -> bool {
        match self {
            Played::Callisto(round) => round.can_be_taken_over(seat),
            Played::Villa(round) => round.can_be_taken_over(seat),
        }
    }

    pub(crate) fn take_over(&mut self, seat: u8, at: Time) {
        match self {
            Played::Callisto(round) => round.take_over(seat),
            Played::Villa(round) => round.take_over(seat, at),
        }
    }

    pub(crate) fn undo(&mut self, keep: u32, at: Time) {
        match self {
            Played::Callisto(round) => round.undo(keep),
            Played::Villa(round) => round.undo(keep, at),
        }
    }

    /// Time that nobody is charged for, beside what clocks are credited.
    pub(crate) fn credit(&mut self, milliseconds: u64, at: Time) {
        if let Played::Villa(round) = self {
            round.credit(milliseconds, at);
        }
    }
}
