//! A player of a certain strength.

use std::sync::Arc;

use callisto::{Move, Position, Rules};
use fastrand::Rng;

use crate::net::Evaluator;
use crate::search::{Budget, Finding, Progress, Search, Settings};
use crate::{nets, simple};

/// The strongest level; the weakest is 1.
pub const MAX_LEVEL: u8 = 9;

/// How hard a player tries.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// Simulations for a move. With none, the net's first impression decides.
    pub simulations: u32,
    /// How freely a player chooses among moves that look good: 0 always takes the best.
    pub temperature: f32,
    /// Threads to think with.
    pub threads: usize,
}

impl Strength {
    /// A level from 1, a beginner, to 9, the strongest that answers within about three seconds on one core. Levels
    /// outside of that count as the nearest.
    pub fn level(level: u8) -> Strength {
        // docs/strength.md has how these play against each other.
        let (simulations, temperature) = match level {
            0 | 1 => (0, 6.0),
            2 => (0, 3.0),
            3 => (0, 2.0),
            4 => (0, 1.4),
            5 => (0, 0.8),
            6 => (24, 0.0),
            7 => (100, 0.0),
            8 => (600, 0.0),
            _ => (4000, 0.0),
        };
        Strength { simulations, temperature, threads: 1 }
    }
}

/// A player. It remembers what it thought in earlier positions of a game.
#[derive(Debug)]
pub struct Callistan {
    search: Option<Search>,
    strength: Strength,
    seed: u64,
}

impl Callistan {
    /// A player for a game, with the net that comes with the program; where no net knows the game, a simple one.
    pub fn new(rules: &Rules, strength: Strength, seed: u64) -> Callistan {
        Callistan::with_net(nets::built_in(rules).ok().map(Arc::new), strength, seed)
    }

    /// A player with a net of the caller's, or without any.
    pub fn with_net(net: Option<Arc<Evaluator>>, strength: Strength, seed: u64) -> Callistan {
        Callistan { search: net.map(|net| Search::new(net, Settings::default())), strength, seed }
    }

    /// A legal move, `None` when the game is over. `is_enough` is asked now and then whether to hurry.
    pub fn choose(
        &mut self,
        position: &Position,
        is_enough: &(dyn Fn(&Progress) -> bool + Sync),
    ) -> Option<Move> {
        // The same position and seed give the same move, whatever was asked before.
        let mut rng = Rng::with_seed(self.seed ^ position.hash());
        let legal = position.legal();
        if legal.len() <= 1 {
            return legal.nth(0);
        }
        let Some(search) = &mut self.search else { return simple::choose(position, &mut rng) };
        let Strength { simulations, temperature, threads } = self.strength;
        let budget = Budget { simulations, threads, is_enough, only_best: temperature == 0.0 };
        let finding = search.look(position, &budget)?;
        Some(pick(&finding, temperature, &mut rng))
    }

    /// Looks at a position without choosing; `None` when the game is over or no net knows it.
    pub fn look(&mut self, position: &Position, budget: &Budget<'_>) -> Option<Finding> {
        self.search.as_mut()?.look(position, budget)
    }

    /// The net, where there is one.
    pub fn net(&self) -> Option<&Arc<Evaluator>> {
        self.search.as_ref().map(Search::evaluator)
    }
}

/// One of the moves: the best, or another with a chance that grows with the temperature.
fn pick(finding: &Finding, temperature: f32, rng: &mut Rng) -> Move {
    let lines = &finding.lines;
    if temperature == 0.0 || finding.is_exact {
        return lines[0].mv;
    }
    let weight = |line: &crate::search::Variation| {
        let share = if finding.simulations == 0 { line.prior } else { line.visits as f32 };
        share.powf(1.0 / temperature)
    };
    let mut left = rng.f32() * lines.iter().map(weight).sum::<f32>();
    for line in lines {
        left -= weight(line);
        if left < 0.0 {
            return line.mv;
        }
    }
    lines[0].mv
}
