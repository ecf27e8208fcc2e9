//! How near the villa is to falling, from how its floors move: then time slows down. It
//! changes when ticks are simulated, never their result.

use villa_world::{Limits, Pose, TICKS_PER_SECOND};

use crate::scene::Poses;

/// A fall is near when a floor would come this far towards one in so many seconds, of what it has moved in the last
/// ones.
const NEAR: f64 = 0.30;
const AHEAD: f64 = 0.35;
const LOOKS_BACK: usize = 5;

/// It is over when all floors have been calm for so many ticks.
const CALM: f64 = 0.06;
const CALM_TICKS: u32 = 12;

/// How fast time goes meanwhile, and how quickly it changes, per second of the clock.
const SLOW: f64 = 0.35;
const CHANGES: f64 = 7.0;

/// Not for longer than so many ticks at a time: a floor that rocks on is no news.
const LONGEST: u32 = 2 * TICKS_PER_SECOND;

/// What is known of the last moments.
#[derive(Clone, Debug)]
pub struct Peril {
    /// The shares of a fall of every plate in the last ticks, the last one last.
    shares: Vec<Vec<f64>>,
    calm: u32,
    /// For how many ticks a fall has been near.
    near: u32,
    pace: f64,
}

impl Default for Peril {
    fn default() -> Peril {
        Peril { shares: Vec::new(), calm: 0, near: 0, pace: 1.0 }
    }
}

impl Peril {
    /// Sees a tick: where everything was at first and is now. `held` is a plate that a hand moves.
    pub fn see(&mut self, first: &Poses, now: &Poses, held: Option<usize>, limits: &Limits) {
        let plates = first.plates.iter().zip(&now.plates).enumerate();
        let share = |(n, (from, to)): (usize, (&Pose, &Pose))| {
            if Some(n) == held { 0.0 } else { fallen(from, to, limits) }
        };
        self.shares.push(plates.map(share).collect());
        if self.shares.len() > LOOKS_BACK + 1 {
            self.shares.remove(0);
        }
        let seconds = (self.shares.len() - 1).max(1) as f64 / f64::from(TICKS_PER_SECOND);
        let (Some(before), Some(after)) = (self.shares.first(), self.shares.last()) else { return };
        let pace = |(a, b): (&f64, &f64)| (b - a) / seconds;
        let (mut soon, mut moves) = (0.0_f64, 0.0_f64);
        for (a, b) in before.iter().zip(after) {
            soon = soon.max(b + AHEAD * pace((a, b)));
            moves = moves.max(pace((a, b)).abs());
        }
        self.calm = if moves > CALM { 0 } else { self.calm + 1 };
        let begins = self.near == 0 && soon > NEAR && moves > CALM;
        let goes_on = self.near > 0 && self.calm < CALM_TICKS;
        self.near = if begins || goes_on { self.near + 1 } else { 0 };
    }

    /// Whether a fall is near.
    pub fn is_near(&self) -> bool {
        (1..LONGEST).contains(&self.near)
    }

    /// Lets seconds of the clock pass: how fast time goes, 1 being as usual, with or without breath held.
    pub fn pace(&mut self, holds: bool, seconds: f64) -> f64 {
        let goal = if holds { SLOW } else { 1.0 };
        self.pace += (goal - self.pace) * (1.0 - (-CHANGES * seconds).exp());
        if (goal - self.pace).abs() < 0.01 {
            self.pace = goal;
        }
        self.pace
    }
}

/// How far a floor has come of what would be a fall (V15).
fn fallen(from: &Pose, to: &Pose, limits: &Limits) -> f64 {
    let (tilt, drop) = (to.tilt() - from.tilt(), f64::from(from.at[2] - to.at[2]));
    (tilt / limits.floor_tilt).max(drop / limits.floor_drop).max(0.0)
}
