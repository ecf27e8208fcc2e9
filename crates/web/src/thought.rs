//! What is asked of a bot that thinks in another thread, and its answer: small texts that any engine can serve.

use std::sync::Arc;

use callisto::{Colour, Player, Position, Rules};
use callisto_engine::net::Judge;
use callisto_engine::{Callistan, Strength};
use serde::{Deserialize, Serialize};
use table::{CallistoChoice, Game, Header, Starter, Step, Table, Time};

/// A question: which move does a bot of this level make here?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// A number to know the answer by.
    pub job: u32,
    /// How strong, 1 to 9.
    pub level: u8,
    /// Where chance comes from.
    pub seed: u64,
    choice: CallistoChoice,
    starter: u8,
    deeds: Vec<Deed>,
}

/// Something that happened before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Deed {
    /// A move as a cell list.
    Move(String),
    /// A seat was given up.
    Out(u8),
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub job: u32,
    /// The move as a cell list; none when there is nothing to do.
    pub mv: Option<String>,
}

impl Ask {
    /// Asks about the present position of a table.
    pub fn about(table: &Table, job: u32, level: u8, seed: u64) -> Option<Ask> {
        let round = table.round()?;
        let rules = table.rules();
        let Game::Callisto(choice) = &table.header().game;
        let deeds = round.steps().iter().map(|step| match step {
            Step::Move { mv, .. } => Deed::Move(rules.cell_list(*mv)),
            Step::Withdrawal { seat } => Deed::Out(*seat),
        });
        let deeds = deeds.collect();
        Some(Ask { job, level, seed, choice: choice.clone(), starter: round.starter().0, deeds })
    }

    /// The position that is asked about.
    fn position(&self) -> Option<Position> {
        let header = Header {
            game: Game::Callisto(self.choice.clone()),
            host: table::Guest(0),
            created: Time(0),
            starter: Starter::Drawn,
            clock: table::Clock::None,
            rounds: 0,
            public: false,
        };
        let rules = header.rules().ok()?;
        let starter = rules.colours().find(|colour| colour.0 == self.starter)?;
        let mut position = Position::started_by(&rules, starter);
        for deed in &self.deeds {
            match deed {
                Deed::Move(text) => position = position.play(rules.parse_move(text).ok()?).ok()?,
                Deed::Out(seat) => {
                    let theirs = |colour: &Colour| rules.player(*colour) == Player(*seat);
                    for colour in rules.colours().filter(theirs) {
                        position = position.without(colour);
                    }
                }
            }
        }
        Some(position)
    }

    /// Thinks, with the net that `net` has for the game; without one, a simple player answers at every level.
    pub fn answer(&self, net: impl FnOnce(&Rules) -> Option<Arc<Judge>>) -> Answer {
        let choose = |position: Position| {
            let rules = position.rules().clone();
            let mut player = Callistan::with_net(net(&rules), Strength::level(self.level), self.seed);
            let mv = player.choose(&position, &|_| false)?;
            Some(rules.cell_list(mv))
        };
        Answer { job: self.job, mv: self.position().and_then(choose) }
    }
}

#[cfg(test)]
mod tests {
    use table::Guest;

    use super::*;
    use crate::local::{Local, Sitter};

    #[test]
    fn a_question_as_text_is_answered_with_a_legal_move() {
        let header = Header::callisto("pocket", 2, Guest(9), Time(0));
        let sitters = [Sitter::Person("Anna".into()), Sitter::Bot(3)];
        let game = Local::begin(header, &sitters, 0, Time(0)).unwrap();
        let ask = Ask::about(game.table(), 7, 3, 1).unwrap();
        let again: Ask = serde_json::from_str(&serde_json::to_string(&ask).unwrap()).unwrap();
        let answer = again.answer(|_| None);
        assert_eq!(answer.job, 7);
        let position = game.table().round().unwrap().position();
        let mv = position.rules().parse_move(&answer.mv.unwrap()).unwrap();
        assert!(position.is_legal(mv));
    }
}
