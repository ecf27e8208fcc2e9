//! A turn: one column comes up, or is left (V4, V5), and no second one is tried (V9).

use villa::{Action, Broken, Brought, Colour, Place, Storey};

use super::table::{
    broken_off, floor, hexagon, off, player, ready, refused, refused_to, stood, thick, thin, up,
    with_green_floor,
};

#[test]
fn v4_a_turn_brings_one_column_of_ones_own_to_the_top_floor() {
    let game = up(&ready(4), &[thick(Colour::Green)]);
    assert_eq!(game.place(thick(Colour::Green)), Place::On(Storey::Blue));
    assert_eq!(game.turn(), player(1));
}

#[test]
fn v4_only_ones_own_columns() {
    let game = ready(4);
    let red = thick(Colour::Red);
    assert_eq!(refused(&game, stood(&game, red)), Broken::NotYours(red));
    let green = stood(&game, thick(Colour::Green));
    assert_eq!(refused_to(&game, player(3), green), Broken::NotYourTurn(player(4)));
}

#[test]
fn v4_from_any_lower_storey() {
    let game = with_green_floor();
    let from_base = up(&game, &[thin(Colour::Blue, 1)]);
    let from_blue = up(&game, &[thick(Colour::Blue)]);
    assert_eq!(from_base.place(thin(Colour::Blue, 1)), Place::On(Storey::Green));
    assert_eq!(from_blue.place(thick(Colour::Blue)), Place::On(Storey::Green));
}

#[test]
fn v4_and_v9_columns_on_the_top_floor_stay_there() {
    let green = thick(Colour::Green);
    let game = up(&ready(4), &[green, thick(Colour::Blue), thick(Colour::Yellow), thick(Colour::Red)]);
    assert_eq!(refused(&game, broken_off(green)), Broken::OnTop(green));
    let above = floor(&game);
    let above = up(&above, &[thick(Colour::Blue), thick(Colour::Yellow), thick(Colour::Red), green]);
    assert_eq!(
        above.place(green),
        Place::On(Storey::Green),
        "once there is a floor above, it can rise again"
    );
}

#[test]
fn v4_a_column_that_stands_anywhere_else_is_not_brought_up() {
    let game = with_green_floor();
    let action = Action::Bring { column: thick(Colour::Blue), outcome: Brought::Stood { on: Storey::Blue } };
    assert_eq!(refused(&game, action), Broken::NotBroughtUp(Storey::Blue));
}

#[test]
fn v5_breaking_off_ends_the_turn_and_the_column_stays_where_it_was() {
    let column = thick(Colour::Green);
    let game = off(&ready(4), column);
    assert_eq!((game.place(column), game.is_locked(column)), (Place::On(Storey::Base), true));
    assert_eq!(game.turn(), player(1));
}

#[test]
fn v5_nobody_moves_that_column_again() {
    let column = thick(Colour::Green);
    let blue_yellow_red = [Colour::Blue, Colour::Yellow, Colour::Red];
    let game = up(&off(&ready(4), column), &blue_yellow_red.map(thick));
    assert_eq!(refused(&game, stood(&game, column)), Broken::Locked(column));
    // Also when it would be to prove something against its owner.
    let game = super::table::does(&game, Action::Ask);
    let game = super::table::then(&game, player(1), Action::Object);
    assert_eq!(refused(&game, stood(&game, column)), Broken::Locked(column));
}

#[test]
fn v9_no_second_try_with_another_column() {
    let game = off(&ready(4), thick(Colour::Green));
    let second = stood(&game, hexagon(Colour::Green));
    assert_eq!(refused_to(&game, player(4), second), Broken::NotYourTurn(player(1)));
}
