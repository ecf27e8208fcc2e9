//! The third pillar (C9).

use callisto::{Broken, Colour};

use super::table::{after, broken, may, rules, then, turn};

#[test]
fn c9_the_third_pillar_may_come_at_any_later_turn() {
    let rules = rules("benelux", 2);
    assert!(may(&after(&rules, "h8 l13 h13 l8"), "e9"));
    assert!(may(&after(&rules, "h8 l13 h13 l8 g8,f8 m8,n8"), "e9"));
}

#[test]
fn c9_it_takes_the_whole_turn() {
    let position = after(&rules("benelux", 2), "h8 l13 h13 l8 e9");
    assert_eq!(turn(&position), 2);
    assert_eq!(position.penalty(Colour(0)), 68);
}

#[test]
fn c9_it_need_touch_nothing_of_ones_own() {
    let position = after(&rules("benelux", 2), "h8 l13 h13 l8");
    assert!(may(&position, "k4"), "far from everything");
    assert!(may(&position, "l7"), "beside an opponent");
}

#[test]
fn c9_pieces_grow_from_it() {
    let position = after(&rules("benelux", 2), "h8 l13 h13 l8 k4 m8,n8");
    assert!(may(&position, "l4,l5"));
}

#[test]
fn c9_there_is_no_fourth() {
    let position = after(&rules("benelux", 2), "h8 l13 h13 l8 k4 m8,n8");
    assert_eq!(position.pillars_left(Colour(0)), 0);
    assert_eq!(broken(&position, "e9"), Broken::NoPillarLeft);
    assert_eq!(position.legal().pillars().count(), 0);
    assert!(may(&then(&position, "g8,f8"), "e9"), "the other colour still has its own");
}
