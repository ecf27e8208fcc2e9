//! The examples of `docs/formats.md` do what the page says.
#![allow(clippy::disallowed_methods)] // Tests may read files.

use serde_json::Value;
use villa::{Action, Cause, Colour, Column, End, Game, Kind, Player, Setup};

fn page() -> String {
    let page =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/formats.md")).unwrap();
    let after = page.split_once("## Actions of Villa Paletti").unwrap().1;
    after.split("\n## ").next().unwrap().to_owned()
}

#[test]
fn the_game_of_the_page_is_won_by_player_1() {
    let page = page();
    let block = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let record: Value = serde_json::from_str(block).unwrap();
    let setup: Setup = serde_json::from_value(record["setup"].clone()).unwrap();
    let first: Player = serde_json::from_value(record["first"].clone()).unwrap();
    let actions: Vec<(Player, Action)> = serde_json::from_value(record["actions"].clone()).unwrap();
    let play = |game: Game, (by, action): &(Player, Action)| game.play(*by, *action).unwrap();
    let end = actions.iter().fold(Game::new(setup, first), play);
    let cause = Cause::Collapse { by: Player::new(0).unwrap() };
    assert_eq!(end.end(), Some(End { cause, winner: Player::new(1) }));
}

#[test]
fn the_actions_of_the_table_are_actions() {
    let page = page();
    let table = page.lines().filter_map(|line| line.strip_prefix('|')?.split('|').next());
    let quoted: Vec<&str> = table.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
    assert_eq!(quoted.len(), 14);
    for text in quoted {
        let whole = if text.contains("bring") { r#""foul""# } else { r#""not-layable""# };
        let text = text.replace('…', whole);
        serde_json::from_str::<Action>(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

#[test]
fn columns_are_numbered_as_the_page_says() {
    for (colour, first) in Colour::ALL.into_iter().zip([0, 5, 10, 15]) {
        let columns: Vec<u8> = Column::of(colour).map(u8::from).collect();
        assert_eq!(columns, (first..first + 5).collect::<Vec<_>>());
        let kinds = [Kind::Thick, Kind::Hexagon, Kind::Thin, Kind::Thin, Kind::Thin];
        assert_eq!(Column::of(colour).map(Column::kind).collect::<Vec<_>>(), kinds);
    }
}
