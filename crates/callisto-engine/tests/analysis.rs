//! What is said about positions is true where that can be known, and the same for every game.

use std::sync::Arc;

use callisto::{Edition, Move, Position, Rules, Setup};
use callisto_engine::analysis::{Analysis, Analyst, Loss};
use callisto_engine::search::Budget;
use callisto_engine::{built_in, solve};

fn rules(edition: &str, players: u8) -> Arc<Rules> {
    Rules::new(Setup::new(Edition::named(edition).unwrap(), players)).unwrap()
}

fn analyst(rules: &Rules) -> Analyst {
    Analyst::new(built_in(rules).ok().map(Arc::new))
}

fn look(analyst: &mut Analyst, position: &Position) -> Analysis {
    let budget = Budget { simulations: 8, threads: 1, is_enough: &|_| false, only_best: false };
    analyst.analyse(position, &budget)
}

/// A random game, stopped when few moves are left in all.
fn late(rules: &Arc<Rules>, seed: u64) -> Position {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut position = Position::new(rules);
    loop {
        let legal = position.legal();
        let all =
            rules.colours().filter(|c| !position.is_out(*c)).map(|c| position.given_to(c).legal().len());
        if legal.is_empty() || (legal.piece_count() > 1 && all.sum::<usize>() <= 14) {
            return position;
        }
        let mv = legal.nth(rng.usize(..legal.len())).unwrap();
        position.play_legal(mv);
    }
}

#[test]
fn a_solved_endgame_is_told_exactly_move_by_move() {
    let mut seen = 0;
    // Two players, whom a net knows, and three in the pocket, whom none may know: the end is the same to both.
    for (rules, seeds) in [(rules("pentobi", 2), 0..12), (rules("pocket", 3), 0..12)] {
        let mut analyst = analyst(&rules);
        for position in seeds.map(|seed| late(&rules, seed)).filter(|position| !position.is_over()) {
            seen += 1;
            let analysis = look(&mut analyst, &position);
            let solved = solve(&position, 1_000_000).unwrap();
            let value = analysis.value.unwrap();
            assert!(analysis.is_exact);
            assert_eq!((value.win, value.penalty), (solved.value.win, solved.value.penalty));
            assert_eq!(analysis.lines[0].value.penalty, value.penalty, "the best move leads to that end");
            let moves = position.legal().iter().filter(|mv| *mv != Move::Retire).count();
            assert!(analysis.lines.len() >= moves, "every move is known");
            let me = position.player_to_move().unwrap().index();
            for line in &analysis.lines {
                let mut after = position.play(line.mv).unwrap();
                let next = look(&mut analyst, &after);
                assert_eq!(next.value.unwrap().win, line.value.win);
                let loss = analysis.loss(line.mv, &next).unwrap();
                assert_eq!(loss.win, value.win[me] - line.value.win[me], "a move loses what it gives away");
                for mv in &line.moves[1..] {
                    after = after.play(*mv).unwrap();
                }
                assert!(after.is_over(), "a line goes to the end");
            }
            assert_eq!(analysis.loss(analysis.lines[0].mv, &analysis), Some(Loss::default()));
            for (cell, chances) in &analysis.owners {
                assert_eq!(chances.iter().sum::<f32>(), 1.0, "{cell}");
                assert!(position.owner(*cell).is_none_or(|colour| chances[colour.index()] == 1.0));
            }
        }
    }
    assert!(seen >= 12, "only {seen} positions");
}

#[test]
fn the_beginning_has_chances_and_owners_where_a_net_knows_the_game() {
    let rules = rules("benelux", 2);
    let mut analyst = analyst(&rules);
    let position = Position::new(&rules);
    let analysis = look(&mut analyst, &position);
    let value = analysis.value.unwrap();
    assert!((value.win.iter().sum::<f32>() - 1.0).abs() < 1e-3);
    assert!(!analysis.is_exact && analysis.lines.len() > 10 && analysis.simulations >= 8);
    assert!(analysis.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.visits)));
    assert_eq!(
        analysis.owners.len(),
        position.board().cells().filter(|c| position.board().is_playable(*c)).count()
    );
    for (_, chances) in &analysis.owners {
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
    }
}
