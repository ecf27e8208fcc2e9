//! Three players: breaking off with a neutral column, the proof that another could have been brought up, and declining
//! to move a column of one's own (V18).

use villa::{Action, Broken, Brought, Cause, Colour, Game, Phase, Place, Players, Request, Storey};

use super::table::{
    BEGINS, MAY_DECLINE, OWN_DUE, ask, broken_off, collapse, does, hexagon, off, player, ready, refused,
    refused_to, stood, then, thick, thin, up,
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
    assert_eq!(allowed.phase(), MAY_DECLINE);
    assert_eq!(then(&allowed, player(3), own).turn(), player(1));
}

#[test]
fn v18_a_proof_stays_up_and_the_player_does_not_move_their_own() {
    let column = hexagon(Colour::Green);
    let game = up(&doubted(), &[column]);
    assert_eq!(game.place(column), Place::On(Storey::Blue));
    assert_eq!((game.turn(), game.phase()), (player(1), BEGINS));
}

#[test]
fn v18_a_failed_proof_costs_nothing_and_the_turn_goes_on() {
    let column = hexagon(Colour::Green);
    let game = does(&doubted(), broken_off(column));
    assert_eq!((game.turn(), game.phase()), (player(3), MAY_DECLINE));
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
    assert_eq!((failed.turn(), failed.phase()), (player(3), MAY_DECLINE));
    let next = up(&failed, &[hexagon(Colour::Red)]);
    assert!(!next.is_neutral_due(), "from now on none is due");
    // With three on the base of which one is locked already, breaking off with the second leaves the third.
    let game = up(&ready(3), &[thick(Colour::Green), thick(Colour::Red)]);
    let game = up(&game, &[hexagon(Colour::Green), thick(Colour::Blue)]);
    let game = does(&does(&off(&game, thin(Colour::Green, 1)), Action::Allow), Action::Allow);
    let game = up(&game, &[thick(Colour::Yellow), thin(Colour::Green, 2), hexagon(Colour::Red)]);
    let last = off(&game, thin(Colour::Green, 3));
    assert_eq!((last.turn(), last.phase()), (player(1), MAY_DECLINE));
}

#[test]
fn v18_who_stopped_with_a_neutral_column_may_end_the_turn() {
    let asked = tried();
    assert_eq!(refused_to(&asked, player(3), Action::EndTurn), Broken::AnswersFirst);
    let doubted = doubted();
    assert_eq!(refused_to(&doubted, player(3), Action::EndTurn), Broken::ObjectionRuns(player(1)));
    // Nobody objects, or the proof fails.
    let allowed = does(&does(&asked, Action::Allow), Action::Allow);
    let failed = does(&doubted, broken_off(hexagon(Colour::Green)));
    for game in [allowed, failed] {
        assert_eq!(refused_to(&game, player(1), Action::EndTurn), Broken::NotYourTurn(player(3)));
        let ended = does(&game, Action::EndTurn);
        assert_eq!((ended.turn(), ended.phase()), (player(1), BEGINS));
        let own = |game: &Game| game.movable_of(player(3));
        assert_eq!(own(&ended), own(&game), "no column of theirs is locked");
    }
}

#[test]
fn v18_a_foul_with_a_neutral_column_lets_one_decline_as_well() {
    let foul = Action::Bring { column: thick(Colour::Green), outcome: Brought::Foul };
    let game = does(&ready(3), foul);
    let game = does(&does(&game, Action::Allow), Action::Allow);
    assert_eq!(game.phase(), MAY_DECLINE);
    assert_eq!(does(&game, Action::EndTurn).turn(), player(1));
}

#[test]
fn v17_after_a_neutral_column_that_came_up_ones_own_is_due() {
    let game = up(&ready(3), &[thick(Colour::Green)]);
    assert_eq!(game.phase(), OWN_DUE);
    assert_eq!(refused(&game, Action::EndTurn), Broken::OwnDue);
}

#[test]
fn v18_nobody_declines_at_any_other_time() {
    for players in [2, 3, 4] {
        assert_eq!(refused(&ready(players), Action::EndTurn), Broken::NoDeclining);
    }
    let asked = does(&ready(3), Action::Ask);
    assert_eq!(refused_to(&asked, player(3), Action::EndTurn), Broken::AnswersFirst);
    let objected = then(&asked, player(1), Action::Object);
    let naming = does(&objected, broken_off(thick(Colour::Red)));
    assert_eq!(refused_to(&naming, player(3), Action::EndTurn), Broken::NameFirst);
    // The next one begins with a neutral column again.
    let next = does(&does(&does(&tried(), Action::Allow), Action::Allow), Action::EndTurn);
    assert_eq!(refused(&next, Action::EndTurn), Broken::NoDeclining);
}

/// The villa has no column on its top floor, so that no floor can be laid and asking for one passes the turn.
#[test]
fn v13_a_declined_turn_is_no_word_that_nothing_can_be_brought_up() {
    let game = ask(&ask(&ready(3)));
    assert_eq!(game.turn(), player(2));
    let game = does(&does(&off(&game, thick(Colour::Green)), Action::Allow), Action::Allow);
    let game = does(&game, Action::EndTurn);
    let game = ask(&ask(&game));
    assert!(game.end().is_none(), "only two of them have said so in succession");
    assert_eq!(ask(&game).end().map(|end| end.cause), Some(Cause::Stuck));
}
