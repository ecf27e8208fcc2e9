//! The player's hands: targets become the input of every tick.
//!
//! The hand moves to its target, at a calm pace and around obstacles; the world decides what
//! follows. The column is kept upright, and it is released when it stands.

mod around;
#[cfg(test)]
mod games;
mod hook;
mod push;
mod step;
#[cfg(test)]
mod tests;

use villa_world::{Components, Input, Plan, Pose, TICKS_PER_SECOND, Target, Task};

use around::Around;
use hook::{Hook, Now};
use push::Push;

pub use push::Answer;
pub use step::{NotHere, Step, Warning};

/// How fast the hand follows, in metres per second: between columns, in free air, upwards, downwards, just before
/// something touches.
const PACES: [f64; 5] = [0.085, 0.40, 0.25, 0.15, 0.02];

/// Between columns the hand is half as fast when floors press on the column with this many newtons, and slower with more: a
/// column that carries the villa is felt before it moves.
const HEAVY: f64 = 0.7;

/// The load is averaged over about this many ticks.
const FELT: f64 = 10.0;

/// How fast the hand turns, in radians per second.
const TURNING: f64 = 1.6;

/// Below this height it is slow.
const NEARLY: f64 = 0.008;

/// Room above the columns of the top floor.
const OVER: f64 = 0.015;

/// How far it is pressed down when it is released, in metres.
const PRESSED: f64 = 0.0005;

/// Ticks that it stands in the hand before it is let go.
const STANDS: u32 = 20;

/// Ticks in which the other hand puts a floor down, before it lets go.
const PUTS_DOWN: u32 = 15;

/// The player's hands at one task.
#[derive(Clone, Debug)]
pub struct HandControl {
    around: Around,
    at: [f64; 3],
    yaw: f64,
    wish: [f64; 2],
    wish_yaw: f64,
    wish_z: f64,
    lowering: bool,
    stood: u32,
    grip: bool,
    /// The player has broken off.
    back: bool,
    /// The level of the floor that the other hand holds (V9).
    holds: Option<u8>,
    /// How far it lifts that floor, in metres.
    lift: f64,
    /// Ticks since it began to put that floor down.
    puts_down: u32,
    hook: Option<Hook>,
    /// Whether there was no room for the hook.
    pub no_room: bool,
    /// The column as it stands, and whether the hook is there.
    felt: Option<(Pose, bool)>,
    /// How hard floors press on the column, in newtons, and since which tick.
    load: f64,
    ticks: u32,
    push: Option<Push>,
    answer: Option<Answer>,
}

/// The strain in a column on which floors press with this many newtons, from 0 to nearly 1.
pub fn strain(newtons: f64) -> f64 {
    newtons / (newtons + HEAVY)
}

impl HandControl {
    /// Hands at the start of an attempt.
    pub fn new(parts: &Components, plan: Plan, task: Task) -> HandControl {
        let around = Around::new(parts, plan, task);
        let (at, yaw) = around.start();
        HandControl {
            at,
            yaw,
            wish: [at[0], at[1]],
            wish_yaw: yaw,
            wish_z: at[2],
            lowering: false,
            stood: 0,
            grip: true,
            back: false,
            holds: None,
            lift: 0.0,
            puts_down: 0,
            hook: None,
            no_room: false,
            felt: None,
            load: 0.0,
            ticks: 0,
            push: None,
            answer: None,
            around,
        }
    }

    /// Hands that continue after this input.
    pub fn resume(parts: &Components, plan: Plan, task: Task, last: &Input) -> HandControl {
        let mut hands = HandControl::new(parts, plan, task);
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
        (self.holds, self.lift) = (input.steady, input.lift());
        self.back = input.back;
    }

    /// Breaks off (V5): from now on the hand takes everything back, except what it has released.
    pub fn put_back(&mut self) {
        self.back |= self.may_break_off();
    }

    /// Whether the player can still break off.
    pub fn may_break_off(&self) -> bool {
        self.grip && !self.back
    }

    /// Whether the column can be drawn with the hook (V9): not once it is out.
    pub fn may_hook(&self) -> bool {
        self.grip && self.step() == Step::Under
    }

    /// Whether the hook is in use.
    pub fn hooks(&self) -> bool {
        self.hook.is_some()
    }

    /// Whether nobody has said yet which way the hook draws.
    pub fn aims(&self) -> bool {
        self.hook.is_some_and(|hook| hook.aims())
    }

    /// Takes the hook, or puts it away: then fingers take the column where it stands.
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
    pub fn feel(&mut self, column: Pose, hook: bool) {
        self.felt = Some((column, hook));
        if let Some(push) = &mut self.push {
            push.feel([column.at[0].into(), column.at[1].into()]);
        }
        if self.back {
            self.take_where_it_stands();
        }
    }

    /// How hard floors press on the column in this tick, in newtons.
    pub fn bear(&mut self, newtons: f64) {
        self.ticks += 1;
        self.load += (newtons - self.load) / FELT.min(f64::from(self.ticks));
    }

    /// How much strain there is, from 0 for a column that bears nothing to nearly 1.
    pub fn strain(&self) -> f64 {
        if self.step() == Step::Under { strain(self.load) } else { 0.0 }
    }

    /// Whether it is down, or let go of there.
    pub fn touches_down(&self) -> bool {
        self.stood > 0
    }

    /// The test push: a small push that way and back, to feel whether the column is loose.
    pub fn test_push(&mut self, along: [f64; 2]) {
        let length = along[0].hypot(along[1]);
        if self.grip
            && self.push.is_none()
            && self.hook.is_none()
            && self.step() == Step::Under
            && length > 0.0
        {
            self.push = Some(Push::new(along.map(|c| c / length)));
            self.wish = [self.at[0], self.at[1]];
            self.answer = None;
        }
    }

    /// What the column has answered to the last test push.
    pub fn answer(&self) -> Option<Answer> {
        self.answer
    }

    /// Fingers close where the column is, not where it should be.
    fn take_where_it_stands(&mut self) {
        if let Some((place, _)) = self.felt {
            self.at = place.at.map(f64::from);
            (self.yaw, self.wish_yaw, self.wish_z) = (place.yaw(), place.yaw(), self.at[2]);
            self.wish = [self.at[0], self.at[1]];
        }
    }

    /// The level of the floor that the other hand holds.
    pub fn holds(&self) -> Option<u8> {
        self.holds
    }

    /// How far it lifts that floor, in metres.
    pub fn lift(&self) -> f64 {
        self.lift
    }

    /// The floors that the other hand can hold now (V9), by level: any of them, while the column is taken out.
    pub fn floors(&self) -> std::ops::Range<u8> {
        let is_taken_out = matches!(self.step(), Step::Under | Step::Out);
        let top = self.around.floors().filter(|_| is_taken_out);
        1..top.map_or(1, |top| top + 1)
    }

    /// The default floor to hold: the floor above the column, or else the lowest.
    pub fn nearest_floor(&self) -> Option<u8> {
        let above = self.around.floor_above().unwrap_or(1);
        self.floors().contains(&above).then_some(above)
    }

    /// Takes hold of a floor with the other hand, or lets go of it (V9).
    pub fn hold(&mut self, level: Option<u8>) {
        let level = level.filter(|level| self.floors().contains(level));
        if level != self.holds {
            (self.holds, self.lift, self.puts_down) = (level, 0.0, 0);
        }
    }

    /// Lifts the floor that is held by this many metres.
    pub fn lift_floor(&mut self, metres: f64) {
        if self.holds.is_some() {
            self.lift = metres.clamp(0.0, self.around.highest_lift());
        }
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
            () if self.back => Step::Back,
            () if !self.grip => Step::LetGo,
            () if self.lowering => Step::Lowering,
            () if self.at[2] >= self.around.high() - 1e-4 => Step::High,
            () if self.around.is_covered(self.at) => Step::Under,
            () => Step::Out,
        }
    }

    /// Sets the target, at the current height.
    pub fn wish(&mut self, x: f64, y: f64) {
        if !self.lowering && self.push.is_none() {
            // The reach of an arm.
            self.wish = [x.clamp(-0.4, 0.4), y.clamp(-0.4, 0.4)];
        }
    }

    /// The target of the hand.
    pub fn wished(&self) -> [f64; 2] {
        self.wish
    }

    /// Whether it has reached its target.
    pub fn has_arrived(&self) -> bool {
        (self.at[0] - self.wish[0]).hypot(self.at[1] - self.wish[1]) < 1e-3
    }

    /// Cancels setting down, while the column is still in the hand.
    pub fn keep(&mut self) {
        if self.lowering && self.grip && !self.back {
            (self.lowering, self.stood) = (false, 0);
            self.wish_z = self.around.high();
        }
    }

    /// Whether the column that was felt last is free of all floors, and not only the hand.
    pub fn feels_free(&self) -> bool {
        self.felt.is_some_and(|(place, _)| !self.around.is_covered(place.at.map(f64::from)))
    }

    /// Moves the target a little.
    pub fn nudge(&mut self, x: f64, y: f64) {
        self.wish(self.wish[0] + x, self.wish[1] + y);
    }

    /// Raises or lowers the target.
    pub fn raise(&mut self, by: f64) {
        if !self.lowering && self.grip {
            self.wish_z = (self.wish_z + by).clamp(self.around.lowest(self.at), self.around.high() + 0.08);
        }
    }

    /// Turns the target.
    pub fn turn(&mut self, by: f64) {
        self.wish_yaw += by;
    }

    /// Lifts it as high as it has to be.
    pub fn lift_up(&mut self) {
        if !self.lowering && self.grip {
            self.wish_z = self.around.high();
        }
    }

    /// Whether it can be set down here, and what will happen.
    pub fn footing(&self) -> Result<Option<Warning>, NotHere> {
        self.around.footing([self.at[0], self.at[1]], self.yaw)
    }

    /// How high it would be if it were set down here.
    pub fn rest(&self) -> f64 {
        self.around.rest([self.at[0], self.at[1]])
    }

    /// Sets it down here, and lets go when it stands.
    pub fn set_down(&mut self) -> Result<(), NotHere> {
        self.footing()?;
        self.lowering = true;
        self.wish = [self.at[0], self.at[1]];
        self.wish_yaw = self.yaw;
        self.wish_z = self.rest() - PRESSED;
        Ok(())
    }

    /// The input of the next tick.
    pub fn input(&mut self) -> Input {
        if self.back {
            return Input::BACK;
        }
        let grip = match self.hook {
            _ if self.push.is_some() => self.grip,
            Some(hook) => self.drag(hook),
            None => {
                if self.grip {
                    self.follow();
                }
                self.grip
            }
        };
        let [x, y] = self.pushed();
        let place = Pose::upright(self.at[0] + x, self.at[1] + y, self.at[2], self.yaw);
        let mut input = Input { grip, hand: Target::of(&place), height: 40, ..Input::default() };
        if let Some(hook) = &self.hook {
            hook.write(&mut input);
        }
        input.steady = self.holds;
        input.with_lift(self.lift)
    }

    /// How far a test push has the hand from where it began; what the column answers is known when it is over.
    fn pushed(&mut self) -> [f64; 2] {
        let Some(push) = &mut self.push else { return [0.0; 2] };
        let by = push.next();
        if by.is_none() {
            (self.answer, self.push) = (Some(push.answer()), None);
        }
        by.unwrap_or_default()
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

    /// Moves one tick towards the target.
    fn follow(&mut self) {
        if self.wish_z > self.at[2] && self.puts_floor_down() {
            return;
        }
        let dt = 1.0 / f64::from(TICKS_PER_SECOND);
        let [between, free, upwards, downwards, touching] = PACES;
        let pace = if self.around.is_covered(self.at) { between / (1.0 + self.load / HEAVY) } else { free };
        self.at = self.around.towards(self.at, self.wish, pace * dt);
        let turn = (self.wish_yaw - self.yaw).clamp(-TURNING * dt, TURNING * dt);
        self.yaw += turn;
        let way = self.wish_z - self.at[2];
        let rest = self.rest();
        let is_near = self.at[2] - rest < NEARLY && self.at[2] > rest - 0.002;
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

    /// Before the column goes up, the other hand puts its floor down gently and lets go: no floor is held while a column
    /// is set down (V9). Whether it is still at it. Meanwhile the column stays where it is.
    fn puts_floor_down(&mut self) -> bool {
        if self.holds.is_none() || self.around.is_covered(self.at) {
            return false;
        }
        self.lift = 0.0;
        self.puts_down += 1;
        if self.puts_down > PUTS_DOWN {
            self.holds = None;
        }
        true
    }
}
