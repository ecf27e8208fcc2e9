//! How a game is written down: the game's name, whose properties are whose, and which corner is `a1`.
//!
//! Pentobi knows four games of Callisto and counts coordinates from the corner of the playable cells. Whatever can be
//! said in its terms is said so; for the rest there is a game name of our own with the edition's own coordinates.
//! In a file colour 1 always begins, as Pentobi has it; who that is here is kept apart.

use std::sync::Arc;

use super::replay::State;
use super::{Arrangement, Node, Record};
use crate::cell::Cell;
use crate::colour::{Colour, Player};
use crate::edition::Edition;
use crate::moves::Move;
use crate::rules::Rules;
use crate::setup::Setup;

/// The name of the game in files that Pentobi could not follow.
pub(super) const OUR_GAME: &str = "Loggia Callisto";

/// Pentobi's games: name, players, four colours.
pub(super) const PENTOBI_GAMES: [(&str, u8, bool); 4] = [
    ("Callisto Two-Player", 2, false),
    ("Callisto Three-Player", 3, false),
    ("Callisto", 4, false),
    ("Callisto Two-Player Four-Color", 2, true),
];

/// The words of one file.
pub(super) struct Dialect {
    pub(super) game: &'static str,
    rules: Arc<Rules>,
    starter: Colour,
    /// How far the file's `a1` is from the edition's.
    shift: (i32, i32),
}

impl Dialect {
    pub(super) fn ours(rules: &Arc<Rules>, starter: Colour) -> Dialect {
        Dialect { game: OUR_GAME, rules: rules.clone(), starter, shift: (0, 0) }
    }

    pub(super) fn pentobi(rules: &Arc<Rules>, starter: Colour) -> Dialect {
        let setup = rules.setup();
        let (game, ..) = *PENTOBI_GAMES
            .iter()
            .find(|(_, players, four)| (*players, *four) == (setup.players, setup.four_colours))
            .expect("Pentobi has a game for every number of players");
        let board = rules.board();
        let playable = || board.cells().filter(|cell| board.is_playable(*cell));
        let left = playable().map(Cell::x).min().unwrap_or(0);
        let low = playable().map(Cell::y).min().unwrap_or(0);
        Dialect { game, rules: rules.clone(), starter, shift: (left.into(), low.into()) }
    }

    pub(super) fn is_pentobi(&self) -> bool {
        self.game != OUR_GAME
    }

    /// The properties of a colour's moves and of its setup.
    pub(super) fn properties(&self, colour: Colour) -> (&'static str, &'static str) {
        let index = self.in_file(colour).index();
        if self.rules.colours().len() == 2 && self.is_pentobi() {
            [("B", "AB"), ("W", "AW")][index]
        } else {
            [("1", "A1"), ("2", "A2"), ("3", "A3"), ("4", "A4")][index]
        }
    }

    /// The colour of a move property, the older forms of Pentobi included.
    pub(super) fn colour_of_move(&self, id: &str) -> Option<Colour> {
        let two = self.rules.colours().len() == 2;
        let file = match id {
            "B" if two => 0,
            "W" if two => 1,
            "1" | "BLUE" => 0,
            "2" => 1,
            "GREEN" if two => 1,
            "YELLOW" if !two => 1,
            "3" | "RED" => 2,
            "4" | "GREEN" => 3,
            _ => return None,
        };
        self.colour(file)
    }

    /// The colour of a setup property.
    pub(super) fn colour_of_setup(&self, id: &str) -> Option<Colour> {
        match id {
            "AB" | "A1" => self.colour(0),
            "AW" | "A2" => self.colour(1),
            "A3" => self.colour(2),
            "A4" => self.colour(3),
            _ => None,
        }
    }

    /// The colour of a value of `PL`.
    pub(super) fn colour_of_turn(&self, value: &str) -> Option<Colour> {
        match value.trim() {
            "B" | "b" => self.colour(0),
            "W" | "w" => self.colour(1),
            number => self.colour(number.parse::<u8>().ok()?.checked_sub(1)?),
        }
    }

    fn colour(&self, index: u8) -> Option<Colour> {
        let colours = self.rules.colours().len() as u8;
        (index < colours).then(|| Colour((index + self.starter.0) % colours))
    }

    /// The colour's number in the file, where the starter is the first.
    pub(super) fn in_file(&self, colour: Colour) -> Colour {
        let colours = self.rules.colours().len() as u8;
        Colour((colour.0 + colours - self.starter.0) % colours)
    }

    pub(super) fn cells_from_file(&self, cells: &[Cell]) -> Option<Vec<Cell>> {
        cells.iter().map(|cell| cell.offset(self.shift.0, self.shift.1)).collect()
    }

    /// Cells in the file's coordinates; `None` where those have no such cell.
    pub(super) fn cells_in_file(&self, cells: &[Cell]) -> Option<Vec<Cell>> {
        cells.iter().map(|cell| cell.offset(-self.shift.0, -self.shift.1)).collect()
    }
}

impl Record {
    /// The property that names a player. It follows the player's place in the turn order, as the moves do.
    pub(super) fn name_property(&self, player: Player) -> &'static str {
        let players = self.rules.players().len() as u8;
        let first = self.rules.player(self.starter).0;
        let index = usize::from((player.0 + players - first) % players);
        if players == 2 { ["PB", "PW"][index] } else { ["P1", "P2", "P3", "P4"][index] }
    }

    /// Pentobi's way of writing this game, if its rules can express all of it: the same pieces, and every move of
    /// every line legal there with the same colour to move.
    pub(super) fn dialect(&self) -> Dialect {
        let dialect = Dialect::pentobi(&self.rules, self.starter);
        if self.pentobi_follows(&dialect).is_some() {
            dialect
        } else {
            Dialect::ours(&self.rules, self.starter)
        }
    }

    fn pentobi_follows(&self, dialect: &Dialect) -> Option<()> {
        let setup = self.rules.setup();
        let edition = Edition::named("pentobi")?;
        let rules = Rules::new(Setup { edition, strict_exit: false, ..setup.clone() }).ok()?;
        let pieces = |rules: &Rules| {
            let kinds = rules.kinds().iter();
            let mut pieces: Vec<_> = kinds.map(|k| (k.shape.name().to_string(), k.copies)).collect();
            pieces.sort();
            pieces
        };
        if pieces(&rules) != pieces(&self.rules) {
            return None;
        }
        let there = |mv: Move| rules.move_on(&dialect.cells_in_file(&self.rules.cells_of_move(mv))?);
        let entry = |&(colour, mv): &(Colour, Move)| Some((dialect.in_file(colour), there(mv)?));
        let start = (State::start(&self.rules, self.starter), State::start(&rules, Colour(0)));
        let step = |(ours, theirs): &(State, State), id| {
            let node = self.node(id);
            let arrangement = Arrangement {
                add: node.arrangement.add.iter().map(entry).collect::<Option<_>>()?,
                remove: node
                    .arrangement
                    .remove
                    .iter()
                    .map(|cells| dialect.cells_in_file(cells))
                    .collect::<Option<_>>()?,
                to_move: node.arrangement.to_move.map(|colour| dialect.in_file(colour)),
            };
            let mv = match &node.mv {
                Some(mv) => Some(entry(mv)?),
                None => None,
            };
            let ours = ours.after(node).ok()?;
            let theirs = theirs.after(&Node { arrangement, mv, ..Node::default() }).ok()?;
            let turn = ours.position.to_move().map(|colour| dialect.in_file(colour));
            (turn == theirs.position.to_move()).then_some((ours, theirs))
        };
        self.walk(start, |before, id| step(before, id).ok_or(())).ok()
    }
}
