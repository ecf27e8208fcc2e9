//! The meshes of the parts, with slightly rounded edges.

use villa_world::{Column, Outline, Plate, Point, Shape};

/// Triangles.
#[derive(Clone, Debug, Default)]
pub struct Form {
    /// In the part's own frame.
    pub positions: Vec<[f32; 3]>,
    /// One for each position.
    pub normals: Vec<[f32; 3]>,
    /// What the grain of the wood follows; see `wood.frag`.
    pub grain: Vec<[f32; 2]>,
    /// Three of each triangle.
    pub corners: Vec<u32>,
}

/// How round edges are, in metres.
const EDGE: f64 = 0.0009;

/// How round a corner of a floor is drawn.
const CORNER: f64 = 0.009;

/// Points of a round corner.
const STEPS: usize = 5;

/// From sign to sign around a column, in metres, nearly: `wood.frag` knows it too. A side has tenths of a sign as its first
/// coordinate of the grain, so that it stays small.
const SIGN_EVERY: f64 = 0.0155;

/// The grain's coordinates of an end are around this, those of a side between 0 and 1.
const END: f64 = 4.0;

/// The side of a floor begins here: how far around, and how high. Its faces are where they are.
const SIDE: f64 = 4.0;

impl Form {
    pub(super) fn add(&mut self, at: [f64; 3], normal: [f64; 3], grain: [f64; 2]) -> u32 {
        self.positions.push(at.map(|c| c as f32));
        self.normals.push(normal.map(|c| c as f32));
        self.grain.push(grain.map(|c| c as f32));
        self.positions.len() as u32 - 1
    }

    /// Walls between rings of points, each ring with as many.
    pub(super) fn walls(&mut self, first: u32, ring: u32, rings: u32) {
        for level in 0..rings - 1 {
            for n in 0..ring - 1 {
                let a = first + level * ring + n;
                let (b, c, d) = (a + 1, a + ring, a + ring + 1);
                self.corners.extend([a, b, d, a, d, c]);
            }
        }
    }

    /// A column with its foot at the origin, larger by so much on all sides: what shows around it is its outline.
    pub fn around(column: &Column, by: f64) -> Form {
        let mut form = Form::column(column);
        let across = (column.radius() + by) / column.radius();
        let (middle, up) = (column.height / 2.0, (column.height + 2.0 * by) / column.height);
        for [x, y, z] in &mut form.positions {
            (*x, *y) = (*x * across as f32, *y * across as f32);
            *z = (middle + (f64::from(*z) - middle) * up) as f32;
        }
        form
    }

    /// A column with its foot at the origin.
    pub fn column(column: &Column) -> Form {
        let mut form = Form::default();
        let h = column.height;
        let r = column.radius();
        let inner = (r - EDGE) / r;
        // From the foot up: how far out, how high, and where the normal points.
        let profile =
            [(inner, 0.0, 0.0, -1.0), (1.0, EDGE, 1.0, 0.0), (1.0, h - EDGE, 1.0, 0.0), (inner, h, 0.0, 1.0)];
        let sides: Vec<Vec<(Point, Point)>> = match column.shape {
            Shape::Round => {
                let point = |n: usize| {
                    let angle = std::f64::consts::TAU * n as f64 / 28.0;
                    let out = [angle.cos(), angle.sin()];
                    ([r * out[0], r * out[1]], out)
                };
                vec![(0..=28).map(point).collect()]
            }
            Shape::Hex => {
                let corners = column.hexagon();
                let side = |n: usize| {
                    let (a, b) = (corners[n], corners[(n + 1) % 6]);
                    let out = [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0];
                    let length = out[0].hypot(out[1]);
                    let out = [out[0] / length, out[1] / length];
                    vec![(a, out), (b, out)]
                };
                (0..6).map(side).collect()
            }
        };
        let count = sides.len() as f64;
        // Signs around the shaft, about as far apart on every kind.
        let signs = (std::f64::consts::TAU * r / SIGN_EVERY).round().max(3.0);
        for (n, side) in sides.iter().enumerate() {
            let first = form.positions.len() as u32;
            for (share, z, level, up) in profile {
                for (m, (at, out)) in side.iter().enumerate() {
                    let around = (n as f64 + m as f64 / (side.len() - 1) as f64) / count;
                    let normal = [out[0] * level, out[1] * level, up];
                    form.add([at[0] * share, at[1] * share, z], normal, [around * signs / 10.0, z]);
                }
            }
            form.walls(first, side.len() as u32, profile.len() as u32);
        }
        let ring: Vec<Point> = sides.iter().flat_map(|side| &side[..side.len() - 1]).map(|s| s.0).collect();
        for (z, up) in [(0.0, -1.0), (h, 1.0)] {
            let middle = form.add([0.0, 0.0, z], [0.0, 0.0, up], [END, 0.0]);
            for at in &ring {
                let at = [at[0] * inner, at[1] * inner];
                form.add([at[0], at[1], z], [0.0, 0.0, up], [END + at[0] / r, at[1] / r]);
            }
            let count = ring.len() as u32;
            for n in 0..count {
                let (a, b) = (middle + 1 + n, middle + 1 + (n + 1) % count);
                form.corners.extend(if up > 0.0 { [middle, a, b] } else { [middle, b, a] });
            }
        }
        form
    }

    /// A floor or the base, its underside at the origin.
    pub fn plate(plate: &Plate) -> Form {
        let mut form = Form::default();
        let rim = rounded(&plate.outline);
        let t = plate.thickness;
        let profile =
            [(EDGE, 0.0, 0.0, -1.0), (0.0, EDGE, 1.0, 0.0), (0.0, t - EDGE, 1.0, 0.0), (EDGE, t, 0.0, 1.0)];
        for (inside, z, level, up) in profile {
            let (mut before, mut along) = (rim.first().map(|it| it.0), SIDE);
            for (at, out) in rim.iter().chain(rim.first()) {
                along += before.map_or(0.0, |before| (at[0] - before[0]).hypot(at[1] - before[1]));
                before = Some(*at);
                let at = [at[0] - inside * out[0], at[1] - inside * out[1]];
                form.add([at[0], at[1], z], [out[0] * level, out[1] * level, up], [along, z]);
            }
        }
        form.walls(0, rim.len() as u32 + 1, profile.len() as u32);
        let inner = rim.iter().map(|(at, out)| [at[0] - EDGE * out[0], at[1] - EDGE * out[1]]);
        // Rounding and shrinking leave an outline an outline; were it not, the plain one is drawn.
        let surface = Outline::new(inner.collect()).unwrap_or_else(|_| plate.outline.clone());
        for piece in surface.pieces() {
            for (z, up) in [(0.0, -1.0), (t, 1.0)] {
                let first = form.positions.len() as u32;
                for at in &piece {
                    form.add([at[0], at[1], z], [0.0, 0.0, up], *at);
                }
                for n in 1..piece.len() as u32 - 1 {
                    let (a, b) = (first + n, first + n + 1);
                    form.corners.extend(if up > 0.0 { [first, a, b] } else { [first, b, a] });
                }
            }
        }
        form
    }

    /// The base's rim, where nothing may stand (V1): a strip just above its surface.
    pub fn rim(plate: &Plate, width: f64) -> Form {
        let mut form = Form::default();
        let (rim, z) = (rounded(&plate.outline), plate.thickness + 0.0002);
        for inside in [EDGE, width] {
            for (at, out) in rim.iter().chain(rim.first()) {
                let at = [at[0] - inside * out[0], at[1] - inside * out[1]];
                form.add([at[0], at[1], z], [0.0, 0.0, 1.0], at);
            }
        }
        form.walls(0, rim.len() as u32 + 1, 2);
        form
    }

    /// A flat disc of radius one on the level.
    pub fn disc() -> Form {
        let mut form = Form::default();
        form.add([0.0; 3], [0.0, 0.0, 1.0], [0.0, 0.0]);
        let count = 48;
        for n in 0..count {
            let angle = std::f64::consts::TAU * f64::from(n) / f64::from(count);
            form.add([angle.cos(), angle.sin(), 0.0], [0.0, 0.0, 1.0], [angle.cos(), angle.sin()]);
            form.corners.extend([0, 1 + n, 1 + (n + 1) % count]);
        }
        form
    }

    /// A box around the origin with these half sizes.
    pub fn block(half: [f64; 3]) -> Form {
        let mut form = Form::default();
        for axis in 0..3 {
            for side in [-1.0, 1.0] {
                let first = form.positions.len() as u32;
                for (u, v) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                    let mut at = [0.0; 3];
                    let mut normal = [0.0; 3];
                    at[axis] = side * half[axis];
                    at[(axis + 1) % 3] = side * u * half[(axis + 1) % 3];
                    at[(axis + 2) % 3] = v * half[(axis + 2) % 3];
                    normal[axis] = side;
                    form.add(at, normal, [u, v]);
                }
                form.corners.extend([first, first + 1, first + 2, first, first + 2, first + 3]);
            }
        }
        form
    }
}

/// An outline with round corners: points with the directions outwards.
fn rounded(outline: &Outline) -> Vec<(Point, Point)> {
    let corners = outline.corners();
    let count = corners.len();
    let mut rim = Vec::with_capacity(count * STEPS);
    let direction = |a: Point, b: Point| {
        let length = (b[0] - a[0]).hypot(b[1] - a[1]);
        ([(b[0] - a[0]) / length, (b[1] - a[1]) / length], length)
    };
    for n in 0..count {
        let (before, at, after) = (corners[(n + count - 1) % count], corners[n], corners[(n + 1) % count]);
        let ((d1, l1), (d2, l2)) = (direction(before, at), direction(at, after));
        let cut = CORNER.min(0.4 * l1).min(0.4 * l2);
        for step in 0..STEPS {
            let s = step as f64 / (STEPS - 1) as f64;
            // From one side to the other, past the corner.
            let (a, b) = ((1.0 - s) * (1.0 - s) * cut, s * s * cut);
            let point = [at[0] - a * d1[0] + b * d2[0], at[1] - a * d1[1] + b * d2[1]];
            let out = [(1.0 - s) * d1[1] + s * d2[1], -(1.0 - s) * d1[0] - s * d2[0]];
            let length = out[0].hypot(out[1]);
            rim.push((point, [out[0] / length, out[1] / length]));
        }
    }
    rim
}

#[cfg(test)]
mod tests {
    use villa_world::{Components, Pose};

    use super::*;

    /// The volume inside, by the divergence theorem: right only when all triangles face outwards.
    fn volume(form: &Form) -> f64 {
        let corner = |n: &u32| form.positions[*n as usize].map(f64::from);
        let six = |t: &[u32]| {
            let (a, b, c) = (corner(&t[0]), corner(&t[1]), corner(&t[2]));
            a[0] * (b[1] * c[2] - b[2] * c[1])
                + a[1] * (b[2] * c[0] - b[0] * c[2])
                + a[2] * (b[0] * c[1] - b[1] * c[0])
        };
        form.corners.chunks(3).map(six).sum::<f64>() / 6.0
    }

    #[test]
    fn forms_are_closed_and_as_large_as_the_parts() {
        let parts = Components::built_in();
        for kind in &parts.kinds {
            let column = Column::of(kind, parts.height);
            let share = volume(&Form::column(&column)) / (column.mass(1.0));
            assert!((0.95..1.0).contains(&share), "{}: {share}", kind.name);
        }
        for board in std::iter::once(&parts.base).chain(&parts.floors) {
            let plate = Plate::of(board, 1, Pose::upright(0.0, 0.0, 0.0, 0.0));
            let share = volume(&Form::plate(&plate)) / plate.mass(1.0);
            assert!((0.97..1.0).contains(&share), "{}: {share}", board.name);
        }
        let block = volume(&Form::block([0.01, 0.02, 0.03]));
        assert!((block - 8.0 * 6e-6).abs() < 1e-9);
    }
}
