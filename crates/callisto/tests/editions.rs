//! Editions of one's own: files that load and play, and files that are refused with the right line and words.

mod common;

use std::collections::BTreeSet;
use std::sync::Arc;

use callisto::{Edition, Position, Rules, Setup};
use common::{Temper, all_moves, data, random_game};

/// Every file of a folder with its name, as written and with the line ends of Windows.
fn texts(folder: &str) -> Vec<(String, String)> {
    let both = |path: &std::path::PathBuf| {
        let (name, text) = (path.file_name().unwrap().to_string_lossy().to_string(), data::read(path));
        let windows = text.replace('\n', "\r\n");
        [(format!("{name} with CRLF"), windows), (name, text)]
    };
    data::files(folder).iter().flat_map(both).collect()
}

fn load(name: &str, text: &str) -> Arc<Edition> {
    Arc::new(Edition::from_toml(text).unwrap_or_else(|e| panic!("{name}: {e}")))
}

/// Every table that an edition allows.
fn tables(edition: &Arc<Edition>) -> Vec<Arc<Rules>> {
    let plain = edition.player_counts().map(|players| Setup::new(edition.clone(), players));
    let four = edition.board(4).map(|_| Setup { four_colours: true, ..Setup::new(edition.clone(), 2) });
    let both = |s: Setup| [s.clone(), Setup { strict_exit: true, ..s }];
    plain.chain(four).flat_map(both).map(|setup| Rules::new(setup).unwrap()).collect()
}

/// The legal moves against the check, the hash against itself, the squares against the hands.
fn examine(name: &str, position: &Position) {
    let rules = position.rules();
    let legal: BTreeSet<String> = position.legal().iter().map(|mv| rules.cell_list(mv)).collect();
    let accepted = all_moves(rules).filter(|mv| position.is_legal(*mv));
    assert_eq!(legal, accepted.map(|mv| rules.cell_list(mv)).collect(), "{name}: {position:?}");
    assert_eq!(position.hash(), position.full_hash(), "{name}: {position:?}");
    for mv in position.legal().iter() {
        assert_eq!(rules.parse_move(&rules.short(mv)), Ok(mv), "{name}");
        assert_eq!(rules.parse_move(&rules.cell_list(mv)), Ok(mv), "{name}");
    }
    let edition = &rules.setup().edition;
    for colour in rules.colours() {
        let pillars = edition.pillars().count - position.pillars_left(colour);
        let squares = edition.squares() - position.penalty(colour);
        let own = position.board().cells().filter(|cell| position.owner(*cell) == Some(colour)).count();
        assert_eq!(own, squares as usize + usize::from(pillars), "{name}: {position:?}");
    }
}

#[test]
fn valid_files_load_and_play() {
    for (name, text) in texts("editions/valid") {
        let edition = load(&name, &text);
        assert!(!edition.is_built_in());
        assert_eq!(edition.source(), text);
        for rules in tables(&edition) {
            for (seed, temper) in Temper::ALL.into_iter().enumerate() {
                let game = random_game(&rules, temper, seed as u64);
                // Large boards have many placements, and few positions show as much as many.
                game.iter().step_by(game.len() / 12 + 1).for_each(|position| examine(&name, position));
                examine(&name, game.last().unwrap());
                assert!(game.last().unwrap().outcome().is_some());
            }
        }
    }
}

#[test]
fn c5_nobody_is_left_without_a_cell_for_the_first_pillars() {
    for (name, text) in texts("editions/valid") {
        for rules in tables(&load(&name, &text)) {
            for seed in 0..50 {
                let game = random_game(&rules, Temper::Random, seed);
                let started = &game[2 * rules.colours().len()];
                assert!(rules.colours().all(|colour| !started.is_starting(colour)), "{name}, seed {seed}");
            }
        }
    }
}

// Caught, among the files: every line inside a picture one too low with the line ends of Windows, and shapes whose
// names differ by case alone, which the short notation cannot tell apart.
#[test]
fn broken_files_are_refused_with_the_line_and_the_reason() {
    let mut wrong = String::new();
    for (name, text) in texts("editions/invalid") {
        let first = text.lines().next().unwrap_or_default();
        let expected = first.strip_prefix("# expect: ").unwrap_or_else(|| panic!("{name} expects nothing"));
        let found = Edition::from_toml(&text).map_or_else(|e| e.to_string(), |_| "it is accepted".into());
        if found != expected.trim_end() {
            wrong += &format!("{name}\n  expected {expected}\n  found    {found}\n");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn the_built_in_editions_are_known_as_such() {
    let names: BTreeSet<&str> = Edition::all().iter().map(|edition| edition.name()).collect();
    assert_eq!(names.len(), Edition::all().len(), "{names:?}");
    assert!(Setup::all().any(|setup| setup.four_colours));
    for edition in Edition::all() {
        assert!(edition.is_built_in());
        let changed = edition.source().replace("last_pillar", " last_pillar");
        assert!(!Edition::from_toml(&changed).unwrap().is_built_in(), "the same id in another file");
    }
}
