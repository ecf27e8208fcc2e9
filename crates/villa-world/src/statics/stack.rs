//! Columns that stand on columns (V9).

use super::Hull;
use super::patch::{foot, overlap};
use crate::outline::Point;
use crate::plan::Plan;

/// A mass and where it acts.
#[derive(Clone, Copy)]
struct Load {
    mass: f64,
    at: Point,
}

impl Load {
    fn with(self, other: Load) -> Load {
        let mass = self.mass + other.mass;
        let at = [0, 1].map(|i| (self.mass * self.at[i] + other.mass * other.at[i]) / mass);
        Load { mass, at }
    }
}

/// The margin of every column of the top floor that is part of a stack, without one column. What is above a column acts
/// inside what the column touches of those below it, or it falls.
pub fn margins(plan: &Plan, without: Option<usize>) -> Vec<(usize, f64)> {
    let top = plan.top();
    let there: Vec<(usize, Vec<usize>)> = plan
        .standing()
        .filter(|(n, column, _)| column.level == top && Some(*n) != without)
        .map(|(n, ..)| (n, plan.stands_on(n)))
        .collect();
    let bears = |n: usize| there.iter().any(|(_, on)| on.contains(&n));
    let mut stacked: Vec<&(usize, Vec<usize>)> =
        there.iter().filter(|(n, on)| !on.is_empty() || bears(*n)).collect();
    let height = |n: usize| plan.columns[n].place.map_or(0.0, |place| place.at[2]);
    stacked.sort_by(|a, b| height(b.0).total_cmp(&height(a.0)));
    let mut loads: Vec<Option<Load>> = vec![None; plan.columns.len()];
    let mut margins = Vec::new();
    for (n, on) in stacked {
        let Some(place) = plan.columns[*n].place else { continue };
        let column = &plan.columns[*n];
        let own = Load { mass: column.mass(plan.density), at: [place.at[0].into(), place.at[1].into()] };
        let load = loads[*n].map_or(own, |above| above.with(own));
        let own_foot = foot(column, &place);
        // What it touches of each column below; a column that is gone bears nothing.
        let patches: Vec<(usize, Vec<Point>)> = on
            .iter()
            .filter(|below| Some(**below) != without)
            .filter_map(|below| {
                let body = &plan.columns[*below];
                Some((*below, overlap(&own_foot, &foot(body, &body.place?))))
            })
            .collect();
        let touched: Vec<Point> = match on.is_empty() {
            true => super::patch::on_floor(plan, column, &place),
            false => patches.iter().flat_map(|(_, points)| points.iter().copied()).collect(),
        };
        margins.push((*n, Hull::of(touched).margin(load.at)));
        for (below, share) in shares(load, &patches) {
            loads[below] = Some(loads[below].map_or(share, |other| other.with(share)));
        }
    }
    margins
}

/// How a load is handed down: to one column where it acts, to several in the middle of what they touch, by the lever.
fn shares(load: Load, patches: &[(usize, Vec<Point>)]) -> Vec<(usize, Load)> {
    let middle = |points: &[Point]| {
        let n = points.len().max(1) as f64;
        [0, 1].map(|i| points.iter().map(|p| p[i]).sum::<f64>() / n)
    };
    match patches {
        [] => Vec::new(),
        [(below, _)] => vec![(*below, load)],
        [(a, first), (b, second)] => {
            let (p, q) = (middle(first), middle(second));
            let (dx, dy) = (q[0] - p[0], q[1] - p[1]);
            let along = (load.at[0] - p[0]) * dx + (load.at[1] - p[1]) * dy;
            let share = (along / (dx * dx + dy * dy).max(1e-12)).clamp(0.0, 1.0);
            vec![
                (*a, Load { mass: load.mass * (1.0 - share), at: p }),
                (*b, Load { mass: load.mass * share, at: q }),
            ]
        }
        // Nobody can tell how three share a load; equally is as good as any.
        more => {
            let mass = load.mass / more.len() as f64;
            more.iter().map(|(below, points)| (*below, Load { mass, at: middle(points) })).collect()
        }
    }
}
