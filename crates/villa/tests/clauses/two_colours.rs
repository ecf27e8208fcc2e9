//! Two players with two colours each (V16).

use villa::{Action, Broken, Colour, Dealing, Deed, Game, Phase, Setup};

use super::table::{
    BEGINS, does, empty, floor, off, player, points, ready, refused, stood, then, thick, thin, up,
};

#[test]
fn v16_colours_are_taken_in_two_rounds_and_the_last_starts() {
    let game = does(&does(&empty(2), Action::Arrange), Action::Throw { colour: Colour::Red });
    let game =
        [Colour::Blue, Colour::Green].into_iter().fold(game, |g, colour| does(&g, Action::Choose { colour }));
    assert_eq!((game.phase(), game.turn()), (Phase::Dealing, player(2)));
    let free: Vec<Deed> = game.may(player(2)).collect();
    assert_eq!(free, [Deed::GiveUp, Deed::Choose(Colour::Yellow)]);
    let game = does(&game, Action::Choose { colour: Colour::Yellow });
    assert_eq!(game.colours_of(player(1)).collect::<Vec<_>>(), [Colour::Red, Colour::Green]);
    assert_eq!(game.colours_of(player(2)).collect::<Vec<_>>(), [Colour::Blue, Colour::Yellow]);
    assert_eq!(game.turn(), player(2));
}

#[test]
fn v16_where_colours_are_thrown_for_the_second_one_is_chosen() {
    let setup = Setup::new(2).unwrap().dealing(Dealing::Throw);
    let throw = |colour| Action::Throw { colour };
    let game = does(&does(&Game::new(setup, player(1)), Action::Arrange), throw(Colour::Red));
    assert_eq!(refused(&game, Action::Choose { colour: Colour::Blue }), Broken::ThrowForColour);
    assert_eq!(does(&game, throw(Colour::Red)), game, "a taken colour is thrown for again");
    let game = does(&game, throw(Colour::Blue));
    assert_eq!((game.phase(), game.turn()), (Phase::Dealing, player(1)));
    for colour in [Colour::Green, Colour::Yellow] {
        assert_eq!(refused(&game, throw(colour)), Broken::ChooseColour);
    }
    let game = does(&game, Action::Choose { colour: Colour::Green });
    assert_eq!(refused(&game, throw(Colour::Yellow)), Broken::ChooseColour);
    let game = does(&game, Action::Choose { colour: Colour::Yellow });
    assert_eq!((game.phase(), game.turn()), (BEGINS, player(2)));
}

#[test]
fn v16_a_turn_uses_either_colour() {
    // Player 1 has blue and red, player 2 yellow and green.
    let game = ready(2);
    assert_eq!(game.movable_of(player(2)).len(), 10);
    assert_eq!(up(&game, &[thick(Colour::Yellow)]).turn(), player(1));
    assert_eq!(up(&game, &[thick(Colour::Green)]).turn(), player(1));
    assert_eq!(refused(&game, stood(&game, thick(Colour::Red))), Broken::NotYours(thick(Colour::Red)));
}

#[test]
fn v16_points_of_both_colours_are_added() {
    let game = up(&ready(2), &[Colour::Yellow, Colour::Blue, Colour::Green].map(thick));
    let game = floor(&game);
    assert_eq!(game.turn(), player(2));
    let game = up(&game, &[thick(Colour::Yellow), thick(Colour::Blue), thin(Colour::Green, 1)]);
    assert_eq!(points(&game), [3, 4]);
    let game = up(&game, &[thick(Colour::Red)]);
    assert_eq!(points(&game), [6, 4]);
    assert_eq!(game.stone().holder(), Some(player(1)));
    assert_eq!(game.stone_shows(), Some(Colour::Yellow), "one of the other's colours");
}

#[test]
fn v16_both_colours_count_for_objections() {
    let game = then(&does(&ready(2), Action::Ask), player(1), Action::Object);
    for colour in [Colour::Yellow, Colour::Green] {
        assert!(game.check(player(1), Deed::Bring(thick(colour))).is_ok());
    }
    let failed = off(&game, thick(Colour::Yellow));
    for colour in [Colour::Blue, Colour::Red] {
        assert!(failed.check(player(2), Deed::Name(Some(thick(colour)))).is_ok());
    }
}
