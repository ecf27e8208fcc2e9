//! A person's hands: wishes become the input of every tick.
//!
//! The hand goes where it is wished to be, at a calm pace and around what stands in the way; the world decides what
//! follows. The column is kept upright, and it is let go when it stands.

mod around;
mod hook;

use villa_world::{Components, Input, Place, Plan, TICKS_PER_SECOND, Target, Task};

use around::Around;
use hook::{Hook, Now};

/// What the hand does with what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The column is under a floor: draw it out.
    Under,
    /// Nothing is above it: it can be lifted.
    Out,
    /// It is high enough to be carried over the top floor.
    High,
    /// It goes down and will be let go.
    Lowering,
    /// It was let go.
    LetGo,
}

/// Why something cannot be set down here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotHere {
    /// Not above the top floor, or past its edge.
    Edge,
    /// Another column is in the way.
    Column,
    /// The floor would rest on too few columns (V8).
    TooFew,
    /// The floor would fall.
    Falls,
}

/// How fast the hand follows, in metres per second: between columns, in free air, upwards, downwards, just before
/// something touches.
const PACES: [f64; 5] = [0.085, 0.40, 0.25, 0.15, 0.02];

/// How fast the hand turns, in radians per second.
const TURNING: f64 = 1.6;

/// From here on downwards it is slow.
const NEARLY: f64 = 0.008;

/// Room above the columns of the top floor.
const OVER: f64 = 0.015;

/// Pressed down by so little when it is let go.
const PRESSED: f64 = 0.0005;

/// Ticks that it stands in the hand before it is let go.
const STANDS: u32 = 20;

/// Ticks that a floor is steadied after the column has left it.
const AFTER: u32 = 30;

/// A person's hands at one task.
#[derive(Clone, Debug)]
pub struct Hands {
    around: Around,
    at: [f64; 3],
    yaw: f64,
    wish: [f64; 2],
    wish_yaw: f64,
    wish_z: f64,
    lowering: bool,
    stood: u32,
    grip: bool,
    /// Whether the other hand steadies the floor above while the column is under it (V9).
    pub steadies: bool,
    /// How far it lifts that floor, in metres.
    pub lift: f64,
    left: u32,
    hook: Option<Hook>,
    /// Whether there was no room for the hook.
    pub no_room: bool,
    /// The column as it stands, and whether the hook is there.
    felt: Option<(Place, bool)>,
}

impl Hands {
    /// Hands that take hold.
    pub fn new(parts: &Components, plan: Plan, task: Task) -> Hands {
        let around = Around::new(parts, plan, task);
        let (at, yaw) = around.start();
        Hands {
            at,
            yaw,
            wish: [at[0], at[1]],
            wish_yaw: yaw,
            wish_z: at[2],
            lowering: false,
            stood: 0,
            grip: true,
            steadies: true,
            lift: 0.0,
            left: 0,
            hook: None,
            no_room: false,
            felt: None,
            around,
        }
    }

    /// Hands that go on after this input.
    pub fn resume(parts: &Components, plan: Plan, task: Task, last: &Input) -> Hands {
        let mut hands = Hands::new(parts, plan, task);
        hands.mimic(last);
        hands
    }

    /// Is where hands elsewhere are that do this.
    pub fn mimic(&mut self, input: &Input) {
        let place = input.hand.place();
        self.at = place.at.map(f64::from);
        self.yaw = place.yaw();
        (self.wish, self.wish_yaw, self.wish_z) = ([self.at[0], self.at[1]], self.yaw, self.at[2]);
        let (start, _) = self.around.start();
        self.hook = input.hook.then(|| Hook::of(input, start[2], self.around.radius()));
        self.grip = input.grip || input.hook;
    }

    /// Whether the column can be drawn with the hook (V9): not once it is out.
    pub fn may_hook(&self) -> bool {
        self.grip && self.step() == Step::Under && (self.hook.is_none() || self.hooks())
    }

    /// Whether the hook is in use.
    pub fn hooks(&self) -> bool {
        self.hook.is_some()
    }

    /// Whether nobody has said yet which way the hook draws.
    pub fn aims(&self) -> bool {
        self.hook.is_some_and(|hook| hook.aims())
    }

    /// Takes the hook, or lays it away: then fingers take the column where it stands.
    pub fn take_hook(&mut self, yes: bool) {
        if yes == self.hooks() || !self.may_hook() {
            return;
        }
        self.no_room = false;
        self.hook = yes.then(|| Hook::new(self.at, self.around.radius()));
        self.wish = [self.at[0], self.at[1]];
        self.take_where_it_stands();
    }

    /// What the hands feel before a tick: where the column is, and whether the hook is there.
    pub fn feel(&mut self, column: Place, hook: bool) {
        self.felt = Some((column, hook));
    }

    /// Fingers close where the column is, not where it should be.
    fn take_where_it_stands(&mut self) {
        if let Some((place, _)) = self.felt {
            self.at = place.at.map(f64::from);
            (self.yaw, self.wish_yaw, self.wish_z) = (place.yaw(), place.yaw(), self.at[2]);
            self.wish = [self.at[0], self.at[1]];
        }
    }

    /// Whether there is a floor above to be steadied.
    pub fn may_steady(&self) -> bool {
        self.around.floor_above().is_some() && self.step() == Step::Under
    }

    /// Where the hand has the foot of the column, or the underside of the floor.
    pub fn at(&self) -> [f64; 3] {
        self.at
    }

    /// How it is turned.
    pub fn yaw(&self) -> f64 {
        self.yaw
    }

    /// What it does now.
    pub fn step(&self) -> Step {
        match () {
            () if !self.grip => Step::LetGo,
            () if self.lowering => Step::Lowering,
            () if self.at[2] >= self.around.high() - 1e-4 => Step::High,
            () if self.around.is_covered(self.at) => Step::Under,
            () => Step::Out,
        }
    }

    /// Wishes the hand to be there, at the height that it has.
    pub fn wish(&mut self, x: f64, y: f64) {
        if !self.lowering {
            // No arm is longer.
            self.wish = [x.clamp(-0.4, 0.4), y.clamp(-0.4, 0.4)];
        }
    }

    /// Wishes the hand elsewhere by a little.
    pub fn nudge(&mut self, x: f64, y: f64) {
        self.wish(self.wish[0] + x, self.wish[1] + y);
    }

    /// Wishes it higher or lower.
    pub fn raise(&mut self, by: f64) {
        if !self.lowering && self.grip {
            self.wish_z = (self.wish_z + by).clamp(self.around.lowest(self.at), self.around.high() + 0.08);
        }
    }

    /// Wishes it turned.
    pub fn turn(&mut self, by: f64) {
        self.wish_yaw += by;
    }

    /// Lifts it as high as it has to be.
    pub fn lift_up(&mut self) {
        if !self.lowering && self.grip {
            self.wish_z = self.around.high();
        }
    }

    /// Whether it can be set down here.
    pub fn footing(&self) -> Result<(), NotHere> {
        self.around.footing([self.at[0], self.at[1]], self.yaw)
    }

    /// Sets it down here, and lets go when it stands.
    pub fn set_down(&mut self) -> Result<(), NotHere> {
        self.footing()?;
        self.lowering = true;
        self.wish = [self.at[0], self.at[1]];
        self.wish_yaw = self.yaw;
        self.wish_z = self.around.rest() - PRESSED;
        Ok(())
    }

    /// Lets go at once, wherever it is.
    pub fn let_go(&mut self) {
        self.grip = false;
    }

    /// The input of the next tick.
    pub fn input(&mut self) -> Input {
        let grip = match self.hook {
            Some(hook) => self.drag(hook),
            None => {
                if self.grip {
                    self.follow();
                }
                self.grip
            }
        };
        let place = Place::upright(self.at[0], self.at[1], self.at[2], self.yaw);
        let mut input = Input { grip, hand: Target::of(&place), height: 40, ..Input::default() };
        if let Some(hook) = &self.hook {
            hook.write(&mut input);
        }
        if let Some(level) = self.around.floor_above().filter(|_| self.steadies && self.grip) {
            let covered = self.around.is_covered(self.at);
            self.left = if covered { AFTER } else { self.left.saturating_sub(1) };
            if self.left > 0 {
                input.steady = Some(level);
                let lift = if covered { self.lift } else { 0.0 };
                input = input.with_lift(lift);
            }
        }
        input
    }

    /// One tick of the hook; whether the fingers hold on.
    fn drag(&mut self, mut hook: Hook) -> bool {
        let is_set = self.felt.is_some_and(|(_, hook)| hook);
        let ends =
            |at: [f64; 2]| !self.around.bears(at) || !self.around.is_covered([at[0], at[1], self.at[2]]);
        let now = hook.follow(self.wish, is_set, ends);
        self.hook = Some(hook);
        match now {
            Now::Works { grip: false } => {
                let [x, y] = hook.column();
                (self.at[0], self.at[1]) = (x, y);
                false
            }
            // The fingers that take it close around it as it stands.
            Now::Works { grip: true } => {
                if hook.takes() {
                    self.take_where_it_stands();
                }
                true
            }
            Now::NoRoom | Now::Done => {
                self.no_room = now == Now::NoRoom;
                self.hook = None;
                self.wish = [self.at[0], self.at[1]];
                true
            }
        }
    }

    /// One tick nearer to where it is wished to be.
    fn follow(&mut self) {
        let dt = 1.0 / f64::from(TICKS_PER_SECOND);
        let [between, free, upwards, downwards, touching] = PACES;
        let pace = if self.around.is_covered(self.at) { between } else { free };
        self.at = self.around.towards(self.at, self.wish, pace * dt);
        let turn = (self.wish_yaw - self.yaw).clamp(-TURNING * dt, TURNING * dt);
        self.yaw += turn;
        let way = self.wish_z - self.at[2];
        let is_near = self.at[2] - self.around.rest() < NEARLY && self.at[2] > self.around.rest() - 0.002;
        let pace = match way {
            _ if way > 0.0 => upwards,
            _ if is_near => self.around.touch_pace(touching),
            _ => downwards,
        };
        let next = [self.at[0], self.at[1], self.at[2] + way.clamp(-pace * dt, pace * dt)];
        if self.lowering || self.around.is_free(self.at, next) {
            self.at = next;
        } else {
            self.wish_z = self.at[2];
        }
        if self.lowering && way.abs() < 1e-9 {
            self.stood += 1;
            self.grip = self.stood < STANDS;
        }
    }
}

#[cfg(test)]
mod tests {
    use villa_world::{Recorder, Verdict, World};

    use super::*;

    /// What a person does who wants a column: drags it straight out to the nearest side, lifts, carries it to where
    /// there is room, sets it down. Whether it stood.
    fn person(seed: u64, storeys: usize, column: usize) -> Option<Verdict> {
        let parts = Components::built_in();
        let plan = Plan::random(parts, 4, storeys, seed).unwrap();
        let mut turn = Recorder::new(&World::at_rest(plan.clone()), parts, Task::Column(column)).ok()?;
        let mut hands = Hands::new(parts, plan.clone(), Task::Column(column));
        let place = plan.columns[column].place?;
        let [x, y] = [place.at[0], place.at[1]].map(f64::from);
        let length = x.hypot(y).max(1e-3);
        let spot =
            villa_world::Statics::of(&plan).map(&plan.columns[column], Some(column), 0.01).best(0.006)?.at;
        hands.wish(x / length * 0.24, y / length * 0.24);
        for _ in 0..60 * 40 {
            match hands.step() {
                Step::Out => hands.lift_up(),
                Step::High => {
                    hands.wish(spot[0], spot[1]);
                    if (hands.at()[0] - spot[0]).hypot(hands.at()[1] - spot[1]) < 1e-3 {
                        hands.set_down().unwrap();
                    }
                }
                _ => {}
            }
            let input = hands.input();
            if let Some(verdict) = turn.tick(&input) {
                return Some(verdict.clone());
            }
        }
        None
    }

    #[test]
    fn somebody_with_a_mouse_brings_outer_columns_up() {
        let (mut tried, mut stood, mut told) = (0, 0, Vec::new());
        for (seed, storeys) in [(1, 1), (2, 1), (3, 2), (4, 3)] {
            let parts = Components::built_in();
            let plan = Plan::random(parts, 4, storeys, seed).unwrap();
            let statics = villa_world::Statics::of(&plan);
            let safe = |n: &usize| {
                plan.columns[*n].level < plan.top() && statics.without(*n).is_some_and(|m| m.metres > 0.01)
            };
            let outer = |n: &usize| {
                let at = plan.columns[*n].place.unwrap().at;
                at[0].hypot(at[1]) > 0.075
            };
            for column in (0..20).filter(safe).filter(outer).take(4) {
                let verdict = person(seed, storeys, column);
                tried += 1;
                stood += usize::from(matches!(verdict, Some(Verdict::Stood { .. })));
                told.push((seed, column, verdict));
            }
        }
        assert!(tried >= 10 && stood * 10 >= tried * 8, "{stood} of {tried}: {told:?}");
    }

    /// The same with the hook: how it ended, and whether the hook was used.
    fn with_the_hook(seed: u64, column: usize) -> Option<(Verdict, bool)> {
        let parts = Components::built_in();
        let plan = Plan::random(parts, 4, 1, seed).unwrap();
        let mut turn = Recorder::new(&World::at_rest(plan.clone()), parts, Task::Column(column)).ok()?;
        let mut hands = Hands::new(parts, plan.clone(), Task::Column(column));
        let at = plan.columns[column].place?.at.map(f64::from);
        let length = at[0].hypot(at[1]).max(1e-3);
        let spot =
            villa_world::Statics::of(&plan).map(&plan.columns[column], Some(column), 0.01).best(0.006)?.at;
        hands.take_hook(true);
        assert!(hands.hooks() && hands.aims());
        let mut used = false;
        for _ in 0..60 * 40 {
            match hands.step() {
                Step::Under => hands.wish(at[0] / length * 0.24, at[1] / length * 0.24),
                Step::Out if !hands.hooks() => hands.lift_up(),
                Step::High => {
                    hands.wish(spot[0], spot[1]);
                    if (hands.at()[0] - spot[0]).hypot(hands.at()[1] - spot[1]) < 1e-3 {
                        hands.set_down().unwrap();
                    }
                }
                _ => {}
            }
            let attempt = turn.attempt();
            let place = attempt.world().place(villa_world::Part::Column(column))?;
            used |= attempt.hook().is_some();
            hands.feel(place, attempt.hook().is_some());
            let input = hands.input();
            if let Some(verdict) = turn.tick(&input) {
                return Some((verdict.clone(), used));
            }
        }
        None
    }

    #[test]
    fn v9_somebody_with_the_hook_brings_outer_columns_up() {
        let (mut hooked, mut stood, mut told) = (0, 0, Vec::new());
        for seed in [1, 2, 3] {
            let plan = Plan::random(Components::built_in(), 4, 1, seed).unwrap();
            let outer = |n: &usize| {
                let at = plan.columns[*n].place.unwrap().at;
                at[0].hypot(at[1]) > 0.09
            };
            for column in (0..20).filter(outer).take(4) {
                let ended = with_the_hook(seed, column);
                if let Some((verdict, true)) = &ended {
                    hooked += 1;
                    stood += usize::from(matches!(verdict, Verdict::Stood { .. }));
                }
                told.push((seed, column, ended));
            }
        }
        assert!(hooked >= 5 && stood * 10 >= hooked * 7, "{stood} of {hooked}: {told:?}");
    }

    #[test]
    fn hands_go_on_where_they_were() {
        let parts = Components::built_in();
        let plan = Plan::random(parts, 4, 1, 1).unwrap();
        let mut hands = Hands::new(parts, plan.clone(), Task::Column(0));
        hands.nudge(0.02, 0.0);
        let last = (0..30).map(|_| hands.input()).last().unwrap();
        let again = Hands::resume(parts, plan, Task::Column(0), &last);
        assert!((again.at()[0] - hands.at()[0]).abs() < 1e-4 && again.step() == hands.step());
    }
}
