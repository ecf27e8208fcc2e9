//! The physics library's state in one value.

use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

use crate::settings::Settings;

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

    /// Advances by one step. The pipeline is working memory and holds no state.
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
    }

    /// Puts a body in.
    pub fn insert(&mut self, body: RigidBodyBuilder, colliders: Vec<ColliderBuilder>) -> RigidBodyHandle {
        let body = self.bodies.insert(body);
        for collider in colliders {
            self.colliders.insert_with_parent(collider, body, &mut self.bodies);
        }
        body
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
