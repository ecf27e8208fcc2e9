//! The hook (V9): it comes from behind, drags a column straight out, and fingers take it where its floor ends.

use villa_world::{Input, Pose, TICKS_PER_SECOND, Target};

/// How high the hook grasps: low enough not to tip a thin column, high enough not to kick its foot away.
const GRASP: f64 = 0.018;

/// Metres per second; faster it knocks columns over.
const PACE: f64 = 0.03;

/// The prongs stand at 40 degrees and are 4 mm thick: so much farther behind than its radius they touch a column.
const SPREAD: f64 = 0.642_787_6;
const PRONG: f64 = 0.002;

/// Where the hook is put down, behind where it touches.
const ROOM: f64 = 0.004;

/// A wish of this many metres decides the direction.
const SAYS: f64 = 0.003;

/// Ticks in which the fingers and the hook hold the column both.
const BOTH: u32 = 12;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    /// Nobody has said yet which way.
    Aim,
    /// The hook is put down behind the column.
    Set(u32),
    /// It drags.
    Drag,
    /// Fingers take the column.
    Take(u32),
}

/// A hook at work.
#[derive(Clone, Copy, Debug)]
pub struct Hook {
    phase: Phase,
    from: [f64; 2],
    foot: f64,
    along: [f64; 2],
    behind: f64,
    /// How far it has come.
    way: f64,
}

/// The state of the hook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now {
    /// It works; the fingers hold on, or not.
    Works { grip: bool },
    /// There was no room for it.
    NoRoom,
    /// The column is in the fingers again.
    Done,
}

impl Hook {
    /// A hook for a column that stands there.
    pub fn new(at: [f64; 3], radius: f64) -> Hook {
        let behind = (radius + PRONG) / SPREAD;
        Hook { phase: Phase::Aim, from: [at[0], at[1]], foot: at[2], along: [1.0, 0.0], behind, way: 0.0 }
    }

    /// The hook after this input.
    pub fn of(input: &Input, foot: f64, radius: f64) -> Hook {
        let cradle = input.cradle.place();
        let (sin, cos) = cradle.yaw().sin_cos();
        let mut hook = Hook::new([0.0, 0.0, foot], radius);
        let [x, y] = [cradle.at[0], cradle.at[1]].map(f64::from);
        (hook.along, hook.way) = ([cos, sin], ROOM);
        hook.from = [x + hook.behind * cos, y + hook.behind * sin];
        hook.phase = if input.grip { Phase::Take(0) } else { Phase::Drag };
        hook
    }

    /// Whether its direction is still open.
    pub fn aims(&self) -> bool {
        self.phase == Phase::Aim
    }

    /// Whether the fingers take the column from it.
    pub fn takes(&self) -> bool {
        matches!(self.phase, Phase::Take(_))
    }

    /// Where the column should be by now.
    pub fn column(&self) -> [f64; 2] {
        let gone = (self.way - ROOM).max(0.0);
        [self.from[0] + gone * self.along[0], self.from[1] + gone * self.along[1]]
    }

    /// One tick: towards the wish, as far as the column's floor bears it.
    pub fn follow(&mut self, wish: [f64; 2], is_set: bool, ends: impl Fn([f64; 2]) -> bool) -> Now {
        let (dx, dy) = (wish[0] - self.from[0], wish[1] - self.from[1]);
        match self.phase {
            Phase::Aim => {
                let length = dx.hypot(dy);
                if length > SAYS {
                    (self.along, self.phase) = ([dx / length, dy / length], Phase::Set(0));
                }
                Now::Works { grip: true }
            }
            Phase::Set(BOTH..) if !is_set => Now::NoRoom,
            Phase::Set(ticks) => {
                self.phase = if ticks < BOTH { Phase::Set(ticks + 1) } else { Phase::Drag };
                Now::Works { grip: true }
            }
            Phase::Drag => {
                let goal = dx * self.along[0] + dy * self.along[1] + ROOM;
                let step = PACE / f64::from(TICKS_PER_SECOND);
                self.way = (self.way + step).min(goal.max(self.way));
                if ends(self.column()) {
                    self.phase = Phase::Take(0);
                }
                Now::Works { grip: false }
            }
            Phase::Take(BOTH..) => Now::Done,
            Phase::Take(ticks) => {
                self.phase = Phase::Take(ticks + 1);
                Now::Works { grip: true }
            }
        }
    }

    /// Writes where the hook is into the input of a tick.
    pub fn write(&self, input: &mut Input) {
        if self.phase == Phase::Aim {
            return;
        }
        let back = self.behind + ROOM - self.way;
        let [x, y] = [0, 1].map(|n| self.from[n] - back * self.along[n]);
        let yaw = self.along[1].atan2(self.along[0]);
        input.hook = true;
        input.cradle = Target::of(&Pose::upright(x, y, self.foot + GRASP, yaw));
    }
}
