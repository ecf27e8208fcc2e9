//! The end and the winner (V13).

use villa::{Action, Broken, Cause, Colour, Deed, End, Game, Laid, Storey};

use super::table::{
    ask, collapse, does, floor, hexagon, off, player, ready, refused_to, thick, thin, up, with_green_floor,
};

/// Player 2 holds the stone, which shows player 1's colour; it is player 3's turn.
fn held() -> Game {
    up(&with_green_floor(), &[thin(Colour::Blue, 1), thick(Colour::Yellow)])
}

#[test]
fn v13_after_a_collapse_the_holder_of_the_stone_wins() {
    let end = does(&held(), collapse(thick(Colour::Red)));
    let cause = Cause::Collapse { by: player(3) };
    assert_eq!(end.end(), Some(End { cause, winner: Some(player(2)) }));
}

#[test]
fn v13_unless_the_holder_caused_it_then_the_previous_holder_wins() {
    let game = up(&held(), &[thin(Colour::Red, 1), thin(Colour::Green, 1), thin(Colour::Blue, 2)]);
    let end = does(&game, collapse(thin(Colour::Yellow, 1)));
    let cause = Cause::Collapse { by: player(2) };
    assert_eq!(end.end(), Some(End { cause, winner: Some(player(1)) }));
}

#[test]
fn v13_without_such_a_player_nobody_wins() {
    let no_holder = does(&ready(4), collapse(thick(Colour::Green)));
    assert_eq!(no_holder.end().unwrap().winner, None);
    // Player 1 is the first holder of all, and makes the villa collapse.
    let columns = [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Green].map(|colour| thin(colour, 1));
    let game = up(&with_green_floor(), &columns);
    let end = does(&game, collapse(thick(Colour::Blue)));
    assert_eq!(end.end(), Some(End { cause: Cause::Collapse { by: player(1) }, winner: None }));
}

#[test]
fn v13_it_is_over_when_nobody_in_succession_can_bring_up_anything() {
    // One column stands on the green floor, so no floor can be laid.
    let mut game = up(&with_green_floor(), &[thin(Colour::Blue, 1)]);
    for number in [2, 3, 4] {
        assert_eq!(game.turn(), player(number));
        game = ask(&game);
        assert_eq!(game.end(), None);
    }
    let end = ask(&game);
    assert_eq!(end.end(), Some(End { cause: Cause::Stuck, winner: Some(player(1)) }));
    assert_eq!(refused_to(&end, player(2), Action::GiveUp), Broken::GameOver);
    assert_eq!(end.may(player(1)).collect::<Vec<Deed>>(), []);
}

#[test]
fn v13_a_column_a_break_or_an_objection_in_between_begins_the_count_anew() {
    let start = up(&with_green_floor(), &[thin(Colour::Blue, 1)]);
    let three = ask(&ask(&ask(&start)));
    assert_eq!(three.turn(), player(1));
    let objected = super::table::then(&does(&three, Action::Ask), player(2), Action::Object);
    let failed = does(&off(&objected, hexagon(Colour::Blue)), Action::Name { column: None });
    for again in [up(&three, &[thin(Colour::Blue, 2)]), off(&three, thin(Colour::Blue, 2)), failed] {
        assert_eq!((again.end(), again.turn()), (None, player(2)));
        let others = [Colour::Yellow, Colour::Red, Colour::Green].map(hexagon);
        assert_eq!(ask(&up(&again, &others)).end(), None, "nobody else is stuck any more");
        let three = ask(&ask(&ask(&again)));
        assert_eq!((three.end(), three.turn()), (None, player(1)));
        assert_eq!(ask(&three).end().unwrap().cause, Cause::Stuck);
    }
}

#[test]
fn v13_a_floor_in_between_begins_the_count_anew() {
    // Three of four are stuck, then the fourth lays a floor and gives up: the three can go on.
    let columns = [Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red].map(thick);
    let not_laid = |game: &Game| does(&ask(game), Action::Lay { outcome: Laid::NotLayable });
    let three = not_laid(&not_laid(&not_laid(&up(&ready(4), &columns))));
    assert_eq!(three.turn(), player(3));
    let game = super::table::then(&floor(&three), player(3), Action::GiveUp);
    assert_eq!((game.end(), game.top()), (None, Storey::Green));
}

#[test]
fn v13_a_floor_that_could_not_be_laid_counts_as_nothing_brought_up() {
    let mut game = up(&ready(4), &[Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red].map(thick));
    for _ in 0..4 {
        assert_eq!(game.end(), None);
        game = does(&ask(&game), Action::Lay { outcome: Laid::NotLayable });
    }
    assert_eq!(game.end(), Some(End { cause: Cause::Stuck, winner: None }), "nobody has the stone yet");
}

#[test]
fn v13_one_declares_also_when_the_red_floor_is_up() {
    let mut game = ready(4);
    while game.top() < Storey::Red {
        for _ in 0..4 {
            let column = game.movable_of(game.turn()).iter().next().unwrap();
            game = up(&game, &[column]);
        }
        game = floor(&game);
    }
    let holder = game.stone().holder();
    assert!(holder.is_some());
    let end = (0..4).fold(game, |game, _| ask(&game));
    assert_eq!(end.end(), Some(End { cause: Cause::Stuck, winner: holder }));
}
