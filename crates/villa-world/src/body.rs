//! Plates, columns and the table as bodies.

use rapier3d::prelude::*;

use crate::components::Shape;
use crate::hook::HOOK_GROUP;
use crate::mass;
use crate::outline::{Outline, Point};
use crate::plan::{Column, Plate};
use crate::pose::Pose;

/// The collision library keeps four corners of a face, so prisms have no more (see `Outline::pieces`).
fn prism(corners: &[Point], height: f64) -> Option<SharedShape> {
    rings(corners, &[(1.0, 0.0), (1.0, height)])
}

/// A body made of rings above each other, from below: the corners, scaled, at a height.
fn rings(corners: &[Point], levels: &[(f64, f64)]) -> Option<SharedShape> {
    let n = corners.len() as u32;
    let ring = |(scale, z): &(f64, f64)| {
        let point = |p: &Point| Vector::new((scale * p[0]) as f32, (scale * p[1]) as f32, *z as f32);
        corners.iter().map(point).collect::<Vec<_>>()
    };
    let points: Vec<Vector> = levels.iter().flat_map(ring).collect();
    let top = n * (levels.len() as u32 - 1);
    let mut triangles = Vec::new();
    for i in 1..n - 1 {
        triangles.push([0, i + 1, i]);
        triangles.push([top, top + i, top + i + 1]);
    }
    for below in (0..top).step_by(corners.len()) {
        for i in 0..n {
            let j = (i + 1) % n;
            triangles.push([below + i, below + j, below + n + j]);
            triangles.push([below + i, below + n + j, below + n + i]);
        }
    }
    SharedShape::convex_mesh(points, &triangles)
}

fn compound(pieces: &[Vec<Point>], height: f64) -> SharedShape {
    let prisms = pieces.iter().filter_map(|piece| prism(piece, height));
    SharedShape::compound(prisms.map(|prism| (rapier3d::math::Pose::IDENTITY, prism)).collect())
}

fn builder(place: &Pose, fixed: bool, mass: MassProperties) -> RigidBodyBuilder {
    let body = if fixed { RigidBodyBuilder::fixed() } else { RigidBodyBuilder::dynamic() };
    body.pose(place.pose()).additional_mass_properties(mass)
}

fn collider(shape: SharedShape, friction: f64) -> ColliderBuilder {
    // The mass is set on the body, in closed form.
    ColliderBuilder::new(shape).density(0.0).friction(friction as f32).restitution(0.0)
}

/// Boards, columns as boards and the hook touch them, and columns as columns touch them.
const BOARDS: Group = Group::GROUP_1;
const COLUMNS: Group = Group::GROUP_3;
const AMONG_COLUMNS: Group = Group::GROUP_4;

/// A round foot is this much wider than its octagon: between the one inside the circle and the one around it.
const ROUND: f64 = 1.04;

/// What boards touch: boards and columns.
fn boards() -> InteractionGroups {
    InteractionGroups::new(BOARDS, BOARDS.union(COLUMNS), InteractionTestMode::And)
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
    place: &Pose,
    density: f64,
    friction: f64,
) -> (RigidBodyBuilder, Vec<ColliderBuilder>) {
    let mass = match column.shape {
        Shape::Round => mass::of_cylinder(column.width, column.height, density),
        Shape::Hex => {
            let outline = Outline::new(column.hexagon().to_vec()).expect("a hexagon");
            mass::of_prism(&outline, column.height, density)
        }
    };
    (builder(place, false, mass), column_colliders(column, friction, Edges::Sharp))
}

/// The edges of a column's head and foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edges {
    /// As columns stand.
    Sharp,
    /// Bevelled: sharp edges would keep a column out that is as high as its storey, where a hand eases it in.
    Bevelled,
}

/// How far edges are bevelled: inwards, and along the column.
const BEVEL: [f64; 2] = [0.001, 0.0004];

/// What a column collides with.
pub fn column_colliders(column: &Column, friction: f64, edges: Edges) -> Vec<ColliderBuilder> {
    let feet = match column.shape {
        Shape::Round => {
            let r = ROUND * column.width / 2.0;
            let s = r * std::f64::consts::FRAC_1_SQRT_2;
            let straight = vec![[r, 0.0], [0.0, r], [-r, 0.0], [0.0, -r]];
            let across = vec![[s, s], [-s, s], [-s, -s], [s, -s]];
            [straight, across]
        }
        Shape::Hex => {
            let [a, b, c, d, e, f] = column.hexagon();
            [vec![a, b, c, d], vec![d, e, f, a]]
        }
    };
    let shape = |foot: &Vec<Point>| match edges {
        Edges::Sharp => prism(foot, column.height),
        Edges::Bevelled => {
            let [inwards, along] = BEVEL;
            let less = 1.0 - inwards / column.radius();
            let levels = [(less, 0.0), (1.0, along), (1.0, column.height - along), (less, column.height)];
            rings(foot, &levels)
        }
    };
    let groups = InteractionGroups::new(COLUMNS, BOARDS.union(HOOK_GROUP), InteractionTestMode::And);
    let on_boards =
        feet.iter().filter_map(shape).map(|shape| collider(shape, friction).collision_groups(groups));
    on_boards.chain([among_columns(column, friction)]).collect()
}

/// What columns touch of a column: boxes across each other, whose corners together are those of its foot. The library
/// finds where boxes touch in another way than where prisms do, and only that way is right for bodies as small as these:
/// prisms throw each other off. One compound, since a collider in a place of its own would change the inertia.
fn among_columns(column: &Column, friction: f64) -> ColliderBuilder {
    let (sides, turns) = match column.shape {
        Shape::Round => {
            let half = ROUND * column.width / 2.0 * std::f64::consts::FRAC_1_SQRT_2;
            ([half, half], &[0.0, 15.0, 30.0, 45.0, 60.0, 75.0][..])
        }
        Shape::Hex => ([column.radius() / 2.0, column.width / 2.0], &[0.0, 60.0, 120.0][..]),
    };
    let turned = |degrees: &f64| {
        let middle = Pose::upright(0.0, 0.0, column.height / 2.0, degrees.to_radians());
        let shape = SharedShape::cuboid(sides[0] as f32, sides[1] as f32, column.height as f32 / 2.0);
        (middle.pose(), shape)
    };
    let groups = InteractionGroups::new(AMONG_COLUMNS, AMONG_COLUMNS, InteractionTestMode::And);
    collider(SharedShape::compound(turns.iter().map(turned).collect()), friction).collision_groups(groups)
}

/// The table under the villa; its upper side is at `height`.
pub fn table(height: f64, friction: f64) -> (RigidBodyBuilder, Vec<ColliderBuilder>) {
    let body = RigidBodyBuilder::fixed().translation(Vector::new(0.0, 0.0, height as f32 - 0.1));
    (body, vec![collider(SharedShape::cuboid(10.0, 10.0, 0.1), friction).collision_groups(boards())])
}
