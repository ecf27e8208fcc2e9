//! Setting a villa up (V2): every column on the base, then the first floor on all of them.

use std::fmt;

use crate::components::Components;
use crate::fall::{Before, Fall};
use crate::outline::Point;
use crate::plan::{Plan, Plate};
use crate::pose::Pose;
use crate::settings::TICKS_PER_SECOND;
use crate::world::World;

/// What is wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SetupFault {
    /// There is no such column, or it stands already.
    NoColumn(usize),
    /// The column's foot is on the rim or beyond it (V1).
    OnTheRim(usize),
    /// The first column would stand in the second.
    Overlap(usize, usize),
    /// A column is still in the box.
    Missing(usize),
    /// The floor sticks out past the base, at this corner.
    SticksOut(usize),
    /// The floor does not rest on this column.
    NotBorne(usize),
    /// It falls.
    Falls(Fall),
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::NoColumn(n) => write!(f, "column {} cannot be put there", n + 1),
            SetupFault::OnTheRim(n) => write!(f, "column {} stands on the rim or beyond it", n + 1),
            SetupFault::Overlap(n, other) => {
                write!(f, "columns {} and {} stand in each other", n + 1, other + 1)
            }
            SetupFault::Missing(n) => write!(f, "column {} is still in the box", n + 1),
            SetupFault::SticksOut(corner) => {
                write!(f, "corner {} of the floor sticks out past the base", corner + 1)
            }
            SetupFault::NotBorne(n) => write!(f, "the floor does not rest on column {}", n + 1),
            SetupFault::Falls(_) => write!(f, "it falls"),
        }
    }
}

impl std::error::Error for SetupFault {}

/// Feet that touch are still two feet.
const TOUCH: f64 = 1e-4;

/// A column bears the floor when its axis is at least this far inside it, as a share of its radius.
const BORNE: f64 = 0.25;

impl Plan {
    /// Stands a column on the base, turned by `yaw`.
    pub fn stand_on_base(
        &mut self,
        parts: &Components,
        column: usize,
        at: Point,
        yaw: f64,
    ) -> Result<(), SetupFault> {
        let body = self.columns.get(column).filter(|c| c.place.is_none());
        let body = body.ok_or(SetupFault::NoColumn(column))?;
        if self.plates[0].depth(at) < parts.rim + body.radius() {
            return Err(SetupFault::OnTheRim(column));
        }
        let overlaps = |(_, other, place): &(usize, &crate::plan::Column, &Pose)| {
            let (dx, dy) = (f64::from(place.at[0]) - at[0], f64::from(place.at[1]) - at[1]);
            other.level == 0 && (dx * dx + dy * dy).sqrt() < body.radius() + other.radius() - TOUCH
        };
        if let Some((other, ..)) = self.standing().find(overlaps) {
            return Err(SetupFault::Overlap(column, other));
        }
        let z = self.surface(0);
        self.columns[column].place = Some(Pose::upright(at[0], at[1], z, yaw));
        Ok(())
    }

    /// The first floor at a place over the columns of the base, where it may lie (V2): all of them bear it, and it does not
    /// stick out.
    pub fn first_floor(&self, parts: &Components, at: Point, yaw: f64) -> Result<Plate, SetupFault> {
        if let Some(n) = self.columns.iter().position(|column| column.place.is_none()) {
            return Err(SetupFault::Missing(n));
        }
        let z = self.surface(0) + parts.height;
        let floor = Plate::of(&parts.floors[0], 1, Pose::upright(at[0], at[1], z, yaw));
        let out = |p: &Point| self.plates[0].depth(*p) < 0.0;
        if let Some(corner) = floor.seen_from_above().iter().position(out) {
            return Err(SetupFault::SticksOut(corner));
        }
        let not_borne = self.standing().find(|(_, column, place)| {
            floor.depth([place.at[0].into(), place.at[1].into()]) < BORNE * column.radius()
        });
        match not_borne {
            Some((n, ..)) => Err(SetupFault::NotBorne(n)),
            None => Ok(floor),
        }
    }

    /// Lays the first floor on all columns of the base and lets everything settle: the villa with which the game begins.
    pub fn set_up(mut self, parts: &Components, at: Point, yaw: f64) -> Result<Plan, SetupFault> {
        let floor = self.first_floor(parts, at, yaw)?;
        self.plates.push(floor);
        let mut world = World::build(self);
        let before = Before::of(&world);
        for _ in 0..10 * TICKS_PER_SECOND {
            if world.is_at_rest() {
                break;
            }
            world.tick();
            if let Some(fall) = before.fall(&world, &parts.limits, None) {
                return Err(SetupFault::Falls(fall));
            }
        }
        Ok(world.plan())
    }
}
