//! Sets of columns.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::column::Column;

/// A set of columns; a list of numbers when written down.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Column>", into = "Vec<Column>")]
pub struct Columns(u32);

impl Columns {
    /// No column.
    pub const NONE: Columns = Columns(0);

    /// Whether the column is one of them.
    pub fn has(self, column: Column) -> bool {
        self.0 >> column.index() & 1 == 1
    }

    /// Adds a column.
    pub fn insert(&mut self, column: Column) {
        self.0 |= 1 << column.index();
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are not in the other set.
    pub fn without(self, other: Columns) -> Columns {
        Columns(self.0 & !other.0)
    }

    /// The columns, by number.
    pub fn iter(self) -> impl Iterator<Item = Column> {
        Column::all().filter(move |column| self.has(*column))
    }
}

impl FromIterator<Column> for Columns {
    fn from_iter<I: IntoIterator<Item = Column>>(columns: I) -> Columns {
        let mut set = Columns::NONE;
        columns.into_iter().for_each(|column| set.insert(column));
        set
    }
}

impl From<Vec<Column>> for Columns {
    fn from(columns: Vec<Column>) -> Columns {
        columns.into_iter().collect()
    }
}

impl From<Columns> for Vec<Column> {
    fn from(columns: Columns) -> Vec<Column> {
        columns.iter().collect()
    }
}

impl fmt::Debug for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
