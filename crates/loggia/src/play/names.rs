//! What the players of a game are called.

use callisto::{Player, Record};

/// A name for each player who has one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(pub Vec<Option<String>>);

impl Names {
    /// The names in a record.
    pub fn of(record: &Record) -> Names {
        let name = |player| record.player_name(player).map(String::from);
        Names(record.rules().players().map(name).collect())
    }

    /// A player's name.
    pub fn get(&self, player: Player) -> Option<&str> {
        self.0.get(player.index())?.as_deref()
    }
}
