//! Plates, columns and the table as bodies.

use rapier3d::prelude::*;

use crate::components::Shape;
use crate::hook::HOOK_GROUP;
use crate::mass;
use crate::outline::{Outline, Point};
use crate::place::Place;
use crate::plan::{Column, Plate};

/// The collision library keeps four corners of a face, so prisms have no more (see `Outline::pieces`).
fn prism(corners: &[Point], height: f64) -> Option<SharedShape> {
    let n = corners.len() as u32;
    let ring = |z: f32| corners.iter().map(move |p| Vector::new(p[0] as f32, p[1] as f32, z));
    let points: Vec<Vector> = ring(0.0).chain(ring(height as f32)).collect();
    let mut triangles = Vec::new();
    for i in 1..n - 1 {
        triangles.push([0, i + 1, i]);
        triangles.push([n, n + i, n + i + 1]);
    }
    for i in 0..n {
        let j = (i + 1) % n;
        triangles.push([i, j, n + j]);
        triangles.push([i, n + j, n + i]);
    }
    SharedShape::convex_mesh(points, &triangles)
}

fn compound(pieces: &[Vec<Point>], height: f64) -> SharedShape {
    let prisms = pieces.iter().filter_map(|piece| prism(piece, height));
    SharedShape::compound(prisms.map(|prism| (Pose::IDENTITY, prism)).collect())
}

fn builder(place: &Place, fixed: bool, mass: MassProperties) -> RigidBodyBuilder {
    let body = if fixed { RigidBodyBuilder::fixed() } else { RigidBodyBuilder::dynamic() };
    body.pose(place.pose()).additional_mass_properties(mass)
}

fn collider(shape: SharedShape, friction: f64) -> ColliderBuilder {
    // The mass is set on the body, in closed form.
    ColliderBuilder::new(shape).density(0.0).friction(friction as f32).restitution(0.0)
}

/// What boards touch: everything but the hook.
fn boards() -> InteractionGroups {
    InteractionGroups::new(Group::GROUP_1, Group::ALL.difference(HOOK_GROUP), InteractionTestMode::And)
}

/// A plate as a body.
pub fn plate(plate: &Plate, density: f64, friction: f64) -> (RigidBodyBuilder, Vec<ColliderBuilder>) {
    let mass = mass::of_prism(&plate.outline, plate.thickness, density);
    let shape = compound(&plate.outline.pieces(), plate.thickness);
    (builder(&plate.place, plate.fixed, mass), vec![collider(shape, friction).collision_groups(boards())])
}

/// A column as a body: two prisms across each other, whose corners together are those of its foot. Each of them has
/// four corners of its own to stand on; as one shape the library would stand it on four in all. A round foot is an
/// octagon, at most 4 % of the radius off the circle; the library's own cylinder stands on a square, up to 29 % off.
pub fn column(
    column: &Column,
    place: &Place,
    density: f64,
    friction: f64,
) -> (RigidBodyBuilder, Vec<ColliderBuilder>) {
    let (feet, mass) = match column.shape {
        Shape::Round => {
            // Between the octagon inside the circle and the one around it.
            let r = 1.04 * column.width / 2.0;
            let s = r * std::f64::consts::FRAC_1_SQRT_2;
            let straight = vec![[r, 0.0], [0.0, r], [-r, 0.0], [0.0, -r]];
            let across = vec![[s, s], [-s, s], [-s, -s], [s, -s]];
            ([straight, across], mass::of_cylinder(column.width, column.height, density))
        }
        Shape::Hex => {
            let [a, b, c, d, e, f] = column.hexagon();
            let outline = Outline::new(column.hexagon().to_vec()).expect("a hexagon");
            ([vec![a, b, c, d], vec![d, e, f, a]], mass::of_prism(&outline, column.height, density))
        }
    };
    let prisms = feet.iter().filter_map(|foot| prism(foot, column.height));
    (builder(place, false, mass), prisms.map(|prism| collider(prism, friction)).collect())
}

/// The table under the villa; its upper side is at `height`.
pub fn table(height: f64, friction: f64) -> (RigidBodyBuilder, Vec<ColliderBuilder>) {
    let body = RigidBodyBuilder::fixed().translation(Vector::new(0.0, 0.0, height as f32 - 0.1));
    (body, vec![collider(SharedShape::cuboid(10.0, 10.0, 0.1), friction)])
}
