//! Hands: springs with dampers whose pull is limited.
//!
//! The force of a step is found implicitly, as if the body were free: it can then be as stiff as it likes and still not
//! shake a light column. The limit is on the resultant, not on each axis.

use rapier3d::math::{self, Vector};
use rapier3d::prelude::RigidBody;
use serde::{Deserialize, Serialize};

use crate::components::Pull;

/// How fast a hand may wish to move, in metres per second: input that jumps is followed at this pace.
const FASTEST: f32 = 1.5;

/// A hand on its way to where the input wants it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hand {
    /// Where it is now.
    pub pose: math::Pose,
}

impl Hand {
    /// A hand that starts at a pose.
    pub fn at(pose: math::Pose) -> Hand {
        Hand { pose }
    }

    /// Moves towards a target by one of the `left` steps of this tick, so that it is there at the last of them.
    pub fn approach(&mut self, target: &math::Pose, left: u32, dt: f32) {
        let share = 1.0 / left as f32;
        let mut way = (target.translation - self.pose.translation) * share;
        let most = FASTEST * dt;
        let length = way.length();
        if length > most {
            way *= most / length;
        }
        self.pose.translation += way;
        let (from, to) = (self.pose.rotation, target.rotation);
        // The straight line between two turns, which is near enough to the arc for steps this small.
        let to = if from.dot(to) < 0.0 { -to } else { to };
        self.pose.rotation = (from + (to - from) * share).normalize();
    }

    /// Pulls a column or the hook for a step: its point `grip` (in its own frame) to where the hand has it.
    ///
    /// The pull of a step is given at once, as fingers do that rock a column a little. With a steady one a column that bears
    /// a load sticks: 94 % of careful turns stood instead of 98 %.
    pub fn pull(&self, body: &mut RigidBody, grip: Vector, pull: &Pull, dt: f32) {
        let (force, at, torque) = self.effort(body, grip, pull, dt);
        body.apply_impulse_at_point(force * dt, at, true);
        body.apply_torque_impulse(torque * dt, true);
    }

    /// Carries a floor for a step, by its middle.
    ///
    /// A force over the whole step. Given at once it throws what stands on the floor up by a hair, and until that is down
    /// again nothing keeps it from sliding: columns wandered by 16 mm in four seconds.
    pub fn carry(&self, body: &mut RigidBody, pull: &Pull, dt: f32) {
        let middle = body.mass_properties().local_mprops.local_com;
        let (force, at, torque) = self.effort(body, middle, pull, dt);
        body.add_force_at_point(force, at, true);
        body.add_torque(torque, true);
    }

    /// The force of a step, where it acts, and the torque.
    fn effort(&self, body: &RigidBody, grip: Vector, pull: &Pull, dt: f32) -> (Vector, Vector, Vector) {
        let pose = *body.position();
        let mass = body.mass();
        let at = pose.transform_point(grip);
        let wish = self.pose.transform_point(grip);
        let arm = at - body.center_of_mass();
        let speed = body.linvel() + body.angvel().cross(arm);
        let (k, c) = (pull.stiffness as f32, pull.damping as f32);
        let share = 1.0 / (1.0 + (c + k * dt) * dt / mass);
        let force = (wish - at - speed * dt) * (k * share) - speed * (c * share);
        let force = capped(force, pull.force as f32);

        let between = self.pose.rotation * pose.rotation.inverse();
        // Twice the sine of half the angle: the angle, for turns as small as a hand's errors.
        let sign = if between.w < 0.0 { -2.0 } else { 2.0 };
        let error = Vector::new(between.x, between.y, between.z) * sign;
        let (k, c) = (pull.turn_stiffness as f32, pull.turn_damping as f32);
        let inertia = least_inertia(body);
        let share = 1.0 / (1.0 + (c + k * dt) * dt / inertia);
        let torque = (error - body.angvel() * dt) * (k * share) - body.angvel() * (c * share);
        (force, at, capped(torque, pull.torque as f32))
    }
}

fn capped(v: Vector, most: f32) -> Vector {
    let length = v.length();
    if length > most { v * (most / length) } else { v }
}

/// The smallest principal moment: the axis that a stiff hand would shake first.
fn least_inertia(body: &RigidBody) -> f32 {
    let i = body.mass_properties().local_mprops.principal_inertia();
    i.x.min(i.y).min(i.z)
}
