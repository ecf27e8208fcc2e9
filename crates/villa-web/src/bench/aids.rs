//! What a learner is shown: how much depends on each column, and where on the top floor one could stand.

use villa_world::{Pose, Statics, Task};

use crate::hands::Step;
use crate::scene::{Mark, Spot};
use crate::yard::Yard;

/// The margin in metres by which the villa stands without the column, for safe and for risky.
pub const SAFE: f64 = 0.010;
pub const RISKY: f64 = 0.003;

const GREEN: [f32; 3] = [0.20, 0.62, 0.32];
const AMBER: [f32; 3] = [0.93, 0.62, 0.12];
const WHITE: [f32; 3] = [1.0, 1.0, 0.97];
const RED: [f32; 3] = [0.80, 0.18, 0.12];

fn colour(margin: f64, share: f32) -> [f32; 4] {
    let [r, g, b] = if margin >= SAFE {
        GREEN
    } else if margin >= RISKY {
        AMBER
    } else {
        RED
    };
    [r, g, b, share]
}

/// What was weighed last, since weighing takes longer than drawing.
#[derive(Default)]
pub struct Aids {
    columns: Option<Vec<Spot>>,
    map: Option<(usize, Vec<Spot>)>,
}

impl Aids {
    /// The villa has changed.
    pub fn forget(&mut self) {
        self.columns = None;
    }

    /// Marks on the floors.
    pub fn spots(&mut self, yard: &Yard) -> Vec<Spot> {
        let Some(turn) = yard.turn() else {
            self.map = None;
            return self.columns.get_or_insert_with(|| columns(yard)).clone();
        };
        let Task::Column(column) = turn.task() else { return Vec::new() };
        if !matches!(turn.hands.step(), Step::High | Step::Lowering) {
            return Vec::new();
        }
        if self.map.as_ref().is_none_or(|(n, _)| *n != column) {
            self.map = Some((column, map(yard, column)));
        }
        self.map.as_ref().map(|(_, spots)| spots.clone()).unwrap_or_default()
    }
}

/// A ring around a column that is advised, or chosen.
pub fn meant(yard: &Yard, column: usize) -> Option<Spot> {
    let plan = yard.villa().plan();
    let column = plan.columns.get(column)?;
    let [r, g, b] = WHITE;
    Some(Spot {
        at: column.place?.at.map(f64::from),
        radius: column.radius() + 0.009,
        colour: [r, g, b, 0.95],
        mark: Mark::Plain,
    })
}

/// A column where it is advised to stand.
pub fn ghost(yard: &Yard, column: usize, at: [f64; 2]) -> Option<Pose> {
    let plan = yard.villa().plan();
    let yaw = plan.columns.get(column)?.place?.yaw();
    Some(Pose::upright(at[0], at[1], plan.footing(column, at).z, yaw))
}

fn columns(yard: &Yard) -> Vec<Spot> {
    let plan = yard.villa().plan();
    let statics = Statics::of(&plan);
    let top = plan.top();
    let below = plan.standing().filter(|(_, column, _)| column.level < top);
    let spots = below.map(|(n, column, place)| {
        let margin = statics.without(n).map_or(1.0, |margin| margin.metres);
        let at = place.at.map(f64::from);
        Spot { at, radius: column.radius() + 0.006, colour: colour(margin, 0.85), mark: Mark::Plain }
    });
    spots.collect()
}

fn map(yard: &Yard, column: usize) -> Vec<Spot> {
    let plan = yard.villa().plan();
    let stacks = yard.parts().may_stack(plan.top());
    let map = Statics::of(&plan).map(&plan.columns[column], Some(column), stacks, 0.012);
    let spots = map.cells.iter().map(|cell| Spot {
        at: [cell.at[0], cell.at[1], plan.footing(column, cell.at).z],
        radius: 0.0045,
        colour: colour(cell.margin, 0.6),
        mark: Mark::Plain,
    });
    spots.collect()
}
