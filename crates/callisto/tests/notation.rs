//! Moves as people type them, and pictures of boards; what is wrong is named.

use callisto::{Board, BoardFault, Edition, Move, NotationError, Rules, Setup};

fn rules() -> std::sync::Arc<Rules> {
    Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap()
}

#[test]
fn cells_may_stand_apart() {
    let rules = rules();
    let together = rules.parse_move("e5,e6").unwrap();
    assert_eq!(rules.parse_move("e5, e6"), Ok(together));
    assert_eq!(rules.parse_move(" e6, e5 "), Ok(together));
    // As many as a shape may have, in their order; more are not even read.
    let eight = rules.parse_move("b1,a1,c1,d1,e1,f1,g1,h1").unwrap_err();
    assert_eq!(eight, NotationError::NoSuchShape("a1,b1,c1,d1,e1,f1,g1,h1".into()));
    let nine = rules.parse_move("b1,a1,c1,d1,e1,f1,g1,h1,i1,nonsense").unwrap_err();
    assert_eq!(nine, NotationError::NoSuchShape("b1,a1,c1,d1,e1,f1,g1,h1,i1,nonsense".into()));
}

#[test]
fn a_piece_is_named_with_its_orientation() {
    let rules = rules();
    for kind in 0..rules.kinds().len() {
        let name = rules.kinds()[kind].shape.name();
        let ways: Vec<_> = rules.orientations_of(kind).collect();
        let last = char::from(b'a' + ways.len() as u8 - 1);
        for (letter, way) in ('a'..).zip(&ways) {
            let Ok(Move::Piece(place)) = rules.parse_move(&format!("{name}{letter}@h8")) else {
                panic!("{name}{letter}")
            };
            assert_eq!(place.orientation, *way, "{name}{letter}");
        }
        let beyond = char::from(last as u8 + 1);
        assert_eq!(
            rules.parse_move(&format!("{name}{beyond}@h8")),
            Err(NotationError::NoSuchOrientation { letter: beyond.into(), last })
        );
        let without = rules.parse_move(&format!("{name}@h8"));
        match ways.len() {
            1 => assert!(without.is_ok(), "{name}"),
            _ => assert_eq!(without, Err(NotationError::WhichOrientation { piece: name.into(), last })),
        }
    }
    assert_eq!(rules.parse_move("Q9@h8"), Err(NotationError::NoSuchPiece("Q9".into())));
    let long = "q".repeat(100);
    assert_eq!(rules.parse_move(&format!("{long}@h8")), Err(NotationError::NoSuchPiece(long[..40].into())));
}

#[test]
fn a_picture_may_stand_anywhere_and_be_as_large_as_a_board() {
    let board = |picture: &str| Board::from_picture(picture);
    let wide = |left: usize, cells: usize| format!("{}{}", " ".repeat(left), ".".repeat(cells));
    let high = |top: usize, rows: usize| format!("{}{}", "\n".repeat(top), ".\n".repeat(rows));
    let size = |picture: &str| board(picture).map(|board| (board.width(), board.height()));
    assert_eq!(size(&wide(7, 20)), Ok((20, 1)));
    assert_eq!(size(&high(7, 20)), Ok((1, 20)));
    // Where it first is too large.
    assert_eq!(size(&high(7, 21)), Err(BoardFault::Large { row: 27 }));
    assert_eq!(size(&format!("{}\n{}", wide(7, 20), wide(7, 21))), Err(BoardFault::Large { row: 1 }));
    // What is read at all.
    assert_eq!(size(&wide(79, 1)), Ok((1, 1)));
    assert_eq!(size(&format!("{}\n{}", wide(1, 1), wide(80, 1))), Err(BoardFault::Large { row: 1 }));
    assert_eq!(size(&high(80, 1)), Ok((1, 1)));
    assert_eq!(size(&high(81, 1)), Err(BoardFault::Large { row: 81 }));
}
