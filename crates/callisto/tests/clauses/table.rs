//! Short words for setting a table up and playing at it.

use std::sync::Arc;

use callisto::{Broken, Cell, Colour, Edition, Move, Position, Rules, Setup};

/// A built-in edition without options.
pub fn rules(edition: &str, players: u8) -> Arc<Rules> {
    Rules::new(Setup::new(Edition::named(edition).unwrap(), players)).unwrap()
}

/// A built-in edition in which nobody stays for the last pillar (C10).
pub fn strict(edition: &str, players: u8) -> Arc<Rules> {
    let setup = Setup::new(Edition::named(edition).unwrap(), players);
    Rules::new(Setup { strict_exit: true, ..setup }).unwrap()
}

/// Two players with two colours each (C15).
pub fn four_colours(edition: Arc<Edition>) -> Arc<Rules> {
    Rules::new(Setup { four_colours: true, ..Setup::new(edition, 2) }).unwrap()
}

/// An edition with pieces such as `I2 = 1`, the same board for every number of players, and plain pillars, for ends
/// that take a whole evening with a printed one.
pub fn small(pieces: &str, board: &str) -> Arc<Edition> {
    let board = format!("'''\n{board}'''");
    let text = format!(
        "id = 'small'\nname = 'Small'\nlast_pillar = 'may'\n[pieces]\n{pieces}\n\
         [pillars]\ncount = 3\nfirst = {{ on = ['open'] }}\nlater = {{ on = ['open'] }}\n\
         [boards]\n2 = {board}\n3 = {board}\n4 = {board}\n"
    );
    Arc::new(Edition::from_toml(&text).unwrap())
}

/// The rules of a [`small`] edition.
pub fn small_rules(pieces: &str, board: &str, players: u8) -> Arc<Rules> {
    Rules::new(Setup::new(small(pieces, board), players)).unwrap()
}

/// The position after moves separated by spaces, from the start.
pub fn after(rules: &Arc<Rules>, moves: &str) -> Position {
    then(&Position::new(rules), moves)
}

/// The position after some more moves.
pub fn then(position: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(position.clone(), |position, text| {
        position.play(read(&position, text)).unwrap_or_else(|e| panic!("{text}: {e}\n{position:?}"))
    })
}

/// Whether a move may be played now.
pub fn may(position: &Position, text: &str) -> bool {
    position.play(read(position, text)).is_ok()
}

/// The rule that a move breaks. The refused move comes back with it.
pub fn broken(position: &Position, text: &str) -> Broken {
    let mv = read(position, text);
    let refused = position.play(mv).expect_err(text);
    assert_eq!(refused.mv, mv);
    refused.broken
}

fn read(position: &Position, text: &str) -> Move {
    position.rules().parse_move(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

pub fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// The colour to move, counted from 1 as people do; 0 when the game is over.
pub fn turn(position: &Position) -> u8 {
    position.to_move().map_or(0, |Colour(c)| c + 1)
}
