//! Any text as an edition file: reading never panics, and what is accepted can be played at every table.

#![no_main]

use std::collections::BTreeSet;
use std::sync::Arc;

use callisto::{Edition, Move, Position, Rules, Setup};
use libfuzzer_sys::fuzz_target;

/// Enough to place some pieces and to get stuck on a small board.
const MOVES: usize = 40;

fuzz_target!(|text: &str| {
    let edition = match Edition::from_toml(text) {
        Ok(edition) => Arc::new(edition),
        Err(error) => {
            let lines = text.bytes().filter(|byte| *byte == b'\n').count() + 1;
            assert!((1..=lines).contains(&error.line), "{error}");
            return;
        }
    };
    assert_eq!(Edition::from_toml(edition.source()).as_ref(), Ok(&*edition));
    let mut dice = fastrand::Rng::with_seed(text.len() as u64);
    let plain = edition.player_counts().map(|players| Setup::new(edition.clone(), players));
    let four = edition.board(4).map(|_| Setup { four_colours: true, ..Setup::new(edition.clone(), 2) });
    for setup in plain.chain(four) {
        let setup = Setup { strict_exit: dice.bool(), ..setup };
        play(&Rules::new(setup).unwrap(), &mut dice);
    }
});

fn play(rules: &Arc<Rules>, dice: &mut fastrand::Rng) {
    let mut position = Position::new(rules);
    for _ in 0..MOVES {
        if dice.u8(..8) == 0 {
            examine(&position);
        }
        let legal = position.legal();
        assert_eq!(legal.is_empty(), position.is_over());
        if legal.is_empty() {
            return;
        }
        let mv = legal.nth(dice.usize(..legal.len())).unwrap();
        assert_eq!(rules.parse_move(&rules.short(mv)), Ok(mv));
        assert_eq!(rules.parse_move(&rules.cell_list(mv)), Ok(mv));
        position = position.play(mv).unwrap();
        assert_eq!(position.hash(), position.full_hash());
        // C5: the file would have been refused if anybody could be left without a cell.
        assert!(rules.colours().all(|colour| !position.is_out(colour) || !position.is_starting(colour)));
    }
}

/// The legal moves are those that the check accepts.
fn examine(position: &Position) {
    let rules = position.rules();
    let legal: BTreeSet<String> = position.legal().iter().map(|mv| rules.cell_list(mv)).collect();
    let moves = rules.placements().map(Move::Piece).chain(rules.board().cells().map(Move::Pillar));
    let accepted = moves.chain([Move::Retire]).filter(|mv| position.is_legal(*mv));
    assert_eq!(legal, accepted.map(|mv| rules.cell_list(mv)).collect());
}
