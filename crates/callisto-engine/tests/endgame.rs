//! Exact endgames are what trying everything finds.

use callisto::{Edition, Move, Position, Rules, Setup};
use callisto_engine::solve;

/// A random game, stopped when few moves are left in all.
fn late(players: u8, seed: u64) -> Position {
    let rules = Rules::new(Setup::new(Edition::named("pocket").unwrap(), players)).unwrap();
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut position = Position::new(&rules);
    loop {
        let legal = position.legal();
        let all =
            rules.colours().filter(|c| !position.is_out(*c)).map(|c| position.given_to(c).legal().len());
        if legal.is_empty() || (legal.piece_count() > 0 && all.sum::<usize>() <= 14) {
            return position;
        }
        let mv = legal.nth(rng.usize(..legal.len())).unwrap();
        position.play_legal(mv);
    }
}

/// The penalties and the winner when everybody tries everything: first to win, then for a small penalty. With two,
/// for the margin.
fn brute(position: &Position) -> (Vec<u32>, usize) {
    if let Some(outcome) = position.outcome() {
        return (outcome.penalties().to_vec(), outcome.winner().index());
    }
    let me = position.player_to_move().unwrap().index();
    let two = position.rules().players().len() == 2;
    let liking = |end: &(Vec<u32>, usize)| {
        let mine = end.0[me] as i32;
        (end.1 == me, if two { end.0[1 - me] as i32 - mine } else { -mine })
    };
    let legal = position.legal();
    let moves = legal.iter().filter(|mv| *mv != Move::Retire);
    let ends = moves.map(|mv| brute(&position.play(mv).unwrap()));
    // The first of equals, as the solver.
    ends.fold(None, |best: Option<(Vec<u32>, usize)>, end| match best {
        Some(best) if liking(&end) <= liking(&best) => Some(best),
        _ => Some(end),
    })
    .unwrap()
}

#[test]
fn two_players_get_the_margin_that_brute_force_finds() {
    let mut seen = 0;
    for seed in 0..60 {
        let position = late(2, seed);
        if position.is_over() {
            continue;
        }
        seen += 1;
        let (solved, brute) = (solve(&position, 1_000_000).unwrap(), brute(&position));
        let margin = solved.value.penalty[1] - solved.value.penalty[0];
        assert_eq!(margin, brute.0[1] as f32 - brute.0[0] as f32, "seed {seed}");
        assert_eq!(solved.value.win[brute.1], 1.0, "seed {seed}");
        let end = solved.line.iter().fold(position, |p, mv| p.play(*mv).unwrap());
        assert!(end.is_over());
    }
    assert!(seen > 20, "only {seen} positions");
}

#[test]
fn three_and_four_players_get_what_brute_force_finds() {
    for players in [3, 4] {
        let mut seen = 0;
        for seed in 0..80 {
            let position = late(players, seed);
            if position.is_over() {
                continue;
            }
            seen += 1;
            let (solved, brute) = (solve(&position, 1_000_000).unwrap(), brute(&position));
            let penalties: Vec<u32> =
                solved.value.penalty[..brute.0.len()].iter().map(|p| *p as u32).collect();
            assert_eq!(
                (penalties, solved.value.win[brute.1]),
                (brute.0, 1.0),
                "{players} players, seed {seed}"
            );
        }
        assert!(seen > 20, "only {seen} positions");
    }
}

#[test]
fn a_budget_is_kept() {
    let rules = Rules::new(Setup::new(Edition::named("pentobi").unwrap(), 2)).unwrap();
    assert!(solve(&Position::new(&rules), 1_000).is_none());
}
