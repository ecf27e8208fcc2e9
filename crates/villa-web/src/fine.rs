//! The fine mode: what is held goes a part of the pointer's way.

/// This part: with Ctrl or Alt or a second finger, and, while a column is carried, where the pointer is slow.
const FINE: f64 = 0.25;

/// Below so many pixels a second a pointer is slow, and from so many on it is not.
const SLOW: [f64; 2] = [14.0, 55.0];

/// Its speed is averaged over about so many milliseconds.
const AVERAGED: f64 = 90.0;

/// A pointer that was not told of for longer has rested before, which says nothing of its speed: one that waits and is then
/// moved far is fast.
const RESTED: f64 = 100.0;

/// How fast a pointer goes.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Since when it is where it is, in milliseconds.
    since: f64,
    /// Pixels a second.
    speed: f64,
}

impl Pace {
    /// Of a pointer that has just been put down: it is not slow.
    pub fn new(since: f64) -> Pace {
        Pace { since, speed: 2.0 * SLOW[1] }
    }

    /// After so many pixels more, at a time in milliseconds.
    pub fn after(self, pixels: f64, now: f64) -> Pace {
        let passed = (now - self.since).min(RESTED);
        if passed <= 0.0 {
            return self;
        }
        let speed = 1000.0 * pixels / passed;
        Pace { since: now, speed: self.speed + (speed - self.speed) * (1.0 - (-passed / AVERAGED).exp()) }
    }

    /// Which part of the pointer's way what is held goes.
    pub fn share(self, asked: bool, carries: bool) -> f64 {
        let [low, high] = SLOW;
        let fast = ((self.speed - low) / (high - low)).clamp(0.0, 1.0);
        match (asked, carries) {
            (true, _) => FINE,
            (false, true) => FINE + (1.0 - FINE) * fast,
            (false, false) => 1.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A pointer that goes on for half a second at so many pixels a second, told of 60 times a second.
    fn at(speed: f64) -> Pace {
        (1..=30).fold(Pace::new(0.0), |pace, n| pace.after(speed / 60.0, f64::from(n) * 1000.0 / 60.0))
    }

    #[test]
    fn who_is_slow_or_asks_for_it_moves_finely() {
        assert_eq!(at(300.0).share(false, true), 1.0);
        assert_eq!(Pace::new(0.0).share(false, true), 1.0);
        assert_eq!(at(8.0).after(150.0, 4000.0).share(false, true), 1.0, "it has waited and then went far");
        assert!(at(8.0).after(1.0, 4000.0).share(false, true) < 0.3, "it has waited and then went a hair");
        assert!(at(8.0).share(false, true) < 0.3 && (0.4..0.9).contains(&at(35.0).share(false, true)));
        assert_eq!(at(8.0).share(false, false), 1.0, "a column that is drawn follows the pointer");
        assert_eq!(at(300.0).share(true, false), FINE);
    }
}
