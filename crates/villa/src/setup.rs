//! What a table agrees on before a game: number of players, options.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::colour::COLOURS;
use crate::player::{MAX_PLAYERS, Player};
use crate::storey::Storey;

/// How many columns a floor rests on at least (V8).
const BEARERS: usize = 3;

/// A number of players and the options of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Setup {
    players: u8,
    dealing: Dealing,
    expert: bool,
}

/// How those after the first come to their colours (V3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dealing {
    /// They choose, as the Dutch sheet has it.
    #[default]
    Choose,
    /// They throw the stone, again if the colour is taken, as the French sheet has it. Two players choose their second
    /// colour (V16).
    Throw,
}

/// A number of players that cannot play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupError(pub u8);

/// A setup as it is written down, before it is checked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    players: u8,
    #[serde(default)]
    dealing: Dealing,
    #[serde(default)]
    expert: bool,
}

impl Setup {
    /// Two, three or four players without options: colours are chosen, every floor needs three columns.
    pub fn new(players: u8) -> Result<Setup, SetupError> {
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(SetupError(players));
        }
        Ok(Setup { players, dealing: Dealing::Choose, expert: false })
    }

    /// The same with another way to deal colours (V3).
    pub fn dealing(self, dealing: Dealing) -> Setup {
        Setup { dealing, ..self }
    }

    /// The same with or without the expert variant (V8).
    pub fn expert(self, expert: bool) -> Setup {
        Setup { expert, ..self }
    }

    /// Every number of players with every option.
    pub fn all() -> impl Iterator<Item = Setup> {
        let plain =
            (2..=MAX_PLAYERS).map(|players| Setup { players, dealing: Dealing::Choose, expert: false });
        plain.flat_map(|setup| {
            [Dealing::Choose, Dealing::Throw]
                .into_iter()
                .flat_map(move |dealing| [false, true].map(|expert| setup.dealing(dealing).expert(expert)))
        })
    }

    /// The players, clockwise.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        (0..self.players).filter_map(Player::new)
    }

    /// How many players there are.
    pub fn player_count(&self) -> u8 {
        self.players
    }

    /// How those after the first come to their colours (V3).
    pub fn deals_by(&self) -> Dealing {
        self.dealing
    }

    /// Whether the expert variant is played (V8).
    pub fn is_expert(&self) -> bool {
        self.expert
    }

    /// How many colours each player has: two of them with two players (V16), otherwise one.
    pub fn colours_each(&self) -> usize {
        if self.players == 2 { 2 } else { 1 }
    }

    /// Whether a colour is left over, whose columns are neutral (V17).
    pub fn has_neutral(&self) -> bool {
        usize::from(self.players) * self.colours_each() < COLOURS
    }

    /// How many columns a floor has to rest on (V8); the blue one rests on all of them (V2).
    pub fn bearers(&self, floor: Storey) -> usize {
        if self.expert && floor >= Storey::Orange { 1 } else { BEARERS }
    }

    /// Who sits next clockwise.
    pub(crate) fn after(&self, player: Player) -> Player {
        let next = (u8::from(player) + 1) % self.players;
        Player::new(next).unwrap_or(player)
    }
}

impl TryFrom<Written> for Setup {
    type Error = SetupError;

    fn try_from(written: Written) -> Result<Setup, SetupError> {
        Ok(Setup::new(written.players)?.dealing(written.dealing).expert(written.expert))
    }
}

impl From<Setup> for Written {
    fn from(setup: Setup) -> Written {
        let Setup { players, dealing, expert } = setup;
        Written { players, dealing, expert }
    }
}

impl fmt::Display for Setup {
    /// For instance `3 players, throwing for colours, expert`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players", self.players)?;
        if self.dealing == Dealing::Throw {
            write!(f, ", throwing for colours")?;
        }
        if self.expert {
            write!(f, ", expert")?;
        }
        Ok(())
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "two, three or four can play, not {} (V1)", self.0)
    }
}

impl std::error::Error for SetupError {}
