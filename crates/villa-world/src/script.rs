//! Scripted hands, careful and steady, for tests, measurements and golden recordings.

mod path;

use crate::components::Components;
use crate::input::{Input, Target};
use crate::outline::Point;
use crate::plan::Plan;
use crate::pose::Pose;
use crate::settings::TICKS_PER_SECOND;
use crate::statics::Statics;

/// How a scripted hand brings a column up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// The other hand steadies the floor above while the column is drawn out.
    pub steady: bool,
    /// It lifts that floor by this many metres.
    pub lift: f64,
    /// The hook draws the column out, where the way is straight.
    pub hook: bool,
    /// How fast the column is drawn, in metres per second.
    pub pace: f64,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner { steady: true, lift: 0.0, hook: false, pace: 0.06 }
    }
}

/// Free of other things by this much before it is lifted.
const CLEAR: f64 = 0.008;

/// Carried over the columns of the top floor by this much.
const OVER: f64 = 0.015;

/// Room around the place where it is put down.
const ROOM: f64 = 0.006;

/// How high the hook grasps: low enough not to tip a thin column, high enough not to kick its foot away.
const GRASP: f64 = 0.018;

/// The hook's pace at most; faster it knocks columns over.
const SLOW: f64 = 0.03;

/// Input, as it is written tick by tick.
struct HandScript {
    inputs: Vec<Input>,
    now: Input,
}

impl HandScript {
    fn hold(&mut self, seconds: f64) {
        let ticks = (seconds * f64::from(TICKS_PER_SECOND)).ceil() as usize;
        self.inputs.extend(std::iter::repeat_n(self.now, ticks));
    }

    /// Moves something from one place to another at a pace, by setting it for every tick on the way.
    fn glide(&mut self, from: Pose, to: [f64; 3], pace: f64, set: fn(&mut Input, Target)) -> Pose {
        let start = from.at.map(f64::from);
        let way: [f64; 3] = std::array::from_fn(|i| to[i] - start[i]);
        let length = (way[0] * way[0] + way[1] * way[1] + way[2] * way[2]).sqrt();
        let ticks = (length / pace * f64::from(TICKS_PER_SECOND)).ceil().max(1.0) as u32;
        let mut place = from;
        for tick in 1..=ticks {
            let share = f64::from(tick) / f64::from(ticks);
            place.at = std::array::from_fn(|i| (start[i] + share * way[i]) as f32);
            set(&mut self.now, Target::of(&place));
            self.inputs.push(self.now);
        }
        place
    }
}

fn set_hand(input: &mut Input, target: Target) {
    input.hand = target;
}

fn set_cradle(input: &mut Input, target: Target) {
    input.cradle = target;
}

impl Plan {
    /// The input of hands that bring a column up, to where it leaves the villa the largest margin. `None` when there is
    /// no way out for it, or no place on the top floor.
    pub fn bring_up(&self, parts: &Components, column: usize, manner: &Manner) -> Option<Vec<Input>> {
        let body = self.columns.get(column)?;
        let stacks = parts.may_stack(self.top());
        let spot = Statics::of(self).map(body, Some(column), stacks, 0.01).best(ROOM)?.at;
        self.bring_up_to(parts, column, spot, manner)
    }

    /// The input of hands that bring a column up to a place on the top floor. `None` when there is no way out for it.
    pub fn bring_up_to(
        &self,
        parts: &Components,
        column: usize,
        spot: Point,
        manner: &Manner,
    ) -> Option<Vec<Input>> {
        let body = self.columns.get(column)?;
        let start = body.place?;
        let way = path::out(self, column, CLEAR)?;
        let covered = self
            .plate(body.level + 1)
            .is_some_and(|above| above.depth([start.at[0].into(), start.at[1].into()]) > -body.radius());
        let mut hands = HandScript { inputs: Vec::new(), now: Input { height: 40, ..Input::default() } };
        hands.now.hand = Target::of(&start);
        if covered && manner.steady {
            hands.now.steady = u8::try_from(body.level + 1).ok();
            hands.hold(0.2);
            hands.now = hands.now.with_lift(manner.lift);
            hands.hold(0.2);
        }
        let straight = manner.hook.then(|| path::straight(self, column, CLEAR)).flatten();
        let place = match straight {
            Some((stop, end)) => {
                let place = drag(&mut hands, start, body.radius(), stop, manner.pace);
                hands.glide(place, [end[0], end[1], f64::from(start.at[2])], manner.pace, set_hand)
            }
            None => {
                hands.now.grip = true;
                hands.hold(0.2);
                let draw = |place, p: &Point| {
                    hands.glide(place, [p[0], p[1], f64::from(start.at[2])], manner.pace, set_hand)
                };
                way.iter().fold(start, draw)
            }
        };
        hands.now.lift = 0;
        hands.hold(0.2);
        hands.now.steady = None;
        hands.hold(0.3);
        self.carry(parts, &mut hands, column, place, spot);
        Some(hands.inputs)
    }

    /// From beside the villa up, over, down and away.
    fn carry(&self, parts: &Components, hands: &mut HandScript, column: usize, place: Pose, spot: Point) {
        let rest = self.footing(column, spot).z;
        let high = self.highest().max(self.surface(self.top()) + parts.height) + OVER;
        let [x, y, _] = place.at.map(f64::from);
        let place = hands.glide(place, [x, y, high], 0.25, set_hand);
        let place = hands.glide(place, [spot[0], spot[1], high], 0.25, set_hand);
        let place = hands.glide(place, [spot[0], spot[1], rest + 0.008], 0.15, set_hand);
        hands.glide(place, [spot[0], spot[1], rest - 0.0005], 0.02, set_hand);
        hands.hold(0.3);
        hands.now.grip = false;
        hands.hold(6.0);
    }

    /// The input of a hand that lays the next floor at a place, turned about the vertical by `yaw`.
    pub fn lay(&self, parts: &Components, at: Point, yaw: f64) -> Vec<Input> {
        let rest = self.surface(self.top()) + parts.height;
        let mut hands = HandScript { inputs: Vec::new(), now: Input { grip: true, ..Input::default() } };
        let high = Pose::upright(at[0], at[1], rest + 0.05, yaw);
        hands.now.hand = Target::of(&high);
        hands.hold(0.3);
        let place = hands.glide(high, [at[0], at[1], rest + 0.003], 0.1, set_hand);
        hands.glide(place, [at[0], at[1], rest - 0.0005], 0.01, set_hand);
        hands.hold(0.4);
        hands.now.grip = false;
        hands.hold(6.0);
        hands.inputs
    }
}

/// Drags a column to a point with the hook, and takes it between the fingers there.
fn drag(hands: &mut HandScript, start: Pose, radius: f64, end: Point, pace: f64) -> Pose {
    let [x, y, z] = start.at.map(f64::from);
    let (dx, dy) = (end[0] - x, end[1] - y);
    let length = (dx * dx + dy * dy).sqrt();
    let (dx, dy) = (dx / length, dy / length);
    // The prongs stand at 40 degrees: this far behind the axis they touch the column.
    let behind = (radius + 0.002) / 0.642_787_6;
    let yaw = libm::atan2(dy, dx);
    let far = behind + 0.004;
    let cradle = Pose::upright(x - far * dx, y - far * dy, z + GRASP, yaw);
    hands.now.hook = true;
    hands.now.cradle = Target::of(&cradle);
    hands.hold(0.2);
    let stop = [end[0] - behind * dx, end[1] - behind * dy, z + GRASP];
    hands.glide(cradle, stop, pace.min(SLOW), set_cradle);
    hands.hold(0.3);
    let place = Pose { at: [end[0] as f32, end[1] as f32, start.at[2]], turn: start.turn };
    hands.now.hand = Target::of(&place);
    hands.now.grip = true;
    hands.hold(0.2);
    hands.now.hook = false;
    hands.hold(0.1);
    place
}
