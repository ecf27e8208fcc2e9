//! A series of games (V19).

use villa::{Action, Game, Player, Series, SeriesError, Setup};

use super::table::{does, player, then};

/// The game ends because everybody else gives up.
fn won_by(game: &Game, winner: Player) -> Game {
    let others = game.setup().players().filter(|player| *player != winner);
    others.fold(*game, |game, player| then(&game, player, Action::GiveUp))
}

/// The game ends at once, and nobody wins.
fn won_by_nobody(game: &Game) -> Game {
    let mut dice = fastrand::Rng::with_seed(1);
    let mut end = does(game, Action::Arrange);
    while end.end().is_none() {
        let (by, action) = super::common::drawn(&end, &mut dice).unwrap();
        let fallen = match action {
            Action::Bring { column, .. } => super::table::collapse(column),
            action => action,
        };
        end = then(&end, by, fallen);
    }
    assert_eq!(end.end().unwrap().winner, None);
    end
}

fn played(setup: Setup, winners: &[Option<u8>]) -> Series {
    let mut series = Series::new(setup, 1, player(1)).unwrap();
    for winner in winners {
        let start = series.next_game().unwrap();
        let end = winner.map_or_else(|| won_by_nobody(&start), |number| won_by(&start, player(number)));
        series.record(&end).unwrap();
    }
    series
}

#[test]
fn v19_a_series_has_as_many_games_as_players_and_the_starter_rotates() {
    for players in 2..=4 {
        let setup = Setup::new(players).unwrap();
        let mut series = Series::new(setup, 1, player(2)).unwrap();
        let mut starters = std::collections::BTreeSet::new();
        while let Some(start) = series.next_game() {
            let colours = setup.player_count() as usize * setup.colours_each();
            let mut game = does(&start, Action::Arrange);
            game = does(&game, Action::Throw { colour: villa::Colour::Blue });
            for colour in villa::Colour::ALL.into_iter().take(colours).skip(1) {
                game = does(&game, Action::Choose { colour });
            }
            assert!(starters.insert(game.turn()), "{:?} starts twice", game.turn());
            series.record(&won_by(&start, player(1))).unwrap();
        }
        assert_eq!(starters.len(), usize::from(players));
        assert_eq!((series.length(), series.results().len()), (usize::from(players), usize::from(players)));
    }
}

#[test]
fn v19_most_games_won_wins_the_series_and_a_tie_is_shared() {
    let setup = Setup::new(3).unwrap();
    let series = played(setup, &[Some(2), None, Some(2)]);
    assert_eq!((series.wins(), series.winners()), (vec![0, 2, 0], Some(vec![player(2)])));
    let series = played(setup, &[Some(3), None, Some(1)]);
    assert_eq!((series.wins(), series.winners()), (vec![1, 0, 1], Some(vec![player(1), player(3)])));
    assert_eq!(played(setup, &[Some(3), Some(3)]).winners(), None, "one game is left");
}

#[test]
fn v19_only_the_next_game_of_the_series_counts() {
    let setup = Setup::new(2).unwrap();
    let mut series = Series::new(setup, 1, player(1)).unwrap();
    let start = series.next_game().unwrap();
    assert_eq!(series.record(&start), Err(SeriesError::Unfinished));
    let other = won_by(&Game::new(setup, player(2)), player(1));
    assert_eq!(series.record(&other), Err(SeriesError::OtherGame));
    let expert = won_by(&Game::new(setup.expert(true), player(1)), player(1));
    assert_eq!(series.record(&expert), Err(SeriesError::OtherGame));
    let mut full = played(setup, &[Some(1), Some(2)]);
    assert_eq!(full.next_game(), None);
    assert_eq!(full.record(&other), Err(SeriesError::Finished));
    assert_eq!(Series::new(setup, 0, player(1)).unwrap_err(), SeriesError::Rounds(0));
    assert_eq!(Series::new(setup, 1, player(3)).unwrap_err(), SeriesError::NoSuchPlayer(player(3)));
}
