//! Reading a game file.

use std::fmt;
use std::sync::Arc;

use super::dialect::{Dialect, OUR_GAME, PENTOBI_GAMES};
use super::replay::State;
use super::{Arrangement, Node, NodeId, Record};
use crate::cell::Cell;
use crate::colour::Colour;
use crate::edition::Edition;
use crate::illegal::Broken;
use crate::moves::Move;
use crate::notation::RETIRE;
use crate::rules::Rules;
use crate::setup::Setup;
use crate::sgf::{self, Property, SgfFault, TextPosition};
use crate::shape::MAX_CELLS;

/// A file that cannot be read: where, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: u32,
    /// The column, counted from 1.
    pub column: u32,
    /// What is wrong there.
    pub what: String,
    /// Which kind of fault it is.
    pub fault: RecordFault,
}

/// What can be wrong with a game file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// It is not a game file.
    NoGame,
    /// A move breaks a rule.
    Illegal(Broken),
    /// Anything else.
    Other,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what)
    }
}

impl std::error::Error for RecordError {}

fn error(place: TextPosition, what: impl fmt::Display) -> RecordError {
    RecordError { line: place.line, column: place.column, what: what.to_string(), fault: RecordFault::Other }
}

impl Record {
    /// Reads a game file and checks every line of it: see `docs/formats.md`.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let nodes = sgf::read(text).map_err(|e| RecordError {
            fault: if e.what == SgfFault::NoGame { RecordFault::NoGame } else { RecordFault::Other },
            ..error(e.place, e.what)
        })?;
        let root =
            nodes.first().ok_or_else(|| error(TextPosition { line: 1, column: 1 }, "the file is empty"))?;
        let header = Header::read(&root.properties, root.place)?;
        let mut record = Record::new(&header.rules, header.starter);
        let places: Vec<TextPosition> = nodes.iter().map(|n| node_place(&n.properties, n.place)).collect();
        for (index, node) in nodes.into_iter().enumerate() {
            let parent = (index > 0).then_some(NodeId(node.parent));
            let read = header.node(parent, node.properties)?;
            if parent.is_some() {
                record.push(read);
            } else {
                record.nodes[0] = read;
            }
        }
        let start = State::start(&record.rules, record.starter);
        record.walk(start, |before, id| {
            let node = record.node(id);
            before.after(node).map_err(|illegal| {
                let list = record.rules.cell_list(illegal.mv);
                let what = format!("illegal move {list}: {illegal}");
                RecordError { fault: RecordFault::Illegal(illegal.broken), ..error(places[id.0], what) }
            })
        })?;
        Ok(record)
    }
}

/// Where a node's move or setup stands, so that an error points there and not at the semicolon.
fn node_place(properties: &[Property], node: TextPosition) -> TextPosition {
    let telling = |p: &&Property| {
        matches!(p.id.as_str(), "B" | "W" | "1" | "2" | "3" | "4" | "AB" | "AW" | "A1" | "A2" | "A3" | "A4")
    };
    properties.iter().find(telling).map_or(node, |p| p.place)
}

struct Header {
    rules: Arc<Rules>,
    starter: Colour,
    dialect: Dialect,
}

impl Header {
    fn read(properties: &[Property], root: TextPosition) -> Result<Header, RecordError> {
        let find = |id: &str| properties.iter().find(|p| p.id == id);
        let game = find("GM").ok_or_else(|| error(root, "GM, the game, is missing"))?;
        let name = game.values[0].trim();
        let pentobi = PENTOBI_GAMES.iter().find(|(game, ..)| game.eq_ignore_ascii_case(name));
        let (players, four_colours) = match pentobi {
            Some((_, players, four)) => (*players, *four),
            None if name == OUR_GAME => {
                let players =
                    find("LGP").ok_or_else(|| error(game.place, "LGP, the number of players, is missing"))?;
                (number(players)?, find("LGC").is_some())
            }
            None => return Err(error(game.place, format!("the game {name:?} is not Callisto"))),
        };
        let edition = match (find("LGE"), find("LGR")) {
            (Some(own), _) => Arc::new(
                Edition::from_toml(&own.values[0])
                    .map_err(|e| error(own.place, format!("the edition in this file, {e}")))?,
            ),
            (None, Some(id)) => Edition::named(&id.values[0]).ok_or_else(|| {
                let known: Vec<&str> = Edition::all().iter().map(|e| e.id()).collect();
                let what = format!("there is no edition {:?}; there are {}", id.values[0], known.join(", "));
                error(id.place, what)
            })?,
            (None, None) if pentobi.is_some() => Edition::named("pentobi").expect("it is built in"),
            (None, None) => return Err(error(game.place, "the edition, LGR or LGE, is missing")),
        };
        let strict_exit = find("LGX").is_some();
        let rules = Rules::new(Setup { edition, players, strict_exit, four_colours })
            .map_err(|e| error(game.place, e))?;
        let starter = match find("LGS") {
            None => Colour(0),
            Some(property) => number(property)?
                .checked_sub(1)
                .map(Colour)
                .filter(|c| rules.colours().any(|other| other == *c))
                .ok_or_else(|| error(property.place, "LGS names a colour that does not play"))?,
        };
        let dialect = if pentobi.is_some() {
            Dialect::pentobi(&rules, starter)
        } else {
            Dialect::ours(&rules, starter)
        };
        Ok(Header { rules, starter, dialect })
    }

    /// Sorts the properties of a node into move, setup, and the rest.
    fn node(&self, parent: Option<NodeId>, properties: Vec<Property>) -> Result<Node, RecordError> {
        let mut node = Node { parent, ..Node::default() };
        let Arrangement { add, remove, to_move } = &mut node.arrangement;
        for property in properties {
            let id = property.id.as_str();
            if let Some(colour) = self.dialect.colour_of_move(id) {
                if node.mv.is_some() {
                    return Err(error(property.place, "a second move in the same node"));
                }
                // Old files write one value for each cell.
                let mv = self.mv(&property.values.join(","), property.place)?;
                node.mv = Some((colour, mv));
            } else if let Some(colour) = self.dialect.colour_of_setup(id) {
                for value in &property.values {
                    add.push((colour, self.mv(value, property.place)?));
                }
            } else if id == "AE" {
                for value in &property.values {
                    let mut cells = self.cells(value, property.place)?;
                    cells.sort();
                    remove.push(cells);
                }
            } else if id == "PL" && self.dialect.colour_of_turn(&property.values[0]).is_some() {
                *to_move = self.dialect.colour_of_turn(&property.values[0]);
            } else if !HEADER.contains(&id) || parent.is_some() {
                node.properties.push(property);
            }
        }
        Ok(node)
    }

    fn mv(&self, value: &str, place: TextPosition) -> Result<Move, RecordError> {
        if value.trim() == RETIRE && !self.dialect.is_pentobi() {
            return Ok(Move::Retire);
        }
        let mut cells = self.cells(value, place)?;
        cells.sort();
        self.rules
            .move_on(&cells)
            .ok_or_else(|| error(place, format!("no piece has the shape of {value} (C2)")))
    }

    fn cells(&self, value: &str, place: TextPosition) -> Result<Vec<Cell>, RecordError> {
        let mut cells = Vec::new();
        if value.split(',').nth(MAX_CELLS).is_some() {
            return Err(error(place, format!("a piece has at most {MAX_CELLS} cells")));
        }
        for part in value.split(',') {
            cells.push(cell(part.trim()).ok_or_else(|| {
                let part: String = part.chars().take(20).collect();
                error(place, format!("{part:?} is not a square"))
            })?);
        }
        let shifted = self.dialect.cells_from_file(&cells);
        shifted.ok_or_else(|| error(place, format!("{value} is off the board")))
    }
}

/// The properties of the first node that the record itself writes.
pub(super) const HEADER: [&str; 7] = ["GM", "LGR", "LGE", "LGX", "LGP", "LGC", "LGS"];

/// A cell as files have it: zeros before the row are let pass.
fn cell(text: &str) -> Option<Cell> {
    let digits = text.find(|c: char| c.is_ascii_digit())?;
    let row = text[digits..].trim_start_matches('0');
    format!("{}{row}", &text[..digits]).parse().ok()
}

fn number(property: &Property) -> Result<u8, RecordError> {
    let value = property.values[0].trim();
    value.parse().map_err(|_| error(property.place, format!("{value:?} is not a valid number here")))
}
