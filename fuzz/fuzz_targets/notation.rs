//! Any text as a move: reading never panics, and what is read is written and read again the same.
//!
//! The first byte chooses the table, the rest is the text.

#![no_main]

use std::sync::{Arc, LazyLock};

use callisto::{Edition, Position, Rules, Setup};
use libfuzzer_sys::fuzz_target;

/// Tables, each with a position from which pieces can be played.
static TABLES: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let own = include_str!("../../crates/callisto/tests/data/editions/valid/eights.toml");
    let own = Setup::new(Arc::new(Edition::from_toml(own).unwrap()), 2);
    Setup::all().chain([own]).map(|setup| opened(&Rules::new(setup).unwrap())).collect()
});

/// The position after the first pillars.
fn opened(rules: &Arc<Rules>) -> Position {
    let mut position = Position::new(rules);
    while position.to_move().is_some_and(|colour| position.is_starting(colour)) {
        position.play_legal(position.legal().nth(7).unwrap());
    }
    position
}

fuzz_target!(|input: (u8, &str)| {
    let (table, text) = input;
    let position = &TABLES[usize::from(table) % TABLES.len()];
    let rules = position.rules();
    match rules.parse_move(text) {
        Ok(mv) => {
            assert_eq!(rules.parse_move(&rules.cell_list(mv)), Ok(mv));
            assert_eq!(rules.parse_move(&rules.short(mv)), Ok(mv));
            assert_eq!(position.is_legal(mv), position.legal().iter().any(|legal| legal == mv));
        }
        // A message is for a line of a terminal, whatever was typed.
        Err(error) => assert!(error.to_string().len() < 600, "{error}"),
    }
});
