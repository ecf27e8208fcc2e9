//! A small server that keeps the log of one table.

// Each test that includes this uses only a part of it.
#![allow(dead_code)]

use games::{CallistoChoice, CallistoRound, CallistoTable};
use table::{Action, ActionId, By, Clock, Entry, Guest, Header, Rejection, Table, Tagged, Time};

pub const ANNA: Guest = Guest(1);
pub const BEN: Guest = Guest(2);
pub const CLEO: Guest = Guest(3);

pub fn choice(edition: &str, players: u8) -> Tagged {
    Tagged::from(&CallistoChoice::new(edition, players))
}

/// Checks actions, numbers them, and keeps them.
pub struct TestKeeper {
    pub table: Table,
    pub log: Vec<Entry>,
    pub now: Time,
}

impl TestKeeper {
    pub fn new(header: Header) -> TestKeeper {
        TestKeeper { table: Table::new(games::ALL, header).unwrap(), log: Vec::new(), now: Time(1_000_000) }
    }

    pub fn callisto(edition: &str, players: u8) -> TestKeeper {
        TestKeeper::new(CallistoChoice::new(edition, players).header(ANNA, Time(0)))
    }

    /// Anna and Ben at a running game that Anna begins.
    pub fn two_players(clock: Clock) -> TestKeeper {
        let mut keeper =
            TestKeeper::new(Header { clock, ..CallistoChoice::new("benelux", 2).header(ANNA, Time(0)) });
        keeper.join(ANNA, "Anna");
        keeper.join(BEN, "Ben");
        keeper.act(ANNA, Action::Sit { seat: 0 }).unwrap();
        keeper.act(BEN, Action::Sit { seat: 1 }).unwrap();
        keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
        keeper
    }

    pub fn join(&mut self, guest: Guest, name: &str) {
        self.act(guest, Action::Join { name: name.into() }).unwrap();
    }

    pub fn act(&mut self, guest: Guest, action: Action) -> Result<(), Rejection> {
        self.send(By::Guest(guest), action)
    }

    pub fn keeper(&mut self, action: Action) -> Result<(), Rejection> {
        self.send(By::Keeper, action)
    }

    pub fn by(&mut self, by: By, seat: u8, turn: u32, text: &str) -> Result<(), Rejection> {
        self.send(by, Action::Play { seat, turn, play: CallistoRound::tagged(text) })
    }

    /// A move by the holder of the seat.
    pub fn play(&mut self, seat: u8, text: &str) -> Result<(), Rejection> {
        let by = self.table.seats()[usize::from(seat)].person().map_or(By::Keeper, By::Guest);
        let turn = self.table.turn();
        self.by(by, seat, turn, text)
    }

    pub fn send(&mut self, by: By, action: Action) -> Result<(), Rejection> {
        let number = self.table.last() + 1;
        let entry = Entry { number, id: ActionId(u128::from(number) << 64), at: self.now, by, action };
        let before = self.table.clone();
        let result = self.table.apply(&entry);
        if result.is_ok() {
            self.log.push(entry);
        } else {
            assert_eq!(self.table, before, "what is refused changes nothing");
        }
        result
    }

    /// Plays the running game to its end with random moves.
    pub fn play_randomly(&mut self, seed: u64) {
        let mut dice = fastrand::Rng::with_seed(seed);
        while let Some(seat) = self.table.seat_to_move() {
            let position = self.table.round().unwrap().position();
            let legal = position.legal();
            let mv = legal.nth(dice.usize(..legal.len())).unwrap();
            let text = position.rules().cell_list(mv);
            self.play(seat, &text).unwrap();
        }
    }
}
