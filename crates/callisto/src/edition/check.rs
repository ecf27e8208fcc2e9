//! Whether a board can be played on: every colour finds room for its first pillars (C5).

use std::collections::BTreeSet;

use super::Edition;
use crate::board::Board;
use crate::cell::Cell;
use crate::pillars::{Beside, FIRST_PILLARS};

/// What makes the edition's board for that many players unplayable, if anything.
pub(super) fn board_fault(edition: &Edition, players: u8) -> Option<String> {
    let board = edition.board(players)?;
    for kind in edition.kinds() {
        if !kind.shape.orientations().iter().any(|cells| fits_somewhere(board, cells)) {
            return Some(format!("the piece {} fits nowhere", kind.shape.name()));
        }
    }
    // The others and the player's own first pillar stand before the last of the first pillars is placed.
    let others = usize::from(players) * usize::from(FIRST_PILLARS) - 1;
    let cells = first_cells(edition, board);
    if cells.is_empty() {
        return Some("it has no cell for a first pillar (C5)".into());
    }
    let full =
        if edition.pillars().first.apart { can_be_blocked(&cells, others) } else { cells.len() <= others };
    full.then(|| "the first pillars of the others could leave a player no cell for theirs (C5)".into())
}

fn fits_somewhere(board: &Board, cells: &[(u8, u8)]) -> bool {
    let playable = |x: u8, y: u8| Cell::new(x, y).is_some_and(|cell| board.is_playable(cell));
    let fits = |x: u8, y: u8| cells.iter().all(|&(dx, dy)| playable(x + dx, y + dy));
    (0..board.height()).any(|y| (0..board.width()).any(|x| fits(x, y)))
}

/// The cells for first pillars while no piece is on the board.
fn first_cells(edition: &Edition, board: &Board) -> BTreeSet<Cell> {
    let rule = &edition.pillars().first;
    let beside =
        |cell| rule.beside.is_empty() || rule.beside.contains(&Beside::Frame) && board.is_along_frame(cell);
    let on = |cell| board.region(cell).is_some_and(|region| rule.on.contains(&region));
    board.cells().filter(|cell| on(*cell) && beside(*cell)).collect()
}

/// Whether up to `pillars` pillars that stand apart can bar every cell of `open`. Exact: some pillar has to bar the
/// first open cell, by standing on it or beside it, which leaves at most five choices at each step.
fn can_be_blocked(open: &BTreeSet<Cell>, pillars: usize) -> bool {
    let Some(&first) = open.first() else { return true };
    // A pillar bars at most five cells.
    if pillars * 5 < open.len() {
        return false;
    }
    let mut choices = std::iter::once(first).chain(first.neighbours()).filter(|cell| open.contains(cell));
    choices.any(|cell| {
        let mut left = open.clone();
        left.remove(&cell);
        for neighbour in cell.neighbours() {
            left.remove(&neighbour);
        }
        can_be_blocked(&left, pillars - 1)
    })
}
