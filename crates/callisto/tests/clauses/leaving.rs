//! Being stuck, retiring, being out, and the end (C10, C11).

use callisto::{Broken, Colour, Move, Position};

use super::table::{after, broken, may, rules, small_rules, then, turn};

/// Colour 1 has both pillars in the tip of the board and colour 2 shuts it in: no piece fits, but the third pillar.
fn shut_in() -> Position {
    after(&rules("benelux", 2), "j18 j17 k18 k17")
}

#[test]
fn c10_nobody_passes_while_a_piece_fits() {
    let position = after(&rules("benelux", 2), "h8 l13 h13 l8");
    assert_eq!(broken(&position, "retire"), Broken::PieceFits);
    assert!(!position.legal().may_retire());
}

#[test]
fn c10_who_is_stuck_may_place_the_third_pillar() {
    let stuck = shut_in();
    let legal = stuck.legal();
    assert_eq!((turn(&stuck), legal.piece_count(), legal.len()), (1, 0, 117));
    let freed = then(&stuck, "h8 i17,i16");
    assert_eq!(turn(&freed), 1);
    assert!(may(&freed, "g8,f8"), "and goes on from it");
}

#[test]
fn c10_who_is_stuck_may_retire_instead() {
    let stuck = shut_in();
    assert!(stuck.legal().may_retire());
    let left = then(&stuck, "retire");
    assert!(left.is_out(Colour(0)));
    assert!(!left.is_out(Colour(1)));
    assert_eq!(turn(&left), 2);
}

#[test]
fn c10_pentobi_forces_the_pillar() {
    let stuck = after(&rules("pentobi", 2), "h16 h15 i16 i15");
    assert_eq!(turn(&stuck), 1);
    assert_eq!(broken(&stuck, "retire"), Broken::PillarForced);
    let legal = stuck.legal();
    assert_eq!((legal.piece_count(), legal.len(), legal.may_retire()), (0, 116, false));
    assert!(may(&stuck, "f6"));
}

#[test]
fn c10_who_can_place_neither_is_out() {
    let tiny = small_rules("I2 = 1\nI3 = 1", ".....\n.....", 2);
    let last_cell = after(&tiny, "a1 e1 a2 e2 b1 d1,d2 b2,c2");
    assert_eq!((turn(&last_cell), last_cell.legal().len()), (2, 2), "the pillar on c1, or retiring");
    let end = then(&last_cell, "c1");
    assert!(end.is_over(), "no cell is left for anybody");
    assert_eq!(end.penalties(), [3, 3]);
}

#[test]
fn c10_being_out_is_decided_on_ones_own_turn() {
    // Colour 2 takes the last room of colour 1, but colour 3 moves before colour 1 has a turn to find out.
    let rules = super::table::strict("benelux", 3);
    let before = after(&rules, "j20 j19 h8 k20 k19");
    assert_eq!(turn(&before), 3);
    assert!(!before.is_out(Colour(0)));
    let after = then(&before, "h13");
    assert!(after.is_out(Colour(0)));
    assert_eq!(turn(&after), 2);
}

#[test]
fn c10_out_is_for_good() {
    let mut position = then(&shut_in(), "retire");
    while let Some(mv) = position.legal().nth(0) {
        assert_eq!(turn(&position), 2);
        position = position.play(mv).unwrap();
        assert!(position.is_out(Colour(0)));
    }
}

#[test]
fn c10_the_third_pillar_may_also_come_after_the_last_piece() {
    let rules = small_rules("I2 = 1", "......\n......", 2);
    let done = after(&rules, "a1 f1 a2 f2 b1,b2 e1,e2");
    assert_eq!((turn(&done), done.penalty(Colour(0))), (1, 0));
    let legal = done.legal();
    assert_eq!((legal.piece_count(), legal.pillars().count(), legal.may_retire()), (0, 4, true));
    assert!(may(&done, "c1"));
    assert!(may(&done, "retire"));
}

#[test]
fn c10_who_is_out_does_not_play_out_of_turn_either() {
    let left = then(&shut_in(), "retire");
    let mv = left.rules().parse_move("h8").unwrap();
    assert_eq!(left.play_for(Colour(0), mv).unwrap_err().broken, Broken::Out(Colour(0)));
}

#[test]
fn c11_the_others_play_on() {
    let mut position = then(&shut_in(), "retire");
    for moves in ["i17,i16", "l17,l16", "h8"] {
        assert_eq!(turn(&position), 2);
        position = then(&position, moves);
    }
    assert!(!position.is_over());
}

#[test]
fn c11_the_game_ends_when_everybody_is_out() {
    let rules = small_rules("I2 = 1", "......\n......", 2);
    let one_left = after(&rules, "a1 f1 a2 f2 b1,b2 e1,e2 retire");
    assert!(!one_left.is_over());
    assert_eq!(one_left.outcome(), None);
    let end = then(&one_left, "c1");
    assert!(end.is_over(), "colour 2 has nothing more to place");
    assert!(rules.colours().all(|colour| end.is_out(colour)));
    assert!(end.outcome().is_some());
}

#[test]
fn c11_nothing_can_be_played_after_the_end() {
    let rules = small_rules("I2 = 1", "......\n......", 2);
    let end = after(&rules, "a1 f1 a2 f2 b1,b2 e1,e2 retire retire");
    assert!(end.legal().is_empty());
    for text in ["c1", "c1,c2", "retire"] {
        assert_eq!(broken(&end, text), Broken::GameOver);
    }
    let mut same = end.clone();
    same.play_legal(Move::Retire);
    assert_eq!(same, end);
}
