//! What a table of the fault test is like.

use fastrand::Rng;
use games::{CallistoChoice, VillaChoice};
use table::rest::NewTable;
use table::{Clock, Tagged};

/// A table to be made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What is played.
    pub game: Game,
    /// How many seats.
    pub seats: u8,
    /// How many of them, from the last on, belong to bots of the server.
    pub bots: u8,
    /// Seconds for each move, where there is a clock.
    pub clock: Option<u32>,
    /// Whether each player begins once, or there is a single game.
    pub series: bool,
}

/// One of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// An edition of Callisto.
    Callisto(&'static str),
    /// Villa Paletti.
    Villa,
}

impl Game {
    fn draw(dice: &mut Rng) -> Game {
        match dice.u8(..8) {
            0 => Game::Villa,
            1 | 2 => Game::Callisto("benelux"),
            _ => Game::Callisto("pocket"),
        }
    }
}

impl Plan {
    /// One of all kinds.
    pub fn draw(dice: &mut Rng) -> Plan {
        let seats = dice.u8(2..=4);
        Plan {
            game: Game::draw(dice),
            seats,
            // Someone has to be there who receives the entries.
            bots: if dice.u8(..4) == 0 { dice.u8(1..seats) } else { 0 },
            clock: (dice.u8(..4) == 0).then(|| dice.u32(5..8)),
            series: dice.u8(..3) > 0,
        }
    }

    /// How many people play.
    pub fn people(&self) -> u8 {
        self.seats - self.bots
    }

    /// What to ask the server for.
    pub fn request(&self) -> NewTable {
        let clock = self.clock.map_or(Clock::None, |seconds| Clock::Move { seconds });
        let game = match self.game {
            Game::Callisto(edition) => Tagged::from(&CallistoChoice::new(edition, self.seats)),
            // Lines break often here, and someone who is not heard of soon loses nothing but time.
            Game::Villa => {
                Tagged::from(&VillaChoice { objection: 5, grace: 5, ..VillaChoice::new(self.seats) })
            }
        };
        NewTable { rounds: Some(u8::from(self.series)), clock, ..NewTable::new(game) }
    }
}
