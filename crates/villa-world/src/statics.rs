//! Whether a villa stands, by weighing: a planner's and a teacher's tool. The world judges.
//!
//! Under gravity alone a villa stands exactly when, in the plane under every floor, the weight above acts inside the
//! convex hull of what the columns there touch. How far inside is the margin; friction neither saves nor spoils it. The
//! same holds for columns that stand on columns.

mod hull;
mod laying;
mod map;
mod patch;
mod stack;

pub use hull::Hull;
pub use laying::Laying;
pub use map::{Cell, Map};

use crate::outline::Point;
use crate::plan::{Column, Plan};

/// A villa weighed.
#[derive(Clone, Debug)]
pub struct Statics<'p> {
    plan: &'p Plan,
    /// Under each plate that can fall, from below.
    planes: Vec<Plane>,
    columns: Vec<Option<Standing>>,
}

/// What bears a plate, and what bears down on it.
#[derive(Clone, Debug)]
struct Plane {
    level: usize,
    hull: Hull,
    /// The mass of everything above, and its moments.
    mass: f64,
    moment: Point,
}

/// A column that stands.
#[derive(Clone, Debug)]
struct Standing {
    mass: f64,
    at: Point,
    /// What it touches of the plates below and above, as corners of the hull.
    patch: Vec<Point>,
    /// How safely it stands alone when no plate is on it.
    alone: f64,
}

/// The smallest margin of a villa.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Margin {
    /// Metres; negative when it falls.
    pub metres: f64,
    /// The level of the plate that falls first, or the column that does.
    pub part: crate::world::Part,
}

impl Plane {
    fn margin(&self) -> f64 {
        self.margin_with(0.0, [0.0; 2])
    }

    /// With some mass more above it, or less.
    fn margin_with(&self, mass: f64, at: Point) -> f64 {
        let total = self.mass + mass;
        self.hull.margin([(self.moment[0] + mass * at[0]) / total, (self.moment[1] + mass * at[1]) / total])
    }
}

impl<'p> Statics<'p> {
    /// Weighs a plan; its columns are taken as upright.
    pub fn of(plan: &'p Plan) -> Statics<'p> {
        let standing = |column: &Column| {
            let place = column.place.as_ref()?;
            Some(Standing {
                mass: column.mass(plan.density),
                at: [place.at[0].into(), place.at[1].into()],
                patch: patch::of(plan, column, place),
                alone: patch::alone(plan, column, place),
            })
        };
        let mut statics =
            Statics { plan, planes: Vec::new(), columns: plan.columns.iter().map(standing).collect() };
        let levels = plan.plates.iter().filter(|plate| !plate.fixed).map(|plate| plate.level);
        statics.planes = levels.map(|level| statics.plane(level)).collect();
        statics
    }

    fn plane(&self, level: usize) -> Plane {
        let (mut mass, mut moment) = (0.0, [0.0; 2]);
        let mut add = |m: f64, at: Point| {
            mass += m;
            moment = [moment[0] + m * at[0], moment[1] + m * at[1]];
        };
        for plate in self.plan.plates.iter().filter(|plate| plate.level >= level) {
            let centre = plate.outline.centre();
            let centre = plate.place.point([centre[0], centre[1], plate.thickness / 2.0]);
            add(plate.mass(self.plan.density), [centre[0], centre[1]]);
        }
        for (_, standing) in self.standing().filter(|(n, _)| self.plan.columns[*n].level >= level) {
            add(standing.mass, standing.at);
        }
        Plane { level, hull: self.hull(level, None), mass, moment }
    }

    fn standing(&self) -> impl Iterator<Item = (usize, &Standing)> {
        self.columns.iter().enumerate().filter_map(|(n, s)| s.as_ref().map(|s| (n, s)))
    }

    /// What bears the plate of a level, without one of its columns.
    fn hull(&self, level: usize, without: Option<usize>) -> Hull {
        let below = self.plan.plates.iter().map(|p| p.level).filter(|l| *l < level).max();
        let bearing = self
            .standing()
            .filter(|(n, _)| Some(self.plan.columns[*n].level) == below && Some(*n) != without);
        let mut points: Vec<Point> = bearing.flat_map(|(_, s)| s.patch.iter().copied()).collect();
        points.extend(patch::of_plates(self.plan, level));
        Hull::of(points)
    }

    /// The margin of the plate of a level; `None` for one that is fixed or not there.
    pub fn of_plate(&self, level: usize) -> Option<f64> {
        self.planes.iter().find(|plane| plane.level == level).map(Plane::margin)
    }

    /// What the weight on the plate of a level acts on, and where it acts.
    pub fn picture(&self, level: usize) -> Option<(&Hull, Point)> {
        let plane = self.planes.iter().find(|plane| plane.level == level)?;
        Some((&plane.hull, [plane.moment[0] / plane.mass, plane.moment[1] / plane.mass]))
    }

    /// The smallest margin; nothing can fall where there is none.
    pub fn margin(&self) -> Option<Margin> {
        let planes = self.planes.iter().map(|plane| (plane.margin(), plane.level));
        self.smallest(planes, None)
    }

    /// The smallest margin if a column were taken away.
    pub fn without(&self, column: usize) -> Option<Margin> {
        let Some(gone) = self.columns.get(column).and_then(Option::as_ref) else { return self.margin() };
        let level = self.plan.columns[column].level;
        let above = self.plan.plates.iter().map(|plate| plate.level).filter(|l| *l > level).min();
        let planes = self.planes.iter().map(|plane| {
            let taken = if plane.level <= level { -gone.mass } else { 0.0 };
            let margin = if Some(plane.level) == above && !gone.patch.is_empty() {
                let hull = self.hull(plane.level, Some(column));
                Plane { hull, ..plane.clone() }.margin_with(taken, gone.at)
            } else {
                plane.margin_with(taken, gone.at)
            };
            (margin, plane.level)
        });
        self.smallest(planes, Some(column))
    }

    /// The smallest of the planes' margins and of those of columns that stand alone.
    fn smallest(&self, planes: impl Iterator<Item = (f64, usize)>, without: Option<usize>) -> Option<Margin> {
        use crate::world::Part;
        let number = |level| self.plan.plates.iter().position(|plate| plate.level == level).unwrap_or(0);
        let planes = planes.map(|(metres, level)| Margin { metres, part: Part::Plate(number(level)) });
        let stacks = stack::margins(self.plan, without);
        let is_stacked = |n: usize| stacks.iter().any(|(stacked, _)| *stacked == n);
        let alone =
            self.standing().filter(|(n, s)| s.patch.is_empty() && Some(*n) != without && !is_stacked(*n));
        let alone = alone.map(|(n, s)| (n, s.alone)).chain(stacks.iter().copied());
        let alone = alone.map(|(n, metres)| Margin { metres, part: Part::Column(n) });
        planes.chain(alone).min_by(|a, b| a.metres.total_cmp(&b.metres))
    }
}
