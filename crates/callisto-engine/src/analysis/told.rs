//! An analysis as JSON tells it, for programs.

use std::collections::BTreeMap;

use callisto::{MAX_COLOURS, Position, Rules};
use serde::Serialize;

use super::{Analysis, Loss};
use crate::Value;
use crate::search::Line;

/// A position.
#[derive(Clone, Debug, Serialize)]
pub struct ToldPosition {
    /// The player to move, counted from 1; `null` when the game is over.
    pub player: Option<u8>,
    /// The colour to move, counted from 1.
    pub colour: Option<u8>,
    /// Each player's chance to win; `null` where nobody knows.
    pub win: Option<Vec<f32>>,
    /// The penalty that each player will probably end with.
    pub penalty: Option<Vec<f32>>,
    /// Whether both are certain.
    pub exact: bool,
    /// Simulations that it took.
    pub simulations: u32,
    /// The moves, best first.
    pub moves: Vec<ToldLine>,
    /// By cell: the chances of each colour, and last of nobody, to own it at the end.
    pub owners: BTreeMap<String, Vec<f32>>,
}

/// A move that was looked at.
#[derive(Clone, Debug, Serialize)]
pub struct ToldLine {
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

/// What a move cost.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ToldLoss {
    /// Chance to win.
    pub win: f32,
    /// Points.
    pub points: f32,
}

impl From<Loss> for ToldLoss {
    fn from(loss: Loss) -> ToldLoss {
        ToldLoss { win: rounded(loss.win), points: rounded(loss.points) }
    }
}

impl Analysis {
    /// As JSON tells it, with so many moves at most.
    pub fn told(&self, position: &Position, most: usize) -> ToldPosition {
        let rules = position.rules();
        let players = rules.players().len();
        let colours = rules.colours().len();
        let owner = |chances: &[f32; MAX_COLOURS + 1]| {
            chances[..colours].iter().chain(&chances[MAX_COLOURS..]).copied().map(rounded).collect()
        };
        ToldPosition {
            player: position.player_to_move().map(|player| player.0 + 1),
            colour: position.to_move().map(|colour| colour.0 + 1),
            win: self.value.map(|value| all(value.win, players)),
            penalty: self.value.map(|value| all(value.penalty, players)),
            exact: self.is_exact,
            simulations: self.simulations,
            moves: self.lines.iter().take(most).map(|line| self.line(rules, line)).collect(),
            owners: self.owners.iter().map(|(cell, chances)| (cell.to_string(), owner(chances))).collect(),
        }
    }

    fn line(&self, rules: &Rules, line: &Line) -> ToldLine {
        let players = rules.players().len();
        let value: Option<Value> = self.value.map(|_| line.value);
        ToldLine {
            mv: rules.cell_list(line.mv),
            win: value.map(|value| all(value.win, players)),
            penalty: value.map(|value| all(value.penalty, players)),
            exact: line.is_exact,
            visits: line.visits,
            prior: rounded(line.prior),
            line: line.moves.iter().map(|mv| rules.cell_list(*mv)).collect(),
        }
    }
}

fn all(values: [f32; MAX_COLOURS], players: usize) -> Vec<f32> {
    values[..players].iter().copied().map(rounded).collect()
}

/// Four digits after the point are more than is known.
fn rounded(value: f32) -> f32 {
    (value * 10_000.0).round() / 10_000.0
}
