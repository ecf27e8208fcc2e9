//! A series of games (C14).

use std::sync::Arc;

use callisto::{Colour, Player, Position, Rules, Series, SeriesError};

use super::table::{small_rules, then};

/// Both place their domino: nobody has a penalty.
const EVEN: &str = "a1 f1 a2 f2 b1,b2 e1,e2 retire retire";
/// Who begins is shut in and pays for the domino.
const STARTER_LOSES: &str = "a1 b1 a2 b2 retire c1,c2 retire";

fn two_players() -> Arc<Rules> {
    small_rules("I2 = 1", "......\n......", 2)
}

fn played(rules: &Arc<Rules>, games: &[&str]) -> Series {
    let mut series = Series::new(rules, 1).unwrap();
    for moves in games {
        series.record(&then(&series.next_game().unwrap(), moves)).unwrap();
    }
    series
}

#[test]
fn c14_as_many_games_as_players_or_a_multiple() {
    for players in 2..=4 {
        let rules = small_rules("I2 = 1", "........\n........", players);
        assert_eq!(Series::new(&rules, 1).unwrap().length(), usize::from(players));
        assert_eq!(Series::new(&rules, 3).unwrap().length(), 3 * usize::from(players));
    }
    assert_eq!(Series::new(&two_players(), 0).unwrap_err(), SeriesError::Rounds(0));
    assert_eq!(Series::new(&two_players(), 101).unwrap_err(), SeriesError::Rounds(101));
}

#[test]
fn c14_each_begins_equally_often_and_keeps_the_colour() {
    let rules = small_rules("I2 = 1", "..........\n..........", 3);
    let mut series = Series::started_by(&rules, 2, Colour(1)).unwrap();
    let mut starters = Vec::new();
    while let Some(start) = series.next_game() {
        assert_eq!(start.to_move(), series.starter());
        starters.push(start.starter().0);
        let mut end = start;
        while let Some(mv) = end.legal().nth(0) {
            end = end.play(mv).unwrap();
        }
        series.record(&end).unwrap();
    }
    assert_eq!(starters, [1, 2, 0, 1, 2, 0]);
    assert!(rules.colours().all(|colour| rules.player(colour) == Player(colour.0)));
}

#[test]
fn c14_penalties_are_added_and_the_lowest_sum_wins() {
    let series = played(&two_players(), &[STARTER_LOSES, EVEN]);
    assert_eq!(series.totals(), [2, 0]);
    assert_eq!(series.winners(), Some(vec![Player(1)]));
    assert_eq!(series.results().len(), 2);
}

#[test]
fn c14_a_tied_sum_is_shared() {
    let series = played(&two_players(), &[STARTER_LOSES, STARTER_LOSES]);
    assert_eq!(series.totals(), [2, 2]);
    assert_eq!(series.winners(), Some(vec![Player(0), Player(1)]));
}

#[test]
fn c14_nobody_has_won_before_the_last_game() {
    let series = played(&two_players(), &[STARTER_LOSES]);
    assert_eq!(series.totals(), [2, 0]);
    assert_eq!(series.winners(), None);
}

#[test]
fn c14_only_the_next_game_counts() {
    let rules = two_players();
    let mut series = Series::new(&rules, 1).unwrap();
    let start = series.next_game().unwrap();
    assert_eq!(series.record(&start), Err(SeriesError::Unfinished));
    let begun_by_other = then(&Position::started_by(&rules, Colour(1)), EVEN);
    assert_eq!(series.record(&begun_by_other), Err(SeriesError::OtherGame));
    let by_other_rules = then(&Position::new(&small_rules("I2 = 1", "......\n......\n", 2)), EVEN);
    assert_eq!(series.record(&by_other_rules), Err(SeriesError::OtherGame));
    let mut full = played(&rules, &[EVEN, EVEN]);
    assert_eq!((full.starter(), full.next_game()), (None, None));
    assert_eq!(full.record(&then(&start, EVEN)), Err(SeriesError::Finished));
}
