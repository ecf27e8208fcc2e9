//! What must hold in every state of every game, tried on games with drawn outcomes.

mod common;

use common::{all_columns, is_building, neutrals, outcomes, random_game};
use villa::{Action, Cause, Deed, Game, Phase, Place, Player, Setup, Storey};

const GAMES: u64 = 150;

type State = (Game, Option<(Player, Action)>);

/// Calls `look` with every game of every setup.
fn games(mut look: impl FnMut(&[State])) {
    for setup in Setup::all() {
        for seed in 0..GAMES {
            look(&random_game(setup, seed));
        }
    }
}

/// Calls `look` with every step of every game.
fn steps(mut look: impl FnMut(&Game, Player, Action, &Game)) {
    games(|states| {
        for pair in states.windows(2) {
            let (player, action) = pair[0].1.expect("only the last state has no action");
            look(&pair[0].0, player, action, &pair[1].0);
        }
    });
}

#[test]
fn v1_all_twenty_columns_are_somewhere() {
    steps(|_, _, _, game| {
        let storeys = Storey::ALL.map(Place::On);
        let places = storeys.into_iter().chain([Place::Box, Place::Gone]);
        assert_eq!(places.map(|place| game.columns_at(place).len()).sum::<usize>(), all_columns().len());
        assert!(is_building(game) || game.end().is_some() || game.columns_at(Place::Box).is_empty());
        let above = Storey::ALL.into_iter().filter(|storey| *storey > game.top());
        assert!(above.into_iter().all(|storey| game.columns_at(Place::On(storey)).is_empty()));
    });
}

#[test]
fn v4_and_v5_columns_only_rise_and_locked_ones_stay() {
    steps(|before, _, action, after| {
        if is_building(before) {
            return;
        }
        let mut moved = 0;
        for column in all_columns().iter() {
            moved += usize::from(before.place(column) != after.place(column));
            match (before.place(column), after.place(column)) {
                (Place::On(from), Place::On(to)) => {
                    assert!(from == to || to == before.top() && from < to && !before.is_locked(column));
                }
                (Place::On(_), Place::Gone) => {
                    let named = matches!(action, Action::Name { .. });
                    assert!(named || !before.is_locked(column), "{action:?}");
                }
                (from, to) => assert_eq!(from, to),
            }
            assert!(after.is_locked(column) || !before.is_locked(column));
        }
        assert!(moved <= 1, "{action:?} moved {moved} columns");
    });
}

#[test]
fn v8_and_v9_floors_come_one_by_one_and_stay() {
    steps(|before, _, action, after| {
        let lays = matches!(action, Action::Lay { .. } | Action::Arrange);
        let next = before.top().next().filter(|_| lays);
        assert!(after.top() == before.top() || Some(after.top()) == next);
    });
}

#[test]
fn v7_v10_v11_and_v12_nobody_is_above_the_holder_of_the_stone() {
    steps(|before, _, _, after| {
        let (old, new) = (before.stone(), after.stone());
        if let Some(holder) = new.holder() {
            assert_ne!(new.previous(), Some(holder));
            let is_above = |player: Player| after.points(player) > after.points(holder);
            assert!(!after.staying().iter().any(is_above));
        }
        if old.holder() != new.holder() {
            assert_eq!(new.previous(), old.holder());
            let colour = after.stone_shows();
            assert_eq!(colour.and_then(|colour| after.owner(colour)), old.holder());
        } else {
            assert_eq!(new.previous(), old.previous());
        }
        assert!(new.holder().is_none() || after.top() >= Storey::Green);
    });
}

#[test]
fn v17_the_last_neutral_column_of_a_storey_stays() {
    steps(|before, _, _, after| {
        let is_counted = before.setup().player_count() == 3 && !is_building(before);
        for storey in Storey::ALL.into_iter().filter(|storey| is_counted && *storey < before.top()) {
            let (old, new) = (neutrals(before, Place::On(storey)), neutrals(after, Place::On(storey)));
            assert!(new > 0 || old == 0, "{storey}");
        }
    });
}

#[test]
fn v18_only_who_stopped_with_a_neutral_column_declines() {
    steps(|before, player, action, after| {
        if action != Action::EndTurn {
            return;
        }
        assert_eq!(before.setup().player_count(), 3);
        assert_eq!(before.turn(), player);
        assert_ne!(after.turn(), player);
        let columns = |game: &Game| {
            all_columns()
                .iter()
                .map(|column| (game.place(column), game.is_locked(column)))
                .collect::<Vec<_>>()
        };
        assert_eq!(columns(before), columns(after));
    });
}

#[test]
fn v13_every_game_ends_and_only_the_blameless_win() {
    games(|states| {
        let (end, _) = states.last().unwrap();
        let result = end.end().expect("it ended");
        assert!(end.to_act().is_empty());
        let Some(winner) = result.winner else { return };
        assert!(end.staying().has(winner));
        assert_ne!(result.cause, Cause::Collapse { by: winner });
        let stone = end.stone();
        let is_alone = result.cause == Cause::Alone;
        assert!(is_alone || stone.holder() == Some(winner) || stone.previous() == Some(winner));
    });
}

#[test]
fn nobody_is_ever_stuck_and_only_those_to_act_can_act() {
    steps(|game, _, _, _| {
        assert!(!game.to_act().is_empty());
        assert!(game.staying().has(game.turn()));
        for player in game.setup().players() {
            let deeds = game.may(player).filter(|deed| *deed != Deed::GiveUp).count();
            assert_eq!(deeds > 0, game.to_act().has(player), "{player:?} in {game:?}");
            assert_eq!(game.check(player, Deed::GiveUp).is_ok(), game.staying().has(player));
        }
    });
}

/// What is allowed can be played whatever comes of it, and what is not allowed is refused for the same reason.
#[test]
fn checking_and_playing_agree() {
    for setup in Setup::all() {
        for (game, _) in random_game(setup, 1) {
            for player in setup.players() {
                assert_eq!(game.may(player).count() + game.may_not(player).count(), Deed::all().count());
                for deed in game.may(player) {
                    let played = |action: &Action| game.play(player, *action).is_ok();
                    assert!(outcomes(&game, deed).iter().all(played), "{deed:?} in {game:?}");
                }
                for (deed, broken) in game.may_not(player) {
                    for action in outcomes(&game, deed) {
                        let refused = game.play(player, action).unwrap_err();
                        assert_eq!((refused.by, refused.action, refused.broken), (player, action, broken));
                    }
                }
            }
        }
    }
}

/// The lots reach what they are to prove: every phase, every floor, every way to end.
#[test]
fn the_games_reach_everything() {
    let mut reached = std::collections::BTreeSet::new();
    for setup in Setup::all() {
        for seed in 0..GAMES {
            for (game, action) in random_game(setup, seed) {
                let phase = match game.phase() {
                    Phase::Asked { request, .. } => format!("asked {request:?}"),
                    Phase::Objecting { request, .. } => format!("objecting {request:?}"),
                    Phase::Over(end) => {
                        let cause = format!("{:?}", end.cause);
                        let by_whom = if end.winner.is_some() { "somebody" } else { "nobody" };
                        format!("{} won by {by_whom}", cause.split(' ').next().unwrap())
                    }
                    phase => format!("{phase:?}"),
                };
                reached.insert(phase.split(" {").next().unwrap().to_owned());
                reached.insert(format!("{:?}", game.top()));
                if let Some((_, Action::EndTurn)) = action {
                    reached.insert("declined".into());
                }
            }
        }
    }
    let expected = "Alone won by somebody, Base, Blue, Building, Collapse won by nobody, \
        Collapse won by somebody, Dealing, Green, Laying, Naming, Orange, Red, Stuck won by nobody, Stuck won by somebody, Turn, Yellow, \
        asked Floor, asked SkipNeutral, declined, objecting Floor, objecting SkipNeutral";
    let reached: Vec<String> = reached.into_iter().collect();
    assert_eq!(reached.join(", "), expected);
}
