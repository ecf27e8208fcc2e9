//! What each colour has to place (C2, C2p).

use callisto::{Broken, Edition, Move, OrientationId, Placement, Position};

use super::table::{after, broken, may, rules, then};

fn set(edition: &str) -> Vec<(String, u8)> {
    let edition = Edition::named(edition).unwrap();
    edition.kinds().iter().map(|kind| (kind.shape.name().to_string(), kind.copies)).collect()
}

#[test]
fn c2_the_classic_editions_have_eighteen_pieces_of_68_squares() {
    let wanted = [
        ("W5", 1),
        ("X5", 1),
        ("T5", 1),
        ("U5", 1),
        ("L4", 2),
        ("T4", 2),
        ("Z4", 2),
        ("O4", 2),
        ("I3", 2),
        ("V3", 2),
        ("I2", 2),
    ];
    for id in ["benelux", "piatnik", "russian", "pentobi"] {
        let edition = Edition::named(id).unwrap();
        assert_eq!(set(id), wanted.map(|(name, copies)| (name.to_string(), copies)), "{id}");
        assert_eq!((edition.pieces(), edition.squares(), edition.pillars().count), (18, 68, 3), "{id}");
    }
}

#[test]
fn c2p_the_pocket_edition_has_thirteen_different_pieces_of_53_squares() {
    let names = ["T5", "U5", "V5", "W5", "X5", "I4", "L4", "T4", "Z4", "O4", "I3", "V3", "I2"];
    assert_eq!(set("pocket"), names.map(|name| (name.to_string(), 1)));
    let edition = Edition::named("pocket").unwrap();
    assert_eq!((edition.pieces(), edition.squares(), edition.pillars().count), (13, 53, 3));
    assert!(edition.note().unwrap().contains("reconstruction"));
}

#[test]
fn c2_a_piece_may_be_turned_and_flipped() {
    let position = after(&rules("benelux", 4), "h8 l13 m8 m13 h13 l8 n8 n13");
    // The L in all its eight ways, each beside the pillar on h8.
    let ways = [
        "g8,g9,g10,f10",
        "g8,g7,g6,f6",
        "g8,g9,g10,f8",
        "g8,g7,g6,f8",
        "g8,f8,e8,e9",
        "g8,f8,e8,e7",
        "g8,f8,e8,g9",
        "g8,f8,e8,g7",
    ];
    for cells in ways {
        assert!(may(&position, cells), "{cells}");
    }
}

#[test]
fn c2_a_shape_is_used_up_after_its_last_copy() {
    let start = after(&rules("benelux", 2), "h8 l13 h13 l8");
    let one = then(&start, "g8,f8 m13,n13");
    assert!(may(&one, "e8,e9"));
    let two = then(&one, "e8,e9 m8,n8");
    assert_eq!(broken(&two, "g13,f13"), Broken::NoPieceLeft);
    assert!(may(&two, "g13,f13,e13"), "other shapes are not touched by that");
}

#[test]
fn c2_a_shape_that_no_set_has_is_refused() {
    let position = after(&rules("benelux", 2), "h8 l13 h13 l8");
    let mv = Move::Piece(Placement { orientation: OrientationId(200), x: 5, y: 5 });
    assert_eq!(position.play(mv).unwrap_err().broken, Broken::NoSuchPiece);
    let rules = position.rules();
    assert_eq!(
        rules.parse_move("g8,f8,e8,d8").unwrap_err().to_string(),
        "no piece has the shape of d8,e8,f8,g8 (C2)"
    );
}

#[test]
fn c2p_a_straight_four_is_in_the_pocket_set_only_once() {
    let position: Position = after(&rules("pocket", 2), "a1 j10 a10 j1 a2,a3,a4,a5 j2,j3,j4,j5");
    assert_eq!(broken(&position, "b1,c1,d1,e1"), Broken::NoPieceLeft);
}

#[test]
fn c2_a_piece_in_the_hand_is_turned_clockwise_and_flipped_left_to_right() {
    let rules = rules("benelux", 2);
    let moved = |cells: &[(u8, u8)], to: fn((i16, i16)) -> (i16, i16)| {
        let mut cells: Vec<_> = cells.iter().map(|&(x, y)| to((i16::from(x), i16::from(y)))).collect();
        let low = |axis: fn(&(i16, i16)) -> i16| cells.iter().map(axis).min().unwrap();
        let (left, bottom) = (low(|cell| cell.0), low(|cell| cell.1));
        cells.iter_mut().for_each(|cell| *cell = (cell.0 - left, cell.1 - bottom));
        cells.sort();
        cells
    };
    for kind in 0..rules.kinds().len() {
        for way in rules.orientations_of(kind) {
            let cells = |way| rules.orientation(way).cells();
            let stays = |cells| moved(cells, |cell| cell);
            assert_eq!(stays(cells(rules.turned(way))), moved(cells(way), |(x, y)| (y, -x)));
            assert_eq!(stays(cells(rules.flipped(way))), moved(cells(way), |(x, y)| (-x, y)));
        }
        let drawn = rules.orientations_of(kind).next().unwrap();
        assert_eq!(rules.kinds()[kind].shape.cells(), rules.orientation(drawn).cells());
    }
}
