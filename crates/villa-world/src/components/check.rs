//! Whether a villa can be built of the parts.

use super::Components;
use crate::outline::{Outline, Point};
use crate::statics::Hull;

/// How finely places are tried.
const GRID: f64 = 0.008;

/// A floor that is carried by less could hardly be laid by hand.
const LEAST_MARGIN: f64 = 0.02;

/// V2: the first floor does not stick out past the base, and leaves room for columns beside the rim.
pub fn first_floor_fits(parts: &Components) -> Result<(), String> {
    let first = &parts.floors[0];
    if let Some(corner) = first.outline.corners().iter().position(|p| parts.base.outline.depth(*p) < 0.0) {
        return Err(format!("corner {} of the first floor sticks out past the base", corner + 1));
    }
    let on_base = |p: Point| parts.base.outline.depth(p) - parts.rim;
    let hull = Hull::of(places(parts, &first.outline, on_base));
    margin(&hull, first.outline.centre(), "the base", &first.name)
}

/// Columns can stand on floor `below` so that the next floor rests well on them, when both are laid at the same place.
pub fn carries(parts: &Components, below: usize) -> Result<(), String> {
    let (below, next) = (&parts.floors[below], &parts.floors[below + 1]);
    let hull = Hull::of(places(parts, &next.outline, |p| below.outline.depth(p)));
    margin(&hull, next.outline.centre(), &below.name, &next.name)
}

/// Where the thinnest column can stand with all of its foot on what is below and all of its top under `above`.
fn places(parts: &Components, above: &Outline, below: impl Fn(Point) -> f64) -> Vec<Point> {
    let radius = parts.kinds.iter().map(|kind| kind.width / 2.0).fold(f64::MAX, f64::min);
    let reach = (above.reach() / GRID).ceil() as i32;
    let grid = (-reach..=reach).flat_map(|x| (-reach..=reach).map(move |y| (x, y)));
    let points = grid.map(|(x, y)| [f64::from(x) * GRID, f64::from(y) * GRID]);
    points.filter(|p| above.depth(*p) >= radius && below(*p) >= radius).collect()
}

fn margin(hull: &Hull, centre: Point, below: &str, above: &str) -> Result<(), String> {
    if hull.margin(centre) >= LEAST_MARGIN {
        return Ok(());
    }
    Err(format!(
        "{below} cannot carry {above}: no columns on it hold its weight {} mm or more from the edge of what they carry",
        LEAST_MARGIN * 1e3
    ))
}
