//! Three players with neutral columns (V17).

use villa::{Action, Broken, Colour, Column, Deed, Game, Phase, Place, Setup, Storey};

use super::common::neutrals;
use super::table::{
    BEGINS, OWN_DUE, ask, does, floor, hexagon, off, player, ready, refused, rests, stood, then, thick, thin,
    up,
};

/// All but one of the neutral columns are on the blue floor; it is player 1's turn.
fn one_neutral_on_the_base() -> Game {
    let neutral =
        [thick(Colour::Green), hexagon(Colour::Green), thin(Colour::Green, 1), thin(Colour::Green, 2)];
    let own = [thick(Colour::Red), thick(Colour::Blue), thick(Colour::Yellow), hexagon(Colour::Red)];
    neutral.iter().zip(own).fold(ready(3), |game, (neutral, own)| up(&game, &[*neutral, own]))
}

#[test]
fn v17_the_fourth_colour_is_neutral() {
    let game = ready(3);
    assert_eq!(game.owner(Colour::Green), None);
    assert!(game.is_neutral(thick(Colour::Green)) && !game.is_neutral(thick(Colour::Red)));
    assert!(!ready(4).is_neutral(thick(Colour::Green)));
    assert_eq!(game.movable_neutrals().len(), 5);
    assert_eq!([2, 3, 4].map(|players| Setup::new(players).unwrap().has_neutral()), [false, true, false]);
}

#[test]
fn v17_a_turn_brings_up_a_neutral_column_and_then_ones_own() {
    let game = ready(3);
    assert!(game.is_neutral_due());
    assert_eq!(refused(&game, stood(&game, thick(Colour::Red))), Broken::NeutralFirst);
    let neutral = up(&game, &[thick(Colour::Green)]);
    assert_eq!((neutral.turn(), neutral.phase()), (player(3), OWN_DUE));
    assert_eq!(refused(&neutral, stood(&neutral, hexagon(Colour::Green))), Broken::NeutralDone);
    let own = up(&neutral, &[thick(Colour::Red)]);
    assert_eq!(own.turn(), player(1));
    assert!(own.is_neutral_due());
}

#[test]
fn v17_the_last_neutral_column_of_a_storey_may_not_be_moved() {
    let game = one_neutral_on_the_base();
    let last = thin(Colour::Green, 3);
    assert_eq!(neutrals(&game, Place::On(Storey::Base)), 1);
    assert_eq!(refused(&game, stood(&game, last)), Broken::LastNeutral(last));
    // The same goes for floors once they are not the top any more.
    let green = floor(&game);
    assert_eq!(green.movable_neutrals().len(), 4);
    let mut game = green;
    let mut own = [Colour::Yellow, Colour::Red, Colour::Blue].into_iter().cycle();
    while let Some(neutral) = game.movable_neutrals().iter().next() {
        let column = thin(own.next().unwrap(), 1);
        game = up(&game, &[neutral, column]);
    }
    assert_eq!(neutrals(&game, Place::On(Storey::Blue)), 1);
    let last = thin(Colour::Green, 2);
    assert_eq!(game.check(game.turn(), Deed::Bring(last)), Err(Broken::LastNeutral(last)));
}

#[test]
fn v17_a_locked_neutral_column_counts_as_one_that_stays() {
    // The second to last is locked, so the last but one may go.
    let game = up(&ready(3), &[thick(Colour::Green), thick(Colour::Red)]);
    let game = up(&game, &[hexagon(Colour::Green), thick(Colour::Blue)]);
    let game = up(&game, &[thin(Colour::Green, 1), thick(Colour::Yellow)]);
    let game = off(&game, thin(Colour::Green, 2));
    assert_eq!(neutrals(&game, Place::On(Storey::Base)), 2);
    assert_eq!(game.movable_neutrals(), [thin(Colour::Green, 3)].into_iter().collect());
}

#[test]
fn v17_if_no_neutral_column_may_be_moved_the_turn_goes_on_with_ones_own() {
    let game = one_neutral_on_the_base();
    assert!(!game.is_neutral_due());
    assert_eq!(up(&game, &[hexagon(Colour::Blue)]).turn(), player(2));
}

#[test]
fn v17_a_floor_is_asked_for_before_a_neutral_column_is_touched() {
    let game = one_neutral_on_the_base();
    assert_eq!(ask(&game).phase(), Phase::Laying { opposed: false });
    let neutral = up(&ready(3), &[thick(Colour::Green)]);
    assert_eq!(refused(&neutral, Action::Ask), Broken::TooLateToAsk);
    let tried = off(&ready(3), thick(Colour::Green));
    let by = tried.turn();
    assert_eq!(tried.play(by, Action::Ask).unwrap_err().broken, Broken::TooLateToAsk);
    assert_eq!(tried.play(by, rests(&tried)).unwrap_err().broken, Broken::AskFirst);
}

#[test]
fn v17_who_has_no_column_to_move_is_done_after_the_neutral_one() {
    // Player 3 asks for a floor until the others have proved all red columns out of the game.
    let mut game = ready(3);
    for column in Column::of(Colour::Red) {
        game = then(&does(&game, Action::Ask), player(1), Action::Object);
        game = ask(&ask(&up(&game, &[column])));
    }
    assert!(game.turn() == player(3) && game.columns_of(player(3)).is_empty());
    let neutral = thick(Colour::Green);
    for after in [up(&game, &[neutral]), off(&game, neutral)] {
        assert_eq!((after.turn(), after.phase()), (player(1), BEGINS));
    }
}
