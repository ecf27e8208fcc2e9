//! The physics library's state in one value.

use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

use crate::settings::Settings;

/// Steps until contacts bear what lies on them: a third of them leaves a villa of five storeys swaying.
const PRESSING: u32 = 60;

/// What moves by less than 5 mm a second may fall asleep (the library multiplies by the unit of length). With half of it one
/// turn in fifty ended with a villa that stood, and trembled too much to be called at rest.
const STILL: f32 = 0.1;

/// Everything that a step reads and writes.
#[derive(Clone, Serialize, Deserialize)]
pub struct Physics {
    gravity: f32,
    settings: Settings,
    pub bodies: RigidBodySet,
    pub colliders: ColliderSet,
    pub narrow: NarrowPhase,
    broad: BroadPhaseBvh,
    pub islands: IslandManager,
    joints: ImpulseJointSet,
    multibodies: MultibodyJointSet,
    soft: SoftBodySet,
}

impl Physics {
    /// Nothing but gravity.
    pub fn new(gravity: f64, settings: Settings) -> Physics {
        Physics {
            gravity: gravity as f32,
            settings,
            bodies: RigidBodySet::new(),
            colliders: ColliderSet::new(),
            narrow: NarrowPhase::new(),
            broad: BroadPhaseBvh::new(),
            islands: IslandManager::new(),
            joints: ImpulseJointSet::new(),
            multibodies: MultibodyJointSet::new(),
            soft: SoftBodySet::new(),
        }
    }

    /// How time is cut.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Advances by one step, at the end of which hands pull no more. The pipeline is working memory and holds no state.
    pub fn step(&mut self, pipeline: &mut PhysicsPipeline) {
        pipeline.step(
            Vector::new(0.0, 0.0, -self.gravity),
            &self.settings.parameters(),
            &mut self.islands,
            &mut self.broad,
            &mut self.narrow,
            &mut self.bodies,
            &mut self.colliders,
            &mut self.joints,
            &mut self.multibodies,
            &mut self.soft,
            &mut CCDSolver::new(),
            &(),
            &(),
        );
        let is_pulled =
            |body: &RigidBody| body.user_force() != Vector::ZERO || body.user_torque() != Vector::ZERO;
        let pulled = self.bodies.iter().filter(|(_, body)| is_pulled(body)).map(|(handle, _)| handle);
        for handle in pulled.collect::<Vec<_>>() {
            self.bodies[handle].reset_forces(false);
            self.bodies[handle].reset_torques(false);
        }
    }

    /// Lets everything bear its load without moving: steps are made, and every body is put back after each.
    ///
    /// Contacts that are new to the library bear nothing yet. Let go at once, the whole villa would drop a little and sway,
    /// and one that stands by two millimetres could fall by that alone.
    pub fn press(&mut self, pipeline: &mut PhysicsPipeline) {
        let dynamic = self.bodies.iter().filter(|(_, body)| body.is_dynamic());
        let start: Vec<_> =
            dynamic.map(|(handle, body)| (handle, *body.position(), body.linvel(), body.angvel())).collect();
        for _ in 0..PRESSING {
            self.step(pipeline);
            for (handle, position, linvel, angvel) in &start {
                let body = &mut self.bodies[*handle];
                body.set_position(*position, true);
                body.set_linvel(*linvel, true);
                body.set_angvel(*angvel, true);
            }
        }
    }

    /// Puts a body in.
    pub fn insert(&mut self, body: RigidBodyBuilder, colliders: Vec<ColliderBuilder>) -> RigidBodyHandle {
        let body = self.bodies.insert(body);
        self.bodies[body].activation_mut().normalized_linear_threshold = STILL;
        for collider in colliders {
            self.colliders.insert_with_parent(collider, body, &mut self.bodies);
        }
        body
    }

    /// Gives a body other colliders.
    pub fn reshape(&mut self, body: RigidBodyHandle, colliders: Vec<ColliderBuilder>) {
        for old in self.bodies[body].colliders().to_vec() {
            self.colliders.remove(old, &mut self.islands, &mut self.bodies, &mut self.soft, true);
        }
        for collider in colliders {
            self.colliders.insert_with_parent(collider, body, &mut self.bodies);
        }
    }

    /// Takes a body out; what touched it wakes up.
    pub fn remove(&mut self, body: RigidBodyHandle) {
        self.bodies.remove(
            body,
            &mut self.islands,
            &mut self.colliders,
            &mut self.joints,
            &mut self.multibodies,
            &mut self.soft,
            true,
        );
    }
}
