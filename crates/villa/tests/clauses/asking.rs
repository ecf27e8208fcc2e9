//! Asking for a floor (V6).

use villa::{Action, Broken, Colour, Deed, Game, Phase, Request, Storey};

use super::table::{
    ask, does, hexagon, off, player, ready, refused, refused_to, rests, stood, then, thick, thin, up,
};

/// Four columns on the blue floor; it is player 4's turn.
fn four_up() -> Game {
    up(&ready(4), &[Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red].map(thick))
}

#[test]
fn v6_if_nobody_objects_the_floor_is_laid_and_the_turn_is_over() {
    let asked = does(&four_up(), Action::Ask);
    assert_eq!(asked.to_act().len(), 3);
    let granted =
        [3, 1, 2].into_iter().fold(asked, |game, number| then(&game, player(number), Action::Allow));
    assert_eq!(granted.phase(), Phase::Laying { opposed: false });
    let laid = does(&granted, rests(&granted));
    assert_eq!((laid.top(), laid.turn()), (Storey::Green, player(1)));
}

#[test]
fn v6_one_asks_at_the_start_of_ones_own_turn() {
    let game = four_up();
    assert_eq!(refused_to(&game, player(2), Action::Ask), Broken::NotYourTurn(player(4)));
    let column_brought = up(&game, &[thin(Colour::Green, 1)]);
    assert_eq!(refused_to(&column_brought, player(4), Action::Ask), Broken::NotYourTurn(player(1)));
}

#[test]
fn v6_no_column_is_moved_in_a_turn_with_a_request() {
    let asked = does(&four_up(), Action::Ask);
    let column = thin(Colour::Green, 1);
    assert_eq!(refused_to(&asked, player(4), stood(&asked, column)), Broken::AnswersFirst);
    assert_eq!(refused_to(&asked, player(4), Action::Ask), Broken::AlreadyAsked);
    assert_eq!(refused_to(&asked, player(4), rests(&asked)), Broken::AnswersFirst);
    let granted = ask(&four_up());
    assert_eq!(refused(&granted, stood(&granted, column)), Broken::LayFirst);
    assert_eq!(refused(&granted, Action::Ask), Broken::AlreadyAsked);
    assert_eq!(refused(&granted, Action::EndTurn), Broken::LayFirst);
}

#[test]
fn v6_no_floor_without_asking() {
    let game = four_up();
    assert_eq!(refused(&game, rests(&game)), Broken::AskFirst);
    assert_eq!(refused(&game, Action::Allow), Broken::NothingAsked);
    assert_eq!(refused_to(&game, player(1), Action::Object), Broken::NothingAsked);
}

#[test]
fn v6_each_opponent_answers_once() {
    let asked = does(&four_up(), Action::Ask);
    assert_eq!(refused_to(&asked, player(4), Action::Allow), Broken::OwnRequest);
    let one = then(&asked, player(2), Action::Allow);
    assert_eq!(refused_to(&one, player(2), Action::Object), Broken::AlreadyAllowed);
    assert_eq!(refused_to(&one, player(2), Action::Allow), Broken::AlreadyAllowed);
    let allowed = [player(2)].into_iter().collect();
    assert_eq!(one.phase(), Phase::Asked { request: Request::Floor, allowed });
}

#[test]
fn v6_where_no_column_may_be_moved_nobody_is_asked() {
    let mut game = four_up();
    for number in 1..=3 {
        game = off(&game, thin(Colour::Green, number));
        game = up(&game, &[Colour::Blue, Colour::Yellow, Colour::Red].map(|colour| thin(colour, number)));
    }
    game = off(&game, hexagon(Colour::Green));
    game = up(&game, &[Colour::Blue, Colour::Yellow, Colour::Red].map(hexagon));
    assert!(game.movable_of(player(4)).is_empty());
    let deeds: Vec<Deed> = game.may(player(4)).collect();
    assert_eq!(deeds, [Deed::Ask, Deed::GiveUp]);
    let granted = does(&game, Action::Ask);
    assert_eq!(granted.phase(), Phase::Laying { opposed: false });
}
