//! What the tests share: games played by lot, with outcomes drawn by lot.

// Each test that includes this uses only a part of it.
#![allow(dead_code)]

use villa::{Action, Brought, Colour, Column, Columns, Deed, Game, Laid, Phase, Place, Player, Setup};

/// Every way that an attempt with a column can end, on the right floor.
pub fn brought(game: &Game) -> [Brought; 4] {
    [Brought::Stood { on: game.top() }, Brought::BrokenOff, Brought::Foul, Brought::Collapse]
}

/// Every way that laying a floor can end, where it rests on all columns that it can rest on.
pub fn laid(game: &Game) -> [Laid; 3] {
    [Laid::Rests { on: game.columns_at(Place::On(game.top())) }, Laid::NotLayable, Laid::Collapse]
}

/// The deed with every outcome that it can have.
pub fn outcomes(game: &Game, deed: Deed) -> Vec<Action> {
    match deed {
        Deed::Place(column) => vec![Action::Place { column }],
        Deed::Arrange => vec![Action::Arrange],
        Deed::Clear => vec![Action::Clear],
        Deed::Throw => Colour::ALL.map(|colour| Action::Throw { colour }).into(),
        Deed::Choose(colour) => vec![Action::Choose { colour }],
        Deed::Bring(column) => brought(game).map(|outcome| Action::Bring { column, outcome }).into(),
        Deed::Ask => vec![Action::Ask],
        Deed::Allow => vec![Action::Allow],
        Deed::Object => vec![Action::Object],
        Deed::Name(column) => vec![Action::Name { column }],
        Deed::Lay => laid(game).map(|outcome| Action::Lay { outcome }).into(),
        Deed::EndTurn => vec![Action::EndTurn],
        Deed::GiveUp => vec![Action::GiveUp],
    }
}

/// Who does what next, drawn by lot. Most attempts go well, so that villas grow high.
pub fn drawn(game: &Game, dice: &mut fastrand::Rng) -> Option<(Player, Action)> {
    if game.end().is_some() {
        return None;
    }
    let player = dice.choice(Vec::from(game.to_act())).expect("somebody is to act");
    if dice.u32(..500) == 0 {
        return Some((player, Action::GiveUp));
    }
    let is_wanted = |deed: &Deed, dice: &mut fastrand::Rng| match deed {
        Deed::GiveUp => false,
        Deed::Arrange | Deed::Clear => dice.u32(..60) == 0,
        _ => true,
    };
    let deeds: Vec<Deed> = game.may(player).filter(|deed| is_wanted(deed, dice)).collect();
    let deed = dice.choice(deeds).unwrap_or_else(|| panic!("{player:?} can do nothing in {game:?}"));
    let action = match deed {
        Deed::Bring(column) => {
            let [stood, broken_off, foul, collapse] = brought(game);
            let outcome = match dice.u32(..100) {
                0 => collapse,
                1..8 => broken_off,
                8..15 => foul,
                _ => stood,
            };
            Action::Bring { column, outcome }
        }
        Deed::Lay => {
            let [rests, not_layable, collapse] = laid(game);
            let outcome = match dice.u32(..100) {
                0 => collapse,
                1..15 => not_layable,
                _ => rests,
            };
            Action::Lay { outcome }
        }
        deed => dice.choice(outcomes(game, deed))?,
    };
    Some((player, action))
}

/// All states of a game played by lot, each with what was done next; the last is the end.
pub fn random_game(setup: Setup, seed: u64) -> Vec<(Game, Option<(Player, Action)>)> {
    let mut dice = fastrand::Rng::with_seed(seed);
    let first = dice.choice(setup.players().collect::<Vec<_>>()).expect("there are players");
    let mut game = Game::new(setup, first);
    let mut states = Vec::new();
    while let Some((player, action)) = drawn(&game, &mut dice) {
        states.push((game, Some((player, action))));
        game =
            game.play(player, action).unwrap_or_else(|refused| panic!("{refused}: {refused:?} in {game:?}"));
        assert!(states.len() < 5000, "the game does not end");
    }
    states.push((game, None));
    states
}

/// The neutral columns on a storey.
pub fn neutrals(game: &Game, place: Place) -> usize {
    game.columns_at(place).iter().filter(|column| game.is_neutral(*column)).count()
}

/// All twenty.
pub fn all_columns() -> Columns {
    Column::all().collect()
}

/// Whether the villa is still being set up.
pub fn is_building(game: &Game) -> bool {
    game.phase() == Phase::Building
}
