//! Openings after which everybody has a nearly equal chance to win.
//!
//! From the usual start the first of two equal players wins nine games in ten. Matches that begin from these openings tell who is
//! stronger, and people who begin from one have a fair game. `examples/even.rs` makes the lists.
//! Those whose first line names a net were found in the same way with the search of `train/` alone, up to 0.09 (two players) or 0.2
//! above an equal chance.

use std::sync::Arc;

use callisto::{Cell, Edition, Move, Position, Region, Rules, Setup};

/// A list as it is in the data folder: its name says the edition and the players, with a `c` for four colours.
struct List {
    name: &'static str,
    text: &'static str,
}

macro_rules! lists {
    ($($name:literal),* $(,)?) => {
        &[$(List { name: $name, text: include_str!(concat!("../data/even/", $name, ".txt")) }),*]
    };
}

const LISTS: &[List] = lists![
    "pentobi-2",
    "pentobi-3",
    "pentobi-4",
    "pentobi-2c",
    "pocket-2",
    "pocket-3",
    "pocket-4",
    "piatnik-3",
    "piatnik-4",
];

/// An opening after which everybody has a nearly equal chance.
#[derive(Clone, Debug, PartialEq)]
pub struct EvenOpening {
    /// The moves, the first colour's first.
    pub moves: Vec<Move>,
    /// Each player's chance to win, from 0 to 1, by search.
    pub chances: Vec<f32>,
}

/// The even openings of a game, the most even first; none where no list was made for it.
///
/// Editions that differ in nothing an opening shows (board, pieces, pillars) share a list.
///
/// ```
/// use callisto::{Edition, Rules, Setup};
/// use callisto_engine::even_openings;
///
/// let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
/// assert!(even_openings(&rules).iter().all(|opening| (opening.chances[0] - 0.5).abs() < 0.05));
/// ```
pub fn even_openings(rules: &Rules) -> Vec<EvenOpening> {
    for list in LISTS {
        let Some(made_for) = list.rules() else { continue };
        if let Some(shift) = shift_between(&made_for, rules) {
            return list
                .openings(&made_for)
                .filter_map(|opening| opening.moved(&made_for, rules, shift))
                .collect();
        }
    }
    Vec::new()
}

impl List {
    /// The rules that it was made for.
    fn rules(&self) -> Option<Arc<Rules>> {
        let (edition, players) = self.name.rsplit_once('-')?;
        let four_colours = players.ends_with('c');
        let players = players.trim_end_matches('c').parse().ok()?;
        let setup = Setup { four_colours, ..Setup::new(Edition::named(edition)?, players) };
        Rules::new(setup).ok()
    }

    fn openings(&self, made_for: &Rules) -> impl Iterator<Item = EvenOpening> {
        let lines = self.text.lines().filter(|line| !line.starts_with('#'));
        lines.filter_map(|line| parse(made_for, line))
    }
}

/// Columns and rows from a cell of one game to the same cell of another.
type Shift = (i32, i32);

/// From one game to another that begins alike: the same players, pieces, rules for pillars, and places for pieces, wherever
/// on the board they are. A board with a border has them further in than one without.
fn shift_between(from: &Rules, to: &Rules) -> Option<Shift> {
    let (a, b) = (from.setup(), to.setup());
    let is_alike = (a.players, a.four_colours, a.strict_exit) == (b.players, b.four_colours, b.strict_exit)
        && a.edition.kinds() == b.edition.kinds()
        && a.edition.pillars() == b.edition.pillars();
    let corner = |rules: &Rules| {
        let cells = || rules.board().cells().filter(|cell| rules.board().is_playable(*cell));
        Some((i32::from(cells().map(Cell::x).min()?), i32::from(cells().map(Cell::y).min()?)))
    };
    let ((x, y), (to_x, to_y)) = (corner(from)?, corner(to)?);
    let shift = (to_x - x, to_y - y);
    let are_same_places = [Region::Open, Region::Centre].into_iter().all(|region| {
        let moved = from.board().cells_in(region).map(|cell| cell.offset(shift.0, shift.1));
        moved.eq(to.board().cells_in(region).map(Some))
    });
    (is_alike && are_same_places).then_some(shift)
}

/// `a1 k12 …  503/497`: moves as cell lists, and the chances in thousandths.
fn parse(rules: &Rules, line: &str) -> Option<EvenOpening> {
    let (moves, chances) = line.rsplit_once(' ')?;
    let moves = moves.split_whitespace().map(|text| rules.parse_move(text)).collect::<Result<_, _>>().ok()?;
    let chances = chances.split('/').map(|share| share.parse::<f32>().map(|share| share / 1000.0));
    Some(EvenOpening { moves, chances: chances.collect::<Result<_, _>>().ok()? })
}

impl EvenOpening {
    /// The same opening of a game that begins alike.
    fn moved(self, from: &Rules, to: &Rules, (dx, dy): Shift) -> Option<EvenOpening> {
        let moved = |mv: &Move| {
            let cells = from.cells_of_move(*mv).into_iter().map(|cell| cell.offset(dx, dy));
            to.move_on(&cells.collect::<Option<Vec<_>>>()?)
        };
        Some(EvenOpening { moves: self.moves.iter().map(moved).collect::<Option<_>>()?, ..self })
    }

    /// The position after it.
    pub fn position(&self, rules: &Arc<Rules>) -> Position {
        let mut position = Position::new(rules);
        for mv in &self.moves {
            position.play_legal(*mv);
        }
        position
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use callisto::Colour;

    use super::*;

    #[test]
    fn every_line_of_every_list_is_an_even_opening() {
        for list in LISTS {
            let rules = list.rules().unwrap();
            let openings: Vec<_> = list.openings(&rules).collect();
            let lines = list.text.lines().count() - 1;
            assert_eq!(openings.len(), lines, "{}: every line is read", list.name);
            let players = rules.players().len();
            let most = if players == 2 { 0.55 } else { 1.3 / players as f32 };
            for opening in openings {
                let mut position = Position::new(&rules);
                for mv in &opening.moves {
                    position = position.play(*mv).unwrap();
                }
                assert!(!position.is_over());
                assert_eq!(opening.chances.len(), players);
                assert!((opening.chances.iter().sum::<f32>() - 1.0).abs() < 0.003);
                assert!(opening.chances.iter().all(|share| *share <= most), "{}: {opening:?}", list.name);
            }
        }
    }

    #[test]
    fn no_opening_is_the_mirror_image_or_turn_of_another() {
        for list in LISTS {
            let rules = list.rules().unwrap();
            let mut seen = HashSet::new();
            for opening in list.openings(&rules) {
                let position = opening.position(&rules);
                let turned = rules.board().symmetries().into_iter();
                let marks: Vec<_> = turned.map(|symmetry| placed(&position.transformed(symmetry))).collect();
                assert!(marks.iter().all(|mark| !seen.contains(mark)), "{}: {opening:?}", list.name);
                seen.extend(marks);
            }
        }
    }

    /// What lies where: the same for openings that differ only in the order of their moves.
    fn placed(position: &Position) -> Vec<Option<(Colour, bool)>> {
        let cells = position.board().cells();
        cells.map(|cell| position.owner(cell).map(|colour| (colour, position.is_pillar(cell)))).collect()
    }

    #[test]
    fn editions_that_begin_alike_share_a_list() {
        let of = |edition: &str, players| {
            let setup = Setup::new(Edition::named(edition).unwrap(), players);
            even_openings(&Rules::new(setup).unwrap())
        };
        assert!(of("benelux", 2).len() >= 1000);
        assert_eq!(of("benelux", 2), of("russian", 2));
        assert_eq!(of("benelux", 3).len(), of("pentobi", 3).len());
        assert_eq!(of("benelux", 4), of("pentobi", 4));
        assert_ne!(of("pocket", 2), of("pentobi", 2));
        assert_ne!(of("piatnik", 4), of("pentobi", 4));
    }

    /// The board of `benelux` has a border of two cells, which `pentobi` does not draw.
    #[test]
    fn an_opening_moves_with_the_places_for_pieces() {
        let rules = |edition| Rules::new(Setup::new(Edition::named(edition).unwrap(), 2)).unwrap();
        let (pentobi, benelux) = (rules("pentobi"), rules("benelux"));
        let names = |rules: &Rules| {
            let opening = &even_openings(rules)[0];
            opening.moves.iter().map(|mv| rules.cells_of_move(*mv)).collect::<Vec<_>>().concat()
        };
        let (bare, bordered) = (names(&pentobi), names(&benelux));
        assert!(bare.iter().zip(&bordered).all(|(a, b)| a.offset(2, 2) == Some(*b)), "{bare:?} {bordered:?}");
        for opening in even_openings(&benelux) {
            let mut position = Position::new(&benelux);
            for mv in opening.moves {
                position = position.play(mv).unwrap();
            }
        }
    }

    #[test]
    fn a_game_that_no_list_was_made_for_has_none() {
        let edition = Edition::named("pentobi").unwrap();
        let strict = Setup { strict_exit: true, ..Setup::new(edition, 2) };
        assert!(even_openings(&Rules::new(strict).unwrap()).is_empty());
        let piatnik = Setup::new(Edition::named("piatnik").unwrap(), 2);
        assert!(even_openings(&Rules::new(piatnik).unwrap()).is_empty());
    }
}
