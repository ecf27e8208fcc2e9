//! Every reason for refusing a move names its clause, its key and its cell.

use std::collections::BTreeSet;

use callisto::{Broken, Colour};

use super::table::cell;

/// One of each.
fn all() -> Vec<Broken> {
    let at = cell("d4");
    vec![
        Broken::GameOver,
        Broken::Out(Colour(2)),
        Broken::PillarsFirst,
        Broken::NoPillarLeft,
        Broken::NoSuchPiece,
        Broken::NoPieceLeft,
        Broken::OffBoard(None),
        Broken::OffBoard(Some(at)),
        Broken::Occupied(at),
        Broken::PieceOnBorder(at),
        Broken::TouchesNothing,
        Broken::TouchesCornerOnly(at),
        Broken::PillarInCentre(at),
        Broken::PillarOnBorder(at),
        Broken::PillarOnOpen(at),
        Broken::NotAlongFrame(at),
        Broken::NotBesidePiece(at),
        Broken::BesidePillar(at),
        Broken::PieceFits,
        Broken::RetireTooEarly,
        Broken::PillarForced,
    ]
}

#[test]
fn reasons_have_keys_of_their_own() {
    let keys: BTreeSet<&str> = all().iter().map(Broken::key).collect();
    assert_eq!(keys.len(), all().len() - 1, "off-board stands twice in the list");
    let plain = |key: &str| key.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    assert!(keys.into_iter().all(plain));
}

#[test]
fn reasons_end_with_their_clause_and_name_their_cell() {
    for broken in all() {
        let text = broken.to_string();
        assert!(text.ends_with(&format!(" ({})", broken.clause())), "{text}");
        assert_eq!(text.contains("d4"), broken.cell().is_some(), "{text}");
    }
}
