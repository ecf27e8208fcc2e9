//! Colours, and who starts (V3).

use villa::{Action, Broken, Colour, Dealing, Game, Setup};

use super::table::{BEGINS, broken_off, does, empty, player, ready, refused, refused_to, thick};

fn throw(colour: Colour) -> Action {
    Action::Throw { colour }
}

fn choose(colour: Colour) -> Action {
    Action::Choose { colour }
}

fn throwing() -> Game {
    does(&Game::new(Setup::new(3).unwrap().dealing(Dealing::Throw), player(2)), Action::Arrange)
}

#[test]
fn v3_the_first_throws_and_the_others_choose() {
    let game = does(&empty(4), Action::Arrange);
    assert_eq!(refused(&game, choose(Colour::Red)), Broken::ThrowForColour);
    let game = does(&game, throw(Colour::Red));
    assert_eq!((game.owner(Colour::Red), game.turn()), (Some(player(1)), player(2)));
    assert_eq!(refused(&game, throw(Colour::Green)), Broken::ChooseColour);
    assert_eq!(refused(&game, choose(Colour::Red)), Broken::ColourTaken(Colour::Red));
    assert_eq!(refused_to(&game, player(3), choose(Colour::Blue)), Broken::NotYourTurn(player(2)));
    let game = does(&game, choose(Colour::Green));
    assert_eq!((game.owner(Colour::Green), game.turn()), (Some(player(2)), player(3)));
}

#[test]
fn v3_or_each_throws_again_if_the_colour_is_taken() {
    let game = does(&throwing(), throw(Colour::Red));
    assert_eq!(game.turn(), player(3));
    assert_eq!(refused(&game, choose(Colour::Blue)), Broken::ThrowForColour);
    let again = does(&game, throw(Colour::Red));
    assert_eq!(again, game);
    let game = does(&again, throw(Colour::Blue));
    assert_eq!((game.owner(Colour::Blue), game.turn()), (Some(player(3)), player(1)));
}

#[test]
fn v3_who_gets_the_last_colour_starts_and_play_is_clockwise() {
    let game = [Colour::Red, Colour::Blue, Colour::Green]
        .into_iter()
        .fold(throwing(), |game, colour| does(&game, throw(colour)));
    assert_eq!((game.phase(), game.turn()), (BEGINS, player(1)));
    let mut game = ready(4);
    for number in [4, 1, 2, 3, 4] {
        assert_eq!(game.turn(), player(number));
        let column = game.movable_of(player(number)).iter().next().unwrap();
        game = does(&game, broken_off(column));
    }
}

#[test]
fn v3_colours_are_dealt_before_and_only_once() {
    let game = does(&empty(4), Action::Arrange);
    for action in [Action::Ask, broken_off(thick(Colour::Red)), Action::Name { column: None }] {
        assert_eq!(refused(&game, action), Broken::ColoursFirst);
    }
    for action in [throw(Colour::Red), choose(Colour::Red)] {
        assert_eq!(refused(&ready(2), action), Broken::ColoursDealt);
    }
}
