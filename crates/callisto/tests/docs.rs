//! The examples of `docs/formats.md` do what the page says.
#![allow(clippy::disallowed_methods)] // Tests may read files.

use std::sync::Arc;

use callisto::{Edition, Position, Rules, Setup};

fn page() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/formats.md")).unwrap()
}

#[test]
fn the_edition_file_of_the_page_can_be_played() {
    let page = page();
    let example = page.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let edition = Arc::new(Edition::from_toml(example).unwrap());
    assert_eq!(edition.player_counts().collect::<Vec<_>>(), [2, 4]);
    let rules = Rules::new(Setup::new(edition, 2)).unwrap();
    assert!(!Position::new(&rules).legal().is_empty());
}

#[test]
fn the_moves_of_the_page_are_moves() {
    let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
    let page = page();
    let examples = page.split("```\n").skip(1).step_by(2).take(2);
    let moves: Vec<&str> =
        examples.flat_map(str::lines).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(moves.len(), 7);
    for text in moves {
        rules.parse_move(text).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
}
