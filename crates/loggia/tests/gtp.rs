//! Sessions with `loggia gtp`.

mod support;

use std::collections::BTreeSet;

use support::{gtp, refusal, scratch};

#[test]
fn it_introduces_itself() {
    let said = gtp(
        &[],
        "name\n3 protocol_version\nversion\nknown_command play\nknown_command komi\nlist_commands\n",
    );
    assert_eq!(said[..3], ["= Loggia", "=3 2", concat!("= ", env!("CARGO_PKG_VERSION"))]);
    assert_eq!(said[3..5], ["= true", "= false"]);
    let listed: Vec<&str> = said[5].trim_start_matches("= ").lines().collect();
    assert_eq!(listed.len(), 21);
    assert!(listed.is_sorted());
}

#[test]
fn comments_and_blank_lines_get_no_answer() {
    assert_eq!(gtp(&[], "\n   \n# name\n\t# x\r\nname\r\n"), ["= Loggia"]);
}

#[test]
fn colours_are_pentobis() {
    let said = gtp(&[], "play b e9\nplay WHITE l9\nplay Blue e8\nplay green L8\nplay 1 a8\nplay q a8\n");
    assert_eq!(said[..4], ["= ", "= ", "= ", "= "]);
    assert!(said[4].starts_with("? invalid colour \"1\": the colours are b, w"), "{}", said[4]);
    let said = gtp(&["--game", "callisto_3"], "play 1 j1\nplay yellow k1\nplay 4 j20\nplay b j20\n");
    assert_eq!(said[..2], ["= ", "= "]);
    assert!(said[2].starts_with("? invalid colour \"4\": the colours are 1, 2, 3"), "{}", said[2]);
    assert!(said[3].starts_with('?'));
}

#[test]
fn anybody_may_play_at_any_time() {
    let said = gtp(&[], "play w l9\nplay w l8\nplay w m8,m9\nplay b e9\nall_legal b\n");
    assert_eq!(said[..4], ["= ", "= ", "= ", "= "]);
    assert_eq!(said[4].lines().count(), 120 - 5);
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    let said = gtp(
        &[],
        "play b e9\nplay w e9\nplay w a1\nplay w pass\nplay w\nplay\nplay w l8,l9\nplay w retire\nundo\nundo\n",
    );
    assert_eq!(said[1], "? illegal move: e9 is occupied (C8)");
    assert!(said[2..8].iter().all(|answer| answer.starts_with('?')), "{said:?}");
    assert_eq!(said[8], "= ");
    assert!(said[9].starts_with("? cannot undo"));
}

#[test]
fn cells_may_stand_apart_and_in_any_order() {
    let said = gtp(&[], "play b e9\nplay b e8\nplay b  D9 , d8\nall_legal b\nundo\nplay b I2b@d8\n");
    assert_eq!(said[2], "= ");
    assert_eq!(said[5], "= ");
}

#[test]
fn final_score_takes_pentobis_forms() {
    let said =
        gtp(&[], "final_score\nplay w l9\nplay w l8\nplay w m8,m9\nfinal_score\nget_place w\nget_place b\n");
    assert_eq!((said[0].as_str(), said[4].as_str()), ("= 0", "= W+2"));
    assert_eq!(said[5..], ["= 1", "= 2"]);
    let said = gtp(&["--game", "callisto"], "play 3 a9\nplay 3 a8\nplay 3 a10,a11\nfinal_score\n");
    assert_eq!(said[3], "= 0 0 2 0 ");
    let said =
        gtp(&["--game", "callisto_2_4"], "play 3 a9\nplay 3 a8\nplay 3 a10,a11\nfinal_score\nget_place 1\n");
    assert_eq!(said[3..], ["= B+2", "= 1"]);
    let said = gtp(&["--edition", "pocket"], "play 2 a1\nplay 2 a3\nplay 2 a2,b2\nfinal_score\n");
    assert_eq!(said[3], "= 2+2");
}

#[test]
fn c13_of_equals_the_later_has_the_better_place() {
    assert_eq!(gtp(&[], "get_place b\nget_place w\n"), ["= 2", "= 1"]);
    let three = gtp(&["--game", "callisto_3"], "get_place 1\nget_place 2\nget_place 3\n");
    assert_eq!(three, ["= 3", "= 2", "= 1"]);
    let begun = gtp(&["--players", "3", "--starter", "2"], "get_place 1\nget_place 2\nget_place 3\n");
    assert_eq!(begun, ["= 1", "= 3", "= 2"]);
}

#[test]
fn set_game_takes_pentobis_names() {
    let said = gtp(
        &[],
        "set_game callisto three-player\nfinal_score\nset_game Chess\nfinal_score\nset_game Callisto\nfinal_score\n",
    );
    assert_eq!((said[0].as_str(), said[1].as_str(), said[3].as_str()), ("= ", "= 0 0 0 ", "= 0 0 0 "));
    assert!(said[2].contains("Callisto Two-Player Four-Color"));
    assert_eq!(said[5], "= 0 0 0 0 ");
}

#[test]
fn the_board_is_shown() {
    let said = gtp(&[], "play b e9\nplay w l9\nshowboard\n");
    let rows: Vec<&str> = said[2].lines().collect();
    assert_eq!(rows.len(), 18);
    assert_eq!(rows[1].split_whitespace().take(3).collect::<Vec<_>>(), ["16", ".", "."]);
    assert!(rows[8].starts_with(" 9 . . . . X , , , , , ,>O . . . ."), "{}", rows[8]);
    assert_eq!(rows[17], "   A B C D E F G H I J K L M N O P");
    assert!(rows[1].ends_with("*Blue(X): 0"));
}

/// Lets the engine play both sides, or all, to the end.
fn self_play(arguments: &[&str], colours: &[&str]) -> Vec<String> {
    let round: String = colours.iter().map(|c| format!("genmove {c}\n")).collect();
    gtp(&[arguments, &["--simulations", "6"]].concat(), &(round.repeat(30) + "final_score\n"))
}

#[test]
fn it_plays_every_game_to_its_end_and_passes() {
    for (game, colours) in [
        ("callisto_2", &["b", "w"][..]),
        ("callisto_3", &["1", "2", "3"]),
        ("callisto", &["1", "2", "3", "4"]),
        ("callisto_2_4", &["1", "2", "3", "4"]),
    ] {
        let said = self_play(&["--game", game, "--seed", "5"], colours);
        let (moves, score) = said.split_at(said.len() - 1);
        assert!(moves.iter().all(|answer| answer.starts_with("= ")), "{said:?}");
        assert!(moves[moves.len() - colours.len()..].iter().all(|answer| answer == "= pass"));
        assert_ne!(score[0], "= 0 0 0 ");
        assert_eq!(said, self_play(&["--game", game, "--seed", "5"], colours), "a seed repeats a game");
    }
    for edition in ["benelux", "piatnik", "russian", "pocket"] {
        let said = self_play(&["--edition", edition, "--players", "3", "--strict-exit"], &["1", "2", "3"]);
        assert!(said.iter().all(|answer| answer.starts_with("= ")), "{said:?}");
    }
}

#[test]
fn c10_retiring_is_a_move_where_it_is_allowed() {
    let edition = ["--edition", "benelux", "--seed", "1", "--level", "1"];
    let mut commands = String::new();
    // Both colours play, never their third pillar before they have to, until one may retire.
    for _ in 0..25 {
        for colour in ["1", "2"] {
            let said = gtp(&edition, &format!("{commands}all_legal {colour}\n"));
            let moves: Vec<&str> = said.last().unwrap()[2..].lines().collect();
            if let [.., "retire"] = moves[..] {
                let said = gtp(
                    &edition,
                    &format!(
                        "{commands}play {colour} retire\nall_legal {colour}\nplay {colour} {}\ngenmove {colour}\n",
                        moves[0]
                    ),
                );
                let end = &said[said.len() - 4..];
                assert_eq!((end[0].as_str(), end[1].as_str(), end[3].as_str()), ("= ", "= ", "= pass"));
                assert!(end[2].starts_with("? illegal move: ") && end[2].contains("C10"), "{end:?}");
                return;
            }
            commands += &format!("play {colour} {}\n", moves[0]);
        }
    }
    panic!("nobody could retire: {commands}");
}

#[test]
fn c10_pentobi_knows_no_retiring() {
    let said = gtp(&[], "play b e9\nplay b e8\nplay b retire\n");
    assert!(said[2].starts_with("? illegal move: "), "{said:?}");
}

#[test]
fn reg_genmove_leaves_the_game_alone() {
    let said = gtp(&["--seed", "3", "--level", "3"], "reg_genmove b\nreg_genmove b\nfinal_score\nundo\n");
    assert_eq!(said[0], said[1]);
    assert!(said[3].starts_with("? cannot undo"));
}

#[test]
fn seeds_are_set() {
    let said = gtp(
        &["--level", "2"],
        "set_random_seed 9\ngenmove b\nclear_board\nset_random_seed 9\ngenmove b\nset_random_seed -1\nset_random_seed x\n",
    );
    assert_eq!(said[1], said[4]);
    assert_eq!(said[5], "= ");
    assert!(said[6].starts_with('?'));
}

#[test]
fn games_are_saved_and_loaded() {
    let file = scratch("gtp.blksgf");
    let file = file.to_str().unwrap();
    let said = gtp(
        &[],
        &format!(
            "play b e9\nplay w l9\nplay b d9\nsavesgf \"{file}\"\nclear_board\nloadsgf {file}\nall_legal w\nundo\nloadsgf {file} 2\nall_legal w\nplay w m9\nsavesgf {file}\n"
        ),
    );
    assert!(said.iter().all(|answer| answer.starts_with("= ")), "{said:?}");
    assert_eq!((said[6].lines().count(), said[9].lines().count()), (117, 119));
    let text = std::fs::read_to_string(file).unwrap();
    let squeezed: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(squeezed.contains("GM[Callisto Two-Player]"), "{text}");
    assert!(text.contains("W[l9]") && text.contains("W[m9]") && text.contains("B[d9]"), "{text}");
}

#[test]
fn a_file_sets_the_game_and_the_names_of_the_colours() {
    let file = scratch("gtp-pocket.blksgf");
    let file = file.to_str().unwrap();
    gtp(&["--edition", "pocket", "--players", "3"], &format!("play 1 a1\nsavesgf {file}\n"));
    let said = gtp(&[], &format!("loadsgf {file}\nplay 2 a12\nplay b a3\nfinal_score\n"));
    assert_eq!(said[..2], ["= ", "= "]);
    assert!(said[2].starts_with("? invalid colour"));
    assert_eq!(said[3], "= 0 0 0 ");
}

#[test]
fn the_clock_of_the_process_is_told() {
    let said = gtp(&["--simulations", "40"], "cputime\ngenmove b\ncputime\n");
    assert!(seconds(&said[2]) > seconds(&said[0]) + 0.001, "{said:?}");
}

fn seconds(answer: &String) -> f64 {
    answer.trim_start_matches("= ").parse().unwrap_or_else(|_| panic!("{answer} is no time"))
}

#[test]
fn processor_time_is_used_as_far_as_needed() {
    // The second player is behind, and uses all of the time.
    let moves = "cputime\nplay b j12\ngenmove w\ncputime\nclear_board\nplay b m6\ngenmove w\ncputime\n";
    let said = gtp(&["--cpu-seconds", "0.3"], moves);
    assert_eq!([&said[1], &said[5]], ["= ", "= "], "the pillars may stand there");
    // Before half of the time is over no move is certain when nothing is known from moves before. One evaluation may be
    // under way when the time is over; reading the net comes before the first question.
    for (before, after) in [(0, 3), (3, 7)] {
        let used = seconds(&said[after]) - seconds(&said[before]);
        assert!((0.15..0.6).contains(&used), "{used} seconds");
    }
}

#[test]
fn a_seed_and_a_budget_choose_the_same_moves() {
    let game = "genmove b\ngenmove w\n".repeat(4);
    for budget in [["--simulations", "30"], ["--level", "4"]] {
        let with = |seed| gtp(&[&budget[..], &["--seed", seed]].concat(), &game);
        assert_eq!(with("11"), with("11"), "{budget:?}");
    }
    let beginner = |seed| gtp(&["--level", "1", "--seed", seed], &game);
    assert_ne!(beginner("1"), beginner("2"), "a beginner plays differently each time");
}

#[test]
fn efforts_that_make_no_sense_are_refused() {
    for (option, value) in [
        ("--level", "0"),
        ("--level", "10"),
        ("--level", "x"),
        ("--cpu-seconds", "-1"),
        ("--cpu-seconds", "NaN"),
        ("--cpu-seconds", "inf"),
        ("--simulations", "-5"),
        ("--simulations", "99999999999"),
        ("--threads", "0"),
        ("--threads", "1000"),
    ] {
        let said = refusal(&["gtp", &format!("{option}={value}")]);
        assert!(said.contains(option) && said.contains(value), "{said}");
    }
    assert!(refusal(&["gtp", "--level", "3", "--simulations", "5"]).contains("cannot be used with"));
    assert!(refusal(&["gtp", "--cpu-seconds", "3", "--simulations", "5"]).contains("cannot be used with"));
}

#[test]
fn no_move_is_listed_twice() {
    let said = gtp(&[], "play b e9\nplay b e8\nall_legal b\n");
    let moves: Vec<&str> = said[2].trim_start_matches("= ").lines().collect();
    assert_eq!(moves.iter().collect::<BTreeSet<_>>().len(), moves.len());
    assert!(moves.len() > 300);
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    assert!(refusal(&["gtp", "--game", "callisto_3", "--players", "2"]).contains("cannot be used with"));
    assert!(refusal(&["gtp", "--game", "go"]).contains("callisto_2_4"));
    assert!(refusal(&["gtp", "--seed", "x"]).contains("not a whole number"));
}
