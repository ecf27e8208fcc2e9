//! What a column touches of the plates above and below it.

use std::sync::LazyLock;

use crate::components::Shape;
use crate::outline::{Outline, Point, cross};
use crate::plan::{Column, Plan, Plate};
use crate::pose::Pose;

/// Corners of the polygon that stands for a circle; 0.5 % of the radius is lost between them.
const AROUND: usize = 32;

static CIRCLE: LazyLock<[Point; AROUND]> = LazyLock::new(|| {
    std::array::from_fn(|i| {
        let angle = std::f64::consts::TAU * i as f64 / AROUND as f64;
        [libm::cos(angle), libm::sin(angle)]
    })
});

/// Points whose hull is what a column bears of the plate above: its top, cut by that plate and the one it stands on.
/// Empty when nothing is above it.
pub fn of(plan: &Plan, column: &Column, place: &Pose) -> Vec<Point> {
    let above = plan.plates.iter().filter(|plate| plate.level > column.level).min_by_key(|plate| plate.level);
    let Some(above) = above else { return Vec::new() };
    let foot = clipped(foot(column, place), column, place, above);
    match plan.plate(column.level) {
        Some(below) => clipped(foot, column, place, below),
        None => foot,
    }
}

/// Points whose hull is what the plate of a level touches of plates that it lies on directly, as scenes may have it.
pub fn of_plates(plan: &Plan, level: usize) -> Vec<Point> {
    let Some(plate) = plan.plate(level) else { return Vec::new() };
    let touches = |below: &&Plate| {
        let gap = f64::from(plate.place.at[2]) - f64::from(below.place.at[2]) - below.thickness;
        below.level < level && gap.abs() < 5e-4
    };
    let Ok(upper) = Outline::new(plate.seen_from_above()) else { return Vec::new() };
    // A corner on the other's edge counts: blocks are often laid edge on edge.
    let on = |outline: &Outline, p: Point| outline.depth(p) >= -1e-6;
    let mut points = Vec::new();
    for below in plan.plates.iter().filter(touches) {
        let Ok(lower) = Outline::new(below.seen_from_above()) else { continue };
        points.extend(upper.corners().iter().copied().filter(|p| on(&lower, *p)));
        points.extend(lower.corners().iter().copied().filter(|p| on(&upper, *p)));
        for (a, b) in upper.sides() {
            points.extend(lower.sides().filter_map(|(c, d)| crossing(a, b, c, d)));
        }
    }
    points
}

/// Points whose hull is what a foot touches of its floor.
pub fn on_floor(plan: &Plan, column: &Column, place: &Pose) -> Vec<Point> {
    plan.plate(column.level).map_or_else(Vec::new, |plate| clipped(foot(column, place), column, place, plate))
}

/// Points whose hull is what two convex polygons have in common.
pub fn overlap(a: &[Point], b: &[Point]) -> Vec<Point> {
    let sides = |polygon: &[Point]| -> Vec<(Point, Point)> {
        (0..polygon.len()).map(|i| (polygon[i], polygon[(i + 1) % polygon.len()])).collect()
    };
    let (sides_a, sides_b) = (sides(a), sides(b));
    let inside = |sides: &[(Point, Point)], p: &Point| sides.iter().all(|(c, d)| cross(*c, *d, *p) >= 0.0);
    let mut points: Vec<Point> = a.iter().copied().filter(|p| inside(&sides_b, p)).collect();
    points.extend(b.iter().copied().filter(|p| inside(&sides_a, p)));
    for (p, q) in &sides_a {
        points.extend(sides_b.iter().filter_map(|(c, d)| crossing(*p, *q, *c, *d)));
    }
    points
}

/// How safely a column stands with nothing on it: how far its axis is from the edge of what its foot touches.
pub fn alone(plan: &Plan, column: &Column, place: &Pose) -> f64 {
    let at = [f64::from(place.at[0]), f64::from(place.at[1])];
    let depth = plan.plate(column.level).map_or(f64::NEG_INFINITY, |plate| plate.depth(at));
    depth.min(column.width / 2.0)
}

/// The foot as a polygon in the world.
pub fn foot(column: &Column, place: &Pose) -> Vec<Point> {
    let [x, y] = [f64::from(place.at[0]), f64::from(place.at[1])];
    match column.shape {
        Shape::Round => {
            let r = column.width / 2.0;
            CIRCLE.iter().map(|p| [x + r * p[0], y + r * p[1]]).collect()
        }
        Shape::Hex => {
            let out = |p: Point| place.point([p[0], p[1], 0.0]);
            column.hexagon().map(out).map(|p| [p[0], p[1]]).to_vec()
        }
    }
}

/// The hull points of a convex polygon cut by a plate.
fn clipped(polygon: Vec<Point>, column: &Column, place: &Pose, plate: &Plate) -> Vec<Point> {
    let at = [f64::from(place.at[0]), f64::from(place.at[1])];
    let depth = plate.depth(at);
    if depth >= column.radius() {
        return polygon;
    }
    if depth <= -column.radius() || polygon.len() < 3 {
        return Vec::new();
    }
    let Ok(outline) = Outline::new(plate.seen_from_above()) else { return Vec::new() };
    let n = polygon.len();
    let sides = || (0..n).map(|i| (polygon[i], polygon[(i + 1) % n]));
    let inside = |p: &Point| sides().all(|(a, b)| cross(a, b, *p) >= 0.0);
    let mut points: Vec<Point> = polygon.iter().copied().filter(|p| outline.contains(*p)).collect();
    points.extend(outline.corners().iter().copied().filter(inside));
    for (a, b) in sides() {
        points.extend(outline.sides().filter_map(|(c, d)| crossing(a, b, c, d)));
    }
    super::Hull::of(points).corners().to_vec()
}

/// Where two segments cross.
fn crossing(a: Point, b: Point, c: Point, d: Point) -> Option<Point> {
    let (p, q) = (cross(c, d, a), cross(c, d, b));
    let (r, s) = (cross(a, b, c), cross(a, b, d));
    if p * q >= 0.0 || r * s >= 0.0 {
        return None;
    }
    let t = p / (p - q);
    Some([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])])
}
