//! The boards and their regions (C3, C3p), and how many placements they have room for.

use callisto::{Board, Broken, Edition, Position, Region};

use super::table::{after, broken, cell, rules};

fn regions(board: &Board) -> (usize, usize, usize) {
    let count = |region| board.cells_in(region).count();
    (count(Region::Open), count(Region::Centre), count(Region::Border))
}

#[test]
fn c3_the_octagon_has_a_border_for_two_and_three() {
    for id in ["benelux", "piatnik", "russian"] {
        let board = |players| Edition::named(id).unwrap().board(players).unwrap().clone();
        assert_eq!(regions(&board(2)), (120, 24, 144), "{id}");
        assert_eq!(regions(&board(3)), (196, 24, 68), "{id}");
        assert_eq!(regions(&board(4)), (264, 24, 0), "{id}");
        for players in 2..=4 {
            assert_eq!((board(players).width(), board(players).height()), (20, 20));
            assert_eq!(board(players).symmetries().len(), 8);
        }
    }
}

#[test]
fn c3_pentobi_leaves_the_border_out() {
    let board = |players| Edition::named("pentobi").unwrap().board(players).unwrap().clone();
    assert_eq!(regions(&board(2)), (120, 24, 0));
    assert_eq!(regions(&board(3)), (196, 24, 0));
    assert_eq!(regions(&board(4)), (264, 24, 0));
    assert_eq!([2, 3, 4].map(|n| board(n).width()), [16, 20, 20]);
}

#[test]
fn c3_rows_of_the_octagons_have_their_lengths() {
    let rules = rules("benelux", 2);
    let length = |row: u8, wanted: fn(Region) -> bool| {
        let board = rules.board();
        board.cells().filter(|c| c.y() == row && board.region(*c).is_some_and(wanted)).count()
    };
    let all = [6, 8, 10, 12, 14, 16, 18, 20, 20, 20];
    let playable = [0, 0, 2, 4, 6, 8, 10, 12, 14, 16];
    let centre = [0, 0, 0, 0, 0, 0, 0, 2, 4, 6];
    for row in 0..10 {
        for row in [row, 19 - row] {
            let index = usize::from(row.min(19 - row));
            assert_eq!(length(row, |_| true), all[index], "row {row}");
            assert_eq!(length(row, |r| r != Region::Border), playable[index], "row {row}");
            assert_eq!(length(row, |r| r == Region::Centre), centre[index], "row {row}");
        }
    }
}

#[test]
fn c3p_the_pocket_boards_are_plain_squares() {
    for (players, side) in [(2, 10), (3, 12), (4, 14)] {
        let rules = rules("pocket", players);
        assert_eq!((rules.board().width(), rules.board().height()), (side, side));
        assert_eq!(regions(rules.board()), (usize::from(side) * usize::from(side), 0, 0));
    }
}

#[test]
fn c3_the_classic_boards_have_room_for_a_known_number_of_placements() {
    // Counted by the program Pentobi too: every placement of every shape, and the cells for pillars.
    for id in ["pentobi", "benelux", "russian"] {
        for (players, pieces, pillars) in [(2, 4121, 120), (3, 6665, 196), (4, 9145, 264)] {
            let rules = rules(id, players);
            assert_eq!(rules.placements().count(), pieces, "{id}, {players} players");
            assert_eq!(Position::new(&rules).legal().len(), pillars, "{id}, {players} players");
        }
    }
}

#[test]
fn c3p_pillars_begin_along_the_frame() {
    for (players, along) in [(2, 36), (3, 44), (4, 52)] {
        assert_eq!(Position::new(&rules("pocket", players)).legal().len(), along);
    }
}

#[test]
fn c3_nothing_lies_off_the_board() {
    let start = Position::new(&rules("benelux", 2));
    assert_eq!(broken(&start, "a1"), Broken::OffBoard(Some(cell("a1"))));
    let octagon = after(&rules("benelux", 4), "h20 h8 m8 m13 h13 g8 n8 n13");
    assert_eq!(broken(&octagon, "g20,g19"), Broken::OffBoard(Some(cell("g20"))));
}

#[test]
fn c3p_nothing_lies_past_the_frame() {
    let position = after(&rules("pocket", 2), "j1 a1 j10 a10");
    assert_eq!(broken(&position, "k1"), Broken::OffBoard(Some(cell("k1"))));
    assert_eq!(broken(&position, "j2,k2"), Broken::OffBoard(Some(cell("k2"))));
}

#[test]
fn c3_a_piece_off_the_grid_has_no_cell_to_name() {
    let position = after(&rules("benelux", 4), "h20 h8 m8 m13 h13 g8 n8 n13");
    let callisto::Move::Piece(mut placement) = position.rules().parse_move("h18,h19").unwrap() else {
        panic!("a domino is a piece")
    };
    for (x, y) in [(7, 19), (7, -1), (-1, 9), (20, 9), (i8::MAX, i8::MAX), (i8::MIN, i8::MIN)] {
        (placement.x, placement.y) = (x, y);
        let refused = position.play(callisto::Move::Piece(placement)).unwrap_err();
        let reason = if (x, y) == (7, 19) { Broken::Occupied(cell("h20")) } else { Broken::OffBoard(None) };
        assert_eq!(refused.broken, reason, "{x}, {y}");
    }
}
