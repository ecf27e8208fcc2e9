//! `loggia match` and `loggia selfplay`.

mod support;

use serde_json::Value;
use support::{loggia, refusal, scratch};

fn json(arguments: &[&str]) -> Value {
    let said = loggia(&[&["match", "--json"], arguments].concat());
    assert_eq!(said.code, Some(0), "{}", said.err);
    serde_json::from_str(&said.out).unwrap()
}

/// A place for results where none are.
fn fresh(name: &str) -> String {
    let file = scratch(name);
    let _ = std::fs::remove_file(&file);
    file.to_str().unwrap().into()
}

fn games(file: &str) -> Vec<Value> {
    std::fs::read_to_string(file).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

const WEAK: [&str; 4] = ["--a", "simulations=1", "--b", "level=1"];

#[test]
fn seats_are_rotated_over_shared_openings() {
    let file = fresh("match.jsonl");
    let told =
        json(&[&WEAK[..], &["--games", "4", "--plies", "3", "--results", &file, "--jobs", "2"]].concat());
    let mut games = games(&file);
    games.sort_by_key(|game| game["number"].as_u64());
    assert_eq!((told["games"].as_u64(), games.len()), (Some(4), 4));
    let won = games.iter().filter(|game| game["a_won"] == true).count();
    assert_eq!(told["won"], won);
    let opening =
        |game: &Value| game["moves"].as_str().unwrap().split(' ').take(3).collect::<Vec<_>>().join(" ");
    assert_eq!(opening(&games[0]), opening(&games[1]));
    assert_eq!(opening(&games[2]), opening(&games[3]));
    assert_ne!(opening(&games[0]), opening(&games[2]));
    let seats: Vec<_> = games.iter().map(|game| game["seat"].as_u64().unwrap()).collect();
    assert_eq!(seats, [1, 2, 1, 2]);
    for game in &games {
        let penalties: Vec<u64> =
            game["penalties"].as_array().unwrap().iter().map(|p| p.as_u64().unwrap()).collect();
        // A tie goes to the later.
        let winner = if penalties[1] <= penalties[0] { 2 } else { 1 };
        assert_eq!(game["a_won"], game["seat"] == winner, "{game}");
        assert!(game["a_seconds"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn a_match_goes_on_where_it_was_and_adds_up() {
    let (file, whole) = (fresh("match-again.jsonl"), fresh("match-whole.jsonl"));
    let with = |games: &str, file: &str| json(&[&WEAK[..], &["--games", games, "--results", file]].concat());
    assert_eq!(with("2", &file)["games"], 2);
    // Another match in the same file is left alone, and so is a line that was cut off.
    json(&["--a", "level=1", "--b", "level=2", "--games", "2", "--results", &file]);
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, format!("{text}{{\"game\":\"pent")).unwrap();
    let told = with("4", &file);
    assert_eq!(told["games"], 4);
    assert_eq!(games(&file).len(), 6);
    let (again, once) = (with("4", &file), with("4", &whole));
    assert_eq!((&again["won"], &again["games"]), (&once["won"], &once["games"]), "in parts or at once");
    assert_eq!(games(&file).len(), 6, "nothing is played twice");
    std::fs::write(&file, "nonsense\n").unwrap();
    let said = refusal(&[&["match"], &WEAK[..], &["--results", &file]].concat());
    assert!(said.contains("line 1: not a result"), "{said}");
}

/// A match from even openings is not the match with as many random plies, and each group has an opening of its own.
#[test]
fn a_match_begins_from_even_openings() {
    let file = fresh("match-even.jsonl");
    let sides = ["--a", "level=1", "--b", "level=1", "--seed", "5", "--results", &file, "--games", "4"];
    json(&[&sides[..], &["--plies", "0"]].concat());
    json(&[&sides[..], &["--even", "--edition", "benelux", "--players", "2"]].concat());
    let all = games(&file);
    let (usual, even): (Vec<_>, Vec<_>) = all.iter().partition(|game| game["even"] == false);
    assert_eq!((usual.len(), even.len()), (4, 4));
    let opening = |game: &&Value, moves: usize| -> Vec<String> {
        game["moves"].as_str().unwrap().split(' ').take(moves).map(str::to_owned).collect()
    };
    assert_eq!(opening(&even[0], 1), opening(&even[1], 1));
    assert_ne!(opening(&even[0], 6), opening(&even[2], 6));
    let said = refusal(&["match", "--a", "level=1", "--b", "level=1", "--even", "--strict-exit"]);
    assert!(said.contains("no even openings are known for benelux, 2 players, strict exit"), "{said}");
}

#[test]
fn programs_play_by_gtp_with_more_players_too() {
    let program = env!("CARGO_BIN_EXE_loggia");
    for (game, groups) in [("callisto_2", "2"), ("callisto_3", "3"), ("callisto_2_4", "2")] {
        let b = format!("gtp:'{program}' gtp --game {game} --level 1 --seed {{seed}}");
        let told = json(&["--a", "level=1", "--b", &b, "--game", game, "--games", groups]);
        assert_eq!(told["games"].to_string(), groups, "{game}");
        assert!(told["b_seconds_per_move"].as_f64().unwrap() > 0.0, "{told}");
    }
    let b = format!("gtp:'{program}' gtp --edition pocket --level 1");
    assert_eq!(json(&["--a", "level=1", "--b", &b, "--edition", "pocket", "--games", "2"])["games"], 2);
}

#[test]
fn a_program_that_misbehaves_is_named() {
    let said = loggia(&["match", "--a", "level=1", "--b", "gtp:no-such-program", "--games", "2"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("no-such-program: cannot start"), "{}", said.err);
    // It plays another game than the requested one.
    let b = format!("gtp:'{}' gtp --game callisto_3 --level 1", env!("CARGO_BIN_EXE_loggia"));
    let said = loggia(&["match", "--a", "level=1", "--b", &b, "--games", "2"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("answered ? invalid colour"), "{}", said.err);
    assert!(refusal(&["match", "--a", "level=10", "--b", "level=1"]).contains("a side is"));
    assert!(
        refusal(&["match", "--a", "level=1", "--b", "level=1", "--sprt", "5,5"])
            .contains("the lower one first")
    );
}

#[test]
fn a_sequential_test_stops_early() {
    // Half as good as it would have to be, and the other way round: the net against a beginner.
    let told =
        json(&["--a", "simulations=1", "--b", "level=1", "--games", "200", "--sprt=-200,0", "--jobs", "2"]);
    assert_eq!(told["verdict"], "high", "{told}");
    assert!(told["games"].as_u64().unwrap() < 200, "{told}");
    assert!(told["llr"].as_f64().unwrap() > 2.9);
}

#[test]
fn games_against_oneself_are_records() {
    let file = scratch("self.blksgf");
    for number in 1..=3 {
        let _ = std::fs::remove_file(file.with_file_name(format!("self-{number}.blksgf")));
    }
    let name = file.to_str().unwrap();
    let run = |games: &str| {
        loggia(&["selfplay", "-o", name, "--games", games, "--level", "1", "--seed", "5", "--players", "3"])
    };
    assert_eq!(run("2").code, Some(0));
    let said = run("3");
    assert_eq!(said.err.lines().filter(|line| line.contains("self-")).count(), 1, "only the third is played");
    for number in 1..=3 {
        let file = file.with_file_name(format!("self-{number}.blksgf"));
        let score = support::lines(&["callisto", "score", "--file", file.to_str().unwrap()]);
        assert!(score.contains(&"over: yes".to_string()), "{score:?}");
    }
    assert!(refusal(&["selfplay", "-o", "/no/folder/x.blksgf", "--level", "1"]).contains("cannot write"));
}
