//! What a column stands on: a floor, or, on the last one, other columns (V9).

use crate::outline::Point;
use crate::plan::{Column, Plan};
use crate::pose::Pose;

/// Heights closer than this are the same, in metres: the villa gives by a tenth of it.
const SAME: f64 = 0.002;

/// Feet and heads that overlap by less do not touch, in metres.
const TOUCH: f64 = 1e-4;

/// What a column would stand on.
#[derive(Clone, Debug, PartialEq)]
pub struct Footing {
    /// How high its foot would be.
    pub z: f64,
    /// The columns under it; none where it would stand on the floor.
    pub on: Vec<usize>,
}

impl Column {
    /// How high its upper end is in a place.
    pub fn head(&self, place: &Pose) -> f64 {
        f64::from(place.at[2]) + self.height
    }
}

impl Plan {
    /// What a column would stand on at a point of the top floor.
    pub fn footing(&self, column: usize, at: Point) -> Footing {
        let heads: Vec<(usize, f64)> = self.heads_under(column, at).collect();
        let z = heads.iter().map(|(_, head)| *head).fold(self.surface(self.top()), f64::max);
        Footing { z, on: heads.into_iter().filter(|(_, head)| z - head < SAME).map(|(n, _)| n).collect() }
    }

    /// The columns that a column stands on; none for one that stands on its floor.
    pub fn stands_on(&self, column: usize) -> Vec<usize> {
        let Some(place) = self.columns.get(column).and_then(|body| body.place) else { return Vec::new() };
        let heads = self.heads_under(column, [place.at[0].into(), place.at[1].into()]);
        let foot = f64::from(place.at[2]);
        heads.filter(|(_, head)| (head - foot).abs() < SAME).map(|(n, _)| n).collect()
    }

    /// The columns of the top floor that a foot at this point is above, in part at least, and how high they are.
    fn heads_under(&self, column: usize, at: Point) -> impl Iterator<Item = (usize, f64)> {
        let (top, radius) = (self.top(), self.columns.get(column).map_or(0.0, Column::radius));
        self.standing().filter_map(move |(n, other, place)| {
            let (dx, dy) = (f64::from(place.at[0]) - at[0], f64::from(place.at[1]) - at[1]);
            let is_under = (dx * dx + dy * dy).sqrt() < radius + other.radius() - TOUCH;
            (n != column && other.level == top && is_under).then(|| (n, other.head(place)))
        })
    }

    /// How high the highest part of the villa is.
    pub fn highest(&self) -> f64 {
        let heads = self.standing().map(|(_, column, place)| column.head(place));
        heads.fold(self.surface(self.top()), f64::max)
    }
}
