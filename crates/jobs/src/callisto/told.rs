//! The engine's results, as other programs and the pages get them.

use callisto::{MAX_COLOURS, Position, Rules};
use callisto_engine::Value;
use callisto_engine::analysis::{Analysis, Loss};
use callisto_engine::search::Variation;
use games::thinking::{self, Candidate};

/// What a move cost.
pub fn told_loss(loss: Loss) -> thinking::Loss {
    thinking::Loss { win: rounded(loss.win), points: rounded(loss.points) }
}

/// An analysis of a position, with this many moves at most.
pub fn told(analysis: &Analysis, position: &Position, most: usize) -> thinking::Analysis {
    let rules = position.rules();
    let players = rules.players().len();
    let colours = rules.colours().len();
    let owner = |chances: &[f32; MAX_COLOURS + 1]| {
        chances[..colours].iter().chain(&chances[MAX_COLOURS..]).copied().map(rounded).collect()
    };
    let owners = analysis.owners.iter();
    thinking::Analysis {
        player: position.player_to_move().map(|player| player.0 + 1),
        colour: position.to_move().map(|colour| colour.0 + 1),
        win: analysis.value.map(|value| all(value.win, players)),
        penalty: analysis.value.map(|value| all(value.penalty, players)),
        exact: analysis.is_exact,
        simulations: analysis.simulations,
        moves: analysis.lines.iter().take(most).map(|line| candidate(analysis, rules, line)).collect(),
        owners: owners.map(|(cell, chances)| (cell.to_string(), owner(chances))).collect(),
    }
}

fn candidate(analysis: &Analysis, rules: &Rules, line: &Variation) -> Candidate {
    let players = rules.players().len();
    let value: Option<Value> = analysis.value.map(|_| line.value);
    Candidate {
        mv: rules.cell_list(line.mv),
        win: value.map(|value| all(value.win, players)),
        penalty: value.map(|value| all(value.penalty, players)),
        exact: line.is_exact,
        visits: line.visits,
        prior: rounded(line.prior),
        line: line.moves.iter().map(|mv| rules.cell_list(*mv)).collect(),
    }
}

fn all(values: [f32; MAX_COLOURS], players: usize) -> Vec<f32> {
    values[..players].iter().copied().map(rounded).collect()
}

/// Rounds to four digits: more would be noise.
fn rounded(value: f32) -> f32 {
    (value * 10_000.0).round() / 10_000.0
}
