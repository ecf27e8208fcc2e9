//! The world: plates and columns under gravity.

use std::fmt;

use rapier3d::prelude::{PhysicsPipeline, RigidBody, RigidBodyHandle};
use serde::{Deserialize, Serialize};

use crate::body;
use crate::components::Limits;
use crate::fall::{Before, Fall};
use crate::hash::{Hash, seal, unseal};
use crate::physics::Physics;
use crate::plan::{Plan, Plate};
use crate::pose::Pose;
use crate::settings::{Settings, TICKS_PER_SECOND, WORLD_VERSION};

/// A plate or a column, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Part {
    /// The plate of a level.
    Plate(usize),
    /// A column.
    Column(usize),
}

/// A villa in motion or at rest.
///
/// The same plan and the same calls give the same bits, natively and as WebAssembly. A clone is a fork: both go on
/// from here, each on its own.
pub struct World {
    pub(crate) plan: Plan,
    pub(crate) physics: Physics,
    pub(crate) plates: Vec<RigidBodyHandle>,
    pub(crate) columns: Vec<Option<RigidBodyHandle>>,
    /// Built at rest and not touched since: time does not matter to it. The library has no such state; what is new to it
    /// is awake.
    still: bool,
    /// Working memory of the library, not state.
    pipeline: PhysicsPipeline,
}

impl Clone for World {
    fn clone(&self) -> World {
        World {
            plan: self.plan.clone(),
            physics: self.physics.clone(),
            plates: self.plates.clone(),
            columns: self.columns.clone(),
            still: self.still,
            pipeline: PhysicsPipeline::new(),
        }
    }
}

impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("World").field("hash", &self.hash()).finish_non_exhaustive()
    }
}

/// Bytes that are not a snapshot of such a world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotASnapshot(pub(crate) &'static str);

impl fmt::Display for NotASnapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is not a snapshot of this villa: {}", self.0)
    }
}

impl std::error::Error for NotASnapshot {}

impl World {
    /// Builds the plan, awake: what is not in balance moves from the first step on.
    pub fn build(plan: Plan) -> World {
        let settings = Settings::of(&plan);
        World::with(plan, settings, false)
    }

    /// Builds a plan whose parts are at rest, asleep: nothing moves, not by a bit, until something touches it. This is
    /// how a turn starts, so that a plan is all that a recording has to carry.
    pub fn at_rest(plan: Plan) -> World {
        let settings = Settings::of(&plan);
        World::with(plan, settings, true)
    }

    /// Builds a plan with other settings, to see how far the verdicts depend on them.
    pub fn with(plan: Plan, settings: Settings, asleep: bool) -> World {
        let mut physics = Physics::new(plan.gravity, settings);
        let lowest = plan.plates.iter().map(|plate| f64::from(plate.place.at[2])).fold(f64::MAX, f64::min);
        let (body, collider) = body::table(lowest, plan.friction);
        physics.insert(body, collider);
        let mut world = World {
            plates: Vec::with_capacity(plan.plates.len()),
            columns: Vec::with_capacity(plan.columns.len()),
            physics,
            still: asleep,
            pipeline: PhysicsPipeline::new(),
            plan,
        };
        for plate in &world.plan.plates {
            let (body, collider) = body::plate(plate, world.plan.density, world.plan.friction);
            world.plates.push(world.physics.insert(body, collider));
        }
        for column in &world.plan.columns {
            let handle = column.place.as_ref().map(|place| {
                let (body, collider) = body::column(column, place, world.plan.density, world.plan.friction);
                world.physics.insert(body, collider)
            });
            world.columns.push(handle);
        }
        if !asleep {
            world.physics.press(&mut world.pipeline);
        }
        world
    }

    /// The plan with every part where it is now.
    pub fn plan(&self) -> Plan {
        let mut plan = self.plan.clone();
        for (plate, handle) in plan.plates.iter_mut().zip(&self.plates) {
            plate.place = Pose::of(self.physics.bodies[*handle].position());
        }
        for (column, handle) in plan.columns.iter_mut().zip(&self.columns) {
            column.place = handle.map(|handle| Pose::of(self.physics.bodies[handle].position()));
        }
        plan
    }

    /// Where a part is now; `None` for one that there is not.
    pub fn place(&self, part: Part) -> Option<Pose> {
        self.body(part).map(|body| Pose::of(body.position()))
    }

    pub(crate) fn handle(&self, part: Part) -> Option<RigidBodyHandle> {
        match part {
            Part::Plate(n) => self.plates.get(n).copied(),
            Part::Column(n) => self.columns.get(n).copied().flatten(),
        }
    }

    pub(crate) fn body(&self, part: Part) -> Option<&RigidBody> {
        self.physics.bodies.get(self.handle(part)?)
    }

    /// Every part that there is, plates first.
    pub fn parts(&self) -> impl Iterator<Item = Part> + '_ {
        let columns = (0..self.columns.len()).filter(|n| self.columns[*n].is_some());
        (0..self.plates.len()).map(Part::Plate).chain(columns.map(Part::Column))
    }

    /// Advances by one step.
    pub fn step(&mut self) {
        if self.still {
            return;
        }
        self.physics.step(&mut self.pipeline);
    }

    /// Advances by one tick.
    pub fn tick(&mut self) {
        for _ in 0..self.physics.settings().steps {
            self.step();
        }
    }

    /// Whether everything is asleep.
    pub fn is_at_rest(&self) -> bool {
        self.still || self.physics.bodies.iter().all(|(_, body)| body.is_sleeping() || !body.is_dynamic())
    }

    /// Lets time pass until everything is at rest, or for this many ticks. Says whether it came to rest.
    pub fn settle(&mut self, ticks: u32) -> bool {
        for _ in 0..ticks {
            if self.is_at_rest() {
                return true;
            }
            self.tick();
        }
        self.is_at_rest()
    }

    /// Wakes everything up.
    pub fn wake(&mut self) {
        self.touch();
        for part in self.parts().collect::<Vec<_>>() {
            if let Some(handle) = self.handle(part) {
                self.physics.bodies[handle].wake_up(true);
            }
        }
    }

    /// Whether nothing has touched it since it was built at rest.
    pub(crate) fn is_untouched(&self) -> bool {
        self.still
    }

    /// Something touches it: from now on time passes in it.
    pub(crate) fn touch(&mut self) {
        if self.still {
            self.still = false;
            self.physics.press(&mut self.pipeline);
        }
    }

    /// Gives a column other edges.
    pub(crate) fn set_edges(&mut self, column: usize, edges: body::Edges) {
        if let Some(handle) = self.columns.get(column).copied().flatten() {
            let colliders = body::column_colliders(&self.plan.columns[column], self.plan.friction, edges);
            self.physics.reshape(handle, colliders);
        }
    }

    /// Takes a column away, as the table does (V7): from one step to the next it is gone.
    pub fn remove_column(&mut self, column: usize) {
        if let Some(handle) = self.columns.get_mut(column).and_then(Option::take) {
            self.physics.remove(handle);
            self.touch();
        }
    }

    /// The villa at rest after the table has taken a column away (V7), or what collapses then.
    pub fn without_column(&self, column: usize, limits: &Limits) -> Result<World, Fall> {
        let mut world = self.clone();
        world.remove_column(column);
        let before = Before::of(self);
        for _ in 0..10 * TICKS_PER_SECOND {
            world.tick();
            if let Some(fall) = before.fall(&world, limits, None) {
                return Err(fall);
            }
            if world.is_at_rest() {
                break;
            }
        }
        Ok(World::at_rest(world.plan()))
    }

    /// Puts a plate on top of the list, awake.
    pub(crate) fn add_plate(&mut self, plate: Plate) {
        self.touch();
        let (body, collider) = body::plate(&plate, self.plan.density, self.plan.friction);
        self.plates.push(self.physics.insert(body, collider));
        self.plan.plates.push(plate);
    }

    /// A number that tells states apart: the places and speeds of all parts, by their bits.
    pub fn hash(&self) -> u64 {
        let mut hash = Hash::new();
        for (_, body) in self.physics.bodies.iter() {
            let (p, r) = (body.translation(), body.rotation());
            let (v, w) = (body.linvel(), body.angvel());
            hash.f32s(&[p.x, p.y, p.z, r.x, r.y, r.z, r.w, v.x, v.y, v.z, w.x, w.y, w.z]);
            hash.bytes(&[u8::from(body.is_sleeping())]);
        }
        hash.value()
    }

    /// The whole state as bytes, for [restoring](World::restore) on any platform.
    pub fn snapshot(&self) -> Vec<u8> {
        let laid = self.plan.shapes(self.plates.len());
        let state = (WORLD_VERSION, laid, &self.physics, &self.plates, &self.columns, self.still);
        // Memory is the only thing that it could lack.
        seal(postcard::to_allocvec(&state).unwrap_or_default())
    }

    /// Goes back to a snapshot of this villa: the same parts, whatever has happened to them since.
    pub fn restore(&mut self, snapshot: &[u8]) -> Result<(), NotASnapshot> {
        let bytes = unseal(snapshot).ok_or(NotASnapshot("it was cut short or altered"))?;
        let damaged = NotASnapshot("it is damaged");
        let (version, rest): (u16, &[u8]) = postcard::take_from_bytes(bytes).map_err(|_| damaged.clone())?;
        if version != WORLD_VERSION {
            return Err(NotASnapshot("it is of another version of the world"));
        }
        type State = (u64, Physics, Vec<RigidBodyHandle>, Vec<Option<RigidBodyHandle>>, bool);
        let (laid, physics, plates, columns, still): State =
            postcard::from_bytes(rest).map_err(|_| damaged)?;
        if plates.len() > self.plan.plates.len() || laid != self.plan.shapes(plates.len()) {
            return Err(NotASnapshot("it has other parts"));
        }
        self.plan.plates.truncate(plates.len());
        (self.physics, self.plates, self.columns, self.still) = (physics, plates, columns, still);
        self.pipeline = PhysicsPipeline::new();
        Ok(())
    }
}
