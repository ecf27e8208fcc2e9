//! The master builder's stone.

use serde::{Deserialize, Serialize};

use crate::player::Player;

/// Who has the stone, and whose colour it shows (V10, V11, V12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stone {
    holder: Option<Player>,
    previous: Option<Player>,
}

impl Stone {
    /// Who has it; nobody before the first column on the green floor (V10).
    pub fn holder(&self) -> Option<Player> {
        self.holder
    }

    /// Who had it before (V12).
    pub fn previous(&self) -> Option<Player> {
        self.previous
    }

    /// A player takes it. Someone who has it already keeps it, and its colour stays (V12).
    pub(crate) fn give(&mut self, player: Player) {
        if self.holder != Some(player) {
            self.previous = self.holder;
            self.holder = Some(player);
        }
    }
}
