//! The net answers as the NumPy reference of the training does (`train/reference.py`).

use std::sync::Arc;

use callisto::{Edition, Move, Position, Rules, Setup};
use callisto_engine::built_in;
use callisto_engine::net::{Evaluator, Scratch};
use serde::Deserialize;

#[derive(Deserialize)]
struct Golden {
    positions: Vec<Expected>,
}

#[derive(Deserialize)]
struct Expected {
    moves: Vec<String>,
    legal: usize,
    policy: Vec<Likely>,
    win: Vec<f32>,
    score: Vec<f32>,
}

#[derive(Deserialize)]
struct Likely {
    #[serde(rename = "move")]
    mv: String,
    logit: f32,
}

fn rules(edition: &str, players: u8, four_colours: bool) -> Arc<Rules> {
    let setup = Setup::new(Edition::named(edition).unwrap(), players);
    Rules::new(Setup { four_colours, ..setup }).unwrap()
}

#[test]
fn the_nets_answer_like_the_reference() {
    check(&rules("pentobi", 2, false), include_str!("golden/net-2.json"));
    check(&rules("pentobi", 3, false), include_str!("golden/net-3.json"));
    check(&rules("pentobi", 4, false), include_str!("golden/net-4.json"));
    check(&rules("pentobi", 2, true), include_str!("golden/net-4c.json"));
    check(&rules("pocket", 2, false), include_str!("golden/net-pocket-2.json"));
    check(&rules("pocket", 4, false), include_str!("golden/net-pocket-4.json"));
}

/// The reference computes with floats; the differences are what is lost by computing with whole numbers.
fn check(rules: &Arc<Rules>, golden: &str) {
    let golden: Golden = serde_json::from_str(golden).unwrap();
    let evaluator = built_in(rules).unwrap();
    let players = rules.players().len();
    let mut scratch = Scratch::default();
    for expected in golden.positions {
        let position = expected
            .moves
            .iter()
            .fold(Position::new(rules), |p, mv| p.play(rules.parse_move(mv).unwrap()).unwrap());
        let answer = evaluator.answer(&position, &position.legal(), &mut scratch);
        assert_eq!(answer.policy.len(), expected.legal);
        let (mover, colours) = (position.to_move().unwrap().index(), rules.colours().len());
        for (relative, win) in expected.win.iter().enumerate() {
            let found = answer.win[(mover + relative) % players];
            assert!((found - win).abs() < 0.04, "win {found} instead of {win}");
        }
        let mut penalty = [0.0; 4];
        for (relative, score) in expected.score.iter().enumerate() {
            penalty[(mover + relative) % colours % players] += score.max(0.0);
        }
        for (found, penalty) in answer.penalty.iter().zip(penalty) {
            assert!((found - penalty).abs() < 0.8, "penalty {found} instead of {penalty}");
        }
        let find = |text: &str| {
            let mv: Move = rules.parse_move(text).unwrap();
            answer.policy.iter().find(|(found, _)| *found == mv).unwrap().1
        };
        let first = &expected.policy[0];
        for likely in &expected.policy {
            let (found, told) = (find(&likely.mv) - find(&first.mv), likely.logit - first.logit);
            assert!((found - told).abs() < 0.5, "{}: {found} instead of {told}", likely.mv);
        }
        let total: f32 = answer.policy.iter().map(|(_, p)| p.exp()).sum();
        assert!((total - 1.0).abs() < 1e-3);
    }
}

#[test]
fn a_file_that_is_no_net_is_refused_with_a_reason() {
    let rules = Rules::new(Setup::new(Edition::named("pentobi").unwrap(), 2)).unwrap();
    let good = include_bytes!("../../../nets/callisto-two.safetensors");
    let refused = |bytes: &[u8]| Evaluator::read(bytes, &rules).unwrap_err().to_string();
    assert!(refused(b"").starts_with("not a file of tensors"));
    assert!(refused(&good[..good.len() - 1]).starts_with("not a file of tensors"));
    let text = String::from_utf8_lossy(&good[..4000]).into_owned();
    let at = text.find("block0/down/w").unwrap();
    let mut other = good.to_vec();
    other[at..at + 6].copy_from_slice(b"nobody");
    assert_eq!(refused(&other), "the tensor block0/down/w is missing");
}

#[test]
fn every_game_can_be_judged() {
    for setup in Setup::all() {
        let rules = Rules::new(setup).unwrap();
        let evaluator = built_in(&rules).unwrap();
        let (mut position, mut rng) = (Position::new(&rules), fastrand::Rng::with_seed(2));
        for _ in 0..16 {
            let legal = position.legal();
            let answer = evaluator.answer(&position, &legal, &mut Scratch::default());
            let players = rules.players().len();
            assert!((answer.win.iter().sum::<f32>() - 1.0).abs() < 1e-3);
            assert_eq!(answer.win[players..], [0.0; 4][players..]);
            assert_eq!(answer.policy.len(), legal.len() - usize::from(legal.may_retire()));
            for player in rules.players() {
                let colours = rules.colours().filter(|c| rules.player(*c) == player);
                let most: u32 = colours.map(|c| position.penalty(c)).sum();
                assert!(answer.penalty[player.index()] <= most.max(70) as f32 + 0.1);
            }
            for (cell, owners) in evaluator.owners(&position, &mut Scratch::default()) {
                assert!((owners.iter().sum::<f32>() - 1.0).abs() < 1e-3);
                if let Some(owner) = position.owner(cell) {
                    let likely = (0..5).max_by(|a, b| owners[*a].total_cmp(&owners[*b]));
                    assert_eq!(likely, Some(owner.index()), "{cell} is taken for good");
                }
            }
            let mv = legal.nth(rng.usize(..legal.len())).unwrap();
            position.play_legal(mv);
        }
    }
}
