//! Games and actions are written down and read back the same.

mod common;

use common::{outcomes, random_game};
use villa::{Action, Brought, Column, Deed, Game, Laid, Phase, Player, Setup, Storey};

#[test]
fn games_and_actions_are_read_as_they_were_written() {
    for setup in Setup::all() {
        for (game, done) in random_game(setup, 3) {
            let text = serde_json::to_string(&game).unwrap();
            assert_eq!(serde_json::from_str::<Game>(&text).unwrap(), game, "{text}");
            let Some((player, action)) = done else { continue };
            let text = serde_json::to_string(&(player, action)).unwrap();
            assert_eq!(serde_json::from_str::<(Player, Action)>(&text).unwrap(), (player, action), "{text}");
        }
    }
}

/// Tables keep these texts for good, so they may not change by accident.
#[test]
fn actions_are_short_and_plain() {
    let column = Column::new(7).unwrap();
    let on = [Column::new(0).unwrap(), column].into_iter().collect();
    let written = [
        (Action::Arrange, r#""arrange""#),
        (Action::Place { column }, r#"{"place":{"column":7}}"#),
        (Action::Throw { colour: villa::Colour::Red }, r#"{"throw":{"colour":"red"}}"#),
        (
            Action::Bring { column, outcome: Brought::Stood { on: Storey::Green } },
            r#"{"bring":{"column":7,"outcome":{"stood":{"on":"green"}}}}"#,
        ),
        (
            Action::Bring { column, outcome: Brought::BrokenOff },
            r#"{"bring":{"column":7,"outcome":"broken-off"}}"#,
        ),
        (Action::Name { column: None }, r#"{"name":{"column":null}}"#),
        (Action::Lay { outcome: Laid::Rests { on } }, r#"{"lay":{"outcome":{"rests":{"on":[0,7]}}}}"#),
        (Action::Lay { outcome: Laid::NotLayable }, r#"{"lay":{"outcome":"not-layable"}}"#),
        (Action::EndTurn, r#""end-turn""#),
        (Action::GiveUp, r#""give-up""#),
    ];
    for (action, text) in written {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
}

#[test]
fn what_cannot_be_is_not_read() {
    let error = |text: &str| serde_json::from_str::<Action>(text).unwrap_err().to_string();
    assert!(error(r#"{"place":{"column":20}}"#).contains("there is no column 20"));
    let error = serde_json::from_str::<Player>("4").unwrap_err().to_string();
    assert!(error.contains("there is no player 4"), "{error}");
    let error = serde_json::from_str::<Setup>(r#"{"players":5}"#).unwrap_err().to_string();
    assert!(error.contains("two, three or four can play, not 5 (V1)"), "{error}");
    assert!(serde_json::from_str::<Setup>(r#"{"players":2,"experts":true}"#).is_err());
    let setup: Setup = serde_json::from_str(r#"{"players":2}"#).unwrap();
    assert_eq!(setup, Setup::new(2).unwrap());
}

/// Fields of two games put together make states that no game leads to. They may mean nothing, but must not break.
#[test]
fn a_state_that_cannot_be_is_no_reason_to_panic() {
    let mut dice = fastrand::Rng::with_seed(5);
    let states = Setup::all().flat_map(|setup| random_game(setup, 4)).map(|(game, _)| game);
    let states: Vec<serde_json::Value> = states.map(|game| serde_json::to_value(game).unwrap()).collect();
    for _ in 0..2000 {
        let mut mixed = dice.choice(&states).unwrap().clone();
        let other = dice.choice(&states).unwrap().as_object().unwrap();
        for (field, value) in other.iter().filter(|_| dice.bool()) {
            mixed[field] = value.clone();
        }
        let game: Game = serde_json::from_value(mixed).unwrap();
        for player in (0..4).filter_map(Player::new) {
            for action in Deed::all().flat_map(|deed| outcomes(&game, deed)) {
                let _ = game.play(player, action);
            }
        }
    }
}

/// Games that were written before a turn could be declined (V18).
#[test]
fn older_phases_are_read() {
    let phase: Phase = serde_json::from_str(r#"{"turn":{"neutral-done":true}}"#).unwrap();
    assert_eq!(phase, Phase::Turn { neutral_done: true, may_decline: false });
    assert_eq!(serde_json::to_string(&phase).unwrap(), r#"{"turn":{"neutral-done":true}}"#);
}
