//! `loggia villa …`.

mod support;

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use support::{lines, loggia, refusal};

/// A file of this test, in a folder that the next run may overwrite.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("villa");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

fn written(name: &str, text: &str) -> String {
    let path = file(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().into()
}

fn villa(name: &str, storeys: &str) -> (String, Value) {
    let text = lines(&["villa", "random", "--storeys", storeys, "--seed", "3"]).join("\n");
    (written(name, &text), serde_json::from_str(&text).unwrap())
}

fn verdict(scene: &str) -> Value {
    serde_json::from_str(&lines(&["villa", "verdict", scene, "--json"])[0]).unwrap()
}

#[test]
fn a_random_villa_stands() {
    let (path, scene) = villa("stands.json", "3");
    assert_eq!(scene["plates"].as_array().unwrap().len(), 4);
    assert_eq!(scene["columns"].as_array().unwrap().len(), 20);
    let verdict = verdict(&path);
    assert_eq!((&verdict["verdict"], &verdict["first"]), (&"stands".into(), &Value::Null));
    assert!(verdict["drop_mm"].as_f64().unwrap() < 0.5 && verdict["margin_mm"].as_f64().unwrap() > 0.0);
    assert_eq!(lines(&["villa", "verdict", &path])[0], "stands");
}

#[test]
fn v15_a_villa_without_columns_under_a_floor_collapses() {
    let (_, mut scene) = villa("whole.json", "2");
    scene["columns"].as_array_mut().unwrap().retain(|column| column["level"] != 1);
    let verdict = verdict(&written("collapses.json", &scene.to_string()));
    assert_eq!((&verdict["verdict"], &verdict["first"]), (&"collapses".into(), &"green".into()));
    assert!(verdict["drop_mm"].as_f64().unwrap() > 10.0);
    assert_eq!(verdict["margin_mm"], Value::Null);
}

#[test]
fn bad_scenes_and_parts_are_refused_with_a_reason() {
    let said = refusal(&["villa", "verdict", &written("bad.json", "{\"density\": 650}")]);
    assert!(said.contains("missing field `friction`"), "{said}");
    let said = refusal(&["villa", "verdict", "nowhere.json"]);
    assert!(said.contains("cannot read nowhere.json"), "{said}");
    let parts = written("parts.toml", "name = \"x\"\n[wood]\ndensity = \"heavy\"\n");
    let said = refusal(&["villa", "random", "--components", &parts]);
    assert!(said.contains("line 3: "), "{said}");
    let said = refusal(&["villa", "random", "--storeys", "6"]);
    assert!(said.contains("a villa has 1 to 5 floors, not 6"), "{said}");
}

#[test]
fn a_golden_recording_is_judged_again() {
    let pack = fs::read("../villa-world/tests/data/golden.lvrs").unwrap();
    let length = u32::from_le_bytes(pack[..4].try_into().unwrap()) as usize;
    let path = file("turn.lvr");
    fs::write(&path, &pack[4..4 + length]).unwrap();
    let path = path.to_str().unwrap();
    let said: Value = serde_json::from_str(&lines(&["villa", "replay", path, "--json"])[0]).unwrap();
    assert_eq!(said["same"], true, "{said}");
    assert_eq!(lines(&["villa", "replay", path]).last().unwrap(), "the same as recorded");
    let cut = file("cut.lvr");
    fs::write(&cut, &pack[4..100]).unwrap();
    let said = refusal(&["villa", "replay", cut.to_str().unwrap()]);
    assert!(said.contains("this recording was cut short or altered"), "{said}");
    let said = refusal(&["villa", "replay", &written("foreign.lvr", "hello")]);
    assert!(said.contains("this is not a recording of a turn"), "{said}");
}

#[test]
fn pictures_are_drawn_as_svg_and_png() {
    let (scene, _) = villa("drawn.json", "5");
    let (svg, png) = (file("villa.svg"), file("villa.png"));
    for path in [&svg, &png] {
        lines(&["villa", "picture", &scene, "-o", path.to_str().unwrap()]);
    }
    let svg = fs::read_to_string(svg).unwrap();
    assert!(svg.starts_with("<svg") && svg.matches("<polygon").count() > 100);
    assert!(fs::read(png).unwrap().starts_with(b"\x89PNG"));
    let said = refusal(&["villa", "picture", &scene, "-o", "villa.bmp"]);
    assert!(said.contains("end in .svg or .png"), "{said}");
}

/// The lines of an answer that takes long, with how it stood meanwhile on stderr.
fn told(arguments: &[&str]) -> Vec<String> {
    let said = loggia(arguments);
    assert_eq!(said.code, Some(0), "{arguments:?}: {}", said.err);
    assert!(!said.err.is_empty(), "{arguments:?} says nothing meanwhile");
    said.out.lines().map(String::from).collect()
}

#[test]
fn games_of_builders_are_kept_and_judged_again() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("villa-games");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let out = folder.join("game.json");
    let out = out.to_str().unwrap();
    let options = ["--levels", "5,4", "--games", "1", "--think-ms", "50", "--seed", "1"];
    told(&[&["villa", "selfplay", "-o", out], &options[..]].concat());
    let said: Value = serde_json::from_str(&told(&["villa", "replay", out, "--json"])[0]).unwrap();
    assert!(said["attempts"].as_u64().unwrap() > 3, "{said}");
    assert_eq!(said["differ"], Value::Array(Vec::new()));

    // Someone who did not let the villa fall after all.
    let text = fs::read_to_string(out).unwrap();
    let entry = text.rfind("\"outcome\":\"").expect("the last attempt") + "\"outcome\":\"".len();
    let end = entry + text[entry..].find('"').unwrap();
    let was = &text[entry..end];
    let other = if was == "foul" { "broken-off" } else { "foul" };
    let forged = written("forged.json", &format!("{}{other}{}", &text[..entry], &text[end..]));
    let said = told(&["villa", "replay", &forged]);
    assert!(said.iter().any(|line| line.contains("differs from the log")), "{was}: {said:?}");
    assert_eq!(said.last().unwrap(), "NOT the same as recorded");

    let said = refusal(&["villa", "replay", &written("no-table.json", "{\"header\":3}")]);
    assert!(said.contains("this is not a saved game"), "{said}");
}

#[test]
fn builders_play_a_match() {
    let said = told(&["villa", "match", "--levels", "2,1,1", "--games", "1", "--think-ms", "50", "--expert"]);
    assert!(said[0].starts_with("1 games"), "{said:?}");
    assert!(said.iter().any(|line| line.contains("attempts:")), "{said:?}");
}
