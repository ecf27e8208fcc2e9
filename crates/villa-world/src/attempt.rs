//! An attempt: input that acts on a villa tick by tick, until there is a verdict.

mod back;
mod judge;
mod snapshot;

use std::fmt;

use rapier3d::math::Vector;
use rapier3d::prelude::RigidBodyHandle;
use serde::{Deserialize, Serialize};

use crate::components::Components;
use crate::fall::Before;
use crate::hand::Hand;
use crate::hook;
use crate::input::{Input, Target};
use crate::plan::Plate;
use crate::pose::Pose;
use crate::verdict::Verdict;
use crate::world::{Part, World};

use back::{Back, Stop};

/// The hand closes on a column that is no farther from it than this.
const REACH: f32 = 0.03;

/// A column with its foot this far below the top floor counts as brought up; letting it go there is the end.
const UP: f64 = 0.005;

/// A floor appears in the hand at least this high above the columns that it is to lie on.
const ABOVE: f64 = 0.01;

/// Ticks within which any attempt ends: the longest way back, then the longest wait for rest.
pub(crate) const LONGEST_END: u32 = back::LONGEST + judge::PATIENCE + 4;

/// What is attempted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Bring this column up to the top floor.
    Column(usize),
    /// Lay the next floor (V8), which must rest on at least this many columns.
    Floor {
        /// Three; one or two in the expert variant.
        needs: usize,
    },
}

/// An attempt that cannot even begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotTry {
    /// There is no such column.
    NoColumn(usize),
    /// It stands on the top floor already (V4).
    OnTop(usize),
    /// All floors are laid.
    NoFloor,
}

impl fmt::Display for CannotTry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotTry::NoColumn(n) => write!(f, "there is no column {n}"),
            CannotTry::OnTop(n) => write!(f, "column {n} stands on the top floor already"),
            CannotTry::NoFloor => write!(f, "all floors are laid"),
        }
    }
}

impl std::error::Error for CannotTry {}

/// Hands at work.
#[derive(Clone)]
pub struct Attempt {
    task: Task,
    parts: Components,
    start: World,
    before: Before,
    world: World,
    ticks: u32,
    hand: Option<Hand>,
    hook: Option<(RigidBodyHandle, Hand)>,
    steady: Option<(usize, Hand)>,
    /// Levels of floors that were steadied: they have to be back in place (V14).
    steadied: Vec<usize>,
    /// The column has been above the top floor: from now on no floor may be touched (V9).
    is_up: bool,
    /// The way that what is held has come, and the way back, once the player has broken off (V5).
    way: Vec<Stop>,
    back: Option<Back>,
    /// Ticks since everything was let go for good.
    waited: Option<u32>,
    verdict: Option<Verdict>,
}

impl Attempt {
    /// Begins with a villa at rest.
    pub fn new(world: World, parts: &Components, task: Task) -> Result<Attempt, CannotTry> {
        match task {
            Task::Column(n) => {
                world.place(Part::Column(n)).ok_or(CannotTry::NoColumn(n))?;
                if world.plan.columns[n].level == world.plan.top() {
                    return Err(CannotTry::OnTop(n));
                }
            }
            Task::Floor { .. } if world.plates.len() > parts.floors.len() => return Err(CannotTry::NoFloor),
            Task::Floor { .. } => {}
        }
        Ok(Attempt {
            task,
            parts: parts.clone(),
            before: Before::of(&world),
            start: world.clone(),
            world,
            ticks: 0,
            hand: None,
            hook: None,
            steady: None,
            steadied: Vec::new(),
            is_up: false,
            way: Vec::new(),
            back: None,
            waited: None,
            verdict: None,
        })
    }

    /// What is attempted.
    pub fn task(&self) -> Task {
        self.task
    }

    /// The villa as it is now.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// Where the hand is that holds the column or the floor, as the foot or the underside of what it holds.
    pub fn hand(&self) -> Option<Pose> {
        self.hand.map(|hand| Pose::of(&hand.pose))
    }

    /// Where the hook is: the middle between its prongs, which open along its own x axis.
    pub fn hook(&self) -> Option<Pose> {
        let (body, _) = self.hook?;
        self.world.physics.bodies.get(body).map(|body| Pose::of(body.position()))
    }

    /// The plate that the other hand steadies.
    pub fn steadied(&self) -> Option<Part> {
        self.steady.map(|(plate, _)| Part::Plate(plate))
    }

    /// Whether everything was let go for good: the villa is waited for, hands are not heard any more.
    pub fn is_waiting(&self) -> bool {
        self.waited.is_some()
    }

    /// Ticks so far.
    pub fn ticks(&self) -> u32 {
        self.ticks
    }

    /// How it ended, once it has.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// The villa after the attempt, at rest: as the hands left it where a column stands, a floor lies, or the column was
    /// put back by hand; as it was at the start, bit for bit, where the table has put everything back. After a collapse it
    /// is as it fell. `None` while the attempt goes on.
    pub fn outcome(&self) -> Option<World> {
        match self.verdict.as_ref()? {
            Verdict::Stood { level, .. } => {
                let mut plan = self.world.plan();
                if let Task::Column(n) = self.task {
                    plan.columns[n].level = *level;
                }
                Some(World::at_rest(plan))
            }
            Verdict::Laid { .. } | Verdict::BrokenOff { by_table: false } => {
                Some(World::at_rest(self.world.plan()))
            }
            Verdict::Collapse { .. } => Some(self.world.clone()),
            Verdict::BrokenOff { by_table: true } | Verdict::Foul(_) | Verdict::NotLayable { .. } => {
                Some(self.start.clone())
            }
        }
    }

    /// Lets the hands do what the input says for one tick. Nothing happens any more once there is a verdict.
    pub fn tick(&mut self, input: &Input) -> Option<&Verdict> {
        let input = &self.heard(input);
        if self.verdict.is_none() {
            if self.back.is_none() && self.waited.is_none() {
                self.note_way(input);
            }
            self.take_hold(input);
            if self.holds() {
                self.world.touch();
            }
            let settings = *self.world.physics.settings();
            for step in 0..settings.steps {
                self.pull(input, settings.steps - step, settings.dt());
                self.world.step();
            }
            self.ticks += 1;
            self.judge(input);
        }
        self.verdict.as_ref()
    }

    /// Closes and opens hands as the input says.
    fn take_hold(&mut self, input: &Input) {
        let grip = self.gripped(input);
        self.hand = match (self.hand, grip) {
            (Some(hand), true) => Some(hand),
            (None, true) => self.close_hand(input),
            (_, false) => None,
        };
        if self.hook.is_none() && input.hook && matches!(self.task, Task::Column(_)) {
            let pose = input.cradle.pose();
            if hook::has_room(&self.world.plan(), &Pose::of(&pose)) {
                let (body, colliders) = hook::body(&pose);
                self.hook = Some((self.world.physics.insert(body, colliders), Hand::at(pose)));
            }
        } else if !input.hook
            && let Some((body, _)) = self.hook.take()
        {
            self.world.physics.remove(body);
        }
        // A column that is put back is taken out once more, the other way round.
        let may_steady = matches!(self.task, Task::Column(_)) && (!self.is_up || self.back.is_some());
        let wanted = input.steady.map(usize::from).filter(|_| may_steady);
        if self.steady.map(|(level, _)| level) != wanted {
            self.steady = wanted.and_then(|level| {
                let plate = self.before.plan().plates.iter().position(|p| p.level == level && !p.fixed)?;
                let hand = Hand::at(self.world.place(Part::Plate(plate))?.pose());
                if !self.steadied.contains(&plate) {
                    self.steadied.push(plate);
                }
                Some((plate, hand))
            });
        }
    }

    /// Whether a hand holds something.
    fn holds(&self) -> bool {
        self.hand.is_some() || self.hook.is_some() || self.steady.is_some()
    }

    /// Whether fingers are to be closed. What was released for good is not gripped again.
    fn gripped(&self, input: &Input) -> bool {
        input.grip && self.waited.is_none()
    }

    fn close_hand(&mut self, input: &Input) -> Option<Hand> {
        match self.task {
            Task::Column(n) => {
                let pose = self.world.place(Part::Column(n))?.pose();
                let grip = grip(input, &self.parts);
                let apart = pose.transform_point(grip) - input.hand.pose().transform_point(grip);
                // Fingers close around the column as it stands, wherever exactly they were meant to be.
                (apart.length() <= REACH).then(|| Hand::at(pose))
            }
            Task::Floor { .. } => {
                let level = self.world.plan.top() + 1;
                if self.world.plates.len() == self.start.plates.len() {
                    let board = &self.parts.floors[self.start.plates.len() - 1];
                    let mut place = input.hand.place();
                    let least = self.world.plan().surface(level - 1) + self.parts.height + ABOVE;
                    place.at[2] = place.at[2].max(least as f32);
                    self.world.add_plate(Plate::of(board, level, place));
                }
                Some(Hand::at(self.world.place(Part::Plate(self.start.plates.len()))?.pose()))
            }
        }
    }

    /// One step of every hand.
    fn pull(&mut self, input: &Input, left: u32, dt: f32) {
        let held = self.held();
        let hands = &self.parts.hands;
        if let (Some(hand), Some(body)) = (&mut self.hand, self.world.handle(held)) {
            hand.approach(&input.hand.pose(), left, dt);
            let body = &mut self.world.physics.bodies[body];
            match self.task {
                Task::Column(_) => hand.pull(body, grip(input, &self.parts), &hands.column, dt),
                Task::Floor { .. } => hand.carry(body, &hands.lay, dt),
            }
        }
        if let Some((body, hand)) = &mut self.hook {
            hand.approach(&input.cradle.pose(), left, dt);
            hand.pull(&mut self.world.physics.bodies[*body], Vector::ZERO, &hands.hook, dt);
        }
        if let Some((plate, hand)) = &mut self.steady {
            let part = Part::Plate(*plate);
            if let (Some(home), Some(body)) = (self.before.place(part), self.world.handle(part)) {
                let mut home = home.pose();
                home.translation.z += input.lift().min(self.parts.limits.lift) as f32;
                hand.approach(&home, left, dt);
                hand.carry(&mut self.world.physics.bodies[body], &hands.steady, dt);
            }
        }
    }

    /// Where the hand would have to be for the column not to move: what a player's first input says.
    pub fn first_target(&self) -> Target {
        match self.task {
            Task::Column(n) => {
                self.world.place(Part::Column(n)).map_or_else(Target::default, |p| Target::of(&p))
            }
            Task::Floor { .. } => {
                let z = self.world.plan().surface(self.world.plan.top()) + self.parts.height + 0.05;
                Target::upright(0.0, 0.0, z)
            }
        }
    }
}

/// The point between the fingers in the column's own frame, not above its top.
fn grip(input: &Input, parts: &Components) -> Vector {
    Vector::new(0.0, 0.0, (f32::from(input.height) / 1000.0).min(parts.height as f32))
}
