//! A bot at a table: its decisions, and hints for people, as messages.

use std::collections::VecDeque;

use games::{VillaAttempt, VillaMove, VillaPlay};
use serde::{Deserialize, Serialize};
use villa::{Action, Column, Game, Player};
use villa_site::{CHUNK, Site, write_hands};
use villa_world::{Components, Task};

use crate::builder::{Builder, Choice};
use crate::skill::Skill;

/// What a bot does next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Intent {
    /// Says something.
    Say(Action),
    /// Takes hold of a column, or of the next floor where there is none.
    Work {
        /// Which column.
        column: Option<Column>,
        /// The input, in pieces of at most [`CHUNK`] ticks.
        hands: Vec<Chunk>,
        /// The result: the bot has seen it on a copy, and the keeper of the log may judge it again.
        came_to: VillaMove,
    },
}

/// Some ticks of an attempt in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chunk {
    /// How many.
    pub ticks: u32,
    /// Their input as text.
    pub inputs: String,
}

/// A column to bring up and where to stand it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// Which column.
    pub column: Column,
    /// Where on the top floor, in metres.
    pub at: [f64; 2],
    /// The smallest margin on the way and afterwards, in metres.
    pub margin: f64,
}

/// A question about a game with its villa, the latter as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Repeated in the answer.
    pub job: u32,
    /// The game.
    pub game: Game,
    /// Its villa.
    pub villa: String,
    /// For whom.
    pub who: Player,
    /// The level of the bot; none for a hint.
    pub level: Option<u8>,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// Which question.
    pub job: u32,
    /// What a bot does.
    pub intent: Option<Intent>,
    /// The hint.
    pub advice: Option<Advice>,
}

impl Ask {
    /// Thinks, and answers. `is_late` is asked now and then whether to end.
    pub fn answer(&self, is_late: &dyn Fn() -> bool) -> Answer {
        let mut answer = Answer { job: self.job, intent: None, advice: None };
        let Ok(site) = Site::resume(self.game, &self.villa, Components::built_in()) else { return answer };
        match self.level {
            Some(level) => answer.intent = Intent::of(&site, self.who, level, is_late),
            None => {
                let hint = Builder::hint(&site, self.who, 0, is_late);
                answer.advice =
                    hint.map(|hint| Advice { column: hint.column, at: hint.at, margin: hint.margin });
            }
        }
        answer
    }
}

impl Intent {
    /// What a bot of some level does in a player's place: the same each time it is asked about a villa, so that it finds
    /// again what it had in mind.
    pub fn of(site: &Site, who: Player, level: u8, is_late: &dyn Fn() -> bool) -> Option<Intent> {
        let builder = Builder::new(Skill::level(level), u8::from(who).into());
        Some(match builder.choose(site, who, is_late)? {
            Choice::Arrange(_) => Intent::Say(Action::Arrange),
            Choice::Say(action) => Intent::Say(action),
            Choice::Work(work) => {
                let column = match work.task {
                    Task::Column(number) => Some(Column::new(u8::try_from(number).ok()?)?),
                    Task::Floor { .. } => None,
                };
                // A bot that loses its nerve stops early.
                let (recording, attempt) = work.on(site.villa(), site.parts(), |_| ()).ok()?;
                let hands = recording.inputs.chunks(CHUNK).map(|ticks| Chunk {
                    ticks: u32::try_from(ticks.len()).unwrap_or(u32::MAX),
                    inputs: write_hands(ticks),
                });
                let mut after = site.clone();
                let action = after.tried(who, &attempt).ok()?;
                let came_to = VillaMove { action, at: None, villa: Some(after.text()) };
                Intent::Work { column, hands: hands.collect(), came_to }
            }
        })
    }

    /// The plays for the table, in order. If an attempt is in progress because the bot was interrupted, only the rest is
    /// left; an attempt that is not the beginning of this one is broken off, and one of another version of the world goes
    /// back to its start.
    pub fn plays(self, begun: Option<&VillaAttempt>) -> VecDeque<VillaPlay> {
        let mut plays = VecDeque::new();
        match self {
            Intent::Say(action) => plays.push_back(VillaPlay::action(action)),
            Intent::Work { column, hands, came_to } => {
                plays.push_back(VillaPlay::begin(column));
                let mut from = 0;
                for Chunk { ticks, inputs } in hands {
                    plays.push_back(VillaPlay::Hands { from, ticks, inputs });
                    from += ticks;
                }
                plays.push_back(VillaPlay::Do(came_to));
            }
        }
        let Some(begun) = begun else { return plays };
        if begun.is_outdated() {
            return VecDeque::from([VillaPlay::Lapse]);
        }
        let is_begun = plays.pop_front() == Some(VillaPlay::begin(begun.column));
        let mut is_next = |chunk: &str| matches!(plays.pop_front(), Some(VillaPlay::Hands { inputs, .. }) if inputs == chunk);
        if is_begun && begun.chunks.iter().all(|chunk| is_next(chunk)) {
            plays
        } else {
            VecDeque::from([VillaPlay::action(begun.broken_off())])
        }
    }
}
