//! A clock for a replica.

use crate::id::Time;

/// The time of day, which goes on when someone sets it back.
#[derive(Clone, Copy, Debug, Default)]
pub struct SteadyClock {
    last: u64,
    set_back: u64,
}

impl SteadyClock {
    /// The time, when the time of day is this.
    pub fn at(&mut self, day: Time) -> Time {
        self.set_back += self.last.saturating_sub(day.0 + self.set_back);
        self.last = day.0 + self.set_back;
        Time(self.last)
    }

    /// By how many milliseconds the time of day was set back so far.
    pub fn set_back(&self) -> u64 {
        self.set_back
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_goes_on_when_the_day_is_set_back() {
        let mut clock = SteadyClock::default();
        let times = [100, 150, 50, 60, 500].map(|day| clock.at(Time(day)).0);
        assert_eq!((times, clock.set_back()), ([100, 150, 150, 160, 600], 100));
        assert_eq!(clock.at(Time(501)), Time(601));
    }
}
