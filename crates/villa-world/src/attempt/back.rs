//! Breaking off (V5): the hand takes what it holds back the way it came, while the world goes on.

use serde::{Deserialize, Serialize};

use super::{Attempt, Task};
use crate::body::Edges;
use crate::input::{Input, Target};
use crate::pose::Pose;
use crate::settings::TICKS_PER_SECOND;
use crate::verdict::Verdict;
use crate::world::Part;

/// Points of the way are at least so far apart, in metres, or turned against each other by this many degrees.
const APART: f64 = 0.001;
const TURNED: f64 = 2.0;

/// How fast the hand goes back, in metres per second: between columns, and above where the column stood.
const BETWEEN: f64 = 0.06;
const ABOVE: f64 = 0.25;

/// How high the fingers hold a column that is put back, in millimetres: near the head, which has to go under its floor.
const GRIP: u8 = 40;

/// Above its old place by so much, a column is clear of its storey, in metres.
const CLEAR: f32 = 0.002;

/// The hand rests for this many ticks before it turns back, where the other hand takes hold of a floor or lets go of it,
/// and at the end.
const REST: u32 = TICKS_PER_SECOND / 5;

/// A way back that takes longer is shut, in ticks.
pub(super) const LONGEST: u32 = 60 * TICKS_PER_SECOND;

/// The hand waits when what it holds is so far behind, in metres; after this many ticks the way is shut.
const LAG: f64 = 0.010;
const STUCK: u32 = 2 * TICKS_PER_SECOND;

/// A column stands in its old place when it is no farther away, in metres (V5).
const IN_PLACE: f64 = 0.005;

/// Where what is held was, and what the other hand did meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Stop {
    place: Pose,
    steady: Option<u8>,
    lift: u8,
}

/// A hand on its way back.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Back {
    /// Where the hand is to be now.
    at: Stop,
    /// Ticks to wait until it goes on.
    rests: u32,
    /// Ticks since it turned back.
    ticks: u32,
    /// Ticks for which what it holds has not followed.
    stuck: u32,
    /// It has let go.
    pub(super) is_done: bool,
}

impl Stop {
    fn other_hand(&self) -> (Option<u8>, u8) {
        (self.steady, self.lift)
    }
}

impl Attempt {
    /// Whether the player can still break off (V5): not once everything was let go.
    pub fn may_break_off(&self) -> bool {
        self.verdict.is_none() && self.waited.is_none() && self.back.is_none()
    }

    /// Whether the hand is on its way back.
    pub fn is_going_back(&self) -> bool {
        self.back.is_some()
    }

    /// What is held, or is to be.
    pub(super) fn held(&self) -> Part {
        match self.task {
            Task::Column(n) => Part::Column(n),
            Task::Floor { .. } => Part::Plate(self.start.plates.len()),
        }
    }

    /// Remembers the place of what is held.
    pub(super) fn note_way(&mut self, input: &Input) {
        let Some(place) = self.upright() else { return };
        let stop = Stop { place, steady: input.steady, lift: input.lift };
        let is_new = self.way.last().is_none_or(|last| {
            last.other_hand() != stop.other_hand()
                || distance(&last.place, &place) > APART
                || place.turned_from(&last.place) > TURNED
        });
        if is_new {
            self.way.push(stop);
        }
    }

    /// Where what is held is, as a hand would have it: upright, and not lower than where it stood.
    fn upright(&self) -> Option<Pose> {
        let place = self.world.place(self.held())?;
        let [x, y, z] = place.at.map(f64::from);
        let foot = self.before.place(self.held()).map_or(z, |was| z.max(was.at[2].into()));
        Some(Pose::upright(x, y, foot, place.yaw()))
    }

    /// What the hands do in this tick: what the player says, or, once the attempt was broken off, what takes everything
    /// back.
    pub(super) fn heard(&mut self, input: &Input) -> Input {
        if input.back && self.may_break_off() {
            self.turn_back();
        }
        let Some(mut back) = self.back.take() else { return *input };
        back.ticks += 1;
        let lags = self.world.place(self.held()).is_none_or(|place| distance(&place, &back.at.place) > LAG);
        back.stuck = if lags { back.stuck + 1 } else { 0 };
        let was_done = back.is_done;
        let mut turned = back.go(&mut self.way);
        self.back = Some(back);
        if back.is_done && !was_done {
            self.set_edges(Edges::Sharp);
        }
        turned.hand.at[2] = turned.hand.at[2].saturating_add(self.sag());
        turned
    }

    fn set_edges(&mut self, edges: Edges) {
        if let Task::Column(n) = self.task {
            self.world.set_edges(n, edges);
        }
    }

    /// How far what hangs in a hand hangs below it, in the steps of a target. A hand that puts a column back reckons with
    /// that, or the foot would catch on the edge of its floor.
    fn sag(&self) -> i16 {
        let pull = match self.task {
            Task::Column(_) => &self.parts.hands.column,
            Task::Floor { .. } => &self.parts.hands.lay,
        };
        let weight =
            self.world.body(self.held()).map_or(0.0, |body| f64::from(body.mass())) * self.world.plan.gravity;
        let [_, _, steps] = Target::upright(0.0, 0.0, weight / pull.stiffness).at;
        steps
    }

    fn turn_back(&mut self) {
        let Some(place) = self.upright().filter(|_| !self.world.is_untouched()) else {
            // Nothing was touched.
            self.verdict = Some(Verdict::BrokenOff { by_table: false });
            return;
        };
        let (steady, lift) = self.way.last().map_or((None, 0), Stop::other_hand);
        let at = Stop { place, steady, lift };
        self.back = Some(Back { at, rests: REST, ticks: 0, stuck: 0, is_done: false });
        self.set_edges(Edges::Bevelled);
    }

    /// Whether the way back is shut: it has taken too long, or what is held does not follow.
    pub(super) fn is_shut(&self) -> bool {
        let is_shut = |back: Back| back.ticks > LONGEST || back.stuck > STUCK;
        self.waited.is_none() && self.back.is_some_and(is_shut)
    }

    /// The verdict when all has come to rest after the way back. What does not stand where it was, the table puts back,
    /// and a floor that was to be laid it takes away.
    pub(super) fn back_verdict(&self) -> Verdict {
        let by_table = match self.task {
            Task::Column(n) => {
                let now = self.world.plan();
                let is_back =
                    self.before.place(Part::Column(n)).zip(now.columns[n].place).is_some_and(|(was, is)| {
                        distance(&was, &is) <= IN_PLACE && is.tilt() <= self.parts.limits.column_tilt
                    });
                let is_wrong = self.disturbed(&now, Some(n)).or_else(|| self.not_back(&now)).is_some();
                !is_back || is_wrong || !self.world.is_at_rest()
            }
            Task::Floor { .. } => true,
        };
        Verdict::BrokenOff { by_table }
    }
}

impl Back {
    /// One tick on the way back, and the input that does it.
    fn go(&mut self, way: &mut Vec<Stop>) -> Input {
        let mut left = 1.0 / f64::from(TICKS_PER_SECOND);
        if self.rests > 0 || self.stuck > 0 {
            self.rests = self.rests.saturating_sub(1);
            left = 0.0;
        }
        while left > 0.0 {
            let Some(next) = way.last().copied() else {
                self.is_done = true;
                break;
            };
            let start = way.first().map_or(next.place.at[2], |first| first.place.at[2]);
            let is_above = self.at.place.at[2].max(next.place.at[2]) > start + CLEAR;
            let pace = if is_above { ABOVE } else { BETWEEN };
            let far = distance(&self.at.place, &next.place);
            if far > left * pace {
                self.at.place = between(&self.at.place, &next.place, left * pace / far);
                break;
            }
            left -= far / pace;
            let is_last = way.len() == 1;
            if next.other_hand() != self.at.other_hand() || is_last {
                (self.rests, left) = (REST, 0.0);
            }
            self.at = next;
            way.pop();
        }
        let Stop { place, steady, lift } = self.at;
        let steady = steady.filter(|_| !self.is_done);
        Input {
            grip: !self.is_done,
            hand: Target::of(&place),
            height: GRIP,
            steady,
            lift,
            ..Input::default()
        }
    }
}

fn distance(a: &Pose, b: &Pose) -> f64 {
    let [x, y, z] = std::array::from_fn(|i| f64::from(a.at[i]) - f64::from(b.at[i]));
    (x * x + y * y + z * z).sqrt()
}

/// A share of the way from one place to another, turned as at the other.
fn between(from: &Pose, to: &Pose, share: f64) -> Pose {
    let at = std::array::from_fn(|i| {
        let (from, to) = (f64::from(from.at[i]), f64::from(to.at[i]));
        (from + share * (to - from)) as f32
    });
    Pose { at, turn: to.turn }
}
