//! An attempt as bytes, to be continued elsewhere.

use rapier3d::prelude::RigidBodyHandle;
use serde::{Deserialize, Serialize};

use super::back::{Back, Stop};
use super::{Attempt, Task};
use crate::hand::Hand;
use crate::hash::{seal, unseal};
use crate::plan::Plate;
use crate::verdict::Verdict;
use crate::world::NotASnapshot;

/// What an attempt knows beside its world.
#[derive(Serialize, Deserialize)]
struct State {
    task: Task,
    ticks: u32,
    hand: Option<Hand>,
    hook: Option<(RigidBodyHandle, Hand)>,
    steady: Option<(usize, Hand)>,
    steadied: Vec<usize>,
    is_up: bool,
    way: Vec<Stop>,
    back: Option<Back>,
    waited: Option<u32>,
    verdict: Option<Verdict>,
    /// The world has the floor that is laid.
    has_floor: bool,
}

impl Attempt {
    /// The attempt as bytes, for [restoring](Attempt::restore) into one that began the same way.
    pub fn snapshot(&self) -> Vec<u8> {
        let state = State {
            task: self.task,
            ticks: self.ticks,
            hand: self.hand,
            hook: self.hook,
            steady: self.steady,
            steadied: self.steadied.clone(),
            is_up: self.is_up,
            way: self.way.clone(),
            back: self.back,
            waited: self.waited,
            verdict: self.verdict.clone(),
            has_floor: self.world.plates.len() > self.start.plates.len(),
        };
        // Memory is the only thing that it could lack.
        let mut bytes = postcard::to_allocvec(&state).unwrap_or_default();
        bytes.extend(self.world.snapshot());
        seal(bytes)
    }

    /// Goes to where another attempt with the same start and the same task was.
    pub fn restore(&mut self, snapshot: &[u8]) -> Result<(), NotASnapshot> {
        let bytes = unseal(snapshot).ok_or(NotASnapshot("it was cut short or altered"))?;
        let (state, world): (State, &[u8]) =
            postcard::take_from_bytes(bytes).map_err(|_| NotASnapshot("it is damaged"))?;
        if state.task != self.task {
            return Err(NotASnapshot("it is of another attempt"));
        }
        let mut start = self.start.clone();
        if state.has_floor {
            let board = self.parts.floors.get(start.plates.len() - 1);
            let board = board.ok_or(NotASnapshot("it has other parts"))?;
            let place = start.plan.plates[0].place;
            start.plan.plates.push(Plate::of(board, start.plan.top() + 1, place));
        }
        start.restore(world)?;
        self.world = start;
        let State { ticks, hand, hook, steady, steadied, is_up, way, back, waited, verdict, .. } = state;
        (self.ticks, self.hand, self.hook, self.steady) = (ticks, hand, hook, steady);
        (self.steadied, self.is_up, self.way, self.back) = (steadied, is_up, way, back);
        (self.waited, self.verdict) = (waited, verdict);
        Ok(())
    }
}
