//! Three players: breaking off with a neutral column, and the proof that another could have been brought up (V18).

use villa::{Action, Broken, Cause, Colour, Game, Phase, Place, Players, Request, Storey};

use super::table::{
    broken_off, collapse, does, hexagon, off, player, ready, refused, refused_to, stood, then, thick, thin,
    up,
};

/// Player 3 has broken off with a neutral column.
fn tried() -> Game {
    off(&ready(3), thick(Colour::Green))
}

/// And player 1 doubts.
fn doubted() -> Game {
    then(&tried(), player(1), Action::Object)
}

#[test]
fn v18_who_breaks_off_with_a_neutral_column_may_still_move_their_own() {
    let game = tried();
    assert!(game.is_locked(thick(Colour::Green)));
    assert_eq!(game.phase(), Phase::Asked { request: Request::SkipNeutral, allowed: Players::NONE });
    let own = stood(&game, thick(Colour::Red));
    assert_eq!(refused_to(&game, player(3), own), Broken::AnswersFirst);
    let allowed = does(&does(&game, Action::Allow), Action::Allow);
    assert_eq!(allowed.phase(), Phase::Turn { neutral_done: true });
    assert_eq!(then(&allowed, player(3), own).turn(), player(1));
}

#[test]
fn v18_a_proof_stays_up_and_the_player_does_not_move_their_own() {
    let column = hexagon(Colour::Green);
    let game = up(&doubted(), &[column]);
    assert_eq!(game.place(column), Place::On(Storey::Blue));
    assert_eq!((game.turn(), game.phase()), (player(1), Phase::Turn { neutral_done: false }));
}

#[test]
fn v18_a_failed_proof_costs_nothing_and_the_turn_goes_on() {
    let column = hexagon(Colour::Green);
    let game = does(&doubted(), broken_off(column));
    assert_eq!((game.turn(), game.phase()), (player(3), Phase::Turn { neutral_done: true }));
    assert_eq!(game.columns_at(Place::Gone).len(), 0);
    assert!(game.is_locked(column), "the same rules hold for it");
    assert_eq!(refused_to(&game, player(2), Action::Object), Broken::NothingAsked, "one proof is enough");
}

#[test]
fn v18_a_collapse_is_the_provers() {
    let game = does(&doubted(), collapse(hexagon(Colour::Green)));
    assert_eq!(game.end().unwrap().cause, Cause::Collapse { by: player(1) });
}

#[test]
fn v18_a_proof_is_bound_by_the_same_rules() {
    let game = doubted();
    let (own, tried) = (thick(Colour::Blue), thick(Colour::Green));
    assert_eq!(refused(&game, stood(&game, own)), Broken::NotNeutral(own));
    assert_eq!(refused(&game, stood(&game, tried)), Broken::Locked(tried));
    assert_eq!(refused_to(&game, player(2), Action::Object), Broken::ObjectionRuns(player(1)));
}

#[test]
fn v18_where_no_other_neutral_column_may_be_moved_nobody_is_asked() {
    // Two neutral columns are left on the base, and the attempt locks one of them: the other is the last that may go.
    let neutral = [thick(Colour::Green), hexagon(Colour::Green), thin(Colour::Green, 1)];
    let own = [thick(Colour::Red), thick(Colour::Blue), thick(Colour::Yellow)];
    let game = neutral.iter().zip(own).fold(ready(3), |game, (neutral, own)| up(&game, &[*neutral, own]));
    let asked = off(&game, thin(Colour::Green, 2));
    assert!(matches!(asked.phase(), Phase::Asked { .. }), "the other one may still go up");
    let failed = does(&then(&asked, player(1), Action::Object), broken_off(thin(Colour::Green, 3)));
    assert_eq!((failed.turn(), failed.phase()), (player(3), Phase::Turn { neutral_done: true }));
    let next = up(&failed, &[hexagon(Colour::Red)]);
    assert!(!next.is_neutral_due(), "from now on none is due");
    // With three on the base of which one is locked already, breaking off with the second leaves the third.
    let game = up(&ready(3), &[thick(Colour::Green), thick(Colour::Red)]);
    let game = up(&game, &[hexagon(Colour::Green), thick(Colour::Blue)]);
    let game = does(&does(&off(&game, thin(Colour::Green, 1)), Action::Allow), Action::Allow);
    let game = up(&game, &[thick(Colour::Yellow), thin(Colour::Green, 2), hexagon(Colour::Red)]);
    let last = off(&game, thin(Colour::Green, 3));
    assert_eq!((last.turn(), last.phase()), (player(1), Phase::Turn { neutral_done: true }));
}
