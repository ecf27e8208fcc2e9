//! Questions to Callisto's engine, and its answers. All can be JSON: for a worker in the browser, whose page
//! then need not contain the engine, and for other programs.

mod about;
mod answer;

use serde::{Deserialize, Serialize};

pub use about::{About, Deed, Reader};
pub use answer::{Analysis, Answer, Candidate, Found, Loss};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// The number that its answer repeats.
    pub job: u32,
    /// Which position.
    pub about: About,
    /// What to find out.
    #[serde(rename = "wish")]
    pub goal: Goal,
}

/// What to find out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// The move that a bot makes.
    Move {
        /// How strong, 1 to 9.
        level: u8,
        /// The random seed.
        seed: u64,
    },
    /// The best moves, the expected result, and what the last move cost.
    Look {
        /// How many simulations to spend on it.
        simulations: u32,
    },
}
