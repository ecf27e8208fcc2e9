//! The position that is asked about: how it came about, as text.

use callisto::{Colour, Move, Player, Position, Record};
use games::{CallistoChoice, CallistoTable, Step};
use serde::{Deserialize, Serialize};
use table::Table;

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum About {
    /// The present one of a table.
    Table {
        /// The game.
        choice: CallistoChoice,
        /// The colour that began.
        starter: u8,
        /// What happened since.
        deeds: Vec<Deed>,
    },
    /// One of a game file.
    Record {
        /// The file.
        text: String,
        /// The way from the root: which child, again and again.
        way: Vec<usize>,
    },
}

/// Something that happened before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// A move as a cell list.
    Move(String),
    /// A seat was given up.
    Out(u8),
}

impl About {
    /// The present position of a table.
    pub fn table(table: &Table) -> Option<About> {
        let round = table.round()?;
        let rules = table.rules();
        let choice = CallistoChoice::of(table.header())?;
        let deeds = round.steps().iter().map(|step| match step {
            Step::Move { mv, .. } => Deed::Move(rules.cell_list(*mv)),
            Step::Withdrawal { seat } => Deed::Out(*seat),
        });
        let deeds = deeds.collect();
        Some(About::Table { choice, starter: round.starter().0, deeds })
    }

    /// The position; none when the text does not make sense.
    pub fn position(&self) -> Option<Position> {
        match self {
            About::Table { choice, starter, deeds } => fold(choice, *starter, deeds),
            About::Record { text, way } => {
                let record = Record::read(text).ok()?;
                let node = way
                    .iter()
                    .try_fold(record.root(), |node, child| record.children(node).get(*child).copied())?;
                Some(record.position(node))
            }
        }
    }

    /// The position before the last move of a game file, and that move.
    pub fn last_move(&self) -> Option<(Position, Move)> {
        let About::Record { text, way } = self else { return None };
        let (last, before) = way.split_last()?;
        let record = Record::read(text).ok()?;
        let node = before
            .iter()
            .try_fold(record.root(), |node, child| record.children(node).get(*child).copied())?;
        let (colour, mv) = record.mv(*record.children(node).get(*last)?)?;
        // Somebody may have moved out of turn, and a node may arrange the board before its move.
        let position = record.position(node).given_to(colour);
        position.is_legal(mv).then_some((position, mv))
    }
}

fn fold(choice: &CallistoChoice, starter: u8, deeds: &[Deed]) -> Option<Position> {
    let rules = choice.rules().ok()?;
    let starter = rules.colours().find(|colour| colour.0 == starter)?;
    let mut position = Position::started_by(&rules, starter);
    for deed in deeds {
        match deed {
            Deed::Move(text) => position = position.play(rules.parse_move(text).ok()?).ok()?,
            Deed::Out(seat) => {
                let theirs = |colour: &Colour| rules.player(*colour) == Player(*seat);
                for colour in rules.colours().filter(theirs) {
                    position = position.without(colour);
                }
            }
        }
    }
    Some(position)
}

#[cfg(test)]
mod tests {
    use callisto::{Edition, Rules, Setup};

    use super::*;

    #[test]
    fn a_place_in_a_file_is_found_by_its_way() {
        let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
        let mut record = Record::new(&rules, Colour(0));
        let first = record.play(record.root(), rules.parse_move("h8").unwrap()).unwrap();
        record.play(first, rules.parse_move("m8").unwrap()).unwrap();
        let other = record.play(first, rules.parse_move("m12").unwrap()).unwrap();
        let about = About::Record { text: record.write(), way: vec![0, 1] };
        let again: About = serde_json::from_str(&serde_json::to_string(&about).unwrap()).unwrap();
        assert_eq!(again.position(), Some(record.position(other)));
        let (before, mv) = again.last_move().unwrap();
        assert_eq!((before, rules.cell_list(mv)), (record.position(first), "m12".into()));
        assert_eq!(About::Record { text: record.write(), way: vec![3] }.position(), None);
    }
}
