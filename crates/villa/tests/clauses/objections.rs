//! Objections and what follows (V7).

use villa::{Action, Broken, Cause, Colour, Game, Laid, Phase, Place, Request, Storey};

use super::table::{
    BEGINS, ask, broken_off, collapse, does, hexagon, off, player, points, ready, refused, refused_to, rests,
    stood, then, thick, thin, up, with_green_floor,
};

/// Four columns on the blue floor; player 4 asks and player 2 objects.
fn objected() -> Game {
    let game = up(&ready(4), &[Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red].map(thick));
    then(&does(&game, Action::Ask), player(2), Action::Object)
}

/// Player 2's objection has failed.
fn failed() -> Game {
    off(&objected(), hexagon(Colour::Green))
}

#[test]
fn v7_the_first_to_object_has_to_prove_it() {
    let game = objected();
    assert_eq!(game.to_act(), [player(2)].into_iter().collect());
    let allowed = villa::Players::NONE;
    assert_eq!(game.phase(), Phase::Objecting { request: Request::Floor, allowed, by: player(2) });
    for number in [1, 2, 3, 4] {
        assert_eq!(refused_to(&game, player(number), Action::Object), Broken::ObjectionRuns(player(2)));
    }
    let column = thin(Colour::Green, 1);
    assert_eq!(refused_to(&game, player(3), stood(&game, column)), Broken::ObjectionRuns(player(2)));
    assert_eq!(refused_to(&game, player(4), rests(&game)), Broken::ObjectionRuns(player(2)));
}

#[test]
fn v7_one_objects_before_one_proves() {
    let game = does(&up(&ready(4), &[thick(Colour::Green)]), Action::Ask);
    let column = thin(Colour::Blue, 1);
    assert_eq!(refused_to(&game, player(2), stood(&game, column)), Broken::ObjectFirst);
}

#[test]
fn v7_it_is_proved_with_a_movable_column_of_the_asker() {
    let game = objected();
    let own = thin(Colour::Yellow, 1);
    assert_eq!(refused(&game, stood(&game, own)), Broken::NotAskers(player(4)));
    let on_top = thick(Colour::Green);
    assert_eq!(refused(&game, stood(&game, on_top)), Broken::OnTop(on_top));
}

#[test]
fn v7_a_proof_takes_the_column_out_of_the_game_and_ends_the_turn_without_a_floor() {
    let column = hexagon(Colour::Green);
    let proved = up(&objected(), &[column]);
    assert_eq!(proved.place(column), Place::Gone);
    assert_eq!((proved.top(), proved.turn()), (Storey::Blue, player(1)));
    assert!(!proved.columns_of(player(4)).has(column));
    let game = up(&proved, &[Colour::Blue, Colour::Yellow, Colour::Red].map(hexagon));
    assert_eq!(refused(&game, stood(&game, column)), Broken::Gone(column));
}

#[test]
fn v7_a_failed_objection_locks_the_column_and_costs_one_of_the_objectors() {
    let game = failed();
    assert!(game.is_locked(hexagon(Colour::Green)));
    assert_eq!((game.phase(), game.turn()), (Phase::Naming { of: player(2) }, player(4)));
    assert_eq!(refused(&game, rests(&game)), Broken::NameFirst);
    assert_eq!(refused(&game, stood(&game, thin(Colour::Green, 1))), Broken::NameFirst);
    let named = does(&game, Action::Name { column: Some(thin(Colour::Yellow, 1)) });
    assert_eq!(named.place(thin(Colour::Yellow, 1)), Place::Gone);
    assert_eq!(named.phase(), Phase::Laying { opposed: true });
    let laid = does(&named, rests(&named));
    assert_eq!((laid.top(), laid.turn()), (Storey::Green, player(1)), "the request does not lapse");
}

#[test]
fn v7_only_a_column_of_the_objector_is_named() {
    let game = failed();
    let name = |column| Action::Name { column: Some(column) };
    assert_eq!(refused(&game, name(thin(Colour::Red, 1))), Broken::NotObjectors(player(2)));
    let theirs = name(thin(Colour::Yellow, 1));
    assert_eq!(refused_to(&game, player(2), theirs), Broken::NotYourTurn(player(4)));
    assert_eq!(refused(&objected(), theirs), Broken::NothingToName);
}

#[test]
fn v7_a_locked_column_may_be_named_but_none_that_is_gone() {
    let column = thin(Colour::Yellow, 1);
    // Player 2 locks a column of theirs, and then fails with two objections in two rounds.
    let game = off(&up(&ready(4), &[Colour::Green, Colour::Blue].map(thick)), column);
    let game = then(&does(&up(&game, &[thick(Colour::Red)]), Action::Ask), player(2), Action::Object);
    let game = does(&off(&game, hexagon(Colour::Green)), Action::Name { column: Some(column) });
    assert_eq!(game.place(column), Place::Gone);
    let game = does(&game, Action::Lay { outcome: Laid::NotLayable });
    let game = up(&game, &[thin(Colour::Blue, 1), thin(Colour::Yellow, 2), thin(Colour::Red, 1)]);
    let game = then(&does(&game, Action::Ask), player(2), Action::Object);
    let game = off(&game, thin(Colour::Green, 1));
    assert_eq!(refused(&game, Action::Name { column: Some(column) }), Broken::Gone(column));
}

#[test]
fn v7_if_no_column_can_go_none_goes() {
    let game = does(&failed(), Action::Name { column: None });
    assert_eq!(game.columns_at(Place::Gone).len(), 0);
    assert_eq!(game.phase(), Phase::Laying { opposed: true });
}

#[test]
fn v7_what_a_named_column_is_worth_is_what_its_owner_loses() {
    // Green's thick column stands below the top floor, its hexagonal one on it.
    let game =
        up(&with_green_floor(), &[Colour::Blue, Colour::Yellow, Colour::Red, Colour::Green].map(hexagon));
    assert_eq!((game.worth(hexagon(Colour::Blue)), game.worth(thick(Colour::Blue))), (2, 0));
    assert_eq!(game.worth(thin(Colour::Blue, 1)), 0);
    let game = then(&does(&game, Action::Ask), player(2), Action::Object);
    let game = off(&game, thin(Colour::Blue, 1));
    for column in game.columns_of(player(2)).iter() {
        let after = does(&game, Action::Name { column: Some(column) });
        assert_eq!(game.points(player(2)) - after.points(player(2)), game.worth(column), "{column}");
    }
    assert_eq!(ready(4).worth(thick(Colour::Red)), 0, "nothing counts before the green floor");
}

#[test]
fn v7_a_collapse_is_the_objectors() {
    let game = does(&objected(), collapse(hexagon(Colour::Green)));
    assert_eq!(game.end().unwrap().cause, Cause::Collapse { by: player(2) });
}

/// Who is left with fewer points than others by a named column loses the stone to the highest of them.
#[test]
fn v7_the_stone_goes_to_the_highest_above_who_lost_points() {
    // Blue 3, yellow 1, red 2, and green asks. Blue, who has the stone, objects and loses the thick column.
    let columns = [thick(Colour::Blue), thin(Colour::Yellow, 1), hexagon(Colour::Red)];
    let game = up(&with_green_floor(), &columns);
    assert_eq!(game.stone().holder(), Some(player(1)));
    let game = then(&does(&game, Action::Ask), player(1), Action::Object);
    let game =
        does(&does(&game, broken_off(hexagon(Colour::Green))), Action::Name { column: Some(columns[0]) });
    assert_eq!(points(&game), [0, 1, 2, 0]);
    assert_eq!((game.stone().holder(), game.stone().previous()), (Some(player(3)), Some(player(1))));
}

#[test]
fn v7_among_equals_the_stone_goes_to_the_next_in_turn() {
    let columns =
        [thick(Colour::Blue), hexagon(Colour::Yellow), hexagon(Colour::Red), hexagon(Colour::Green)];
    let name = Action::Name { column: Some(columns[0]) };
    // It is player 1's own turn when someone else asks: a round later, player 4 asks and 1 objects.
    let game = up(&with_green_floor(), &columns);
    let game = off(&off(&off(&game, hexagon(Colour::Blue)), thin(Colour::Yellow, 1)), thin(Colour::Red, 1));
    let game = then(&does(&game, Action::Ask), player(1), Action::Object);
    let game = does(&off(&game, thin(Colour::Green, 1)), name);
    assert_eq!(points(&game), [0, 2, 2, 2]);
    assert_eq!(game.stone().holder(), Some(player(2)), "after 4 comes 1, who is not above, then 2");
}

#[test]
fn v7_the_asker_is_the_last_in_turn_and_who_gave_up_gets_no_stone() {
    // Player 2 asks with 2 points, player 1 has as many, and player 3 objects with 3 points and the stone.
    let columns = [hexagon(Colour::Blue), hexagon(Colour::Yellow), thick(Colour::Red)];
    let game = off(&off(&up(&with_green_floor(), &columns), thin(Colour::Green, 1)), thin(Colour::Blue, 1));
    let game = off(&then(&does(&game, Action::Ask), player(3), Action::Object), thin(Colour::Yellow, 1));
    let name = Action::Name { column: Some(columns[2]) };
    assert_eq!(points(&does(&game, name)), [2, 2, 0, 0]);
    assert_eq!(does(&game, name).stone().holder(), Some(player(1)));
    let left = then(&game, player(1), Action::GiveUp);
    assert_eq!(does(&left, name).stone().holder(), Some(player(2)));
}

#[test]
fn v7_the_stone_stays_where_nobody_is_above() {
    let columns =
        [thick(Colour::Blue), hexagon(Colour::Yellow), hexagon(Colour::Red), hexagon(Colour::Green)];
    let game = up(&with_green_floor(), &columns);
    let game = up(&game, &[hexagon(Colour::Blue), thick(Colour::Yellow)]);
    assert_eq!((points(&game), game.stone().holder()), (vec![5, 5, 2, 2], Some(player(1))));
    // Red asks, blue objects and loses a column on the base: no points are lost.
    let game = then(&does(&game, Action::Ask), player(1), Action::Object);
    let failed = off(&game, thin(Colour::Red, 1));
    let harmless = does(&failed, Action::Name { column: Some(thin(Colour::Blue, 1)) });
    assert_eq!(harmless.stone().holder(), Some(player(1)));
    // Had it been the hexagon, yellow would be above.
    let harmful = does(&failed, Action::Name { column: Some(columns[0]) });
    assert_eq!((points(&harmful), harmful.stone().holder()), (vec![2, 5, 2, 2], Some(player(2))));
}

#[test]
fn v7_an_objector_without_columns_loses_none() {
    // Player 1 asks again and again for a floor, and player 2 proves each time that a column could have been moved.
    let mut game = ready(2);
    while let Some(column) = game.columns_of(player(1)).iter().next() {
        game = does(&does(&ask(&game), Action::Ask), Action::Object);
        game = up(&game, &[column]);
    }
    let game = does(&does(&game, Action::Ask), Action::Object);
    let failed = off(&game, thick(Colour::Yellow));
    assert_eq!((failed.phase(), failed.turn()), (BEGINS, player(1)));
}
