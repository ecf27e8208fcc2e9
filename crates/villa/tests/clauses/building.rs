//! Setting the villa up (V2).

use villa::{Action, Broken, Colour, Column, Game, Laid, Phase, Place, Storey};

use super::table::{does, empty, player, refused, refused_to, rests, thick, thin};

/// All columns stand, and nothing lies on them.
fn all_placed() -> Game {
    Column::all().fold(empty(3), |game, column| does(&game, Action::Place { column }))
}

#[test]
fn v2_players_place_the_columns_in_turn() {
    let mut game = empty(3);
    for (column, number) in Column::all().zip([1, 2, 3].into_iter().cycle()) {
        assert_eq!(game.turn(), player(number));
        game = does(&game, Action::Place { column });
        assert_eq!(game.place(column), Place::On(Storey::Base));
    }
    assert_eq!(game.columns_at(Place::Box).len(), 0);
    assert_eq!(game.next_floor(), Some((Storey::Blue, 20)));
}

#[test]
fn v2_a_column_is_placed_once_and_by_whom_it_is() {
    let column = thick(Colour::Red);
    let game = does(&empty(2), Action::Place { column });
    assert_eq!(refused(&game, Action::Place { column }), Broken::AlreadyPlaced(column));
    let other = Action::Place { column: thick(Colour::Blue) };
    assert_eq!(refused_to(&game, player(1), other), Broken::NotYourTurn(player(2)));
}

#[test]
fn v2_one_press_arranges_everything_at_any_time() {
    for columns in [0, 7, 20] {
        let placed = Column::all().take(columns);
        let game = placed.fold(empty(4), |game, column| does(&game, Action::Place { column }));
        let game = does(&game, Action::Arrange);
        assert_eq!(game.columns_at(Place::On(Storey::Base)).len(), 20);
        assert_eq!((game.top(), game.phase()), (Storey::Blue, Phase::Dealing));
    }
}

#[test]
fn v2_the_blue_floor_comes_when_all_columns_stand() {
    let game = does(&empty(3), Action::Place { column: thick(Colour::Red) });
    assert_eq!(refused(&game, rests(&game)), Broken::ColumnsFirst(19));
    let game = all_placed();
    let laid = does(&game, rests(&game));
    assert_eq!((laid.top(), laid.phase(), laid.turn()), (Storey::Blue, Phase::Dealing, player(1)));
}

#[test]
fn v2_the_blue_floor_rests_on_all_columns() {
    let game = all_placed();
    let on = Column::all().skip(1).collect();
    assert_eq!(refused(&game, Action::Lay { outcome: Laid::Rests { on } }), Broken::NotOnAll(19));
    let again = does(&game, Action::Lay { outcome: Laid::NotLayable });
    assert_eq!(again, game, "it is tried again");
}

#[test]
fn v2_what_falls_is_built_again() {
    let game = all_placed();
    for fallen in [Action::Clear, Action::Lay { outcome: Laid::Collapse }] {
        let again = does(&game, fallen);
        assert_eq!((again.phase(), again.columns_at(Place::Box).len()), (Phase::Building, 20));
        assert_eq!(again.turn(), game.turn());
    }
}

#[test]
fn v2_nothing_else_happens_before_the_villa_stands() {
    let game = empty(2);
    let column = thin(Colour::Red, 1);
    let throw = Action::Throw { colour: Colour::Red };
    for action in [throw, Action::Ask, Action::Object, super::table::broken_off(column)] {
        assert_eq!(refused(&game, action), Broken::VillaFirst);
    }
    let stands = does(&game, Action::Arrange);
    for action in [Action::Arrange, Action::Clear, Action::Place { column }] {
        assert_eq!(refused(&stands, action), Broken::VillaStands);
    }
}
