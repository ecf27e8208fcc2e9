//! Whether a villa that is left alone stands.

use crate::components::Limits;
use crate::fall::{Before, Fall};
use crate::plan::Plan;
use crate::settings::{Settings, TICKS_PER_SECOND};
use crate::world::{Part, World};

/// What became of a villa that was left alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stability {
    /// What collapsed first (V15); nothing when it stands.
    pub first: Option<Fall>,
    /// The part that moved most, and by how much: sunk in metres,
    pub drop: f64,
    /// leaning in degrees,
    pub tilt: f64,
    /// shifted in metres.
    pub shift: f64,
    /// When it was over, in seconds: the collapse, rest, or the end of the time given.
    pub seconds: f64,
}

impl Stability {
    /// Lets a plan alone for this many seconds, or until it rests or collapses.
    pub fn of(plan: Plan, limits: &Limits, seconds: f64) -> Stability {
        let settings = Settings::of(&plan);
        Stability::with(plan, limits, seconds, settings)
    }

    /// With other settings, to see how far the verdicts depend on them.
    pub fn with(plan: Plan, limits: &Limits, seconds: f64, settings: Settings) -> Stability {
        let mut world = World::with(plan, settings, false);
        let before = Before::of(&world);
        let ticks = (seconds.clamp(0.0, 1e6) * f64::from(TICKS_PER_SECOND)).ceil() as u32;
        let (mut passed, mut first) = (0, None);
        while passed < ticks && first.is_none() && !world.is_at_rest() {
            world.tick();
            passed += 1;
            first = before.fall(&world, limits, None);
        }
        let watched: Vec<Part> = first.map_or_else(|| world.parts().collect(), |fall| vec![fall.part]);
        let mut outcome = Stability {
            first,
            drop: 0.0,
            tilt: 0.0,
            shift: 0.0,
            seconds: f64::from(passed) / f64::from(TICKS_PER_SECOND),
        };
        for (drop, shift, tilt) in watched.iter().filter_map(|part| before.change(&world, *part)) {
            outcome.drop = outcome.drop.max(drop);
            outcome.shift = outcome.shift.max(shift);
            outcome.tilt = outcome.tilt.max(tilt);
        }
        outcome
    }

    /// Whether it stands.
    pub fn stands(&self) -> bool {
        self.first.is_none()
    }
}
