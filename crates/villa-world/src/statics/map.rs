//! Where on the top floor a column may stand, and the margin that it leaves.

use super::{Statics, stack};
use crate::outline::Point;
use crate::plan::{Column, Plate};
use crate::pose::Pose;

/// A grid over the top floor.
#[derive(Clone, Debug)]
pub struct Map {
    /// Metres between cells.
    pub step: f64,
    /// Every place where the column may stand.
    pub cells: Vec<Cell>,
}

/// A place where a column may stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// In the world.
    pub at: Point,
    /// The smallest margin of a floor that it leaves, in metres.
    pub margin: f64,
    /// How far the foot is from the edge of the floor and from other columns, in metres; on the head of a column, at most
    /// how far it is from tipping over its edge.
    pub room: f64,
}

impl Map {
    /// The place that leaves the largest margin, with at least this room.
    pub fn best(&self, room: f64) -> Option<&Cell> {
        self.cells.iter().filter(|cell| cell.room >= room).max_by(|a, b| a.margin.total_cmp(&b.margin))
    }
}

impl Statics<'_> {
    /// Where a column like this one may stand on the top floor: its whole foot on the floor (V9), beside the columns
    /// that are there, or in the middle of a column's head where columns may be stacked. `moved` is the column that comes
    /// up, which no longer bears what it bore.
    pub fn map(&self, column: &Column, moved: Option<usize>, stacks: bool, step: f64) -> Map {
        let plan = self.plan;
        let mut map = Map { step, cells: Vec::new() };
        let top = plan.top();
        let Some(plate) = plan.plate(top) else { return map };
        let (mass, radius) = (column.mass(plan.density), column.radius());
        let gone = moved.and_then(|n| self.columns.get(n)?.as_ref().map(|s| (plan.columns[n].level, n, s)));
        let planes: Vec<super::Plane> = self
            .planes
            .iter()
            .map(|plane| {
                let mut plane = plane.clone();
                let Some((level, n, s)) = gone else { return plane };
                if plane.level <= level {
                    plane.mass -= s.mass;
                    plane.moment = [plane.moment[0] - s.mass * s.at[0], plane.moment[1] - s.mass * s.at[1]];
                }
                let above = plan.plates.iter().map(|plate| plate.level).filter(|l| *l > level).min();
                if Some(plane.level) == above {
                    plane.hull = self.hull(plane.level, Some(n));
                }
                plane
            })
            .collect();
        let others: Vec<(Point, f64)> = self
            .standing()
            .filter(|(n, _)| plan.columns[*n].level == top && Some(*n) != moved)
            .map(|(n, s)| (s.at, plan.columns[n].radius()))
            .collect();
        let reach = plate.outline.reach();
        let cells = (reach / step) as i32;
        for i in -cells..=cells {
            for j in -cells..=cells {
                let local = [f64::from(i) * step, f64::from(j) * step];
                let edge = plate.outline.depth(local) - radius;
                if edge < 0.0 {
                    continue;
                }
                let at = plate.place.point([local[0], local[1], plate.thickness]);
                let at = [at[0], at[1]];
                let gap = |(p, r): &(Point, f64)| {
                    let (dx, dy) = (p[0] - at[0], p[1] - at[1]);
                    (dx * dx + dy * dy).sqrt() - r - radius
                };
                let room = others.iter().map(gap).fold(edge, f64::min);
                if room < 0.0 {
                    continue;
                }
                let margin = planes.iter().map(|p| p.margin_with(mass, at)).fold(f64::INFINITY, f64::min);
                map.cells.push(Cell { at, margin, room });
            }
        }
        if let Some(moved) = moved.filter(|_| stacks) {
            for (at, _) in &others {
                let margin = planes.iter().map(|p| p.margin_with(mass, *at)).fold(f64::INFINITY, f64::min);
                map.cells.extend(self.on_head(plate, moved, *at, margin));
            }
        }
        map
    }

    /// A column in the middle of another one's head.
    fn on_head(&self, top: &Plate, moved: usize, at: Point, margin: f64) -> Option<Cell> {
        let mut plan = self.plan.clone();
        plan.columns[moved].place = None;
        let footing = plan.footing(moved, at);
        let body = &mut plan.columns[moved];
        (body.level, body.place) = (top.level, Some(Pose::upright(at[0], at[1], footing.z, 0.0)));
        let radius = body.radius();
        let edge = top.depth(at) - radius;
        let tips = stack::margins(&plan, None).into_iter().map(|(_, margin)| margin).fold(f64::MAX, f64::min);
        let beside = plan.standing().filter(|(n, other, place)| {
            *n != moved && other.level == top.level && other.head(place) > footing.z + 1e-3
        });
        let gaps = beside.map(|(_, other, place)| {
            let (dx, dy) = (f64::from(place.at[0]) - at[0], f64::from(place.at[1]) - at[1]);
            (dx * dx + dy * dy).sqrt() - other.radius() - radius
        });
        let room = gaps.fold(edge.min(tips), f64::min);
        (room >= 0.0).then(|| Cell { at, margin: margin.min(tips), room })
    }
}
