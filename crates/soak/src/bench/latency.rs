//! Times, and what most of them were.

use std::fmt;
use std::time::Duration;

/// Times of one kind.
#[derive(Clone, Debug, Default)]
pub struct Latencies {
    sorted: Vec<Duration>,
}

impl Latencies {
    /// Sorts them.
    pub fn new(mut times: Vec<Duration>) -> Latencies {
        times.sort();
        Latencies { sorted: times }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.sorted.len()
    }

    /// The time within which this many of a thousand were done.
    pub fn within(&self, of_a_thousand: usize) -> Duration {
        let index = (self.sorted.len() * of_a_thousand).div_ceil(1_000).saturating_sub(1);
        self.sorted.get(index).copied().unwrap_or_default()
    }
}

impl fmt::Display for Latencies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |of_a_thousand| self.within(of_a_thousand).as_secs_f64() * 1e3;
        write!(f, "p50 {:.1} ms, p90 {:.1} ms, ", ms(500), ms(900))?;
        write!(f, "p99 {:.1} ms, p99.9 {:.1} ms, max {:.1} ms", ms(990), ms(999), ms(1_000))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_counted_from_the_fastest() {
        let times = Latencies::new((1..=100).rev().map(Duration::from_millis).collect());
        assert_eq!(times.within(500), Duration::from_millis(50));
        assert_eq!(times.within(990), Duration::from_millis(99));
        assert_eq!(times.within(1_000), Duration::from_millis(100));
        assert_eq!(Latencies::default().within(990), Duration::ZERO);
    }
}
