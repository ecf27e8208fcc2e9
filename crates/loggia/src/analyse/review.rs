//! A game, step by step.

use callisto::{Colour, Move, Paints, Position, Record};
use callisto_engine::analysis::{Analysis, Loss};
use games::thinking;
use jobs::callisto::{told, told_loss};
use serde::Serialize;

/// All positions of the main line of a game.
pub struct Review {
    /// What the colours look like.
    pub paints: Paints,
    pub steps: Vec<Step>,
}

/// A position, and the move that was made there.
pub struct Step {
    pub position: Position,
    pub analysis: Analysis,
    /// Nothing at the end of the game.
    pub played: Option<Played>,
}

/// A move that was made.
pub struct Played {
    pub colour: Colour,
    pub mv: Move,
    /// What it cost, where that is known.
    pub loss: Option<Loss>,
}

/// A step as JSON tells it.
#[derive(Serialize)]
pub struct ToldStep {
    /// How many moves were made before.
    number: usize,
    #[serde(flatten)]
    position: thinking::Analysis,
    played: Option<String>,
    loss: Option<thinking::Loss>,
}

impl Review {
    /// Looks at every position of a game; `look` is told how many moves came before.
    pub fn new(record: &Record, mut look: impl FnMut(&Position, usize) -> Analysis) -> Review {
        let mut steps: Vec<Step> = Vec::new();
        for node in record.path(record.main_end()) {
            let Some((colour, mv)) = record.mv(node) else { continue };
            // Someone may have moved out of turn, and a node may arrange the board before its move.
            let before = record.parent(node).map(|parent| record.position(parent).given_to(colour));
            let Some(before) = before else { continue };
            let analysis = look(&before, steps.len());
            let played = Some(Played { colour, mv, loss: None });
            steps.push(Step { position: before, analysis, played });
        }
        let end = record.position(record.main_end());
        let analysis = look(&end, steps.len());
        steps.push(Step { position: end, analysis, played: None });
        for index in 1..steps.len() {
            let (before, after) = steps.split_at_mut(index);
            let (step, after) = (&mut before[index - 1], &after[0]);
            if let Some(played) = &mut step.played
                && step.position.play(played.mv).is_ok()
            {
                played.loss = step.analysis.loss(played.mv, &after.analysis);
            }
        }
        Review { paints: record.paints(), steps }
    }

    /// How many moves came before the costliest one; the end of a game without losses.
    pub fn costliest(&self) -> usize {
        let loss = |step: &Step| step.played.as_ref()?.loss.filter(|loss| loss.win > 0.0);
        let losses = self.steps.iter().enumerate().filter_map(|(number, step)| Some((number, loss(step)?)));
        let most = losses.max_by(|a, b| a.1.win.total_cmp(&b.1.win));
        most.map_or(self.steps.len() - 1, |(number, _)| number)
    }

    /// As JSON tells it, with this many moves for each position.
    pub fn told(&self, best: usize) -> Vec<ToldStep> {
        let step = |(number, step): (usize, &Step)| ToldStep {
            number,
            position: told(&step.analysis, &step.position, best),
            played: step.played.as_ref().map(|played| step.position.rules().cell_list(played.mv)),
            loss: step.played.as_ref().and_then(|played| played.loss).map(told_loss),
        };
        self.steps.iter().enumerate().map(step).collect()
    }
}
