//! Players of every level and game play whole games by the rules, and the same way each time.

use std::sync::Arc;
use std::time::Duration;

use callisto::{Edition, Position, Rules, Setup};
use callisto_engine::search::{Budget, Progress, Search, Settings};
use callisto_engine::{Callistan, Strength, built_in};

fn rules(edition: &str, players: u8) -> Arc<Rules> {
    Rules::new(Setup::new(Edition::named(edition).unwrap(), players)).unwrap()
}

/// A game between strengths in turn; all its moves.
fn game(rules: &Arc<Rules>, strengths: &[Strength], seed: u64) -> (Vec<String>, Position) {
    let mut players: Vec<Callistan> =
        (0..).zip(strengths).map(|(k, strength)| Callistan::new(rules, *strength, seed + k)).collect();
    let (mut position, mut moves) = (Position::new(rules), Vec::new());
    while let Some(player) = position.player_to_move() {
        let count = players.len();
        let mv = players[player.index() % count].choose(&position, &|_| false).unwrap();
        moves.push(rules.cell_list(mv));
        position = position.play(mv).unwrap();
    }
    (moves, position)
}

fn quick(simulations: u32, temperature: f32) -> Strength {
    Strength { simulations, temperature, threads: 1 }
}

#[test]
fn every_game_is_played_to_its_end() {
    for setup in Setup::all() {
        let rules = Rules::new(setup).unwrap();
        game(&rules, &[quick(4, 0.5), quick(0, 1.0)], 1);
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let rules = rules("benelux", 2);
    let strengths = [quick(20, 0.0), quick(12, 0.7)];
    assert_eq!(game(&rules, &strengths, 5).0, game(&rules, &strengths, 5).0);
    assert_ne!(game(&rules, &strengths, 5).0, game(&rules, &strengths, 6).0);
}

#[test]
fn search_and_first_impression_beat_a_beginner() {
    let rules = rules("pentobi", 2);
    for (strong, weak) in [(quick(60, 0.0), quick(0, 3.0)), (Strength::level(5), Strength::level(1))] {
        let won: usize = (0..4)
            .map(|k| {
                let first = game(&rules, &[strong, weak], 10 + k).1.outcome().unwrap().winner().index() == 0;
                let second = game(&rules, &[weak, strong], 10 + k).1.outcome().unwrap().winner().index() == 1;
                usize::from(first) + usize::from(second)
            })
            .sum();
        assert!(won >= 6, "{won} of 8");
    }
}

#[test]
fn several_threads_find_a_move_too() {
    let rules = rules("pentobi", 2);
    let (_, position) = game(&rules, &[quick(0, 0.0)], 1);
    assert!(position.is_over());
    let mut search = Search::new(Arc::new(built_in(&rules).unwrap()), Settings::default());
    let position = Position::new(&rules);
    let budget = Budget { simulations: 60, threads: 3, is_enough: &|_| false, only_best: false };
    let finding = search.look(&position, &budget).unwrap();
    assert!(finding.simulations >= 60);
    let visits: u32 = finding.lines.iter().map(|line| line.visits).sum();
    assert_eq!(visits, finding.simulations);
    assert!(finding.lines[0].visits >= finding.lines[1].visits);
    assert!(position.play(finding.lines[0].mv).is_ok());
}

#[test]
fn a_search_stops_when_told() {
    let rules = rules("pentobi", 2);
    let mut search = Search::new(Arc::new(built_in(&rules).unwrap()), Settings::default());
    let is_enough = |progress: &Progress| progress.simulations >= 7;
    let budget = Budget { simulations: u32::MAX, threads: 1, is_enough: &is_enough, only_best: true };
    assert_eq!(search.look(&Position::new(&rules), &budget).unwrap().simulations, 7);
}

#[test]
fn time_is_not_spent_on_a_move_that_is_certain() {
    let at = |simulations, lead, spent| {
        let progress = Progress { simulations, win: 0.5, lead };
        progress.is_enough(Duration::from_millis(spent), Duration::from_secs(1))
    };
    // 900 in 0.9 s: another 100 fit into the rest.
    assert!(!at(900, Some(100), 900) && at(900, Some(101), 900));
    assert!(!at(900, None, 999) && at(900, None, 1000) && at(900, Some(0), 1100));
    assert!(!at(0, Some(0), 0));
}

#[test]
fn a_game_that_is_nearly_won_takes_less_time() {
    let at = |win, lead, spent| {
        let progress = Progress { simulations: 100, win, lead };
        progress.is_enough(Duration::from_millis(spent), Duration::from_secs(1))
    };
    assert!(!at(0.99, Some(0), 199) && at(0.99, Some(0), 200));
    assert!(!at(0.89, Some(0), 599) && at(0.89, Some(0), 601));
    // The one who is behind thinks as long as one may, and who asks about all moves gets an answer about all.
    assert!(!at(0.01, Some(0), 999) && !at(0.99, None, 999));
}
