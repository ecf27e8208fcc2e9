//! A way for a column out of its storey.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::outline::{Point, distance_to_segment};
use crate::plan::Plan;

/// How finely ways are looked for.
const GRID: f64 = 0.004;

/// How far from the column ways are looked for, in cells.
const FAR: i32 = 110;

/// A column passes others with this much between them, and better with so much more.
const TIGHT: f64 = 0.0015;
const EASY: f64 = 0.006;

/// What is in a column's way.
struct Storey<'p> {
    plan: &'p Plan,
    level: usize,
    radius: f64,
    others: Vec<(Point, f64)>,
}

impl<'p> Storey<'p> {
    fn of(plan: &'p Plan, column: usize) -> Option<(Storey<'p>, Point)> {
        let body = plan.columns.get(column)?;
        let place = body.place?;
        let near = |other: &crate::plan::Column| other.level == body.level;
        let others = plan.standing().filter(|(n, other, _)| *n != column && near(other));
        let others = others.map(|(_, other, at)| ([at.at[0].into(), at.at[1].into()], other.radius()));
        let storey = Storey { plan, level: body.level, radius: body.radius(), others: others.collect() };
        Some((storey, [place.at[0].into(), place.at[1].into()]))
    }

    /// The room between the column on its way from `a` to `b` and what else stands there.
    fn room(&self, a: Point, b: Point) -> f64 {
        let room = |(at, r): &(Point, f64)| distance_to_segment(*at, a, b) - r - self.radius;
        self.others.iter().map(room).fold(f64::MAX, f64::min)
    }

    /// Whether the column can be lifted here: no floor is above.
    fn is_out(&self, p: Point, clear: f64) -> bool {
        let above = self.plan.plates.iter().filter(|plate| plate.level > self.level);
        above.into_iter().all(|plate| plate.depth(p) < -(self.radius + clear))
    }
}

/// The points of a way from a column to where it can be lifted.
pub fn out(plan: &Plan, column: usize, clear: f64) -> Option<Vec<Point>> {
    let (storey, start) = Storey::of(plan, column)?;
    let point = |(i, j): (i32, i32)| [start[0] + f64::from(i) * GRID, start[1] + f64::from(j) * GRID];
    let side = (2 * FAR + 1) as usize;
    let index = |(i, j): (i32, i32)| (i + FAR) as usize * side + (j + FAR) as usize;
    let mut best = vec![u32::MAX; side * side];
    let mut from = vec![(0i32, 0i32); side * side];
    let mut queue = BinaryHeap::from([Reverse((0u32, 0i32, 0i32))]);
    best[index((0, 0))] = 0;
    while let Some(Reverse((cost, i, j))) = queue.pop() {
        let cell = (i, j);
        if cost > best[index(cell)] {
            continue;
        }
        if storey.is_out(point(cell), clear) {
            let mut cells = vec![cell];
            while let Some(last) = cells.last().copied().filter(|cell| *cell != (0, 0)) {
                cells.push(from[index(last)]);
            }
            cells.reverse();
            return Some(straightened(&storey, cells.into_iter().map(point).collect()));
        }
        let around = (-1..=1).flat_map(|di| (-1..=1).map(move |dj| (di, dj))).filter(|d| *d != (0, 0));
        for (di, dj) in around {
            let next = (i + di, j + dj);
            if next.0.abs() > FAR || next.1.abs() > FAR {
                continue;
            }
            let room = storey.room(point(next), point(next));
            // Close to the start it may be tighter than on the way: the column already stands there.
            if room < TIGHT {
                continue;
            }
            let length = if di != 0 && dj != 0 { 14 } else { 10 };
            let cost = cost + if room < EASY { 2 * length } else { length };
            if cost < best[index(next)] {
                best[index(next)] = cost;
                from[index(next)] = cell;
                queue.push(Reverse((cost, next.0, next.1)));
            }
        }
    }
    None
}

/// The way without the corners that it does not need.
fn straightened(storey: &Storey, way: Vec<Point>) -> Vec<Point> {
    let mut kept = Vec::new();
    let mut at = 0;
    while at + 1 < way.len() {
        let is_free = |to: &usize| {
            let least = storey.room(way[*to], way[*to]).min(EASY);
            storey.room(way[at], way[*to]) >= least.min(TIGHT.max(storey.room(way[at], way[at])))
        };
        at = (at + 1..way.len()).rev().find(is_free).unwrap_or(at + 1);
        kept.push(way[at]);
    }
    kept
}

/// A straight way out with room for a hook, where there is one: how far the hook can drag the column on its floor, and
/// the end, to which fingers take it.
pub fn straight(plan: &Plan, column: usize, clear: f64) -> Option<(Point, Point)> {
    let (storey, start) = Storey::of(plan, column)?;
    let ways = (0..48).filter_map(|n| {
        let angle = std::f64::consts::TAU * f64::from(n) / 48.0;
        let (dx, dy) = (libm::cos(angle), libm::sin(angle));
        let steps = (1..100).map(|step| f64::from(step) * GRID);
        let end = steps.map(|d| [start[0] + d * dx, start[1] + d * dy]).find(|p| storey.is_out(*p, clear))?;
        let behind = [start[0] - 0.03 * dx, start[1] - 0.03 * dy];
        let floor = plan.plate(storey.level)?;
        let along =
            (1..100).map(|step| f64::from(step) * GRID).map(|d| [start[0] + d * dx, start[1] + d * dy]);
        let stop = along.take_while(|p| floor.depth(*p) > storey.radius && *p != end).last()?;
        (storey.room(behind, end) > 0.012).then_some((stop, end))
    });
    let length =
        |end: &Point| (end[0] - start[0]) * (end[0] - start[0]) + (end[1] - start[1]) * (end[1] - start[1]);
    ways.min_by(|(_, a), (_, b)| length(a).total_cmp(&length(b)))
}
