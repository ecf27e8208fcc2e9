//! A series (C14, V19), whichever game is played.

use table::{GameResult, Scoring, Series};

fn series(seats: u8, rounds: u8, scoring: Scoring) -> Series {
    Series { seats, rounds, scoring }
}

fn played(games: &[&[u32]]) -> Vec<GameResult> {
    games.iter().map(|points| GameResult { winner: Some(1), points: points.to_vec() }).collect()
}

#[test]
fn c14_and_v19_as_many_games_as_players_or_a_multiple() {
    for seats in 2..=4 {
        for rounds in 1..=10 {
            let series = series(seats, rounds, Scoring::Fewest);
            assert_eq!(series.length(), usize::from(seats) * usize::from(rounds));
            let starters: Vec<u8> = (0..series.length()).map(|game| series.starter(1, game)).collect();
            for seat in 0..seats {
                let starts = starters.iter().filter(|starter| **starter == seat).count();
                assert_eq!(starts, usize::from(rounds), "seat {seat}");
            }
            assert_eq!(starters[0], 1);
        }
        assert_eq!(series(seats, 0, Scoring::Most).length(), 1);
    }
}

#[test]
fn c14_penalties_are_added_and_the_lowest_sum_wins() {
    let two = series(2, 1, Scoring::Fewest);
    assert_eq!(two.winners(&played(&[&[2, 0], &[0, 1]])), [1]);
    let games = played(&[&[2, 0], &[0, 1]]);
    assert_eq!(two.totals(games.iter().map(|game| &game.points[..])), [2, 1]);
}

#[test]
fn c14_and_v19_a_tie_is_shared() {
    assert_eq!(series(2, 1, Scoring::Fewest).winners(&played(&[&[2, 0], &[0, 2]])), [0, 1]);
    assert_eq!(series(3, 1, Scoring::Most).winners(&played(&[&[0, 0, 1], &[0; 3], &[1, 0, 0]])), [0, 2]);
}

#[test]
fn v19_most_games_won_wins_the_series() {
    assert_eq!(series(3, 1, Scoring::Most).winners(&played(&[&[0, 1, 0], &[0; 3], &[0, 1, 0]])), [1]);
}

#[test]
fn c14_and_v19_nobody_has_won_before_the_last_game() {
    assert!(series(2, 1, Scoring::Fewest).winners(&played(&[&[2, 0]])).is_empty());
    assert!(series(3, 1, Scoring::Most).winners(&played(&[&[0, 0, 1], &[0, 0, 1]])).is_empty());
    assert_eq!(
        series(2, 0, Scoring::Fewest).winners(&played(&[&[2, 2]])),
        [1],
        "the tie rule decides one game (C13)"
    );
}
