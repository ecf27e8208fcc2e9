//! Whether a villa still stands: what has dropped, tilted or shifted since some moment.

use crate::components::Limits;
use crate::plan::Plan;
use crate::pose::Pose;
use crate::world::{Part, World};

/// Collapse (V15): what fell, and how far it was from where it had been.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fall {
    /// The first part beyond its limit.
    pub part: Part,
    /// How far it sank, in metres.
    pub drop: f64,
    /// How far it tilted, in degrees.
    pub tilt: f64,
}

/// A column is on a lower level when its middle has sunk by this much of its height: lying on its own floor it has
/// sunk by less than half.
const LOWER_LEVEL: f64 = 0.7;

/// A column with a lean of this many degrees lies, or is about to.
pub(crate) const LYING: f64 = 45.0;

/// Where every part was at some moment, to be compared with.
#[derive(Clone, Debug)]
pub struct Before {
    plan: Plan,
}

impl Before {
    /// Now.
    pub fn of(world: &World) -> Before {
        Before { plan: world.plan() }
    }

    /// The plan of that moment.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Where a part was.
    pub fn place(&self, part: Part) -> Option<Pose> {
        match part {
            Part::Plate(n) => self.plan.plates.get(n).map(|plate| plate.place),
            Part::Column(n) => self.plan.columns.get(n)?.place,
        }
    }

    /// The point by which a part's height is measured, in its own frame: the middle.
    fn middle(&self, part: Part) -> [f64; 3] {
        match part {
            Part::Plate(n) => {
                let plate = &self.plan.plates[n];
                let centre = plate.outline.centre();
                [centre[0], centre[1], plate.thickness / 2.0]
            }
            Part::Column(n) => [0.0, 0.0, self.plan.columns[n].height / 2.0],
        }
    }

    /// How far a part has sunk and been shifted sideways, in metres, and how far it leans more than before, in degrees.
    pub fn change(&self, world: &World, part: Part) -> Option<(f64, f64, f64)> {
        let (before, now) = (self.place(part)?, world.place(part)?);
        let middle = self.middle(part);
        let (a, b) = (before.point(middle), now.point(middle));
        let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
        Some((a[2] - b[2], (dx * dx + dy * dy).sqrt(), now.tilt() - before.tilt()))
    }

    /// Whether a column of the base lies beside it: there is no lower level for it to fall to.
    fn is_off(&self, world: &World, column: usize, tilt: f64) -> bool {
        let part = Part::Column(column);
        let (Some(base), Some(place)) = (self.plan.plates.first(), world.place(part)) else { return false };
        let [x, y, _] = place.point(self.middle(part));
        self.plan.columns[column].level == 0 && tilt > LYING && base.depth([x, y]) < 0.0
    }

    /// The collapse that there is (V15), if there is one. `own` is the column of the attempt, which may fall.
    pub fn fall(&self, world: &World, limits: &Limits, own: Option<usize>) -> Option<Fall> {
        world.parts().filter(|part| Some(*part) != own.map(Part::Column)).find_map(|part| {
            let (drop, _, tilt) = self.change(world, part)?;
            let fell = match part {
                Part::Plate(_) => drop > limits.floor_drop || tilt > limits.floor_tilt,
                Part::Column(n) => {
                    drop > LOWER_LEVEL * self.plan.columns[n].height || self.is_off(world, n, tilt)
                }
            };
            fell.then_some(Fall { part, drop, tilt })
        })
    }
}
