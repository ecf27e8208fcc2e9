//! The slow reference at the same table as the fast rules.
//!
//! A file of its own because only tests with `mod reference` can use it.

use callisto::{Cell, Colour, Move, Rules, Setup};

use crate::reference::{Action, EditionName, Game};

/// The start of the same game.
pub fn twin(setup: &Setup, starter: Colour) -> Game {
    let edition = match setup.edition.id() {
        "benelux" => EditionName::Benelux,
        "piatnik" => EditionName::Piatnik,
        "russian" => EditionName::Russian,
        "pocket" => EditionName::Pocket,
        "pentobi" => EditionName::Pentobi,
        other => panic!("the reference does not know {other}"),
    };
    Game::new(edition, setup.players.into(), setup.strict_exit, setup.four_colours, starter.index())
}

/// The same move.
pub fn action(rules: &Rules, mv: Move) -> Action {
    match mv {
        Move::Retire => Action::Retire,
        _ => Action::place(rules.cells_of_move(mv).iter().map(|c: &Cell| (c.x().into(), c.y().into()))),
    }
}
