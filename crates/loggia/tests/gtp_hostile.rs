//! `loggia gtp` lives through whatever is sent to it.

mod support;

use support::{gtp, scratch, with_input};

/// Sends bytes and then `7 name`; checks that the session came through, and returns what was said before.
fn survives(input: &[u8]) -> String {
    let said = with_input(&["gtp", "--simulations", "4"], &[input, b"\n7 name\n"].concat());
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
    let end = "=7 Loggia\n\n";
    assert!(said.out.ends_with(end), "{:?}", said.out.chars().rev().take(200).collect::<String>());
    said.out[..said.out.len() - end.len()].into()
}

#[test]
fn bytes_that_are_not_text() {
    assert_eq!(survives(b"\xff\xfe\x80"), "? the line is not text in UTF-8\n\n");
    assert_eq!(survives(b"5 play b \xc3\x28"), "?5 the line is not text in UTF-8\n\n");
    assert_eq!(survives(b"# caf\xe9"), "");
    assert_eq!(survives(b"na\0me\x01\x1b"), "= Loggia\n\n");
    assert_eq!(survives(&(0..=255).collect::<Vec<u8>>()).matches("\n\n").count(), 1);
}

#[test]
fn lines_without_end() {
    let long = vec![b'a'; 1 << 20];
    assert_eq!(survives(&long), "? the line is too long\n\n");
    assert_eq!(survives(&[b"play b ", &long[..]].concat()), "? the line is too long\n\n");
    let short = survives(&long[..60_000]);
    assert!(short.starts_with("? unknown command (aaaa") && short.len() < 200, "{short}");
    assert!(survives(format!("play b {}", "e9,".repeat(20_000)).as_bytes()).len() < 400);
    assert!(survives(&b"9".repeat(60_000)).len() < 400);
    assert!(survives(&[&b"9".repeat(60_000)[..], b" name"].concat()).len() < 400);
}

#[test]
fn arguments_that_make_no_sense() {
    let commands = [
        "all_legal",
        "clear_board x",
        "cputime x",
        "final_score x",
        "genmove",
        "genmove b w",
        "get_place",
        "get_place 9",
        "known_command",
        "list_commands x",
        "loadsgf",
        "loadsgf a b c",
        "loadsgf /no/file",
        "loadsgf / 1",
        "loadsgf /dev/zero",
        "loadsgf \"",
        "name x",
        "play b \u{1f3b2}",
        "play b d4,,d5",
        "play b @",
        "play b X5",
        "play b L4z@d4",
        "play b d4,d4",
        "play b 99999999999999999999",
        "play \u{df} e9",
        "protocol_version 3",
        "quit now",
        "reg_genmove",
        "savesgf",
        "savesgf /no/folder/x",
        "savesgf /",
        "set_game",
        "set_random_seed",
        "set_random_seed 99999999999999999999",
        "showboard x",
        "undo",
        "undo 2",
        "version 1",
        "boardsize 19",
        "-",
        "\"\"",
        "=",
        "?",
        "7",
        "PLAY b e9",
    ];
    for answer in gtp(&[], &(commands.join("\n") + "\n")) {
        assert!(answer.starts_with("? ") && answer.len() > 2, "{answer}");
    }
}

#[test]
fn files_that_are_no_games() {
    for (index, text) in
        ["", "(", "()", "(;", "(;GM[Chess])", "(;GM[Callisto])(;GM[Callisto])", "\0", "(;GM[Callisto];1[a1])"]
            .into_iter()
            .enumerate()
    {
        let file = scratch(&format!("hostile-{index}.blksgf"));
        std::fs::write(&file, text).unwrap();
        let said = gtp(&[], &format!("play b e9\nloadsgf {}\nall_legal w\n", file.display()));
        assert!(said[1].starts_with("? "), "{text:?}: {said:?}");
        assert_eq!(said[2].lines().count(), 119, "the old game is kept after {text:?}");
    }
}

#[test]
fn random_words_in_random_order() {
    let words = [
        "play",
        "genmove",
        "undo",
        "b",
        "w",
        "1",
        "e9",
        "e9,e10",
        "d4",
        "all_legal",
        "clear_board",
        "retire",
        "set_game",
        "Callisto",
        "reg_genmove",
        "showboard",
        "final_score",
        "get_place",
        "\"",
        "#",
        "loadsgf",
        "5",
        "\u{feff}",
        ",",
        "L4a@d4",
        "set_random_seed",
        "-0",
        "pass",
    ];
    let mut rng = fastrand::Rng::with_seed(4);
    let mut input = String::new();
    for _ in 0..3000 {
        let line: Vec<&str> = (0..rng.usize(1..5)).map(|_| words[rng.usize(..words.len())]).collect();
        input += &(line.join(" ") + "\n");
    }
    survives(input.as_bytes());
}

#[test]
fn quit_ends_and_so_does_the_end_of_input() {
    let said = with_input(&["gtp"], b"quit\nname\n");
    assert_eq!((said.code, said.out.as_str()), (Some(0), "= \n\n"));
    let said = with_input(&["gtp"], b"name");
    assert_eq!((said.code, said.out.as_str()), (Some(0), "= Loggia\n\n"));
    assert_eq!(with_input(&["gtp"], b"").out, "");
}
