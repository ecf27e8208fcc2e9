//! `loggia callisto perft`.

mod support;

use support::{lines, refusal};

#[test]
fn one_line_for_each_depth() {
    assert_eq!(lines(&["callisto", "perft", "--depth", "3"]), ["1 120", "2 14280", "3 1685040"]);
    assert_eq!(lines(&["callisto", "perft", "--depth", "1", "--moves", "h8"]), ["1 119"]);
}

#[test]
fn the_parts_add_up() {
    let said = lines(&["callisto", "perft", "--edition", "pocket", "--depth", "3", "--divide"]);
    let (parts, totals) = said.split_at(said.len() - 3);
    let nodes = |line: &String| line.split(' ').nth(1).unwrap().parse::<u64>().unwrap();
    assert_eq!(parts.len() as u64, nodes(&totals[0]));
    assert_eq!(parts.iter().map(nodes).sum::<u64>(), nodes(&totals[2]));
}

#[test]
fn json_has_the_same_numbers() {
    let said = lines(&["callisto", "perft", "--depth", "2", "--json", "--divide"]);
    let json: serde_json::Value = serde_json::from_str(&said[0]).unwrap();
    assert_eq!(json["depths"][1], serde_json::json!({"depth": 2, "nodes": 14280}));
    assert_eq!(json["divide"][0], serde_json::json!({"move": "j3", "nodes": 119}));
}

#[test]
fn the_depth_is_a_number_from_1() {
    for depth in ["0", "-1", "x", "999999999999"] {
        refusal(&["callisto", "perft", "--depth", depth]);
    }
    refusal(&["callisto", "perft"]);
}
