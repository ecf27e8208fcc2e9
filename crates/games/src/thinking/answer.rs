//! Answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub job: u32,
    /// What was found.
    pub found: Found,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Found {
    /// A move as a cell list; none when there is nothing to do.
    Move(Option<String>),
    /// What there is to say about a position.
    Look {
        /// The position.
        analysis: Box<Analysis>,
        /// What the last move cost, where that is known.
        loss: Option<Loss>,
    },
    /// The question was invalid.
    Nothing,
}

/// What there is to say about a position. Lists of numbers have one for each player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// The player to move, counted from 1; `null` when the game is over.
    pub player: Option<u8>,
    /// The colour to move, counted from 1.
    pub colour: Option<u8>,
    /// Each player's chance to win; `null` if unknown.
    pub win: Option<Vec<f32>>,
    /// The penalty that each player will probably end with.
    pub penalty: Option<Vec<f32>>,
    /// Whether both are certain.
    pub exact: bool,
    /// The simulations spent.
    pub simulations: u32,
    /// The moves, best first.
    pub moves: Vec<Candidate>,
    /// By cell: the chances of each colour, and last of nobody, to own it at the end.
    pub owners: BTreeMap<String, Vec<f32>>,
}

/// A move that was looked at.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// The move, as a list of cells.
    #[serde(rename = "move")]
    pub mv: String,
    /// Each player's chance to win after it.
    pub win: Option<Vec<f32>>,
    /// The penalties to expect after it.
    pub penalty: Option<Vec<f32>>,
    /// Whether both are certain.
    pub exact: bool,
    /// How often the search tried it.
    pub visits: u32,
    /// The net's first impression: how likely it is the best.
    pub prior: f32,
    /// It and the moves that follow with best play.
    pub line: Vec<String>,
}

/// What a move cost the player who made it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Loss {
    /// The chance to win that it gave away, from 0 to 1.
    pub win: f32,
    /// The points that it gave away.
    pub points: f32,
}

impl Analysis {
    /// A player's chance to win.
    pub fn win_of(&self, player: usize) -> Option<f32> {
        self.win.as_ref()?.get(player).copied()
    }
}
