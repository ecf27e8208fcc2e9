//! How attempts end: fouls (V14) and collapses (V15).

use villa::{Action, Broken, Brought, Cause, Colour, Laid};

use super::table::{ask, collapse, does, off, player, ready, refused, thick, up, with_green_floor};

#[test]
fn v14_a_foul_counts_as_breaking_off() {
    let column = thick(Colour::Green);
    let foul = does(&ready(4), Action::Bring { column, outcome: Brought::Foul });
    assert_eq!(foul, off(&ready(4), column));
    assert!(foul.is_locked(column));
}

#[test]
fn v14_a_foul_with_a_floor_means_that_it_is_not_laid() {
    let game = ask(&up(&with_green_floor(), &[Colour::Blue, Colour::Yellow, Colour::Red].map(thick)));
    let after = does(&game, Action::Lay { outcome: Laid::NotLayable });
    assert_eq!((after.top(), after.turn()), (game.top(), player(1)));
}

#[test]
fn v15_a_collapse_ends_the_game_at_once() {
    let game = does(&with_green_floor(), collapse(thick(Colour::Blue)));
    assert_eq!(game.end().unwrap().cause, Cause::Collapse { by: player(1) });
    assert!(game.to_act().is_empty());
    assert_eq!(refused(&game, Action::Ask), Broken::GameOver);
}

#[test]
fn v15_a_collapse_under_a_floor_being_laid_is_the_layers() {
    let game = ask(&up(&with_green_floor(), &[Colour::Blue, Colour::Yellow, Colour::Red].map(thick)));
    let fallen = does(&game, Action::Lay { outcome: Laid::Collapse });
    assert_eq!(fallen.end().unwrap().cause, Cause::Collapse { by: player(4) });
}
