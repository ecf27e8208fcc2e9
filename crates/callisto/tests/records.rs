//! Game files: Pentobi's records, ours, everything that a file may hold, and files that are broken.
#![allow(clippy::disallowed_methods)] // Tests may read files.

mod common;

use std::path::Path;

use callisto::{Arrangement, Colour, Edition, Move, Paints, Player, Record, Rules, Setup};
use common::{Temper, all_setups, random_game};

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Points (squares placed) by colour, or the difference for the first player, of Pentobi's records.
const POINTS: [(&str, [u32; 4]); 10] = [
    ("callisto-1", [68, 65, 62, 58]),
    ("callisto-2", [61, 62, 68, 66]),
    ("callisto-3", [57, 68, 57, 62]),
    ("callisto-4", [68, 62, 50, 68]),
    ("callisto-5", [61, 65, 68, 54]),
    ("callisto_3-1", [59, 64, 55, 0]),
    ("callisto_3-2", [65, 60, 59, 0]),
    ("callisto_3-3", [54, 66, 64, 0]),
    ("callisto_3-4", [68, 62, 59, 0]),
    ("callisto_3-5", [63, 65, 61, 0]),
];
const RESULTS: [(&str, &str); 10] = [
    ("callisto_2-1", "W+3"),
    ("callisto_2-2", "B+3"),
    ("callisto_2-3", "W+2"),
    ("callisto_2-4", "W+0"),
    ("callisto_2-5", "B+2"),
    ("callisto_2_4-1", "W+4"),
    ("callisto_2_4-2", "B+3"),
    ("callisto_2_4-3", "W+1"),
    ("callisto_2_4-4", "B+23"),
    ("callisto_2_4-5", "B+11"),
];

#[test]
fn c12_c13_c15_records_of_pentobi_end_as_listed() {
    for (name, points) in POINTS {
        let record = Record::read(&data(&format!("{name}.blksgf"))).unwrap();
        let end = record.position(record.main_end());
        assert!(end.is_over(), "{name}");
        let squares = record.rules().setup().edition.squares();
        let placed: Vec<u32> = record.rules().colours().map(|c| squares - end.penalty(c)).collect();
        assert_eq!(placed, points[..placed.len()], "{name}");
        assert_eq!(record.rules().setup().edition.id(), "pentobi");
    }
    for (name, result) in RESULTS {
        let record = Record::read(&data(&format!("{name}.blksgf"))).unwrap();
        assert!(record.position(record.main_end()).is_over(), "{name}");
        assert_eq!(record.result().as_deref(), Some(result), "{name}");
    }
}

/// What Pentobi wrote comes back to the letter, but for what we add to its first node.
#[test]
fn records_of_pentobi_are_written_as_pentobi_wrote_them() {
    for (name, _) in RESULTS {
        let text = data(&format!("{name}.blksgf"));
        let record = Record::read(&text).unwrap();
        let rest = |text: &str| text.lines().skip(2).collect::<Vec<_>>().join("\n");
        let written = record.write();
        assert_eq!(rest(&written), rest(&text), "{name}");
        let first = written.lines().nth(1).unwrap();
        assert!(first.starts_with(text.lines().nth(1).unwrap()) && first.contains("LGR[pentobi]"), "{first}");
    }
}

fn same(a: &Record, b: &Record) {
    assert_eq!(a.write(), b.write());
    assert_eq!(a.main_line(), b.main_line());
    assert_eq!(a.position(a.main_end()), b.position(b.main_end()));
}

#[test]
fn games_of_every_edition_come_back_and_pentobi_gets_what_it_can_follow() {
    let (mut theirs, mut ours) = (0, 0);
    for (n, setup) in all_setups().into_iter().enumerate() {
        let rules = Rules::new(setup).unwrap();
        for temper in Temper::ALL {
            let positions = random_game(&rules, temper, n as u64);
            let mut record = Record::new(&rules, positions[0].starter());
            let mut node = record.root();
            for (before, after) in positions.iter().zip(&positions[1..]) {
                let played = before.legal().iter().find(|mv| before.play(*mv).unwrap() == *after).unwrap();
                node = record.play(node, played).unwrap();
            }
            let text = record.write();
            same(&Record::read(&text).unwrap_or_else(|e| panic!("{e}\n{text}")), &record);
            if text.contains("GM[Loggia Callisto]") {
                ours += 1
            } else {
                theirs += 1
            }
            let edition = rules.setup().edition.id();
            assert!(text.contains(&format!("LGR[{edition}]")));
            assert!(edition != "pocket" || text.contains("GM[Loggia Callisto]"), "{text}");
            if edition == "pentobi" && !rules.setup().strict_exit {
                assert!(!text.contains("GM[Loggia"), "{text}");
            }
        }
    }
    assert!(theirs > 20 && ours > 20, "{theirs} for Pentobi, {ours} for us");
}

#[test]
fn a_benelux_game_is_written_in_the_coordinates_of_pentobi() {
    let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
    let mut record = Record::new(&rules, Colour(1));
    let mut node = record.root();
    for mv in ["j3", "k18", "c10", "r11", "j4,j5"] {
        node = record.play(node, rules.parse_move(mv).unwrap()).unwrap();
    }
    record.set_player_name(Player(1), "Anna");
    let text = record.write();
    let expected = "(\n;GM[Callisto Two-Player]LGR[benelux]LGS[2]PB[Anna]\n;B[h1]\n;W[i16]\n;B[a8]\n;W[p9]\n;B[h2,h3]\n)\n";
    assert_eq!(text, expected);
    let again = Record::read(&text).unwrap();
    same(&again, &record);
    assert_eq!(again.player_name(Player(1)), Some("Anna"));
}

#[test]
fn c7_c10_what_pentobi_cannot_express_gets_a_game_name_of_our_own() {
    let piatnik = Rules::new(Setup::new(Edition::named("piatnik").unwrap(), 2)).unwrap();
    let mut record = Record::new(&piatnik, Colour(0));
    record.play(record.root(), piatnik.parse_move("j1").unwrap()).unwrap();
    assert!(
        record.write().starts_with("(\n;GM[Loggia Callisto]LGR[piatnik]LGP[2]\n;1[j1]\n"),
        "{}",
        record.write()
    );
    same(&Record::read(&record.write()).unwrap(), &record);
    // An edition of one's own travels with the game.
    let source = Edition::named("pocket").unwrap().source().replace("\"pocket\"", "\"mine\"");
    let mine = std::sync::Arc::new(Edition::from_toml(&source).unwrap());
    let rules = Rules::new(Setup { four_colours: true, ..Setup::new(mine, 2) }).unwrap();
    let mut record = Record::new(&rules, Colour(0));
    record.play(record.root(), rules.parse_move("a1").unwrap()).unwrap();
    let again = Record::read(&record.write()).unwrap();
    same(&again, &record);
    assert_eq!(again.rules().setup().edition.id(), "mine");
}

#[test]
fn variations_comments_and_unknown_properties_survive() {
    let text = "(\n;GM[Callisto Two-Player]LGR[pentobi]XY[a][b\\]c]PB[Al\\\\ice]C[Two\nlines]\n;B[e9]BM[1]\n(\n ;W[e8]C[main]\n ;B[k7]\n)\n(\n ;W[l8]ZZ[]\n (\n  ;B[k7]\n )\n (\n  ;B[k8]\n )\n)\n)\n";
    // k8 is in the centre; the file says so at its place.
    let error = Record::read(text).unwrap_err();
    assert_eq!((error.line, error.column), (15, 4), "{error}");
    assert!(error.what.contains("C7"), "{error}");
    let text = text.replace("k8", "l7");
    let mut record = Record::read(&text).unwrap();
    assert_eq!(record.write(), text);
    assert_eq!(record.comment(record.root()), Some("Two\nlines"));
    let first = record.children(record.root())[0];
    let side = record.children(first)[1];
    assert_eq!(record.children(side).len(), 2);
    record.make_main(side);
    assert_eq!(record.children(first)[0], side);
    let other = record.children(first)[1];
    record.remove(side);
    assert_eq!(record.children(first), [other]);
}

#[test]
fn what_is_said_about_a_game_is_written_and_taken_away() {
    let mut record = Record::read("(;GM[Callisto Two-Player]C[old])").unwrap();
    let root = record.root();
    record.set_comment(root, "new");
    assert_eq!(record.comment(root), Some("new"));
    record.set_comment(root, "");
    assert_eq!(record.comment(root), None);
    assert!(!record.write().contains("C["));
    let usual = Paints::default();
    let other = usual.with(Colour(0), usual.of(Colour(1)));
    assert_ne!(other, usual);
    record.set_paints(other);
    assert_eq!((record.paints(), Record::read(&record.write()).unwrap().paints()), (other, other));
    record.set_paints(usual);
    assert_eq!(record.paints(), usual);
    assert!(!record.write().contains(&other.to_string()));
}

#[test]
fn setup_properties_lay_and_take_away() {
    let text = "(;GM[Callisto Three-Player]A1[j1][k1][j2,k2]A2[a10]A3[t10]AE[a10][b1,b2]PL[3]\n;3[t11])";
    let record = Record::read(text).unwrap();
    let start = record.position(record.root());
    assert_eq!(start.to_move(), Some(Colour(2)));
    assert_eq!(start.pillars_left(Colour(0)), 1);
    assert_eq!(start.penalty(Colour(0)), 66);
    assert_eq!(start.pillars_left(Colour(1)), 3, "taken away again");
    assert_eq!(start.pillars_left(Colour(2)), 2);
    same(&Record::read(&record.write()).unwrap(), &record);
    let rules = record.rules();
    let add =
        vec![(Colour(0), rules.parse_move("j1").unwrap()), (Colour(1), rules.parse_move("j1").unwrap())];
    let overlap = Record::arranged(rules, Colour(0), Arrangement { add, ..Arrangement::default() });
    assert_eq!(overlap.unwrap_err().broken.key(), "occupied");
}

#[test]
fn older_forms_are_understood() {
    let old = "(;GM[callisto two-player];1[E9];GREEN[ e08 ];B[k7];W[l7];B[f9][g9])";
    let record = Record::read(old).unwrap();
    let new = "(\n;GM[Callisto Two-Player]LGR[pentobi]\n;B[e9]\n;W[e8]\n;B[k7]\n;W[l7]\n;B[f9,g9]\n)\n";
    assert_eq!(record.write(), new);
}

#[test]
fn moves_out_of_turn_are_read_as_pentobi_reads_them() {
    let record = Record::read("(;GM[Callisto Two-Player];W[e9];W[e8];B[k7])").unwrap();
    let end = record.position(record.main_end());
    assert_eq!((end.pillars_left(Colour(0)), end.pillars_left(Colour(1))), (2, 1));
    same(&Record::read(&record.write()).unwrap(), &record);
}

#[test]
fn broken_files_say_where_and_why() {
    let cases = [
        ("", "line 1, column 1: not a game file: it must start with ("),
        ("(;)", "line 1, column 2: GM, the game, is missing"),
        ("(;GM[Blokus])", "line 1, column 3: the game \"Blokus\" is not Callisto"),
        ("(;GM[Callisto]LGR[mine])", "column 15: there is no edition \"mine\"; there are benelux"),
        ("(;GM[Loggia Callisto]LGR[pocket])", "LGP, the number of players, is missing"),
        ("(;GM[Loggia Callisto]LGR[pocket]LGP[5])", "for 2, 3, 4 players, not 5"),
        ("(;GM[Loggia Callisto]LGP[2])", "the edition, LGR or LGE, is missing"),
        ("(;GM[Loggia Callisto]LGP[2]LGE[id=1])", "the edition in this file, line 1"),
        ("(;GM[Callisto]LGS[5])", "LGS names a colour that does not play"),
        (
            "(;GM[Callisto Two-Player]\n;B[a1])",
            "line 2, column 2: illegal move a1: a1 is not on the board (C3)",
        ),
        ("(;GM[Callisto Two-Player]\n;B[zz])", "line 2, column 2: \"zz\" is not a square"),
        ("(;GM[Callisto Two-Player]\n;B[h1,h3])", "no piece has the shape of h1,h3 (C2)"),
        ("(;GM[Callisto Two-Player]\n;B[e9]W[e8])", "line 2, column 7: a second move"),
        ("(;GM[Callisto Two-Player]\n;B[retire])", "\"retire\" is not a square"),
        ("(;GM[Callisto Two-Player]\n;B[h1,h2])", "the first two turns are for pillars (C5)"),
        ("(;GM[Callisto Two-Player]AB[h1][h1])", "h1 is occupied"),
    ];
    for (text, expected) in cases {
        let error = Record::read(text).unwrap_err().to_string();
        assert!(error.contains(expected), "{text}\n{error}\n{expected}");
    }
}

#[test]
fn the_same_move_twice_is_the_same_node() {
    let rules = Rules::new(Setup::new(Edition::named("pocket").unwrap(), 2)).unwrap();
    let mut record = Record::new(&rules, Colour(0));
    let mv: Move = rules.parse_move("a1").unwrap();
    let first = record.play(record.root(), mv).unwrap();
    assert_eq!(record.play(record.root(), mv), Ok(first));
}
