//! The hook (V9): a cradle of two prongs on a light handle, which drags a column without throwing it.

use rapier3d::prelude::*;

use crate::plan::Plan;
use crate::pose::Pose;

/// A prong's half length, half thickness and half height.
const PRONG: [f32; 3] = [0.014, 0.002, 0.005];

/// Where the prongs' middles are and how they are turned: ±40° about the vertical, as half-angle cosine and sine.
const MIDDLE: [f32; 2] = [0.0107, 0.0090];
const HALF_TURN: [f32; 2] = [0.939_692_6, 0.342_020_14];

/// Kilograms, with the handle.
const MASS: f32 = 0.015;

/// The group of colliders that boards do not touch: the hook slides over and under them.
pub const HOOK_GROUP: Group = Group::GROUP_2;

/// The hook as a body.
pub fn body(place: &rapier3d::math::Pose) -> (RigidBodyBuilder, Vec<ColliderBuilder>) {
    let square = 4e-4 * MASS;
    let mass = MassProperties::new(Vector::ZERO, MASS, Vector::new(square, square, square));
    let body = RigidBodyBuilder::dynamic().pose(*place).additional_mass_properties(mass).gravity_scale(0.0);
    let prongs = [1.0, -1.0].map(|side| {
        let turn = Rotation::from_xyzw(0.0, 0.0, side * HALF_TURN[1], HALF_TURN[0]);
        let pose = rapier3d::math::Pose::from_parts(Vector::new(MIDDLE[0], side * MIDDLE[1], 0.0), turn);
        let groups = InteractionGroups::new(HOOK_GROUP, Group::ALL, InteractionTestMode::And);
        ColliderBuilder::cuboid(PRONG[0], PRONG[1], PRONG[2])
            .position(pose)
            .density(0.0)
            .friction(0.3)
            .collision_groups(groups)
    });
    (body, prongs.into())
}

/// Whether the hook can appear there without being inside a column.
pub fn has_room(plan: &Plan, place: &Pose) -> bool {
    let tip = f64::from(MIDDLE[0] + PRONG[0]);
    let ends = [[0.0, 0.0, 0.0], [tip, 0.02, 0.0], [tip, -0.02, 0.0]].map(|p| place.point(p));
    plan.standing().all(|(_, column, at)| {
        let axis = [f64::from(at.at[0]), f64::from(at.at[1])];
        let foot = f64::from(at.at[2]);
        if ends[0][2] < foot - 0.01 || ends[0][2] > foot + column.height + 0.01 {
            return true;
        }
        let to = |end: [f64; 3]| {
            crate::outline::distance_to_segment(axis, [ends[0][0], ends[0][1]], [end[0], end[1]])
        };
        to(ends[1]).min(to(ends[2])) > column.radius() + f64::from(PRONG[1]) + 0.0005
    })
}
