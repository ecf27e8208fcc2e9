//! Hands: of wood like the parts, with joints, and a sleeve in the colour of whose they are.
//!
//! A hand takes something at the origin between its fingers and its thumb. Its first axis goes from the wrist to the
//! fingertips, the second from the thumb to the fingers, the third along the back of the hand, to the forefinger.

use super::eye::{Vec3, add, dot, scaled};
use super::mesh::Form;

/// Points around a limb, and rings of each of its ends.
const AROUND: usize = 12;
const RINGS: usize = 4;

/// How large a hand is, beside a small person's: it must not hide the villa.
const SIZE: f64 = 0.62;

/// In metres of a small person's hand: where the sleeve begins, behind the fingertips, and where nothing is seen of it any more.
const CUFF: f64 = 0.118;
const ENDS: f64 = 0.30;

/// What the grain's coordinates of the sleeve begin with; those of wood are smaller. See `wood.frag`.
const SLEEVE: f64 = 4.0;

/// Where a hand is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HandPose {
    /// What it takes.
    pub at: Vec3,
    /// Which way it points, around the vertical.
    pub heading: f64,
    /// How far it points down, from 0 for level to a right angle for straight down.
    pub down: f64,
    /// Whether it takes something flat, from above and below, and not something upright.
    pub flat: bool,
}

impl HandPose {
    /// Its three axes.
    pub fn axes(&self) -> [Vec3; 3] {
        let ((sin, cos), (dip, level)) = (self.heading.sin_cos(), self.down.sin_cos());
        let along = [level * cos, level * sin, -dip];
        let left = [-sin, cos, 0.0];
        let over = [dip * cos, dip * sin, level];
        if self.flat { [along, over, left.map(|c| -c)] } else { [along, left, over] }
    }

    /// A point of the hand in the world.
    pub fn point(&self, [x, y, z]: Vec3) -> Vec3 {
        let [a, b, c] = self.axes();
        add(self.at, add(scaled(a, x), add(scaled(b, y), scaled(c, z))))
    }
}

fn minus(a: Vec3, b: Vec3) -> Vec3 {
    add(a, scaled(b, -1.0))
}

fn cross(a: Vec3, b: Vec3) -> Vec3 {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

impl Form {
    /// A hand around something so wide, to either side of its middle.
    pub fn hand(half: f64) -> Form {
        let mut form = Form::default();
        let half = half / SIZE;
        let wrist = [-0.098, 0.003, -0.011];
        // Forefinger and middle finger hold, the others are closed.
        for (at, holds) in [(0.008, true), (-0.007, true), (-0.021, false), (-0.033, false)] {
            let knuckle = [-0.052, 0.015, at];
            form.limb([wrist[0], wrist[1], 0.45 * at - 0.006], knuckle, [0.0110, 0.0088]);
            let out = half + 0.011;
            let joints = if holds {
                [
                    [-0.030, out.max(0.025), 0.95 * at],
                    [-0.011, half + 0.0105, 0.85 * at],
                    [0.006, half + 0.0054, 0.7 * at],
                ]
            } else {
                [[-0.030, 0.024, at], [-0.022, 0.007, at], [-0.038, 0.001, at]]
            };
            form.finger(knuckle, joints, 0.0072);
        }
        let out = half + 0.012;
        form.finger(
            [-0.084, -0.006, 0.006],
            [[-0.052, -0.018 - 0.25 * half, 0.006], [-0.022, -out, 0.002], [0.005, -(half + 0.0058), 0.0]],
            0.0092,
        );
        form.limb(wrist, [-0.126, 0.002, -0.011], [0.0135, 0.0150]);
        form.sleeve([-CUFF, 0.002, -0.011], [-CUFF - 0.012, 0.002, -0.011], [0.0215, 0.0220]);
        form.sleeve([-CUFF - 0.008, 0.002, -0.011], [-ENDS, 0.002, -0.012], [0.0190, 0.0240]);
        form.positions.iter_mut().flatten().for_each(|c| *c *= SIZE as f32);
        form
    }

    /// Three limbs, each thinner than the one before.
    fn finger(&mut self, knuckle: Vec3, joints: [Vec3; 3], thick: f64) {
        let mut before = knuckle;
        for (n, joint) in joints.into_iter().enumerate() {
            let thin = |n: usize| thick * (1.0 - 0.12 * n as f64);
            self.limb(before, joint, [thin(n), thin(n + 1)]);
            before = joint;
        }
    }

    fn limb(&mut self, from: Vec3, to: Vec3, radii: [f64; 2]) {
        self.rod(from, to, radii, 0.0);
    }

    fn sleeve(&mut self, from: Vec3, to: Vec3, radii: [f64; 2]) {
        self.rod(from, to, radii, SLEEVE);
    }

    /// A rod with round ends.
    fn rod(&mut self, from: Vec3, to: Vec3, radii: [f64; 2], grain: f64) {
        let way = minus(to, from);
        let length = dot(way, way).sqrt().max(1e-6);
        let along = scaled(way, 1.0 / length);
        let aside = cross(along, if along[2].abs() < 0.8 { [0.0, 0.0, 1.0] } else { [0.0, 1.0, 0.0] });
        let aside = scaled(aside, 1.0 / dot(aside, aside).sqrt());
        let third = cross(along, aside);
        let first = self.positions.len() as u32;
        for ring in 0..2 * RINGS {
            let end = ring / RINGS;
            let quarter = std::f64::consts::FRAC_PI_2 * (ring % RINGS) as f64 / (RINGS - 1) as f64;
            // From the pole to the rim at the first end, and back at the other one.
            let angle = if end == 0 { quarter - std::f64::consts::FRAC_PI_2 } else { quarter };
            let (up, out) = angle.sin_cos();
            let middle = add([from, to][end], scaled(along, radii[end] * up));
            for n in 0..=AROUND {
                let (sin, cos) = (std::f64::consts::TAU * n as f64 / AROUND as f64).sin_cos();
                let side = add(scaled(aside, cos), scaled(third, sin));
                let normal = add(scaled(side, out), scaled(along, up));
                let at = add(middle, scaled(side, radii[end] * out));
                // How far behind the fingertips it is says where the sleeve ends.
                self.add(at, normal, [grain + n as f64 / AROUND as f64, -at[0]]);
            }
        }
        self.walls(first, AROUND as u32 + 1, 2 * RINGS as u32);
    }
}

#[cfg(test)]
mod tests {
    use std::f64::consts::FRAC_PI_2;

    use super::*;

    #[test]
    fn fingers_and_thumb_touch_what_they_hold_from_either_side() {
        for half in [0.003, 0.008, 0.016] {
            let form = Form::hand(half);
            let near = form.positions.iter().filter(|p| p[0].abs() < 0.004 && p[2].abs() < 0.012);
            let (mut under, mut over) = (f32::MIN, f32::MAX);
            for p in near {
                if p[1] < 0.0 { under = under.max(p[1]) } else { over = over.min(p[1]) }
            }
            assert!(
                (over - half as f32).abs() < 0.0025 && (under + half as f32).abs() < 0.0025,
                "{half} {under} {over}"
            );
            assert!(form.corners.len() / 3 < 6_000);
        }
    }

    #[test]
    fn a_hand_points_where_it_says() {
        let pose = HandPose { at: [0.1, 0.0, 0.2], heading: FRAC_PI_2, down: 0.0, flat: false };
        let [x, y, z] = pose.point([-0.1, 0.0, 0.0]);
        assert!((x - 0.1).abs() < 1e-9 && (y + 0.1).abs() < 1e-9 && (z - 0.2).abs() < 1e-9);
        let down = HandPose { down: FRAC_PI_2, ..pose };
        assert!(down.point([-0.1, 0.0, 0.0])[2] > 0.29);
        for pose in [pose, down, HandPose { flat: true, ..pose }] {
            let [a, b, c] = pose.axes();
            let turned = cross(a, b);
            assert!((0..3).all(|n| (turned[n] - c[n]).abs() < 1e-9), "a right hand: {pose:?}");
        }
    }
}
