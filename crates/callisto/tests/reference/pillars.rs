//! Where a pillar may stand (C7 and C7p).

use super::boards::Board;
use super::cells::{Cell, neighbours};
use super::edition::EditionName;
use super::grid::Grid;

/// Whether a colour's pillar may stand on a cell of the board; `third` says which one it is.
pub fn may_stand(edition: EditionName, board: &Board, grid: &Grid, cell: Cell, third: bool) -> bool {
    if !board.cells.contains(&cell) || grid.at(cell).is_some() {
        return false;
    }
    match edition {
        // C7: in the centre not, on the border yes
        EditionName::Piatnik => !board.centre.contains(&cell),
        // C7: neither in the centre nor on the border
        EditionName::Benelux | EditionName::Russian | EditionName::Pentobi => {
            !board.centre.contains(&cell) && board.playable.contains(&cell)
        }
        // C7p
        EditionName::Pocket => {
            let along_the_frame = neighbours(cell).iter().any(|beside| !board.cells.contains(beside));
            let beside_a_pillar = touches(grid, cell, true);
            let beside_a_piece = touches(grid, cell, false);
            !beside_a_pillar && (along_the_frame || third && beside_a_piece)
        }
    }
}

/// Whether a pillar, or a piece, of anybody shares an edge with the cell.
fn touches(grid: &Grid, cell: Cell, pillar: bool) -> bool {
    neighbours(cell).iter().filter_map(|&beside| grid.at(beside)).any(|stone| stone.pillar == pillar)
}
