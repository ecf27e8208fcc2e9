//! A table of wood for the tests: short words for what happens at it.
//!
//! Unless a test says otherwise player 1 is first and has blue, player 2 yellow, player 3 red, player 4 green. So the
//! last of them starts. Two players have two colours each, and green is neutral among three.

use villa::{Action, Broken, Brought, Colour, Column, Game, Laid, Phase, Place, Player, Setup, Storey};

/// A player, counted from 1.
pub fn player(number: u8) -> Player {
    Player::new(number - 1).unwrap()
}

pub fn thick(colour: Colour) -> Column {
    Column::of(colour).next().unwrap()
}

pub fn hexagon(colour: Colour) -> Column {
    Column::of(colour).nth(1).unwrap()
}

/// One of the thin columns, counted from 1.
pub fn thin(colour: Colour, number: usize) -> Column {
    Column::of(colour).nth(1 + number).unwrap()
}

/// Before anything stands.
pub fn empty(players: u8) -> Game {
    Game::new(Setup::new(players).unwrap(), player(1))
}

/// After the colours are dealt.
pub fn ready(players: u8) -> Game {
    dealt(Setup::new(players).unwrap())
}

/// The same with options.
pub fn dealt(setup: Setup) -> Game {
    let mut game = does(&Game::new(setup, player(1)), Action::Arrange);
    game = does(&game, Action::Throw { colour: Colour::Blue });
    let colours = usize::from(setup.player_count()) * setup.colours_each();
    for colour in Colour::ALL.into_iter().take(colours).skip(1) {
        game = does(&game, Action::Choose { colour });
    }
    game
}

/// The one for whom the table waits does something.
pub fn does(game: &Game, action: Action) -> Game {
    let by = game.to_act().iter().next().unwrap();
    then(game, by, action)
}

/// Someone does something.
pub fn then(game: &Game, by: Player, action: Action) -> Game {
    game.play(by, action).unwrap_or_else(|refused| panic!("{refused}: {refused:?}"))
}

/// Why the one for whom the table waits may not do something.
pub fn refused(game: &Game, action: Action) -> Broken {
    let by = game.to_act().iter().next().unwrap_or(game.turn());
    refused_to(game, by, action)
}

/// Why someone may not do something.
pub fn refused_to(game: &Game, by: Player, action: Action) -> Broken {
    game.play(by, action).unwrap_err().broken
}

pub fn stood(game: &Game, column: Column) -> Action {
    Action::Bring { column, outcome: Brought::Stood { on: game.top() } }
}

pub fn broken_off(column: Column) -> Action {
    Action::Bring { column, outcome: Brought::BrokenOff }
}

pub fn collapse(column: Column) -> Action {
    Action::Bring { column, outcome: Brought::Collapse }
}

/// Columns are brought up, one after the other.
pub fn up(game: &Game, columns: &[Column]) -> Game {
    columns.iter().fold(*game, |game, column| does(&game, stood(&game, *column)))
}

/// A column is tried and left where it is.
pub fn off(game: &Game, column: Column) -> Game {
    does(game, broken_off(column))
}

/// The player whose turn it is asks for a floor and nobody objects.
pub fn ask(game: &Game) -> Game {
    let mut game = does(game, Action::Ask);
    while matches!(game.phase(), Phase::Asked { .. }) {
        game = does(&game, Action::Allow);
    }
    game
}

/// A floor that rests on everything that it can rest on.
pub fn rests(game: &Game) -> Action {
    Action::Lay { outcome: Laid::Rests { on: game.columns_at(Place::On(game.top())) } }
}

/// The player whose turn it is asks for a floor and lays it.
pub fn floor(game: &Game) -> Game {
    let game = ask(game);
    does(&game, rests(&game))
}

/// Four players have brought up their thick columns to the blue floor, and player 4 has laid the green one: player 1 is
/// next and no column stands on it.
pub fn with_green_floor() -> Game {
    let colours = [Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red];
    let game = floor(&up(&ready(4), &colours.map(thick)));
    assert_eq!((game.top(), game.turn()), (Storey::Green, player(1)));
    game
}

/// A turn begins.
pub const BEGINS: Phase = Phase::Turn { neutral_done: false, may_decline: false };

/// A neutral column came up: one's own has to follow (V17).
pub const OWN_DUE: Phase = Phase::Turn { neutral_done: true, may_decline: false };

/// A neutral column did not come up: one's own may follow (V18).
pub const MAY_DECLINE: Phase = Phase::Turn { neutral_done: true, may_decline: true };

/// The points of all players.
pub fn points(game: &Game) -> Vec<u8> {
    game.setup().players().map(|player| game.points(player)).collect()
}
