//! What the next floor would rest on, before anybody lays it.

use super::Statics;
use crate::components::Board;
use crate::outline::Point;
use crate::plan::{Plan, Plate};
use crate::pose::Pose;

/// A floor as it would lie.
#[derive(Clone, Debug, PartialEq)]
pub struct Laying {
    /// Where it would lie.
    pub place: Pose,
    /// The columns that would bear it.
    pub on: Vec<usize>,
    /// The smallest margin of the villa with it, in metres; negative when something falls.
    pub margin: f64,
}

impl Plan {
    /// Where the next floor would lie at a point, turned by `yaw`, what it would rest on, and how safely.
    pub fn laying(&self, board: &Board, at: Point, yaw: f64) -> Laying {
        let top = self.top();
        let on_top = self.standing().filter(|(_, column, _)| column.level == top);
        // Columns have one height, as long as nothing leans.
        let rest = on_top.map(|(_, column, place)| f64::from(place.at[2]) + column.height);
        let place = Pose::upright(at[0], at[1], rest.fold(self.surface(top), f64::max), yaw);
        let mut plan = self.clone();
        plan.plates.push(Plate::of(board, top + 1, place));
        let statics = Statics::of(&plan);
        let bears = |(n, standing): (usize, &super::Standing)| {
            (plan.columns[n].level == top && !standing.patch.is_empty()).then_some(n)
        };
        Laying {
            place,
            on: statics.standing().filter_map(bears).collect(),
            margin: statics.margin().map_or(f64::NEG_INFINITY, |margin| margin.metres),
        }
    }
}
