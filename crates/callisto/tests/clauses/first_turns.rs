//! The first two turns, and what a turn is after them (C5, C6).

use callisto::{Broken, Colour, Position};

use super::table::{after, broken, may, rules, then, turn};

#[test]
fn c5_the_first_two_turns_are_one_pillar_each() {
    let rules = rules("benelux", 2);
    let mut position = Position::new(&rules);
    for (step, cell) in ["h8", "l13", "h13", "l8"].into_iter().enumerate() {
        let legal = position.legal();
        assert_eq!((legal.piece_count(), legal.may_retire(), legal.len()), (0, false, 120 - step));
        assert!(position.is_starting(position.to_move().unwrap()));
        position = then(&position, cell);
    }
    assert_eq!(rules.colours().map(|c| position.pillars_left(c)).collect::<Vec<_>>(), [1, 1]);
    assert!(!rules.colours().any(|c| position.is_starting(c)));
}

#[test]
fn c5_a_piece_has_to_wait() {
    let rules = rules("benelux", 2);
    assert_eq!(broken(&after(&rules, ""), "g8,f8"), Broken::PillarsFirst);
    assert_eq!(broken(&after(&rules, "h8 l13"), "g8,f8"), Broken::PillarsFirst);
    assert!(may(&after(&rules, "h8 l13 h13 l8"), "g8,f8"));
}

#[test]
fn c5_nobody_retires_before_the_pillars_stand() {
    let rules = rules("benelux", 2);
    assert_eq!(broken(&after(&rules, ""), "retire"), Broken::RetireTooEarly);
    assert_eq!(broken(&after(&rules, "h8 l13"), "retire"), Broken::RetireTooEarly);
}

#[test]
fn c6_a_turn_is_one_piece_and_passes_on() {
    let position = after(&rules("benelux", 2), "h8 l13 h13 l8 g8,f8");
    assert_eq!(turn(&position), 2);
    assert_eq!(position.pieces_left(Colour(0)).last(), Some(&1), "one domino is gone");
    assert_eq!(position.pieces_left(Colour(1)).last(), Some(&2));
    assert_eq!(position.owner("g8".parse().unwrap()), Some(Colour(0)));
    assert!(!position.is_pillar("g8".parse().unwrap()));
}

#[test]
fn c6_piece_or_third_pillar_as_one_likes() {
    let position = after(&rules("benelux", 2), "h8 l13 h13 l8");
    assert!(may(&position, "g8,f8"));
    assert!(may(&position, "e9"));
    let legal = position.legal();
    assert_eq!(legal.pillars().count(), 116);
    assert_eq!(legal.len(), legal.piece_count() + 116);
}
