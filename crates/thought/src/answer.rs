//! Answers.

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
    Look(Box<Look>),
    /// The question made no sense.
    Nothing,
}

/// What there is to say about a position. Lists by player are empty where nobody knows.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Look {
    /// Each player's chance to win.
    pub win: Vec<f32>,
    /// The penalty that each player will probably end with.
    pub penalty: Vec<f32>,
    /// Whether both are certain.
    pub exact: bool,
    /// The best moves, best first.
    pub lines: Vec<Line>,
    /// By column and row: the chances of each colour to own the cell at the end.
    pub owners: Vec<(u8, u8, Vec<f32>)>,
    /// What the last move cost.
    pub loss: Option<Loss>,
}

/// A move and what it leads to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// It and the moves that follow with best play, as cell lists.
    pub moves: Vec<String>,
    /// Each player's chance to win after it.
    pub win: Vec<f32>,
    /// The penalties to expect after it.
    pub penalty: Vec<f32>,
    /// Whether both are certain.
    pub exact: bool,
}

/// What a move cost the player who made it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Loss {
    /// The chance to win that it gave away, from 0 to 1.
    pub win: f32,
    /// The points that it gave away.
    pub points: f32,
}
