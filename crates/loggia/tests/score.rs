//! `loggia callisto score`.

mod support;

use support::{lines, scratch};

/// A random finished game, as the moves of `--moves`, and its end.
fn game(edition: &str, players: u8, seed: u64) -> (String, callisto::Position) {
    let setup = callisto::Setup::new(callisto::Edition::named(edition).unwrap(), players);
    let rules = callisto::Rules::new(setup).unwrap();
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut position = callisto::Position::new(&rules);
    let mut moves = Vec::new();
    while !position.is_over() {
        let mv = position.legal().nth(rng.usize(..position.legal().len())).unwrap();
        moves.push(rules.cell_list(mv));
        position = position.play(mv).unwrap();
    }
    (moves.join(" "), position)
}

#[test]
fn c12_before_the_start_everything_is_unplaced() {
    let said = lines(&["callisto", "score", "--players", "3"]);
    assert_eq!(said[0], "colour 1: penalty 68, in the game");
    assert_eq!(said[5], "player 3: penalty 68");
    assert_eq!(said[6..], ["over: no"]);
}

#[test]
fn a_finished_game_has_a_winner() {
    let (moves, end) = game("pocket", 4, 1);
    let outcome = end.outcome().unwrap();
    let said = lines(&["callisto", "score", "--edition", "pocket", "--players", "4", "--moves", &moves]);
    assert_eq!(said[3], format!("colour 4: penalty {}, out", outcome.penalties()[3]));
    assert_eq!(said[8], "over: yes");
    assert!(said[9].starts_with(&format!("winner: player {}", outcome.winner())));
    let legal = lines(&["callisto", "legal", "--edition", "pocket", "--players", "4", "--moves", &moves]);
    assert_eq!(legal, ["to move: none"]);
}

#[test]
fn c13_a_tie_is_told() {
    let tied =
        (0..).map(|seed| game("benelux", 2, seed)).find(|(_, e)| !e.outcome().unwrap().tied().is_empty());
    let (moves, _) = tied.unwrap();
    let said = lines(&["callisto", "score", "--moves", &moves]);
    let last = said.last().unwrap();
    assert_eq!(last, "winner: player 2, tied with player 1 but later in the turn order (C13)");
    let said = lines(&["callisto", "score", "--moves", &moves, "--json"]);
    let json: serde_json::Value = serde_json::from_str(&said[0]).unwrap();
    assert_eq!((&json["winner"], &json["tied"]), (&2.into(), &serde_json::json!([1, 2])));
}

#[test]
fn c15_a_player_has_the_sum_of_both_colours() {
    let file = scratch("score.blksgf");
    std::fs::write(&file, "(;GM[Callisto Two-Player Four-Color];1[h1];2[h20];3[a10];4[t10];1[i1];2[i20];3[a11];4[t11];1[h2,i2])").unwrap();
    let said = lines(&["callisto", "score", "--file", file.to_str().unwrap(), "--json"]);
    let json: serde_json::Value = serde_json::from_str(&said[0]).unwrap();
    assert_eq!(json["penalties"], serde_json::json!([134, 136]));
    assert_eq!(
        json["colours"][2],
        serde_json::json!({"colour": 3, "player": 1, "penalty": 68, "out": false})
    );
    assert_eq!((&json["over"], &json["winner"]), (&false.into(), &serde_json::Value::Null));
}
