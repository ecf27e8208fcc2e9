//! New floors (V8), in their order (V9).

use villa::{Action, Broken, Colour, Columns, Game, Laid, Setup, Storey};

use super::table::{ask, dealt, does, floor, hexagon, player, ready, refused, rests, thick, thin, up};

fn on(columns: &[villa::Column]) -> Action {
    Action::Lay { outcome: Laid::Rests { on: columns.iter().copied().collect() } }
}

/// A villa with the yellow floor on top, and one thick and one hexagonal column of everybody on it; player 4 is next.
fn yellow_floor(expert: bool) -> Game {
    let mut game = dealt(Setup::new(4).unwrap().expert(expert));
    let colours = [Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red];
    for next in [Storey::Green, Storey::Yellow] {
        game = floor(&up(&game, &colours.map(thick)));
        assert_eq!(game.top(), next);
        // Someone who laid the floor has had their turn; the others go on until it is player 4's again.
        game = [hexagon(Colour::Blue), hexagon(Colour::Yellow), hexagon(Colour::Red)]
            .into_iter()
            .fold(game, |game, column| up(&game, &[column]));
    }
    game
}

#[test]
fn v8_a_floor_rests_on_at_least_three_columns() {
    let columns = [Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red].map(thick);
    let game = ask(&up(&ready(4), &columns));
    assert_eq!(game.next_floor(), Some((Storey::Green, 3)));
    assert_eq!(refused(&game, on(&columns[..2])), Broken::TooFewBear { on: 2, needs: 3 });
    assert_eq!(does(&game, on(&columns[..3])).top(), Storey::Green);
}

#[test]
fn v8_it_rests_on_columns_of_the_top_floor() {
    let columns = [Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red].map(thick);
    let game = ask(&up(&ready(4), &columns));
    let below = thin(Colour::Red, 1);
    assert_eq!(refused(&game, on(&[columns[0], columns[1], below])), Broken::NotBearing(below));
    assert_eq!(
        refused(&game, Action::Lay { outcome: Laid::Rests { on: Columns::NONE } }),
        Broken::TooFewBear { on: 0, needs: 3 }
    );
}

#[test]
fn v8_if_it_cannot_rest_the_turn_is_over_without_it() {
    let columns = [Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red].map(thick);
    let game = does(&ask(&up(&ready(4), &columns)), Action::Lay { outcome: Laid::NotLayable });
    assert_eq!((game.top(), game.turn()), (Storey::Blue, player(1)));
}

#[test]
fn v8_with_fewer_columns_on_the_top_floor_there_is_nothing_to_try() {
    let game = up(&ready(4), &[Colour::Green, Colour::Blue].map(thick));
    assert!(!game.can_lay());
    assert_eq!(ask(&game).turn(), player(3));
}

#[test]
fn v8_experts_lay_orange_and_red_on_one_or_two_columns() {
    let columns = [hexagon(Colour::Blue), hexagon(Colour::Yellow)];
    for (expert, needs) in [(false, 3), (true, 1)] {
        let game = yellow_floor(expert);
        assert_eq!((game.next_floor(), game.turn()), (Some((Storey::Orange, needs)), player(4)));
        let asked = ask(&game);
        if expert {
            assert_eq!(does(&asked, on(&columns)).top(), Storey::Orange);
            let orange = does(&asked, on(&columns[..1]));
            assert_eq!(orange.top(), Storey::Orange);
            assert_eq!(orange.next_floor(), Some((Storey::Red, 1)));
        } else {
            assert_eq!(refused(&asked, on(&columns)), Broken::TooFewBear { on: 2, needs: 3 });
        }
    }
}

#[test]
fn v8_experts_need_three_below_the_orange_floor() {
    let setup = Setup::new(4).unwrap().expert(true);
    assert!(setup.is_expert() && !Setup::new(4).unwrap().is_expert());
    let needs = Storey::ALL.map(|floor| setup.bearers(floor));
    assert_eq!(needs[Storey::Green.level()..], [3, 3, 1, 1]);
    assert_eq!(Setup::new(4).unwrap().bearers(Storey::Red), 3);
}

#[test]
fn v9_floors_come_in_their_order_and_red_is_the_last() {
    let mut game = dealt(Setup::new(4).unwrap().expert(true));
    let mut floors = vec![game.top()];
    while game.next_floor().is_some() {
        for _ in 0..4 {
            let column = game.movable_of(game.turn()).iter().next().unwrap();
            game = up(&game, &[column]);
        }
        game = floor(&game);
        floors.push(game.top());
    }
    assert_eq!(floors, Storey::ALL[1..]);
    assert_eq!(refused(&game, rests(&game)), Broken::NoFloorLeft);
}
