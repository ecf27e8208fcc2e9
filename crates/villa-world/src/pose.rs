//! Where a part is and how it is turned.

use rapier3d::math::{self, Rotation, Vector};
use serde::{Deserialize, Serialize};

/// Where a part's own origin is, and its turn as a unit quaternion (x, y, z, w). The origin is on the underside: the
/// middle of a column's foot, the origin of a plate's outline.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pose {
    /// Metres; z is up.
    pub at: [f32; 3],
    /// A unit quaternion.
    pub turn: [f32; 4],
}

impl Pose {
    /// Upright, turned about the vertical by an angle in radians.
    pub fn upright(x: f64, y: f64, z: f64, yaw: f64) -> Pose {
        // The standard library's functions differ between platforms; libm is the same code everywhere.
        let (sin, cos) = (libm::sin(yaw / 2.0), libm::cos(yaw / 2.0));
        Pose { at: [x as f32, y as f32, z as f32], turn: [0.0, 0.0, sin as f32, cos as f32] }
    }

    /// The angle about the vertical, in radians.
    pub fn yaw(&self) -> f64 {
        let [x, y, z, w] = self.turn.map(f64::from);
        libm::atan2(2.0 * (w * z + x * y), 1.0 - 2.0 * (y * y + z * z))
    }

    /// How far it leans, in degrees.
    pub fn tilt(&self) -> f64 {
        let [x, y, ..] = self.turn.map(f64::from);
        let half = (x * x + y * y).sqrt().min(1.0);
        2.0 * libm::asin(half).to_degrees()
    }

    /// The point of the part's own frame, out in the world.
    pub fn point(&self, local: [f64; 3]) -> [f64; 3] {
        let p = self.pose().transform_point(Vector::new(local[0] as f32, local[1] as f32, local[2] as f32));
        [p.x, p.y, p.z].map(f64::from)
    }

    /// The point of the world in the part's own frame.
    pub fn local(&self, point: [f32; 3]) -> [f64; 3] {
        let p = self.pose().inverse_transform_point(Vector::new(point[0], point[1], point[2]));
        [p.x, p.y, p.z].map(f64::from)
    }

    /// The turn from `before` to here, in degrees.
    pub fn turned_from(&self, before: &Pose) -> f64 {
        let (a, b) = (self.pose().rotation, before.pose().rotation);
        let between = a * b.inverse();
        let sin = f64::from(Vector::new(between.x, between.y, between.z).length());
        2.0 * libm::asin(sin.min(1.0)).to_degrees()
    }

    pub(crate) fn pose(&self) -> math::Pose {
        let [x, y, z, w] = self.turn;
        let [px, py, pz] = self.at;
        math::Pose::from_parts(Vector::new(px, py, pz), Rotation::from_xyzw(x, y, z, w))
    }

    pub(crate) fn of(pose: &math::Pose) -> Pose {
        let (t, r) = (pose.translation, pose.rotation);
        Pose { at: [t.x, t.y, t.z], turn: [r.x, r.y, r.z, r.w] }
    }
}
