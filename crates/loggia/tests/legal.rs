//! `loggia callisto legal`.

mod support;

use support::{lines, loggia, refusal, scratch};

fn legal(arguments: &[&str]) -> Vec<String> {
    lines(&[&["callisto", "legal"], arguments].concat())
}

#[test]
fn the_start_lists_every_pillar_in_the_order_of_the_board() {
    let moves = legal(&[]);
    assert_eq!(moves.len(), 121);
    assert_eq!(moves[..4], ["to move: 1", "j3", "k3", "i4"]);
    assert_eq!(moves[120], "k18");
    assert_eq!(legal(&["--edition", "pentobi", "--players", "3"]).len(), 197);
}

#[test]
fn lists_are_sorted_cell_by_cell() {
    let moves = legal(&["--edition", "pocket", "--moves", "a1 j10 c1 h10"]);
    assert_eq!(moves[0], "to move: 1");
    let key = |text: &String| -> Vec<(u32, u8)> {
        let cell = |c: &str| (c[1..].parse().unwrap(), c.as_bytes()[0]);
        text.split(',').map(cell).collect()
    };
    let keys: Vec<_> = moves[1..].iter().map(key).collect();
    assert!(keys.is_sorted());
    assert!(keys.iter().all(|cells| cells.is_sorted()));
}

#[test]
fn c15_with_four_colours_the_players_take_turns() {
    let to_move = |moves| legal(&["--edition", "pentobi", "--four-colours", "--moves", moves])[0].clone();
    assert_eq!(to_move("h1"), "to move: 2");
    assert_eq!(to_move("h1 i1"), "to move: 1");
    assert_eq!(to_move("h1 i1 j1"), "to move: 2");
    assert_eq!(to_move("h1 i1 j1 k1"), "to move: 1");
}

#[test]
fn c4_another_colour_may_begin() {
    assert_eq!(legal(&["--players", "3", "--starter", "3"])[0], "to move: 3");
    assert_eq!(legal(&["--players", "3", "--starter", "3", "--moves", "h8"])[0], "to move: 1");
}

#[test]
fn moves_may_be_short_and_cells_in_any_order() {
    let long = legal(&["--edition", "pentobi", "--moves", "e9 l9 d9 m9 c10,c9"]);
    assert_eq!(legal(&["--edition", "pentobi", "--moves", "P@e9 P@l9 P@d9 P@m9 I2b@c9"]), long);
}

#[test]
fn json_names_the_game_and_the_colour() {
    let said = &legal(&["--edition", "pentobi", "--four-colours", "--moves", "h1 i1 j1", "--json"])[0];
    let json: serde_json::Value = serde_json::from_str(said).unwrap();
    assert_eq!((&json["player"], &json["colour"], &json["players"]), (&2.into(), &4.into(), &2.into()));
    assert_eq!(json["edition"], "pentobi");
    assert_eq!(json["moves"].as_array().unwrap().len(), 261);
}

#[test]
fn a_bad_move_is_named_with_its_number_and_the_reason() {
    let refused = |moves| refusal(&["callisto", "legal", "--edition", "pentobi", "--moves", moves]);
    assert_eq!(refused("e9 e9"), "error: move 2 (e9): e9 is occupied (C8)\n");
    assert_eq!(refused("e9 h8"), "error: move 2 (h8): h8 is in the centre, where no pillar may stand (C7)\n");
    assert_eq!(
        refused("e9 l9 e10,e11"),
        "error: move 3 (e10,e11): the first two turns are for pillars (C5)\n"
    );
    assert!(refused("e9 zz").starts_with("error: move 2 (zz): \"zz\" is not a cell"));
    assert!(refused("retire").starts_with("error: move 1 (retire): "));
}

#[test]
fn a_bad_choice_says_what_is_possible() {
    let refused = |arguments: &[&str]| refusal(&[&["callisto", "legal"], arguments].concat());
    assert!(refused(&["--edition", "classic"]).contains("benelux, piatnik, russian, pocket, pentobi"));
    assert!(refused(&["--players", "5"]).contains("for 2, 3, 4 players, not 5"));
    assert!(refused(&["--players", "3", "--four-colours"]).contains("four colours are for two players"));
    assert!(refused(&["--starter", "3"]).contains("colours 1 to 2"));
    assert!(refused(&["--edition", "pocket", "--edition-file", "x"]).contains("cannot be used with"));
    assert!(refused(&["--moves", "e9", "--file", "x"]).contains("cannot be used with"));
    assert!(refused(&["--file", "/no/such/file"]).contains("cannot read /no/such/file"));
}

#[test]
fn a_bad_edition_file_is_named_with_its_line() {
    let file = scratch("bad-edition.toml");
    std::fs::write(&file, "id = \"mine\"\nname = 7\n").unwrap();
    let said = refusal(&["callisto", "legal", "--edition-file", file.to_str().unwrap()]);
    assert!(said.contains("bad-edition.toml, line 2: "), "{said}");
    std::fs::write(&file, b"id = \"mine\"\n# \xff\n").unwrap();
    let said = refusal(&["callisto", "legal", "--edition-file", file.to_str().unwrap()]);
    assert!(said.contains("bad-edition.toml, line 2: not UTF-8 text"), "{said}");
}

#[test]
fn an_edition_of_ones_own_is_played() {
    let file = scratch("own-edition.toml");
    let text = callisto::Edition::named("pocket").unwrap().source().replace("\"pocket\"", "\"mine\"");
    std::fs::write(&file, text).unwrap();
    let own = legal(&["--edition-file", file.to_str().unwrap(), "--players", "3"]);
    assert_eq!(own, legal(&["--edition", "pocket", "--players", "3"]));
}

#[test]
fn a_game_file_decides_the_game() {
    let file = scratch("legal.blksgf");
    std::fs::write(&file, "(;GM[Callisto Two-Player];B[e9];W[l9](;B[d9])(;B[d8]))").unwrap();
    let file = file.to_str().unwrap();
    let moves = legal(&["--edition", "pentobi", "--moves", "e9 l9 d9"]);
    assert_eq!(legal(&["--file", file]), moves);
    assert_eq!(legal(&["--file", file, "--edition", "pentobi", "--players", "2"]), moves);
    let said = refusal(&["callisto", "legal", "--file", file, "--edition", "pocket"]);
    assert!(said.contains("pentobi, 2 players") && said.contains("another edition"), "{said}");
}

#[test]
fn a_broken_game_file_is_named_with_line_and_column() {
    let file = scratch("broken.blksgf");
    std::fs::write(&file, "(;GM[Callisto Two-Player]\n;B[e99])").unwrap();
    let said = refusal(&["callisto", "legal", "--file", file.to_str().unwrap()]);
    assert!(said.contains("broken.blksgf, line 2, column 2"), "{said}");
}

#[test]
fn help_has_examples_everywhere() {
    for command in [
        &["--help"][..],
        &["gtp", "--help"],
        &["play", "callisto", "--help"],
        &["callisto", "legal", "--help"],
        &["callisto", "perft", "--help"],
        &["callisto", "score", "--help"],
    ] {
        let said = loggia(command);
        assert_eq!(said.code, Some(0));
        assert!(said.out.contains("Examples:\n"), "{command:?}");
    }
}
