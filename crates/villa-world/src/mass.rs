//! What a prism weighs and how it turns, in closed form.
//!
//! The physics library would find principal axes with the platform's `acos`, which differs by a bit between platforms,
//! and gets them wrong for bodies as small as ours (`docs/physics.md`). Here are only + − × ÷ √.

use rapier3d::dynamics::MassProperties;
use rapier3d::math::{Rotation, Vector};

use crate::outline::Outline;

/// Of a prism over an outline that reaches from its underside at height 0 to `height`.
pub fn of_prism(outline: &Outline, height: f64, density: f64) -> MassProperties {
    let centre = outline.centre();
    let (mut ixx, mut iyy, mut ixy) = (0.0, 0.0, 0.0);
    for (a, b) in outline.sides() {
        let (ax, ay) = (a[0] - centre[0], a[1] - centre[1]);
        let (bx, by) = (b[0] - centre[0], b[1] - centre[1]);
        let w = ax * by - ay * bx;
        ixx += w * (ay * ay + ay * by + by * by);
        iyy += w * (ax * ax + ax * bx + bx * bx);
        ixy += w * (ax * by + 2.0 * ax * ay + 2.0 * bx * by + bx * ay);
    }
    let (ixx, iyy, ixy) = (ixx / 12.0, iyy / 12.0, ixy / 24.0);
    let per_area = density * height;
    let mass = per_area * outline.area();
    let across = mass * height * height / 12.0;
    // The area's principal axes: a turn by `t` with tan 2t = -2 ixy / (ixx - iyy), through half-angle formulas.
    let (sum, difference) = ((ixx + iyy) / 2.0, (ixx - iyy) / 2.0);
    let radius = (difference * difference + ixy * ixy).sqrt();
    let is_round = radius <= 1e-9 * sum;
    let (first, second) = if is_round { (ixx, iyy) } else { (sum + radius, sum - radius) };
    let (sin, cos) = if is_round { (0.0, 1.0) } else { half(-ixy / radius, difference / radius) };
    let (sin, cos) = half(sin, cos);
    let inertia = [per_area * first + across, per_area * second + across, per_area * (ixx + iyy)];
    MassProperties::with_principal_inertia_frame(
        Vector::new(centre[0] as f32, centre[1] as f32, (height / 2.0) as f32),
        mass as f32,
        Vector::new(inertia[0] as f32, inertia[1] as f32, inertia[2] as f32),
        Rotation::from_xyzw(0.0, 0.0, sin as f32, cos as f32),
    )
}

/// Of an upright cylinder on height 0.
pub fn of_cylinder(diameter: f64, height: f64, density: f64) -> MassProperties {
    let square = diameter * diameter / 4.0;
    let mass = density * std::f64::consts::PI * square * height;
    let across = mass * (3.0 * square + height * height) / 12.0;
    MassProperties::new(
        Vector::new(0.0, 0.0, (height / 2.0) as f32),
        mass as f32,
        Vector::new(across as f32, across as f32, (mass * square / 2.0) as f32),
    )
}

/// Sine and cosine of half an angle between -180° and 180°.
fn half(sin: f64, cos: f64) -> (f64, f64) {
    let half_sin = ((1.0 - cos) / 2.0).max(0.0).sqrt();
    (if sin < 0.0 { -half_sin } else { half_sin }, ((1.0 + cos) / 2.0).max(0.0).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outline(corners: &[[f64; 2]]) -> Outline {
        Outline::new(corners.to_vec()).unwrap()
    }

    #[test]
    fn a_box_has_the_textbook_inertia() {
        let (w, d, h) = (0.2, 0.1, 0.01);
        let box_ = outline(&[[0.0, 0.0], [w, 0.0], [w, d], [0.0, d]]);
        let mass = of_prism(&box_, h, 650.0);
        let m = 650.0 * w * d * h;
        assert!((f64::from(mass.mass()) - m).abs() < 1e-7);
        assert_eq!(mass.local_com, Vector::new(0.1, 0.05, 0.005));
        // The first axis is the one of the larger moment, here y.
        let principal = mass.principal_inertia();
        let expected = [m * (w * w + h * h) / 12.0, m * (d * d + h * h) / 12.0, m * (w * w + d * d) / 12.0];
        for (found, expected) in [principal.x, principal.y, principal.z].into_iter().zip(expected) {
            assert!((f64::from(found) / expected - 1.0).abs() < 1e-6, "{principal:?}");
        }
        let axis = mass.principal_inertia_local_frame * Vector::new(1.0, 0.0, 0.0);
        assert!(axis.y.abs() > 0.99999, "{axis:?}");
    }

    /// The library gives a wrong principal frame for small hexagons; this one is a tenth of a millimetre high.
    #[test]
    fn the_inertia_matrix_is_that_of_the_pieces_summed() {
        let l = outline(&[[0.0, 0.0], [0.2, 0.0], [0.22, 0.1], [0.1, 0.12], [0.1, 0.2], [0.0, 0.2]]);
        let matrix = of_prism(&l, 0.006, 650.0).reconstruct_inertia_matrix();
        // Second moments of many thin slices.
        let (centre, n) = (l.centre(), 1000);
        let (mut ixx, mut iyy, mut ixy) = (0.0, 0.0, 0.0);
        let step = 0.23 / f64::from(n);
        for i in 0..n {
            for j in 0..n {
                let p = [(f64::from(i) + 0.5) * step, (f64::from(j) + 0.5) * step];
                if l.contains(p) {
                    let (x, y) = (p[0] - centre[0], p[1] - centre[1]);
                    let dm = 650.0 * 0.006 * step * step;
                    let z2 = 0.006 * 0.006 / 12.0;
                    ixx += dm * (y * y + z2);
                    iyy += dm * (x * x + z2);
                    ixy -= dm * x * y;
                }
            }
        }
        let found = [matrix.x_axis.x, matrix.y_axis.y, matrix.x_axis.y].map(f64::from);
        for (found, expected) in found.into_iter().zip([ixx, iyy, ixy]) {
            assert!((found - expected).abs() < 2e-3 * ixx, "{found} {expected}");
        }
    }
}
