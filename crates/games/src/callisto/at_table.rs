//! What pages and programs that know Callisto ask a table.

use std::sync::Arc;

use callisto::{Colour, Paint, Paints, Record, Rules};
use table::{Seat, Table};

use super::{CallistoRound, CallistoRules, file};

/// A table at which Callisto is played.
pub trait CallistoTable {
    /// The rules of its games.
    ///
    /// # Panics
    /// If another game is played here: someone who opens a table looks at its [header](Table::header) first.
    fn rules(&self) -> &Arc<Rules>;

    /// The present game, or the last one.
    fn round(&self) -> Option<&CallistoRound>;

    /// What the colours look like here (C1).
    fn paints(&self) -> Paints;

    /// The colours of a seat: one, or two of four (C15).
    fn colours_of(&self, seat: u8) -> impl Iterator<Item = Colour>;

    /// A game of this table as a record, with the names of those who sit there.
    fn record(&self, round: &CallistoRound) -> Record;
}

impl CallistoTable for Table {
    fn rules(&self) -> &Arc<Rules> {
        let rules: &CallistoRules = self.rules_of().unwrap_or_else(|| panic!("another game is played here"));
        &rules.0
    }

    fn round(&self) -> Option<&CallistoRound> {
        self.round_of()
    }

    fn paints(&self) -> Paints {
        paints(self.sets())
    }

    fn colours_of(&self, seat: u8) -> impl Iterator<Item = Colour> {
        let rules = self.rules();
        rules.colours().filter(move |colour| rules.player(*colour).0 == seat)
    }

    fn record(&self, round: &CallistoRound) -> Record {
        let name = |seat: &Seat| seat.person().and_then(|guest| self.name(guest)).unwrap_or_default().into();
        let names: Vec<String> = self.seats().iter().map(name).collect();
        file::record(round, &names, self.paints())
    }
}

/// The sets of the colours, by their numbers.
pub(super) fn paints(sets: &[u8]) -> Paints {
    let paint = |set: &u8| Paint::ALL.get(usize::from(*set)).copied();
    (0..)
        .map(Colour)
        .zip(sets.iter().filter_map(paint))
        .fold(Paints::default(), |paints, (colour, paint)| paints.with(colour, paint))
}
