//! Coordinates on the drawing of a board.

use std::fmt::Write;

use callisto::{Board, Cell, Region, Rules};
use web_sys::Element;

/// The part of the plane that shows a board, in cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    /// Its upper left corner; rows are drawn downwards from 0.
    left: f64,
    upper: f64,
    width: f64,
    height: f64,
    /// The rows of the whole board.
    rows: f64,
}

/// Room for the frame and the names of columns and rows.
const LEFT: f64 = 1.05;
const BELOW: f64 = 1.2;
const MARGIN: f64 = 0.5;

impl Sheet {
    /// The whole board.
    pub fn of(board: &Board) -> Sheet {
        let (width, rows) = (f64::from(board.width()), f64::from(board.height()));
        Sheet {
            left: -LEFT,
            upper: -MARGIN,
            width: width + LEFT + MARGIN,
            height: rows + MARGIN + BELOW,
            rows,
        }
    }

    /// What of a board can be played on, for small screens: a border where nothing may ever stand is mostly left out,
    /// and the names with it.
    pub fn narrow(rules: &Rules) -> Sheet {
        let (board, pillars) = (rules.board(), rules.setup().edition.pillars());
        let border = [&pillars.first, &pillars.later].iter().any(|rule| rule.on.contains(&Region::Border));
        let used = |cell: &Cell| border || board.region(*cell) != Some(Region::Border);
        let cells = || board.cells().filter(used);
        let least = |axis: fn(Cell) -> u8| f64::from(cells().map(axis).min().unwrap_or(0));
        let most = |axis: fn(Cell) -> u8| f64::from(cells().map(axis).max().unwrap_or(0)) + 1.0;
        let (left, right) = (least(|cell| cell.x()), most(|cell| cell.x()));
        let (lower, upper) = (least(|cell| cell.y()), most(|cell| cell.y()));
        let rows = f64::from(board.height());
        Sheet {
            left: left - MARGIN,
            upper: rows - upper - MARGIN,
            width: right - left + 2.0 * MARGIN,
            height: upper - lower + 2.0 * MARGIN,
            rows,
        }
    }

    /// The `viewBox`.
    pub fn view_box(self) -> String {
        format!("{} {} {} {}", self.left, self.upper, self.width, self.height)
    }

    /// A point of the screen in cells of the board, rows upwards; none when it is not over the sheet.
    pub fn point(self, drawing: &Element, x: f64, y: f64) -> Option<(f64, f64)> {
        let rect = drawing.get_bounding_client_rect();
        let Sheet { width, height, .. } = self;
        let scale = self.cell(drawing);
        if scale <= 0.0 {
            return None;
        }
        let left = rect.left() + (rect.width() - width * scale) / 2.0;
        let top = rect.top() + (rect.height() - height * scale) / 2.0;
        let (across, down) = ((x - left) / scale, (y - top) / scale);
        let inside = (0.0..=width).contains(&across) && (0.0..=height).contains(&down);
        inside.then_some((across + self.left, self.rows - (down + self.upper)))
    }

    /// The side of a cell on the screen.
    pub fn cell(self, drawing: &Element) -> f64 {
        let rect = drawing.get_bounding_client_rect();
        let Sheet { width, height, .. } = self;
        (rect.width() / width).min(rect.height() / height)
    }
}

/// The path of separate squares with soft corners.
pub fn squares(cells: &[(i32, i32)], top: i32, inset: f64, radius: f64) -> String {
    let mut path = String::new();
    for &(x, y) in cells {
        let (left, upper) = (f64::from(x) + inset, f64::from(top - 1 - y) + inset);
        let (side, r) = (1.0 - 2.0 * inset - 2.0 * radius, radius);
        let _ = write!(
            path,
            "M{:.2} {upper:.2}h{side:.2}q{r} 0 {r} {r}v{side:.2}q0 {r} -{r} {r}h-{side:.2}q-{r} 0 -{r} -{r}v-{side:.2}q0 -{r} {r} -{r}z",
            left + r
        );
    }
    path
}
