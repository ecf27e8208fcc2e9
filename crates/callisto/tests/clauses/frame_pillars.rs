//! Where a pillar may stand in the pocket edition (C7p).

use callisto::{Broken, Position};

use super::table::{after, broken, cell, may, rules};

#[test]
fn c7p_the_first_two_pillars_stand_along_the_frame() {
    let rules = rules("pocket", 2);
    let start = Position::new(&rules);
    assert_eq!(broken(&start, "e5"), Broken::NotAlongFrame(cell("e5")));
    assert_eq!(broken(&start, "b2"), Broken::NotAlongFrame(cell("b2")));
    for name in ["a1", "j1", "e1", "a5", "j10", "f10"] {
        assert!(may(&start, name), "{name}");
    }
    assert_eq!(broken(&after(&rules, "a1 j10"), "e5"), Broken::NotAlongFrame(cell("e5")));
}

#[test]
fn c7p_pillars_keep_apart_from_those_of_every_player() {
    let rules = rules("pocket", 2);
    let one = after(&rules, "a1");
    assert_eq!(broken(&one, "a2"), Broken::BesidePillar(cell("a1")));
    assert_eq!(broken(&one, "b1"), Broken::BesidePillar(cell("a1")));
    assert!(may(&one, "a3"));
    let two = after(&rules, "a1 j10");
    assert_eq!(broken(&two, "b1"), Broken::BesidePillar(cell("a1")), "also from one's own");
    assert_eq!(broken(&two, "j9"), Broken::BesidePillar(cell("j10")));
}

#[test]
fn c7p_corner_to_corner_is_apart() {
    // Cells along the frame never meet corner to corner, so it takes the third pillar to see it.
    let position = after(&rules("pocket", 2), "a5 j10 a10 j1 b5,c5 j2,j3");
    assert!(may(&position, "b4"), "a corner of a5, and beside the piece on b5");
    assert_eq!(broken(&position, "a4"), Broken::BesidePillar(cell("a5")));
}

#[test]
fn c7p_the_third_stands_along_the_frame_or_beside_a_piece() {
    let position = after(&rules("pocket", 2), "a5 j5 a10 j1 b5,c5 i5,h5");
    assert!(may(&position, "e1"), "along the frame");
    assert!(may(&position, "d5"), "beside one's own piece");
    assert!(may(&position, "g5"), "beside the piece of an opponent");
    assert_eq!(broken(&position, "e7"), Broken::NotBesidePiece(cell("e7")));
    assert_eq!(broken(&position, "d6"), Broken::NotBesidePiece(cell("d6")), "corner to corner is not beside");
}

#[test]
fn c7p_beside_a_pillar_is_not_beside_a_piece() {
    let position = after(&rules("pocket", 2), "a5 j5 a10 j1 a6,a7,a8 j6,j7,j8");
    assert_eq!(broken(&position, "b5"), Broken::BesidePillar(cell("a5")));
    assert_eq!(broken(&position, "b10"), Broken::BesidePillar(cell("a10")));
}

#[test]
fn c7p_beside_a_piece_and_a_pillar_is_too_near() {
    let position = after(&rules("pocket", 2), "a5 j5 a10 j1 a6,b6 j6,i6");
    assert_eq!(broken(&position, "b5"), Broken::BesidePillar(cell("a5")), "b6 alone would do");
    assert!(may(&position, "c6"));
}

#[test]
fn c7p_a_piece_makes_room_for_more_third_pillars() {
    let rules = rules("pocket", 2);
    let before = after(&rules, "a5 j5 a10 j1");
    let later = after(&rules, "a5 j5 a10 j1 b5,c5 i5,h5");
    assert!(!may(&before, "d5"));
    assert!(may(&later, "d5"));
}
