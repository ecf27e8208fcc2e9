//! Players, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most players in a game.
pub const MAX_PLAYERS: u8 = 4;

/// Someone who plays one colour, or two (V16); shown to people counted from 1. They sit clockwise in this order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Player(u8);

/// A number that no player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPlayer(pub u8);

impl Player {
    /// The player of a number below four. Whether they take part is for the setup to say.
    pub fn new(number: u8) -> Option<Player> {
        (number < MAX_PLAYERS).then_some(Player(number))
    }

    /// As an index into things kept by player.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u8> for Player {
    type Error = NotAPlayer;

    fn try_from(number: u8) -> Result<Player, NotAPlayer> {
        Player::new(number).ok_or(NotAPlayer(number))
    }
}

impl From<Player> for u8 {
    fn from(player: Player) -> u8 {
        player.0
    }
}

impl fmt::Display for NotAPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no player {}: they are numbered from 0 to {}", self.0, MAX_PLAYERS - 1)
    }
}

impl std::error::Error for NotAPlayer {}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Player {self}")
    }
}

/// A set of players; a list of numbers when written down.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Player>", into = "Vec<Player>")]
pub struct Players(u8);

impl Players {
    /// Nobody.
    pub const NONE: Players = Players(0);

    /// Whether the player is one of them.
    pub fn has(self, player: Player) -> bool {
        self.0 >> player.0 & 1 == 1
    }

    /// Adds a player.
    pub fn insert(&mut self, player: Player) {
        self.0 |= 1 << player.0;
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is nobody.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are not in the other set.
    pub fn without(self, other: Players) -> Players {
        Players(self.0 & !other.0)
    }

    /// The players, by number.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        (0..MAX_PLAYERS).map(Player).filter(move |player| self.has(*player))
    }
}

impl FromIterator<Player> for Players {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Players {
        let mut set = Players::NONE;
        players.into_iter().for_each(|player| set.insert(player));
        set
    }
}

impl From<Vec<Player>> for Players {
    fn from(players: Vec<Player>) -> Players {
        players.into_iter().collect()
    }
}

impl From<Players> for Vec<Player> {
    fn from(players: Players) -> Vec<Player> {
        players.iter().collect()
    }
}

impl fmt::Debug for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
