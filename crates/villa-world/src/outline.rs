//! Outlines of plates: polygons that need not be convex.

use std::fmt;

/// A point in the plane, in metres.
pub type Point = [f64; 2];

/// More corners than any board needs; a limit on what a file can ask for.
pub const MAX_CORNERS: usize = 64;

/// Corners closer than this make slivers that contact points get lost on.
const CLOSEST: f64 = 1e-4;

/// A simple polygon, counter-clockwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    corners: Vec<Point>,
}

/// Why corners are not an outline.
#[derive(Clone, Debug, PartialEq)]
pub enum OutlineFault {
    /// Fewer than three, or too many.
    Count(usize),
    /// A corner that is no number or farther than two metres away, counted from 1.
    Far(usize),
    /// This corner and the next are the same or nearly so, counted from 1.
    Close(usize),
    /// The sides that start at these corners cross or touch, counted from 1.
    Cross(usize, usize),
    /// The corners run clockwise.
    Clockwise,
}

impl fmt::Display for OutlineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutlineFault::Count(n) => write!(f, "an outline has 3 to {MAX_CORNERS} corners, not {n}"),
            OutlineFault::Far(n) => write!(f, "corner {n} is not within two metres"),
            OutlineFault::Close(n) => write!(f, "corner {n} and the next are less than 0.1 mm apart"),
            OutlineFault::Cross(a, b) => write!(f, "the sides from corner {a} and from corner {b} meet"),
            OutlineFault::Clockwise => write!(f, "the corners run clockwise; list them the other way round"),
        }
    }
}

impl std::error::Error for OutlineFault {}

/// Twice the area of the triangle; positive when it turns left.
pub(crate) fn cross(a: Point, b: Point, c: Point) -> f64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// How far a point is from a segment.
pub(crate) fn distance_to_segment(p: Point, a: Point, b: Point) -> f64 {
    let (d, e) = ([b[0] - a[0], b[1] - a[1]], [p[0] - a[0], p[1] - a[1]]);
    let length = d[0] * d[0] + d[1] * d[1];
    let along = if length > 0.0 { ((d[0] * e[0] + d[1] * e[1]) / length).clamp(0.0, 1.0) } else { 0.0 };
    let (x, y) = (e[0] - along * d[0], e[1] - along * d[1]);
    (x * x + y * y).sqrt()
}

impl Outline {
    /// An outline with these corners, in metres.
    pub fn new(corners: Vec<Point>) -> Result<Outline, OutlineFault> {
        let n = corners.len();
        if !(3..=MAX_CORNERS).contains(&n) {
            return Err(OutlineFault::Count(n));
        }
        let is_near = |p: &Point| p.iter().all(|c| c.abs() <= 2.0);
        if let Some(far) = corners.iter().position(|p| !is_near(p)) {
            return Err(OutlineFault::Far(far + 1));
        }
        let outline = Outline { corners };
        for (i, (a, b)) in outline.sides().enumerate() {
            if distance_to_segment(a, b, b) < CLOSEST {
                return Err(OutlineFault::Close(i + 1));
            }
        }
        outline.check_simple()?;
        if outline.area() <= 0.0 {
            return Err(OutlineFault::Clockwise);
        }
        Ok(outline)
    }

    fn check_simple(&self) -> Result<(), OutlineFault> {
        let sides: Vec<(Point, Point)> = self.sides().collect();
        let n = sides.len();
        for i in 0..n {
            for j in i + 1..n {
                let (a, b) = sides[i];
                let (c, d) = sides[j];
                let gap = if j == i + 1 {
                    // Neighbours share a corner; the next side must not fold back onto this one.
                    distance_to_segment(d, a, b).min(distance_to_segment(a, c, d))
                } else if i == 0 && j == n - 1 {
                    distance_to_segment(c, a, b).min(distance_to_segment(b, c, d))
                } else {
                    let ends = [(c, a, b), (d, a, b), (a, c, d), (b, c, d)];
                    ends.into_iter().map(|(p, q, r)| distance_to_segment(p, q, r)).fold(f64::MAX, f64::min)
                };
                let apart = cross(a, b, c) * cross(a, b, d) > 0.0 || cross(c, d, a) * cross(c, d, b) > 0.0;
                let neighbours = j == i + 1 || (i == 0 && j == n - 1);
                if gap < CLOSEST || (!neighbours && !apart) {
                    return Err(OutlineFault::Cross(i + 1, j + 1));
                }
            }
        }
        Ok(())
    }

    /// The corners, counter-clockwise.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// The sides from each corner to the next.
    pub fn sides(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let n = self.corners.len();
        (0..n).map(move |i| (self.corners[i], self.corners[(i + 1) % n]))
    }

    /// The area in square metres.
    pub fn area(&self) -> f64 {
        self.sides().map(|(a, b)| a[0] * b[1] - a[1] * b[0]).sum::<f64>() / 2.0
    }

    /// The centre of its area.
    pub fn centre(&self) -> Point {
        let mut sum = [0.0; 2];
        for (a, b) in self.sides() {
            let w = a[0] * b[1] - a[1] * b[0];
            sum = [sum[0] + w * (a[0] + b[0]), sum[1] + w * (a[1] + b[1])];
        }
        let six = 6.0 * self.area();
        [sum[0] / six, sum[1] / six]
    }

    /// Whether a point is inside.
    pub fn contains(&self, p: Point) -> bool {
        let mut inside = false;
        for (a, b) in self.sides() {
            let crosses = (a[1] > p[1]) != (b[1] > p[1]);
            if crosses && p[0] < a[0] + (p[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) {
                inside = !inside;
            }
        }
        inside
    }

    /// How far inside a point is: the distance to the edge, negative outside.
    pub fn depth(&self, p: Point) -> f64 {
        let edge = self.sides().map(|(a, b)| distance_to_segment(p, a, b)).fold(f64::MAX, f64::min);
        if self.contains(p) { edge } else { -edge }
    }

    /// The farthest corner from the origin.
    pub fn reach(&self) -> f64 {
        self.corners.iter().map(|p| (p[0] * p[0] + p[1] * p[1]).sqrt()).fold(0.0, f64::max)
    }

    /// The same outline cut into convex pieces with at most four corners, which is all that the collision library
    /// keeps of a face.
    pub fn pieces(&self) -> Vec<Vec<Point>> {
        merged(self.triangles())
    }

    /// Ears cut off one after the other, the shortest cut first so that the pieces are stout.
    fn triangles(&self) -> Vec<[Point; 3]> {
        let mut left = self.corners.clone();
        let mut triangles = Vec::new();
        while left.len() > 3 {
            let n = left.len();
            let ear = |i: &usize| {
                let [a, b, c] = [left[(i + n - 1) % n], left[*i], left[(i + 1) % n]];
                let inside = |p: &Point| {
                    *p != a
                        && *p != b
                        && *p != c
                        && cross(a, b, *p) >= 0.0
                        && cross(b, c, *p) >= 0.0
                        && cross(c, a, *p) >= 0.0
                };
                cross(a, b, c) > 1e-12 && !left.iter().any(inside)
            };
            let cut = |i: usize| {
                let (a, c) = (left[(i + n - 1) % n], left[(i + 1) % n]);
                (a[0] - c[0]) * (a[0] - c[0]) + (a[1] - c[1]) * (a[1] - c[1])
            };
            // A simple polygon has an ear; corners on a straight line are dropped where rounding hides it.
            let best = (0..n).filter(ear).min_by(|i, j| cut(*i).total_cmp(&cut(*j)));
            let i = best.unwrap_or_else(|| {
                let flat = |i: &usize| cross(left[(i + n - 1) % n], left[*i], left[(i + 1) % n]).abs();
                (0..n).min_by(|i, j| flat(i).total_cmp(&flat(j))).unwrap_or(0)
            });
            if best.is_some() {
                triangles.push([left[(i + n - 1) % n], left[i], left[(i + 1) % n]]);
            }
            left.remove(i);
        }
        triangles.push([left[0], left[1], left[2]]);
        triangles
    }
}

/// Pairs of triangles with a common side joined where the four corners are convex.
fn merged(triangles: Vec<[Point; 3]>) -> Vec<Vec<Point>> {
    let mut pieces: Vec<Vec<Point>> = Vec::new();
    let mut used = vec![false; triangles.len()];
    for i in 0..triangles.len() {
        if used[i] {
            continue;
        }
        let partner = (i + 1..triangles.len())
            .filter(|j| !used[*j])
            .find_map(|j| joined(&triangles[i], &triangles[j]).map(|quad| (j, quad)));
        if let Some((j, quad)) = partner {
            used[j] = true;
            pieces.push(quad);
        } else {
            pieces.push(triangles[i].to_vec());
        }
        used[i] = true;
    }
    pieces
}

fn joined(a: &[Point; 3], b: &[Point; 3]) -> Option<Vec<Point>> {
    for i in 0..3 {
        for j in 0..3 {
            if a[i] == b[(j + 1) % 3] && a[(i + 1) % 3] == b[j] {
                let quad = vec![a[i], b[(j + 2) % 3], a[(i + 1) % 3], a[(i + 2) % 3]];
                let turn = |k: usize| cross(quad[k], quad[(k + 1) % 4], quad[(k + 2) % 4]);
                return (0..4).all(|k| turn(k) > 1e-9).then_some(quad);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outline(corners: &[Point]) -> Outline {
        Outline::new(corners.to_vec()).unwrap()
    }

    #[test]
    fn an_l_is_cut_into_convex_pieces_of_the_same_area() {
        let l = outline(&[[0.0, 0.0], [0.2, 0.0], [0.2, 0.1], [0.1, 0.1], [0.1, 0.2], [0.0, 0.2]]);
        let pieces = l.pieces();
        let area: f64 = pieces.iter().map(|p| outline(p).area()).sum();
        assert!((area - 0.03).abs() < 1e-12 && (l.area() - 0.03).abs() < 1e-12);
        assert!(pieces.iter().all(|p| p.len() <= 4), "{pieces:?}");
        assert!(l.contains([0.05, 0.15]) && !l.contains([0.15, 0.15]));
        assert!((l.depth([0.15, 0.15]) + 0.05).abs() < 1e-12);
    }

    #[test]
    fn what_is_no_outline_is_refused() {
        let square = [[0.0, 0.0], [0.1, 0.0], [0.1, 0.1], [0.0, 0.1]];
        assert_eq!(Outline::new(square[..2].to_vec()), Err(OutlineFault::Count(2)));
        let mut turned = square.to_vec();
        turned.reverse();
        assert_eq!(Outline::new(turned), Err(OutlineFault::Clockwise));
        let bow = vec![square[0], square[2], square[1], square[3]];
        assert_eq!(Outline::new(bow), Err(OutlineFault::Cross(1, 3)));
        let far = vec![[0.0, 0.0], [f64::NAN, 0.0], [0.1, 0.1]];
        assert_eq!(Outline::new(far), Err(OutlineFault::Far(2)));
        let same = vec![[0.0, 0.0], [0.1, 0.0], [0.1, 0.00001], [0.1, 0.1]];
        assert_eq!(Outline::new(same), Err(OutlineFault::Close(2)));
        let folded = vec![[0.0, 0.0], [0.1, 0.0], [0.05, 0.0], [0.05, 0.1]];
        assert!(matches!(Outline::new(folded), Err(OutlineFault::Cross(..))));
    }
}
