//! What is around a hand: floors and columns that it keeps clear of.

use villa_world::{Column, Components, Plan, Pose, Statics, Task};

use super::{NotHere, Warning};

/// The hand keeps so far away from what it must not touch.
const GAP: f64 = 0.0008;

/// Parts that touch are not in each other's way: heights are compared with this tolerance.
const TOUCH: f64 = 0.003;

/// Free of the floor above by this much.
const CLEAR: f64 = 0.004;

/// Directions that are tried when the straight way is blocked, in degrees.
const AROUND: [f64; 7] = [0.0, 25.0, -25.0, 50.0, -50.0, 75.0, -75.0];

/// The villa as it was at the start, as one who moves a part of it sees it.
#[derive(Clone, Debug)]
pub struct Around {
    plan: Plan,
    task: Task,
    parts: Components,
}

impl Around {
    pub fn new(parts: &Components, plan: Plan, task: Task) -> Around {
        Around { plan, task, parts: parts.clone() }
    }

    fn column(&self) -> Option<(usize, &Column)> {
        match self.task {
            Task::Column(n) => self.plan.columns.get(n).map(|column| (n, column)),
            Task::Floor { .. } => None,
        }
    }

    /// Half as wide as the column.
    pub fn radius(&self) -> f64 {
        self.column().map_or(0.0, |(_, column)| column.radius())
    }

    /// Whether the floor that the column stands on still bears it there.
    pub fn bears(&self, at: [f64; 2]) -> bool {
        let floor = self.column().and_then(|(_, column)| self.plan.plate(column.level));
        floor.is_some_and(|floor| floor.depth(at) > self.radius())
    }

    /// Where it begins.
    pub fn start(&self) -> ([f64; 3], f64) {
        if let Some((_, column)) = self.column() {
            let place = column.place.unwrap_or(Pose::upright(0.0, 0.0, 0.0, 0.0));
            return (place.at.map(f64::from), place.yaw());
        }
        let top = self.plan.plate(self.plan.top()).map_or([0.0; 3], |plate| plate.place.at);
        ([top[0].into(), top[1].into(), self.high()], 0.0)
    }

    /// The level of the floor that the column bears.
    pub fn floor_above(&self) -> Option<u8> {
        let (_, column) = self.column()?;
        let (at, _) = self.start();
        let plate = self.plan.plate(column.level + 1)?;
        let is_under = plate.depth([at[0], at[1]]) > -column.radius();
        is_under.then(|| u8::try_from(column.level + 1).ok()).flatten()
    }

    /// The highest floor that can be held while a column is taken out.
    pub fn floors(&self) -> Option<u8> {
        self.column()?;
        u8::try_from(self.plan.top()).ok()
    }

    /// As far as a floor can be lifted.
    pub fn highest_lift(&self) -> f64 {
        self.parts.limits.lift
    }

    /// The height at which it rests when it is set down there: on the floor, or on the heads of other columns.
    pub fn rest(&self, at: [f64; 2]) -> f64 {
        match self.column() {
            Some((own, _)) => self.plan.footing(own, at).z,
            None => self.plan.surface(self.plan.top()) + self.parts.height,
        }
    }

    /// High enough to be carried over everything.
    pub fn high(&self) -> f64 {
        let (surface, highest) = (self.plan.surface(self.plan.top()), self.plan.highest());
        match self.column() {
            Some(_) if highest > surface => highest + super::OVER,
            Some(_) => surface + 0.03,
            None => surface + self.parts.height + 0.045,
        }
    }

    /// As low as a hand would hold it here.
    pub fn lowest(&self, at: [f64; 3]) -> f64 {
        let (start, _) = self.start();
        let over = self.plan.plate(self.plan.top()).is_some_and(|plate| plate.depth([at[0], at[1]]) > 0.0);
        let rest = self.rest([at[0], at[1]]);
        if over && at[2] > rest - TOUCH { rest + 0.001 } else { start[2] }
    }

    /// Slower with a floor, which touches many columns at once.
    pub fn touch_pace(&self, pace: f64) -> f64 {
        if self.column().is_some() { pace } else { pace / 2.0 }
    }

    /// Whether a floor is above the column there.
    pub fn is_covered(&self, at: [f64; 3]) -> bool {
        let Some((_, column)) = self.column() else { return false };
        self.plan.plates.iter().any(|plate| {
            let above = f64::from(plate.place.at[2]) > at[2] + TOUCH;
            above && plate.depth([at[0], at[1]]) > -(column.radius() + CLEAR)
        })
    }

    /// How far the column would be from what it must not touch.
    fn clearance(&self, at: [f64; 3]) -> f64 {
        let Some((own, column)) = self.column() else { return f64::MAX };
        let (low, high) = (at[2] + TOUCH, at[2] + column.height - TOUCH);
        let overlaps = |from: f64, to: f64| from < high && to > low;
        let columns = self.plan.standing().filter(|(n, ..)| *n != own).filter_map(|(_, other, place)| {
            let z = f64::from(place.at[2]);
            let apart = (f64::from(place.at[0]) - at[0]).hypot(f64::from(place.at[1]) - at[1]);
            overlaps(z, z + other.height).then_some(apart - other.radius() - column.radius())
        });
        let plates = self.plan.plates.iter().filter_map(|plate| {
            let z = f64::from(plate.place.at[2]);
            overlaps(z, z + plate.thickness).then(|| -plate.depth([at[0], at[1]]) - column.radius())
        });
        columns.chain(plates).fold(f64::MAX, f64::min)
    }

    /// Whether it can go from one place to another that is near.
    pub fn is_free(&self, from: [f64; 3], to: [f64; 3]) -> bool {
        self.clearance(to) >= GAP.min(self.clearance(from)) - 1e-7
    }

    /// A step towards a point, around what is in the way.
    pub fn towards(&self, at: [f64; 3], to: [f64; 2], length: f64) -> [f64; 3] {
        let (dx, dy) = (to[0] - at[0], to[1] - at[1]);
        let distance = dx.hypot(dy);
        if distance < 1e-7 {
            return at;
        }
        let length = length.min(distance);
        let (dx, dy) = (dx / distance * length, dy / distance * length);
        let step = |degrees: f64| {
            let (sin, cos) = degrees.to_radians().sin_cos();
            [at[0] + cos * (dx * cos - dy * sin), at[1] + cos * (dx * sin + dy * cos), at[2]]
        };
        AROUND.into_iter().map(step).find(|next| self.is_free(at, *next)).unwrap_or(at)
    }

    /// Whether it can be set down there, and what will come of it.
    pub fn footing(&self, at: [f64; 2], yaw: f64) -> Result<Option<Warning>, NotHere> {
        let Some((own, column)) = self.column() else { return Ok(self.laying(at, yaw)) };
        let top = self.plan.top();
        let edge = self.plan.plate(top).map_or(-1.0, |plate| plate.depth(at));
        if edge < 0.0 {
            // Beside the floor it is on its way there; partly over it, that place is meant.
            return Err(if edge < -column.radius() { NotHere::Away } else { NotHere::NoFloor });
        }
        let is_near = |(n, other, place): (usize, &Column, &Pose)| {
            let apart = (f64::from(place.at[0]) - at[0]).hypot(f64::from(place.at[1]) - at[1]);
            n != own && other.level == top && apart < other.radius() + column.radius() + GAP
        };
        let is_stacked = !self.plan.footing(own, at).on.is_empty();
        match () {
            () if is_stacked && self.parts.may_stack(top) => Ok(self.stacking(own, at, yaw)),
            () if self.plan.standing().any(is_near) => Err(NotHere::Column),
            () if edge < column.radius() => Ok(Some(Warning::SticksOut)),
            () => Ok(None),
        }
    }

    /// What will come of a column that is stood on others (V9).
    fn stacking(&self, own: usize, at: [f64; 2], yaw: f64) -> Option<Warning> {
        let (mut plan, top) = (self.plan.clone(), self.plan.top());
        plan.columns[own].place = None;
        let before = Statics::of(&plan).margin().map_or(0.0, |margin| margin.metres);
        let place = Pose::upright(at[0], at[1], self.rest(at), yaw);
        (plan.columns[own].level, plan.columns[own].place) = (top, Some(place));
        let after = Statics::of(&plan).margin().map_or(0.0, |margin| margin.metres);
        let sticks_out = plan.plate(top).is_some_and(|plate| plate.depth(at) < plan.columns[own].radius());
        match () {
            () if sticks_out => Some(Warning::SticksOut),
            () if after < 0.0 && after < before => Some(Warning::Tips),
            () => None,
        }
    }

    /// What will come of a floor that is laid there.
    fn laying(&self, at: [f64; 2], yaw: f64) -> Option<Warning> {
        let Task::Floor { needs } = self.task else { return None };
        let laying = self.plan.laying(self.parts.floors.get(self.plan.plates.len() - 1)?, at, yaw);
        match () {
            () if laying.on.len() < needs => Some(Warning::TooFew),
            () if laying.margin < 0.0 => Some(Warning::Falls),
            () => None,
        }
    }
}
