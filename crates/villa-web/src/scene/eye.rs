//! The camera: where the villa is looked at from, and what lies under a point of the picture.

use std::f64::consts::{FRAC_PI_2, PI};

/// A point or a direction in the world.
pub type Vec3 = [f64; 3];

pub(crate) fn add(a: Vec3, b: Vec3) -> Vec3 {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

pub(crate) fn scaled(a: Vec3, by: f64) -> Vec3 {
    [a[0] * by, a[1] * by, a[2] * by]
}

pub(crate) fn dot(a: Vec3, b: Vec3) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// A line of sight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ray {
    /// The eye.
    pub from: Vec3,
    /// Of length one.
    pub along: Vec3,
}

impl Ray {
    /// The point at a distance.
    pub fn at(&self, distance: f64) -> Vec3 {
        add(self.from, scaled(self.along, distance))
    }

    /// Where it meets a level plane in front of the eye.
    pub fn on_level(&self, z: f64) -> Option<Vec3> {
        let distance = (z - self.from[2]) / self.along[2];
        (distance.is_finite() && distance > 0.0).then(|| self.at(distance))
    }
}

/// The eye: it goes around a point, near or far, high or low.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Eye {
    /// The point that it looks at.
    pub target: Vec3,
    /// Around the vertical, in radians.
    pub yaw: f64,
    /// Above the horizon, in radians.
    pub pitch: f64,
    /// From the point, in metres.
    pub distance: f64,
}

/// Half of the angle that the picture spans from top to bottom, as a tangent: a long lens, which is calm.
pub const HALF_VIEW: f64 = 0.30;

const LOWEST: f64 = 0.06;
const HIGHEST: f64 = FRAC_PI_2 - 0.01;

impl Eye {
    /// The usual look at a villa so high, in a picture of some width to height.
    pub fn usual(height: f64, aspect: f64) -> Eye {
        let target = [0.0, 0.0, 0.42 * height];
        // A narrow picture needs more distance for the same villa.
        let size = (0.21 / aspect.min(1.0)).max(0.14 + 0.5 * height);
        Eye { target, yaw: -0.5 * PI + 0.45, pitch: 0.42, distance: size / HALF_VIEW }
    }

    /// The same look at a villa that was so high and is now another height.
    pub fn grown(self, was: f64, is: f64, aspect: f64) -> Eye {
        let (before, now) = (Eye::usual(was, aspect), Eye::usual(is, aspect));
        let [x, y, z] = self.target;
        let target = [x, y, z + now.target[2] - before.target[2]];
        Eye { target, distance: self.distance * now.distance / before.distance, ..self }
    }

    /// From farther away, where one of some points is farther than `edge` from the middle of the picture; its border is 1.
    pub fn farther_for(self, points: &[Vec3], aspect: f64, edge: f64) -> Option<Eye> {
        let sees =
            |eye: &Eye| points.iter().all(|point| eye.project(*point, aspect).iter().all(|c| c.abs() < edge));
        if sees(&self) {
            return None;
        }
        let farther = |n: i32| Eye { distance: self.distance * (1.0 + 0.1 * f64::from(n)), ..self };
        (1..=20).map(farther).find(sees)
    }

    /// From straight above.
    pub fn from_above(self, height: f64) -> Eye {
        Eye { target: [0.0, 0.0, height], pitch: HIGHEST, ..self }
    }

    /// Goes around.
    pub fn turn(&mut self, yaw: f64, pitch: f64) {
        self.yaw = (self.yaw + yaw).rem_euclid(2.0 * PI);
        self.pitch = (self.pitch + pitch).clamp(LOWEST, HIGHEST);
    }

    /// Comes nearer, below one, or goes away.
    pub fn zoom(&mut self, by: f64) {
        self.distance = (self.distance * by).clamp(0.25, 3.0);
    }

    /// Shifts what is looked at, by shares of the picture's height to the right and up.
    pub fn pan(&mut self, right: f64, up: f64) {
        let size = 2.0 * HALF_VIEW * self.distance;
        let shift = add(scaled(self.right(), right * size), scaled(self.up(), up * size));
        let moved = add(self.target, shift);
        self.target = [moved[0].clamp(-0.25, 0.25), moved[1].clamp(-0.25, 0.25), moved[2].clamp(-0.05, 0.65)];
    }

    /// Goes a share of the way to another eye; true when it is there.
    pub fn approach(&mut self, goal: &Eye, share: f64) -> bool {
        let turn = (goal.yaw - self.yaw + PI).rem_euclid(2.0 * PI) - PI;
        self.yaw = (self.yaw + share * turn).rem_euclid(2.0 * PI);
        self.pitch += share * (goal.pitch - self.pitch);
        self.distance += share * (goal.distance - self.distance);
        for (at, to) in self.target.iter_mut().zip(goal.target) {
            *at += share * (to - *at);
        }
        let apart = turn.abs() + (goal.pitch - self.pitch).abs() + (goal.distance - self.distance).abs();
        apart + add(goal.target, scaled(self.target, -1.0)).iter().map(|c| c.abs()).sum::<f64>() < 1e-3
    }

    fn backwards(&self) -> Vec3 {
        let (sin, cos) = self.pitch.sin_cos();
        [cos * self.yaw.cos(), cos * self.yaw.sin(), sin]
    }

    /// The eye by which a pointer moves what it holds: from low down a pixel would be a long way on the level.
    pub fn for_hands(&self) -> Eye {
        Eye { pitch: self.pitch.max(0.45), ..*self }
    }

    /// To the right of the picture.
    pub fn right(&self) -> Vec3 {
        [-self.yaw.sin(), self.yaw.cos(), 0.0]
    }

    /// To the top of the picture.
    pub fn up(&self) -> Vec3 {
        let (sin, cos) = self.pitch.sin_cos();
        [-sin * self.yaw.cos(), -sin * self.yaw.sin(), cos]
    }

    /// Away from the eye, on the level: where an arrow up points.
    pub fn ahead(&self) -> Vec3 {
        [-self.yaw.cos(), -self.yaw.sin(), 0.0]
    }

    /// Where the eye is.
    pub fn position(&self) -> Vec3 {
        add(self.target, scaled(self.backwards(), self.distance))
    }

    /// The line of sight through a point of the picture: from -1 to 1, to the right and up.
    pub fn ray(&self, x: f64, y: f64, aspect: f64) -> Ray {
        let across = add(scaled(self.right(), x * HALF_VIEW * aspect), scaled(self.up(), y * HALF_VIEW));
        let along = add(across, scaled(self.backwards(), -1.0));
        Ray { from: self.position(), along: scaled(along, 1.0 / dot(along, along).sqrt()) }
    }

    /// Where a point of the world is in the picture: the inverse of [`Eye::ray`].
    pub fn project(&self, point: Vec3, aspect: f64) -> [f64; 2] {
        let to = add(point, scaled(self.position(), -1.0));
        let depth = -dot(to, self.backwards());
        [dot(to, self.right()) / (depth * HALF_VIEW * aspect), dot(to, self.up()) / (depth * HALF_VIEW)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ray_goes_through_what_is_projected() {
        let mut eye = Eye::usual(0.2, 1.5);
        eye.turn(1.0, 0.2);
        eye.pan(0.1, -0.2);
        for point in [[0.1, -0.05, 0.08], [-0.12, 0.1, 0.2]] {
            let [x, y] = eye.project(point, 1.5);
            let meets = eye.ray(x, y, 1.5).on_level(point[2]).unwrap();
            assert!(meets.iter().zip(point).all(|(a, b)| (a - b).abs() < 1e-9), "{meets:?}");
        }
    }

    #[test]
    fn an_eye_goes_back_as_the_villa_grows_and_keeps_its_side() {
        let mut eye = Eye::usual(0.2, 1.3);
        eye.turn(0.7, 0.1);
        let grown = eye.grown(0.2, 0.4, 1.3);
        assert_eq!((grown.yaw, grown.pitch), (eye.yaw, eye.pitch));
        assert!(grown.distance > eye.distance && grown.target[2] > eye.target[2]);
        let top = [0.0, 0.0, 0.45];
        let far = Eye::usual(0.2, 1.3).farther_for(&[top], 1.3, 0.96).expect("it is out of sight");
        assert!(far.project(top, 1.3)[1] < 0.96 && far.farther_for(&[top], 1.3, 0.96).is_none());
    }

    #[test]
    fn an_eye_that_goes_elsewhere_takes_the_short_way_and_arrives() {
        let (mut eye, mut goal) = (Eye::usual(0.1, 1.0), Eye::usual(0.5, 1.0));
        (eye.yaw, goal.yaw) = (0.1, 2.0 * PI - 0.1);
        let first = eye.yaw;
        eye.approach(&goal, 0.5);
        assert!((eye.yaw - first).abs() < 0.11);
        assert!((0..200).any(|_| eye.approach(&goal, 0.2)));
    }
}
