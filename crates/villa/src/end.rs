//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::player::Player;

/// The end of a game (V13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct End {
    /// Why it is over.
    pub cause: Cause,
    /// Who won, if anyone did.
    pub winner: Option<Player>,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Cause {
    /// The villa collapsed (V13).
    Collapse {
        /// Whose attempt it was.
        by: Player,
    },
    /// Nobody can bring up a column or a floor (V13).
    Stuck,
    /// All others have resigned (V19).
    Alone,
}
