//! What the table is waiting for.

use serde::{Deserialize, Serialize};

use crate::end::End;
use crate::player::{Player, Players};

/// What is going on. The player of [`Game::turn`](crate::Game::turn) is to act unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Phase {
    /// The villa is set up (V2).
    Building,
    /// Colours are dealt (V3).
    Dealing,
    /// A turn (V4): a column, or asking for a floor.
    Turn {
        /// Whether the part of the turn with a neutral column is over (V17).
        neutral_done: bool,
        /// Whether the player may end the turn without a column of their own, because the neutral one did not come up
        /// (V18).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        may_decline: bool,
    },
    /// The opponents say whether they object.
    Asked {
        /// To what.
        request: Request,
        /// Who does not.
        allowed: Players,
    },
    /// An opponent objects and has to prove it by bringing up a column.
    Objecting {
        /// To what.
        request: Request,
        /// Who does not object.
        allowed: Players,
        /// Who does.
        by: Player,
    },
    /// The objection has failed: a column of the objector is to be named (V7).
    Naming {
        /// Whose.
        of: Player,
    },
    /// The floor that was asked for is to be laid (V8).
    Laying {
        /// Whether someone had objected: then a floor that is not laid is no sign that everybody is stuck (V13).
        opposed: bool,
    },
    /// The game is over (V13).
    Over(End),
}

/// What opponents can object to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// That no column of the player can be brought up, so that a floor is due (V6).
    Floor,
    /// That the player goes on although the neutral column was not brought up (V18).
    SkipNeutral,
}
