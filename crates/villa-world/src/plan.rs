//! What a world is built from: plates and columns, each with its place.

use crate::components::{Board, Components, Kind, Shape};
use crate::hash::Hash;
use crate::outline::{Outline, Point};
use crate::pose::Pose;

/// Plates and columns in their places, what they are made of, and what pulls them down.
#[derive(Clone, Debug)]
pub struct Plan {
    /// m/s².
    pub gravity: f64,
    /// Kilograms per cubic metre.
    pub density: f64,
    /// Friction of everything on everything.
    pub friction: f64,
    /// From below.
    pub plates: Vec<Plate>,
    /// In the order of their numbers, which stay the same for a whole game.
    pub columns: Vec<Column>,
}

/// The base or a floor.
#[derive(Clone, Debug)]
pub struct Plate {
    /// Its name.
    pub name: String,
    /// 0 for the lowest.
    pub level: usize,
    /// In its own frame.
    pub outline: Outline,
    /// Metres.
    pub thickness: f64,
    /// Whether it stays where it is whatever happens.
    pub fixed: bool,
    /// Where it is.
    pub place: Pose,
}

/// A column.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// The form of its foot.
    pub shape: Shape,
    /// A diameter, or the distance across flats.
    pub width: f64,
    /// Metres.
    pub height: f64,
    /// The level of the plate that it stands on.
    pub level: usize,
    /// Where it is; nowhere when it has left the game (V7).
    pub place: Option<Pose>,
}

impl Plan {
    /// An empty plan for the parts: the base alone, with every column of `colours` colours still in the box.
    pub fn base(parts: &Components, colours: usize) -> Plan {
        let mut base = Plate::of(&parts.base, 0, Pose::upright(0.0, 0.0, 0.0, 0.0));
        base.fixed = true;
        let columns = parts.columns(colours);
        Plan {
            gravity: 9.81,
            density: parts.density,
            friction: parts.friction,
            plates: vec![base],
            columns: columns.into_iter().map(|kind| Column::of(&parts.kinds[kind], parts.height)).collect(),
        }
    }

    /// The columns that there are, with their numbers and places.
    pub fn standing(&self) -> impl Iterator<Item = (usize, &Column, &Pose)> {
        self.columns.iter().enumerate().filter_map(|(n, c)| c.place.as_ref().map(|place| (n, c, place)))
    }

    /// The plate of a level.
    pub fn plate(&self, level: usize) -> Option<&Plate> {
        self.plates.iter().find(|plate| plate.level == level)
    }

    /// A hash of the parts, wherever they are: all columns and this many of the lowest plates.
    pub(crate) fn shapes(&self, plates: usize) -> u64 {
        let mut hash = Hash::new();
        hash.f64s(&[self.gravity, self.density, self.friction, plates as f64]);
        for plate in self.plates.iter().take(plates) {
            hash.f64s(&[plate.thickness, f64::from(u8::from(plate.fixed))]);
            plate.outline.corners().iter().for_each(|corner| hash.f64s(corner));
        }
        for column in &self.columns {
            hash.f64s(&[column.width, column.height, f64::from(u8::from(column.shape == Shape::Hex))]);
        }
        hash.value()
    }

    /// The highest level.
    pub fn top(&self) -> usize {
        self.plates.iter().map(|plate| plate.level).max().unwrap_or(0)
    }

    /// The height of a plate's upper side at its origin.
    pub fn surface(&self, level: usize) -> f64 {
        self.plate(level).map_or(0.0, |plate| f64::from(plate.place.at[2]) + plate.thickness)
    }
}

impl Plate {
    /// A board of the game in a place.
    pub fn of(board: &Board, level: usize, place: Pose) -> Plate {
        let Board { name, outline, thickness } = board.clone();
        Plate { name, level, outline, thickness, fixed: false, place }
    }

    /// Its outline out in the world, seen from above.
    pub fn seen_from_above(&self) -> Vec<Point> {
        let out = |p: &Point| self.place.point([p[0], p[1], 0.0]);
        self.outline.corners().iter().map(out).map(|p| [p[0], p[1]]).collect()
    }

    /// How far a point of the world is inside its outline, seen from above.
    pub fn depth(&self, p: Point) -> f64 {
        let [x, y, _] = self.place.local([p[0] as f32, p[1] as f32, self.place.at[2]]);
        self.outline.depth([x, y])
    }

    /// Kilograms.
    pub fn mass(&self, density: f64) -> f64 {
        self.outline.area() * self.thickness * density
    }
}

impl Column {
    /// A column of a kind, in no place yet.
    pub fn of(kind: &Kind, height: f64) -> Column {
        Column { shape: kind.shape, width: kind.width, height, level: 0, place: None }
    }

    /// From the axis to the farthest point of the foot.
    pub fn radius(&self) -> f64 {
        match self.shape {
            Shape::Round => self.width / 2.0,
            Shape::Hex => self.width / 3f64.sqrt(),
        }
    }

    /// The corners of a hexagonal foot in the column's own frame, counter-clockwise from the x axis.
    pub fn hexagon(&self) -> [Point; 6] {
        let (r, half) = (self.radius(), self.width / 2.0);
        let x = r / 2.0;
        [[r, 0.0], [x, half], [-x, half], [-r, 0.0], [-x, -half], [x, -half]]
    }

    /// Kilograms.
    pub fn mass(&self, density: f64) -> f64 {
        let area = match self.shape {
            Shape::Round => std::f64::consts::PI * self.width * self.width / 4.0,
            Shape::Hex => self.width * self.width * 3f64.sqrt() / 2.0,
        };
        area * self.height * density
    }
}
