//! Convex hulls, and how far inside a point is.

use crate::outline::{Point, cross};

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
        let mut inside = n >= 3;
        let (mut to_line, mut to_edge) = (f64::MAX, f64::MAX);
        for i in 0..n {
            let (a, b) = (self.corners[i], self.corners[(i + 1) % n]);
            let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
            let length = (dx * dx + dy * dy).sqrt();
            if length > 0.0 {
                let side = cross(a, b, p) / length;
                inside &= side >= 0.0;
                to_line = to_line.min(side);
            }
            to_edge = to_edge.min(crate::outline::distance_to_segment(p, a, b));
        }
        if inside { to_line } else { -to_edge }
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
