//! What the hands do in one tick: a small value of whole numbers.

use rapier3d::math::{self, Rotation, Vector};
use serde::{Deserialize, Serialize};

use crate::pose::Pose;

/// Steps of a position in a metre: a twentieth of a millimetre.
const PER_METRE: f32 = 20_000.0;

/// Steps of a quaternion's part.
const PER_TURN: f32 = 16_384.0;

/// A place in whole numbers: position in twentieths of a millimetre, turn as the x, y and z of a unit quaternion
/// whose w is not negative, in 16384ths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Target {
    /// x, y, z.
    pub at: [i16; 3],
    /// x, y, z of a quaternion.
    pub turn: [i16; 3],
}

impl Target {
    /// The nearest to a place.
    pub fn of(place: &Pose) -> Target {
        let sign = if place.turn[3] < 0.0 { -1.0 } else { 1.0 };
        let whole = |n: f32| n.round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
        Target {
            at: place.at.map(|c| whole(c * PER_METRE)),
            turn: [0, 1, 2].map(|i| whole(place.turn[i] * sign * PER_TURN)),
        }
    }

    /// Upright at a point.
    pub fn upright(x: f64, y: f64, z: f64) -> Target {
        Target::of(&Pose::upright(x, y, z, 0.0))
    }

    /// The place that it means.
    pub fn place(&self) -> Pose {
        Pose::of(&self.pose())
    }

    pub(crate) fn pose(&self) -> math::Pose {
        let [x, y, z] = self.turn.map(|n| f32::from(n) / PER_TURN);
        let rest = 1.0 - (x * x + y * y + z * z);
        // Numbers that are no turn at all mean the nearest one.
        let turn = if rest > 0.0 {
            Rotation::from_xyzw(x, y, z, rest.sqrt())
        } else {
            Rotation::from_xyzw(x, y, z, 0.0).normalize()
        };
        let [px, py, pz] = self.at.map(|n| f32::from(n) / PER_METRE);
        math::Pose::from_parts(Vector::new(px, py, pz), turn)
    }
}

/// The input of one tick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Input {
    /// The hand at the column of the attempt, or at the floor to be laid: the fingers are closed.
    pub grip: bool,
    /// Where the hand wants the foot of the column, or the underside of the floor.
    pub hand: Target,
    /// How high above the foot the fingers hold the column, in millimetres.
    pub height: u8,
    /// The hook is in use.
    pub hook: bool,
    /// Where the hand wants the hook: the middle between its prongs, which open along its own x axis.
    pub cradle: Target,
    /// The floor, by its level, that the other hand steadies (V9).
    pub steady: Option<u8>,
    /// How far it is lifted, in twentieths of a millimetre.
    pub lift: u8,
    /// The player has broken off (V5): from now on the hands take everything back the way it came, whatever else is said.
    pub back: bool,
}

impl Input {
    /// What a player says who breaks off.
    pub const BACK: Input = Input {
        grip: false,
        hand: Target { at: [0; 3], turn: [0; 3] },
        height: 0,
        hook: false,
        cradle: Target { at: [0; 3], turn: [0; 3] },
        steady: None,
        lift: 0,
        back: true,
    };

    /// The lift in metres.
    pub fn lift(&self) -> f64 {
        f64::from(self.lift) / f64::from(PER_METRE)
    }

    /// A lift of this many metres, as near as it can be said.
    pub fn with_lift(mut self, metres: f64) -> Input {
        self.lift = (metres * f64::from(PER_METRE)).round().clamp(0.0, 255.0) as u8;
        self
    }
}
