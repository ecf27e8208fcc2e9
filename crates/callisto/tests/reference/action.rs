//! What a colour can do in a turn.

use super::cells::{Cell, in_order};

/// One turn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// Cover these cells, in the order a1, b1, …, a2; one single cell is a pillar.
    Place(Vec<Cell>),
    /// Leave the game although the third pillar could still be placed (C10).
    Retire,
}

impl Action {
    /// A placement from cells in any order.
    pub fn place(cells: impl IntoIterator<Item = Cell>) -> Self {
        Self::Place(in_order(cells))
    }
}
