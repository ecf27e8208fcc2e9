//! `loggia analyse`, `loggia hint` and `loggia-analyze`.

mod support;

use serde_json::Value;
use support::{gtp, lines, loggia, refusal, scratch};

/// A game of the engine against itself in a file of its own.
fn game(name: &str, arguments: &[&str]) -> String {
    let file = scratch(name);
    let _ = std::fs::remove_file(&file);
    let file = file.to_str().unwrap().to_string();
    let fixed = ["selfplay", "-o", &file, "--simulations", "1", "--seed", "3", "--plies", "3"];
    let said = loggia(&[&fixed, arguments].concat());
    assert_eq!(said.code, Some(0), "{}", said.err);
    file
}

fn json(arguments: &[&str]) -> Value {
    let said = loggia(arguments);
    assert_eq!(said.code, Some(0), "{}", said.err);
    serde_json::from_str(&said.out).unwrap()
}

#[test]
fn a_game_is_told_step_by_step() {
    let file = game("analyse-two.blksgf", &[]);
    let told = json(&["analyse", &file, "--json", "--simulations", "3", "--best", "2"]);
    assert_eq!(
        (&told["edition"], &told["players"], &told["net"]),
        (&"benelux".into(), &2.into(), &true.into())
    );
    let steps = told["steps"].as_array().unwrap();
    assert!(steps.len() > 20);
    for (number, step) in steps.iter().enumerate() {
        assert_eq!(step["number"], number);
        let win: f64 = step["win"].as_array().unwrap().iter().map(|w| w.as_f64().unwrap()).sum();
        assert!((win - 1.0).abs() < 0.01, "{step}");
        assert_eq!(step["penalty"].as_array().unwrap().len(), 2);
        assert!(step["moves"].as_array().unwrap().len() <= 2);
        assert!(step["owners"].as_object().unwrap().values().all(|o| o.as_array().unwrap().len() == 3));
        if number + 1 < steps.len() {
            assert!(step["played"].is_string());
            assert!((0.0..=1.0).contains(&step["loss"]["win"].as_f64().unwrap()), "{step}");
        }
    }
    let end = steps.last().unwrap();
    assert_eq!((&end["exact"], &end["played"], &end["loss"]), (&true.into(), &Value::Null, &Value::Null));
    let before = &steps[steps.len() - 2];
    assert_eq!(before["exact"], true, "the last move of a game is no secret");
}

#[test]
fn a_table_and_a_picture_are_made_for_people() {
    let file = game("analyse-table.blksgf", &[]);
    let picture = scratch("analyse.svg");
    let fixed = ["analyse", &file, "--simulations", "2", "--svg", picture.to_str().unwrap()];
    let said = loggia(&[&fixed[..], &["--at", "9", "--lang", "de"]].concat());
    assert_eq!(said.code, Some(0), "{}", said.err);
    let rows: Vec<&str> = said.out.lines().collect();
    assert!(
        rows[0].contains("Verlust") && rows[0].contains("Blau") && rows[0].contains("Gelb"),
        "{}",
        rows[0]
    );
    assert!(rows[1].trim_start().starts_with("1 ") && rows[1].contains('%'), "{}", rows[1]);
    assert!(said.err.contains("analyse.svg"));
    let svg = std::fs::read_to_string(&picture).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert!(svg.contains("fill-opacity") && svg.matches("<path").count() >= 6, "shades and curves");
}

#[test]
fn a_game_that_no_net_knows_says_so() {
    let file = game("analyse-pocket.blksgf", &["--edition", "pocket", "--players", "3"]);
    let told = json(&["analyse", &file, "--json", "--simulations", "2"]);
    let steps = told["steps"].as_array().unwrap();
    assert_eq!(steps.last().unwrap()["exact"], true);
    // Once a net knows it, there are values from the first step on.
    assert_eq!(steps[0]["win"].is_array(), told["net"] == true);
    assert!(!steps[0]["moves"].as_array().unwrap().is_empty());
    let said = loggia(&["analyse", &file, "--simulations", "2", "--lang", "en"]);
    assert_eq!(said.err.contains("There is no trained engine for this game"), told["net"] == false);
}

#[test]
fn hints_are_given_in_words_and_json() {
    let arguments = ["hint", "--edition", "benelux", "--moves", "g11 n11", "--simulations", "8"];
    let said = lines(&[&arguments[..], &["--lang", "en", "--best", "2"]].concat());
    assert_eq!(said[0], "Blue to move");
    assert!(said[1].starts_with("1. P@") && said[1].contains("% to win"), "{said:?}");
    assert!(said.iter().any(|line| line.starts_with("2. ")) && !said.iter().any(|l| l.starts_with("3. ")));
    let told = json(&[&arguments[..], &["--json"]].concat());
    assert_eq!((&told["player"], told["moves"].as_array().unwrap().len()), (&1.into(), 3));
    let file = game("hint.blksgf", &[]);
    assert_eq!(lines(&["hint", &file, "--lang", "en"]), ["The game is over."]);
    let said =
        lines(&["hint", "--edition", "pocket", "--players", "4", "--lang", "en", "--simulations", "2"]);
    assert!(said.iter().any(|line| line.starts_with("1. P@")), "{said:?}");
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    assert!(refusal(&["analyse", "/no/file"]).contains("cannot read /no/file"));
    let broken = scratch("analyse-broken.blksgf");
    std::fs::write(&broken, "(;GM[Callisto Two-Player]B[zz])").unwrap();
    assert!(refusal(&["analyse", broken.to_str().unwrap()]).contains("line 1"));
    let file = game("analyse-at.blksgf", &[]);
    let said = refusal(&["analyse", &file, "--svg", "x.svg", "--at", "999"]);
    assert!(said.contains("no position after 999 moves"), "{said}");
    assert!(refusal(&["hint", &file, "--moves", "a1"]).contains("cannot be used with"));
}

#[test]
fn controllers_get_lines_of_analysis() {
    let said = gtp(&["--simulations", "12"], "play b e9\n5 loggia-analyze w ownership\nplay w l9\n");
    let line = said[1].strip_prefix("=5 info move ").expect("an analysis");
    for word in
        [" visits ", " winrate ", " prior ", " penalty ", " exact false order 0 pv ", " ownership h1:"]
    {
        assert!(line.contains(word), "{word}: {line}");
    }
    assert_eq!(line.matches("info move ").count(), 19, "twenty moves in all");
    assert_eq!(said[2], "= ");
    // With an interval it goes on until the next command, which is there already.
    let said = gtp(&[], "loggia-analyze b 50\nname\n");
    assert!(said[0].starts_with("= \ninfo move "), "{said:?}");
    assert_eq!(said[1], "= Loggia");
    let said = gtp(&["--game", "callisto_3", "--simulations", "2"], "loggia-analyze 2\nloggia-analyze\n");
    assert!(said.iter().all(|answer| answer.starts_with("= info move ")), "{said:?}");
    let said = gtp(&[], "loggia-analyze q\nloggia-analyze b 0\nloggia-analyze b 10 x\nloggia-analyze b w\n");
    assert!(said.iter().all(|answer| answer.starts_with("? ")), "{said:?}");
}
