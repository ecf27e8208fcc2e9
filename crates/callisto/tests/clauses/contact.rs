//! Where a piece may lie (C8).

use callisto::{Broken, Position};

use super::table::{after, broken, cell, may, rules, then};

/// Two pillars of each colour around the centre; colour 1 has h8 and h13.
fn opening() -> Position {
    after(&rules("benelux", 2), "h8 l13 h13 l8")
}

#[test]
fn c8_a_piece_shares_an_edge_with_ones_own_pillar() {
    assert!(may(&opening(), "g8,f8"));
    assert!(may(&opening(), "h9,h10"));
}

#[test]
fn c8_a_piece_shares_an_edge_with_ones_own_piece() {
    let position = then(&opening(), "g8,f8 m8,n8");
    assert!(may(&position, "e8,e9"));
}

#[test]
fn c8_corner_contact_alone_is_not_enough() {
    for at_each_corner in ["g9,f9", "g7,f7", "i9,j9", "i7,j7"] {
        assert_eq!(broken(&opening(), at_each_corner), Broken::TouchesCornerOnly(cell("h8")));
    }
    let position = then(&opening(), "g8,f8 m8,n8");
    assert_eq!(broken(&position, "e9,e10"), Broken::TouchesCornerOnly(cell("f8")));
}

#[test]
fn c8_a_piece_apart_from_ones_own_touches_nothing() {
    assert_eq!(broken(&opening(), "k4,l4"), Broken::TouchesNothing);
}

#[test]
fn c8_touching_an_opponent_alone_is_not_enough() {
    assert_eq!(broken(&opening(), "m8,n8"), Broken::TouchesNothing);
}

#[test]
fn c8_touching_an_opponent_is_allowed() {
    let position = after(&rules("benelux", 2), "h8 g8 h13 l8");
    assert!(may(&position, "h9,g9"));
}

#[test]
fn c8_a_piece_overlaps_nothing() {
    assert_eq!(broken(&opening(), "g8,h8"), Broken::Occupied(cell("h8")));
    let position = then(&opening(), "g8,f8 m8,n8");
    assert_eq!(broken(&position, "f8,f9"), Broken::Occupied(cell("f8")));
    assert_eq!(broken(&then(&position, "e8,e9"), "n8,n9"), Broken::Occupied(cell("n8")));
}

#[test]
fn c8_the_centre_may_be_covered() {
    assert!(may(&opening(), "i8,j8"));
    assert!(may(&opening(), "h9,h10,h11"));
}

#[test]
fn c8_no_cell_of_a_piece_lies_on_the_border() {
    for edition in ["benelux", "russian", "piatnik"] {
        let two = after(&rules(edition, 2), "j3 l13 h13 l8");
        assert_eq!(broken(&two, "k3,k2,j2"), Broken::PieceOnBorder(cell("j2")), "{edition}");
        assert!(may(&two, "k3,k4"), "{edition}");
        let three = after(&rules(edition, 3), "j1 l13 h8 h13 l8 g8");
        assert_eq!(broken(&three, "k1,l1"), Broken::PieceOnBorder(cell("l1")), "{edition}");
    }
    let four = after(&rules("benelux", 4), "j1 l13 h8 m8 h13 l8 g8 m9");
    assert!(may(&four, "k1,l1"), "four players have no border");
}

#[test]
fn c8_cells_at_opposite_ends_of_the_grid_do_not_touch() {
    // Rows are numbered on, so t10 comes right before a11: a bit shift that wraps would join them.
    let position = after(&rules("benelux", 4), "t10 h8 h13 m8 m13 g8 g13 n8");
    assert_eq!(broken(&position, "a11,b11"), Broken::TouchesNothing);
    assert!(may(&position, "t11,s11"));
    let pocket = after(&rules("pocket", 2), "j5 a1 j10 d1");
    assert_eq!(broken(&pocket, "a6,b6"), Broken::TouchesNothing);
}
