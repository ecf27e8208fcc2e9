//! What is asked of Callisto's engine, and what it answers. All of it can be JSON: for a worker in the browser, whose page
//! then need not contain the engine, and for other programs.

mod about;
mod answer;

use serde::{Deserialize, Serialize};

pub use about::{About, Deed, Reader};
pub use answer::{Analysis, Answer, Candidate, Found, Loss};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// A number to know the answer by.
    pub job: u32,
    /// Which position.
    pub about: About,
    /// What is to be known about it.
    pub wish: Wish,
}

/// What someone wants to know about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wish {
    /// The move that a bot makes.
    Move {
        /// How strong, 1 to 9.
        level: u8,
        /// Where chance comes from.
        seed: u64,
    },
    /// What is best, what to expect, and what the last move cost.
    Look {
        /// How many simulations to spend on it.
        simulations: u32,
    },
}
