//! Cells as pairs of column and row, their neighbours and their names.

/// Column and row, both from 0; row 0 is at the bottom.
pub type Cell = (i32, i32);

/// The four cells that share an edge with this one, on the board or off it.
pub fn neighbours((x, y): Cell) -> [Cell; 4] {
    [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
}

/// Puts cells in the order a1, b1, …, a2, …
pub fn in_order(cells: impl IntoIterator<Item = Cell>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cells.into_iter().collect();
    cells.sort_by_key(|&(x, y)| (y, x));
    cells
}

/// The name of a cell: `(0, 1)` is a2. No board here has more than 26 columns.
pub fn name((x, y): Cell) -> String {
    let column = char::from(b'a' + u8::try_from(x).expect("a column on the board"));
    format!("{column}{}", y + 1)
}

/// The cell of a name, or `None` when it is not one letter and a number.
pub fn named(text: &str) -> Option<Cell> {
    let column = text.chars().next().filter(char::is_ascii_lowercase)?;
    let row: i32 = text[1..].parse().ok()?;
    Some((i32::from(column as u8 - b'a'), row - 1))
}
