//! Giving up a seat (V19): the others play on.

use villa::{Action, Broken, Cause, Colour, Column, End, Game, Phase, Place, Request};

use super::table::{
    ask, collapse, does, empty, hexagon, off, player, points, ready, refused_to, stood, then, thick, thin,
    up, with_green_floor,
};

fn without(game: &Game, number: u8) -> Game {
    then(game, player(number), Action::GiveUp)
}

#[test]
fn v19_who_gives_up_is_out_and_their_columns_stay() {
    let game = up(&ready(4), &[thick(Colour::Green)]);
    let left = without(&game, 1);
    assert_eq!(left.turn(), player(2), "the turn goes on");
    assert!(Column::all().all(|column| left.place(column) == game.place(column)));
    assert_eq!(refused_to(&left, player(1), Action::Ask), Broken::GivenUp(player(1)));
    let blue = thick(Colour::Blue);
    assert_eq!(refused_to(&left, player(2), stood(&left, blue)), Broken::NotYours(blue));
    let round = up(&left, &[thick(Colour::Yellow), thick(Colour::Red), hexagon(Colour::Green)]);
    assert_eq!(round.turn(), player(2), "and skips the seat");
}

#[test]
fn v19_who_is_left_alone_wins() {
    for game in [empty(2), ready(2)] {
        let end = without(&game, 1).end();
        assert_eq!(end, Some(End { cause: Cause::Alone, winner: Some(player(2)) }));
    }
    let game = without(&without(&with_green_floor(), 1), 4);
    assert_eq!(game.end(), None);
    assert_eq!(without(&game, 2).end().unwrap().winner, Some(player(3)));
}

#[test]
fn v19_the_villa_is_set_up_and_colours_are_dealt_without_them() {
    let placed = does(&without(&empty(4), 1), Action::Place { column: thick(Colour::Red) });
    assert_eq!(placed.turn(), player(3));
    let stands = does(&without(&placed, 4), Action::Arrange);
    assert_eq!(
        (stands.turn(), stands.owner(Colour::Blue)),
        (player(2), Some(player(1))),
        "any colour will do"
    );
    let game = does(&stands, Action::Choose { colour: Colour::Red });
    let game = does(&game, Action::Choose { colour: Colour::Green });
    assert_eq!(game.owner(Colour::Yellow), Some(player(4)));
    assert_eq!(game.turn(), player(2), "player 4 would have started");
    assert_eq!(without(&stands, 2).end().unwrap().winner, Some(player(3)), "only player 3 is left");
}

#[test]
fn v19_a_request_does_not_wait_for_them() {
    let game = up(&ready(4), &[Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red].map(thick));
    let asked = does(&game, Action::Ask);
    let two = then(&then(&asked, player(1), Action::Allow), player(2), Action::Allow);
    assert_eq!(without(&two, 3).phase(), Phase::Laying { opposed: false });
    assert_eq!(without(&two, 4).turn(), player(1), "a request lapses with its asker");
    let objected = then(&two, player(3), Action::Object);
    assert_eq!(without(&objected, 3).phase(), Phase::Laying { opposed: false }, "so does an objection");
    assert_eq!(without(&objected, 4).turn(), player(1));
    assert_eq!(without(&objected, 1).phase(), objected.phase());
    let others = then(&asked, player(3), Action::Object);
    let open = without(&others, 3).phase();
    assert_eq!(open, Phase::Asked { request: Request::Floor, allowed: villa::Players::NONE });
}

#[test]
fn v19_a_failed_objector_who_leaves_loses_no_column() {
    let game = up(&ready(4), &[Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red].map(thick));
    let objected = then(&does(&game, Action::Ask), player(1), Action::Object);
    let failed = off(&objected, hexagon(Colour::Green));
    let left = without(&failed, 1);
    assert_eq!((left.phase(), left.columns_at(Place::Gone).len()), (Phase::Laying { opposed: true }, 0));
    assert_eq!(without(&failed, 4).turn(), player(1));
    assert_eq!(without(&without(&failed, 2), 4).turn(), player(1));
    assert_eq!(without(&left, 4).turn(), player(2));
}

#[test]
fn v19_who_gave_up_does_not_win() {
    let game = up(&with_green_floor(), &[thin(Colour::Blue, 1), thick(Colour::Yellow)]);
    let left = without(&game, 2);
    assert_eq!(left.stone().holder(), Some(player(2)), "the stone waits to be taken by points");
    assert_eq!(points(&left), [1, 3, 0, 0]);
    assert_eq!(does(&left, collapse(thick(Colour::Red))).end().unwrap().winner, Some(player(1)));
    let both = without(&left, 1);
    assert_eq!(does(&both, collapse(thick(Colour::Red))).end().unwrap().winner, None);
    let taken = up(&left, &[thick(Colour::Red), thick(Colour::Green)]);
    assert_eq!(taken.stone().holder(), Some(player(2)), "as many are not more");
    assert_eq!(
        up(&off(&taken, hexagon(Colour::Blue)), &[hexagon(Colour::Red)]).stone().holder(),
        Some(player(3))
    );
}

#[test]
fn v19_if_only_the_stuck_are_left_it_is_over() {
    let game = up(&with_green_floor(), &[thin(Colour::Blue, 1)]);
    let three = ask(&ask(&ask(&game)));
    assert_eq!(three.turn(), player(1));
    assert_eq!(without(&three, 2).end(), None, "player 1 has not declared anything");
    assert_eq!(without(&three, 1).end(), Some(End { cause: Cause::Stuck, winner: None }));
}
