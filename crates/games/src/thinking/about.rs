//! The position in a question: its moves, as text.

use callisto::{Colour, Move, NodeId, Player, Position, Record};
use serde::{Deserialize, Serialize};
use table::Table;

use crate::{CallistoChoice, CallistoTable, Step};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum About {
    /// The current position of a table.
    Table {
        /// The game.
        choice: CallistoChoice,
        /// The colour that began.
        starter: u8,
        /// The steps since.
        deeds: Vec<Deed>,
    },
    /// A position of a game file.
    Record {
        /// The file.
        text: String,
        /// The path from the root: the number of the child at each node.
        way: Vec<usize>,
    },
}

/// A step of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// A move as a cell list.
    Move(String),
    /// A seat resigned.
    Out(u8),
}

impl About {
    /// The current position of a table.
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
}

/// Reads positions. It keeps the game file that it read last: a review asks about every position of one.
#[derive(Default)]
pub struct Reader {
    file: Option<(String, Record)>,
}

impl Reader {
    fn record(&mut self, text: &str) -> Option<&Record> {
        if self.file.as_ref().is_none_or(|(known, _)| known != text) {
            self.file = Some((text.into(), Record::read(text).ok()?));
        }
        self.file.as_ref().map(|(_, record)| record)
    }

    /// The position; none if the text is invalid.
    pub fn position(&mut self, about: &About) -> Option<Position> {
        match about {
            About::Table { choice, starter, deeds } => fold(choice, *starter, deeds),
            About::Record { text, way } => {
                let record = self.record(text)?;
                Some(record.position(node(record, way)?))
            }
        }
    }

    /// The position before the last move of a game file, and that move.
    pub fn last_move(&mut self, about: &About) -> Option<(Position, Move)> {
        let About::Record { text, way } = about else { return None };
        let (last, before) = way.split_last()?;
        let record = self.record(text)?;
        let before = node(record, before)?;
        let (colour, mv) = record.mv(*record.children(before).get(*last)?)?;
        // Someone may have moved out of turn, and a node may arrange the board before its move.
        let position = record.position(before).given_to(colour);
        position.is_legal(mv).then_some((position, mv))
    }
}

/// The node at the end of a way from the root.
fn node(record: &Record, way: &[usize]) -> Option<NodeId> {
    way.iter().try_fold(record.root(), |node, child| record.children(node).get(*child).copied())
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
        let mut reader = Reader::default();
        assert_eq!(reader.position(&again), Some(record.position(other)));
        let (before, mv) = reader.last_move(&again).unwrap();
        assert_eq!((before, rules.cell_list(mv)), (record.position(first), "m12".into()));
        assert_eq!(reader.position(&About::Record { text: record.write(), way: vec![3] }), None);
        // Another file, and text that is no file, are not mistaken for the file that was read before.
        let shorter = Record::new(&rules, Colour(0));
        let start = About::Record { text: shorter.write(), way: vec![] };
        assert_eq!(reader.position(&start), Some(shorter.position(shorter.root())));
        assert_eq!(reader.position(&About::Record { text: "(".into(), way: vec![] }), None);
        assert_eq!(reader.position(&again), Some(record.position(other)));
    }
}
