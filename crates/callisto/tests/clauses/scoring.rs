//! Penalties and the winner (C12, C13).

use callisto::{Colour, Player, Position};

use super::table::{after, rules, small_rules, then};

#[test]
fn c12_the_examples_of_the_spanish_sheet() {
    let examples = [("I4 = 1\nO4 = 1\nX5 = 1", 13), ("I3 = 1\nL4 = 1\nT4 = 1", 11), ("I2 = 1", 2)];
    for (unplaced, cost) in examples.into_iter().chain([("V3 = 1\nW5 = 1", 8)]) {
        let start = Position::new(&small_rules(unplaced, "......\n......\n......", 2));
        assert_eq!(start.penalties(), [cost, cost], "{unplaced}");
    }
}

#[test]
fn c12_a_placed_piece_costs_nothing_more() {
    let position = after(&rules("pocket", 2), "a1 j10 a10 j1");
    assert_eq!(position.penalties(), [53, 53]);
    let position = then(&position, "a2,a3,a4,a5 j2,j3 b1,c1,c2,c3,b3");
    assert_eq!(position.penalties(), [53 - 4 - 5, 53 - 2]);
}

#[test]
fn c12_an_unplaced_pillar_costs_nothing() {
    let rules = small_rules("I2 = 1", "......\n......", 2);
    let end = after(&rules, "a1 f1 a2 f2 b1,b2 e1,e2 retire c1");
    assert_eq!((end.pillars_left(Colour(0)), end.pillars_left(Colour(1))), (1, 0));
    assert_eq!(end.outcome().unwrap().penalties(), [0, 0]);
}

#[test]
fn c13_the_fewest_points_win() {
    let rules = small_rules("I2 = 1", "......\n......", 2);
    let second_shut_in = after(&rules, "b1 a1 b2 a2 c1,c2 retire retire");
    let outcome = second_shut_in.outcome().unwrap();
    assert_eq!((outcome.penalties(), outcome.winner()), (&[0, 2][..], Player(0)));
    assert!(outcome.tied().is_empty());
}

#[test]
fn c13_a_tie_goes_to_the_later_in_the_turn_order() {
    let rules = small_rules("I2 = 1", "......\n......", 2);
    let outcome = after(&rules, "a1 f1 a2 f2 b1,b2 e1,e2 retire retire").outcome().unwrap();
    assert_eq!((outcome.penalties(), outcome.winner()), (&[0, 0][..], Player(1)));
    assert_eq!(outcome.tied(), [Player(0), Player(1)]);
}

#[test]
fn c13_the_turn_order_begins_with_the_starter() {
    let rules = small_rules("I2 = 1", "......\n......", 2);
    let start = Position::started_by(&rules, Colour(1));
    let outcome = then(&start, "a1 f1 a2 f2 b1,b2 e1,e2 retire retire").outcome().unwrap();
    assert_eq!(outcome.winner(), Player(0));
    assert_eq!(outcome.tied(), [Player(1), Player(0)]);
}

#[test]
fn c13_only_those_who_tie_for_the_fewest_count() {
    // Of three, the last in the turn order is shut in; the tie of the other two goes to the later of them.
    let rules = small_rules("I2 = 1", "..........\n..........", 3);
    for (starter, winner) in [(0, 1), (2, 0), (1, 2)] {
        let start = Position::started_by(&rules, Colour(starter));
        let end = then(&start, "e1 b1 a1 e2 b2 a2 f1,f2 c1,c2 retire retire retire");
        let outcome = end.outcome().unwrap();
        assert_eq!(outcome.winner(), Player(winner), "colour {} begins", starter + 1);
        assert_eq!(outcome.tied().len(), 2);
        assert_eq!(outcome.penalties()[usize::from((starter + 2) % 3)], 2);
    }
}
