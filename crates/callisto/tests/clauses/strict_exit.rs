//! The table option by the letter of the sheets: out as soon as no piece fits (C10).

use callisto::{Colour, Rules, Setup};

use super::table::{after, may, small, strict, then, turn};

#[test]
fn c10_strict_exit_does_not_wait_for_the_third_pillar() {
    let position = after(&strict("benelux", 2), "j18 j17 k18 k17");
    assert!(position.is_out(Colour(0)));
    assert_eq!((turn(&position), position.pillars_left(Colour(0))), (2, 1));
}

#[test]
fn c10_strict_exit_holds_for_pentobi_too() {
    let position = after(&strict("pentobi", 2), "h16 h15 i16 i15");
    assert!(position.is_out(Colour(0)));
    assert_eq!(turn(&position), 2);
}

#[test]
fn c10_strict_exit_leaves_the_third_pillar_while_a_piece_fits() {
    let position = after(&strict("benelux", 2), "h8 l13 h13 l8");
    assert!(may(&position, "e9"));
    assert!(!position.legal().may_retire());
}

#[test]
fn c10_strict_exit_ends_with_the_last_piece() {
    let setup = Setup::new(small("I2 = 1", "......\n......"), 2);
    let rules = Rules::new(Setup { strict_exit: true, ..setup }).unwrap();
    let position = after(&rules, "a1 f1 a2 f2 b1,b2");
    assert_eq!(turn(&position), 2);
    assert!(!position.is_out(Colour(0)), "colour 1 has not had its turn yet");
    let end = then(&position, "e1,e2");
    assert!(end.is_over());
    assert_eq!(end.penalties(), [0, 0]);
}
