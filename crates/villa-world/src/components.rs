//! The parts of the game: base, floors, columns, limits, hands.

mod check;
mod read;

use std::sync::LazyLock;

use serde::Deserialize;

pub use read::ComponentsError;

use crate::hash::Hash;
use crate::outline::Outline;

/// All parts, as the component file gives them, in SI units.
#[derive(Clone, Debug)]
pub struct Components {
    /// What the set is called.
    pub name: String,
    /// Kilograms per cubic metre.
    pub density: f64,
    /// Friction of wood on wood.
    pub friction: f64,
    /// What the villa stands on.
    pub base: Board,
    /// How wide the base's edge is on which nothing may stand (V1).
    pub rim: f64,
    /// From below (V1).
    pub floors: Vec<Board>,
    /// The height of every column.
    pub height: f64,
    /// What a colour has.
    pub kinds: Vec<Kind>,
    /// From when on something is a foul or a collapse (V14, V15).
    pub limits: Limits,
    /// How hands pull.
    pub hands: HandSprings,
    /// Tells sets apart.
    pub(crate) fingerprint: u64,
}

/// The base or a floor.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its name.
    pub name: String,
    /// Its outline in its own frame.
    pub outline: Outline,
    /// How thick it is.
    pub thickness: f64,
}

/// A kind of column.
#[derive(Clone, Debug)]
pub struct Kind {
    /// Its name.
    pub name: String,
    /// The form of its foot.
    pub shape: Shape,
    /// A diameter, or the distance across flats.
    pub width: f64,
    /// How many a colour has.
    pub count: usize,
}

/// The form of a column's foot and top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// A circle.
    Round,
    /// A regular hexagon.
    Hex,
}

/// From when on something is a foul (V14) or a collapse (V15).
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// A floor that sinks farther has collapsed.
    pub floor_drop: f64,
    /// A floor that tilts farther has collapsed; in degrees.
    pub floor_tilt: f64,
    /// Another column that is shifted farther on its floor is a foul.
    pub column_shift: f64,
    /// A column that leans farther has toppled; in degrees.
    pub column_tilt: f64,
    /// A steadied floor farther away than this is not back in place.
    pub back_shift: f64,
    /// A steadied floor turned farther than this is not back in place; in degrees.
    pub back_turn: f64,
    /// As far as a floor may be lifted (V9).
    pub lift: f64,
}

/// How each hand pulls.
#[derive(Clone, Copy, Debug)]
pub struct HandSprings {
    /// A column between fingers.
    pub column: Pull,
    /// The hook.
    pub hook: Pull,
    /// A floor that is steadied.
    pub steady: Pull,
    /// A floor that is laid.
    pub lay: Pull,
}

/// A spring with a damper, limited in force and torque.
#[derive(Clone, Copy, Debug)]
pub struct Pull {
    /// N/m.
    pub stiffness: f64,
    /// N s/m.
    pub damping: f64,
    /// The most that it pulls, in N.
    pub force: f64,
    /// N m/rad.
    pub turn_stiffness: f64,
    /// N m s/rad.
    pub turn_damping: f64,
    /// The most that it turns, in N m.
    pub torque: f64,
}

static BUILT_IN: LazyLock<Components> =
    LazyLock::new(|| Components::from_toml(include_str!("../data/components.toml")).expect("tested"));

impl Components {
    /// The parts that come with the game.
    pub fn built_in() -> &'static Components {
        &BUILT_IN
    }

    /// Tells sets of parts apart: recordings name the set that they were made with.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Whether columns may stand on columns on the floor of this level: only on the last one (V9).
    pub fn may_stack(&self, level: usize) -> bool {
        level == self.floors.len()
    }

    /// The kind of every column of the game, colour by colour.
    pub fn columns(&self, colours: usize) -> Vec<usize> {
        let one = (0..self.kinds.len()).flat_map(|kind| std::iter::repeat_n(kind, self.kinds[kind].count));
        one.clone().cycle().take(colours * one.count()).collect()
    }

    /// What the world depends on, as one number.
    fn hashed(&self) -> u64 {
        let mut hash = Hash::new();
        let limits = &self.limits;
        let limits = [
            limits.floor_drop,
            limits.floor_tilt,
            limits.column_shift,
            limits.column_tilt,
            limits.back_shift,
            limits.back_turn,
            limits.lift,
        ];
        hash.f64s(&[self.density, self.friction, self.rim, self.height]);
        hash.f64s(&limits);
        for pull in [&self.hands.column, &self.hands.hook, &self.hands.steady, &self.hands.lay] {
            hash.f64s(&[pull.stiffness, pull.damping, pull.force]);
            hash.f64s(&[pull.turn_stiffness, pull.turn_damping, pull.torque]);
        }
        for board in std::iter::once(&self.base).chain(&self.floors) {
            hash.f64s(&[board.thickness, board.outline.corners().len() as f64]);
            board.outline.corners().iter().for_each(|corner| hash.f64s(corner));
        }
        for kind in &self.kinds {
            hash.f64s(&[kind.width, f64::from(u8::from(kind.shape == Shape::Hex)), kind.count as f64]);
        }
        hash.value()
    }
}
