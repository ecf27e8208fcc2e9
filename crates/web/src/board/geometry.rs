//! Where things are on the drawing of a board.

use std::fmt::Write;

use callisto::Board;
use web_sys::Element;

/// The part of the plane that shows a board, in cells, with room for its frame and the names of columns and rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    width: f64,
    height: f64,
}

const LEFT: f64 = 1.05;
const BELOW: f64 = 1.2;
const MARGIN: f64 = 0.5;

impl Sheet {
    /// The sheet of a board.
    pub fn of(board: &Board) -> Sheet {
        Sheet { width: f64::from(board.width()), height: f64::from(board.height()) }
    }

    /// The `viewBox`.
    pub fn view_box(self) -> String {
        let (width, height) = self.size();
        format!("{} {} {width} {height}", -LEFT, -MARGIN)
    }

    fn size(self) -> (f64, f64) {
        (self.width + LEFT + MARGIN, self.height + MARGIN + BELOW)
    }

    /// A point of the screen in cells of the board, rows upwards; none when it is not over the sheet.
    pub fn point(self, drawing: &Element, x: f64, y: f64) -> Option<(f64, f64)> {
        let rect = drawing.get_bounding_client_rect();
        let (width, height) = self.size();
        let scale = self.cell(drawing);
        if scale <= 0.0 {
            return None;
        }
        let left = rect.left() + (rect.width() - width * scale) / 2.0;
        let top = rect.top() + (rect.height() - height * scale) / 2.0;
        let (across, down) = ((x - left) / scale, (y - top) / scale);
        let inside = (0.0..=width).contains(&across) && (0.0..=height).contains(&down);
        inside.then_some((across - LEFT, self.height - (down - MARGIN)))
    }

    /// The side of a cell on the screen.
    pub fn cell(self, drawing: &Element) -> f64 {
        let rect = drawing.get_bounding_client_rect();
        let (width, height) = self.size();
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
