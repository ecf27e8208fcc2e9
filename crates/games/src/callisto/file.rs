//! A game of a table as a game file.

use callisto::{Player, Record};

use crate::round::{Round, Step};
use crate::table::Table;

impl Table {
    /// A game of this table with the names of those who sit there. A colour that was given up is passed over; a file
    /// can tell that only by leaving its moves out.
    pub fn record(&self, round: &Round) -> Record {
        let mut record = Record::new(self.rules(), round.starter());
        for (player, seat) in (0..).map(Player).zip(self.seats()) {
            let name = seat.person().and_then(|guest| self.name(guest));
            record.set_player_name(player, name.unwrap_or_default());
        }
        record.set_paints(self.paints());
        let mut node = record.root();
        for step in round.steps() {
            if let Step::Move { colour, mv } = step
                && let Ok(next) = record.play_for(node, *colour, *mv)
            {
                node = next;
            }
        }
        record
    }
}
