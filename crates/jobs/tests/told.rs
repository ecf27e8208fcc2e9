//! Tests of the analysis of a position.

use std::sync::Arc;

use callisto::{Position, Rules, Setup};
use callisto_engine::analysis::Analyst;
use callisto_engine::built_in;
use callisto_engine::search::Budget;
use jobs::callisto::told;

#[test]
fn every_kind_of_game_can_be_analysed_from_its_beginning_to_its_end() {
    let kinds = ["benelux", "pocket"];
    for setup in Setup::all().filter(|setup| kinds.contains(&setup.edition.id())) {
        let rules = Rules::new(setup).unwrap();
        let mut analyst = Analyst::new(built_in(&rules).ok().map(Arc::new));
        let mut rng = fastrand::Rng::with_seed(3);
        let mut position = Position::new(&rules);
        let budget = Budget { simulations: 8, threads: 1, is_enough: &|_| false, only_best: false };
        for ply in 0.. {
            let legal = position.legal();
            if ply % 16 == 0 || legal.is_empty() {
                let seen = told(&analyst.analyse(&position, &budget), &position, 3);
                assert!(seen.moves.len() <= 3 && (seen.moves.is_empty() == legal.is_empty()));
                assert_eq!(seen.win.is_some(), seen.penalty.is_some());
                assert!(seen.win.is_some() || !analyst.has_net(), "a net knows the chances");
                let colours = rules.colours().len();
                assert!(seen.owners.values().all(|chances| chances.len() == colours + 1));
            }
            if legal.is_empty() {
                break;
            }
            position.play_legal(legal.nth(rng.usize(..legal.len())).unwrap());
        }
    }
}
