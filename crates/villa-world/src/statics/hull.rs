//! Convex hulls, and how far inside a point is.

use crate::outline::{Point, cross, distance_to_segment};

/// A convex polygon, counter-clockwise; may be a segment, a point or nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Hull {
    corners: Vec<Point>,
}

impl Hull {
    /// Around points (Andrew's monotone chain).
    pub fn of(mut points: Vec<Point>) -> Hull {
        points.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
        points.dedup();
        if points.len() < 3 {
            return Hull { corners: points };
        }
        let mut corners: Vec<Point> = Vec::with_capacity(points.len() + 1);
        let half = |corners: &mut Vec<Point>, p: Point, least: usize| {
            while corners.len() > least + 1
                && cross(corners[corners.len() - 2], corners[corners.len() - 1], p) <= 0.0
            {
                corners.pop();
            }
            corners.push(p);
        };
        points.iter().for_each(|p| half(&mut corners, *p, 0));
        let lower = corners.len() - 1;
        points.iter().rev().skip(1).for_each(|p| half(&mut corners, *p, lower));
        corners.pop();
        Hull { corners }
    }

    /// Its corners.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// How far inside a point is: the distance to the nearest edge; outside the distance to the hull, negative.
    /// Nothing holds nothing: without corners it is minus infinity.
    pub fn margin(&self, p: Point) -> f64 {
        let n = self.corners.len();
        if n == 0 {
            return f64::NEG_INFINITY;
        }
        let sides = || (0..n).map(|i| (self.corners[i], self.corners[(i + 1) % n]));
        let depth = |(a, b): (Point, Point)| {
            let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
            // Corners are different points, unless there is only one.
            cross(a, b, p) / (dx * dx + dy * dy).sqrt()
        };
        if n >= 3 {
            let least = sides().map(depth).fold(f64::MAX, f64::min);
            if least >= 0.0 {
                return least;
            }
        }
        -sides().map(|(a, b)| distance_to_segment(p, a, b)).fold(f64::MAX, f64::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn margins_are_distances_to_the_edge() {
        let hull = Hull::of(vec![[0.0, 0.0], [2.0, 0.0], [1.0, 0.5], [2.0, 2.0], [0.0, 2.0], [1.0, 0.0]]);
        assert_eq!(hull.corners(), [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]]);
        assert_eq!(hull.margin([1.0, 0.5]), 0.5);
        assert_eq!(hull.margin([5.0, 6.0]), -5.0);
        assert_eq!(Hull::of(vec![[0.0, 0.0], [1.0, 0.0]]).margin([0.5, 0.0]), 0.0);
        assert_eq!(Hull::of(vec![]).margin([0.0, 0.0]), f64::NEG_INFINITY);
    }
}
