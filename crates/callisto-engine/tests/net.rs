//! The net answers as the NumPy reference of the training does (`train/reference.py`).

use callisto::{Edition, Move, Position, Rules, Setup};
use callisto_engine::net::{Judge, Scratch};
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

#[test]
fn the_net_answers_like_the_reference() {
    let golden: Golden = serde_json::from_str(include_str!("golden/net-two.json")).unwrap();
    let rules = Rules::new(Setup::new(Edition::named("pentobi").unwrap(), 2)).unwrap();
    let judge = Judge::read(include_bytes!("../../../nets/callisto-two.safetensors"), &rules).unwrap();
    let mut scratch = Scratch::default();
    for expected in golden.positions {
        let position = expected
            .moves
            .iter()
            .fold(Position::new(&rules), |p, mv| p.play(rules.parse_move(mv).unwrap()).unwrap());
        let answer = judge.answer(&position, &position.legal(), &mut scratch);
        assert_eq!(answer.policy.len(), expected.legal);
        let mover = position.to_move().unwrap().index();
        for (relative, win) in expected.win.iter().enumerate() {
            let found = answer.win[(mover + relative) % 2];
            assert!((found - win).abs() < 1e-3, "win {found} instead of {win}");
        }
        for (relative, score) in expected.score.iter().enumerate() {
            let (found, score) = (answer.penalty[(mover + relative) % 2], score.max(0.0));
            assert!((found - score).abs() < 2e-2, "penalty {found} instead of {score}");
        }
        let find = |text: &str| {
            let mv: Move = rules.parse_move(text).unwrap();
            answer.policy.iter().find(|(found, _)| *found == mv).unwrap().1
        };
        let first = &expected.policy[0];
        for likely in &expected.policy {
            let (found, told) = (find(&likely.mv) - find(&first.mv), likely.logit - first.logit);
            assert!((found - told).abs() < 5e-3, "{}: {found} instead of {told}", likely.mv);
        }
        let total: f32 = answer.policy.iter().map(|(_, p)| p.exp()).sum();
        assert!((total - 1.0).abs() < 1e-3);
    }
}

#[test]
fn a_file_that_is_no_net_is_refused_with_a_reason() {
    let rules = Rules::new(Setup::new(Edition::named("pentobi").unwrap(), 2)).unwrap();
    let good = include_bytes!("../../../nets/callisto-two.safetensors");
    let refused = |bytes: &[u8]| Judge::read(bytes, &rules).unwrap_err().to_string();
    assert!(refused(b"").starts_with("not a file of tensors"));
    assert!(refused(&good[..good.len() - 1]).starts_with("not a file of tensors"));
    let text = String::from_utf8_lossy(&good[..4000]).into_owned();
    let at = text.find("block0/down/w").unwrap();
    let mut other = good.to_vec();
    other[at..at + 6].copy_from_slice(b"nobody");
    assert_eq!(refused(&other), "the tensor block0/down/w is missing");
}

#[test]
fn a_game_of_more_is_judged_as_one_against_the_rest() {
    for setup in Setup::all() {
        let rules = Rules::new(setup).unwrap();
        let judge = Judge::read(include_bytes!("../../../nets/callisto-two.safetensors"), &rules).unwrap();
        let (mut position, mut rng) = (Position::new(&rules), fastrand::Rng::with_seed(2));
        for _ in 0..16 {
            let legal = position.legal();
            let answer = judge.answer(&position, &legal, &mut Scratch::default());
            let players = rules.players().len();
            assert!((answer.win.iter().sum::<f32>() - 1.0).abs() < 1e-3);
            assert_eq!(answer.win[players..], [0.0; 4][players..]);
            for player in rules.players() {
                let colours = rules.colours().filter(|c| rules.player(*c) == player);
                let most: u32 = colours.map(|c| position.penalty(c)).sum();
                assert!(answer.penalty[player.index()] <= most.max(70) as f32 + 0.1);
            }
            for (cell, owners) in judge.owners(&position, &mut Scratch::default()) {
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

#[test]
fn every_edition_of_two_can_be_judged() {
    for edition in ["benelux", "piatnik", "russian", "pentobi"] {
        let rules = Rules::new(Setup::new(Edition::named(edition).unwrap(), 2)).unwrap();
        let judge = Judge::read(include_bytes!("../../../nets/callisto-two.safetensors"), &rules).unwrap();
        let mut position = Position::new(&rules);
        let mut rng = fastrand::Rng::with_seed(1);
        while !position.is_over() {
            let legal = position.legal();
            let answer = judge.answer(&position, &legal, &mut Scratch::default());
            assert!((answer.win.iter().sum::<f32>() - 1.0).abs() < 1e-3);
            assert_eq!(answer.policy.len(), legal.len() - usize::from(legal.may_retire()));
            for (_, owners) in judge.owners(&position, &mut Scratch::default()) {
                assert!((owners.iter().sum::<f32>() - 1.0).abs() < 1e-3);
                assert_eq!(owners[2..4], [0.0, 0.0], "nobody else plays");
            }
            let mv = legal.nth(rng.usize(..legal.len())).unwrap();
            position.play_legal(mv);
        }
    }
}
