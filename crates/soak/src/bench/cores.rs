//! A core for the server alone.

use std::fmt;

use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

/// The cores that we may use.
pub struct Cores {
    all: Vec<usize>,
}

impl Cores {
    /// One for the server, the rest for everything else; with a single core they share it.
    pub fn split() -> Cores {
        let set = sched_getaffinity(None).unwrap_or_default();
        Cores { all: (0..CpuSet::MAX_CPU).filter(|core| set.is_set(*core)).collect() }
    }

    /// This thread, and what it starts from now on, runs on the first core.
    pub fn take_first(&self) {
        take(&self.all[..self.all.len().min(1)]);
    }

    /// This thread, and what it starts from now on, runs on the other cores.
    pub fn take_rest(&self) {
        take(if self.all.len() > 1 { &self.all[1..] } else { &self.all });
    }
}

fn take(cores: &[usize]) {
    let mut set = CpuSet::new();
    cores.iter().for_each(|core| set.set(*core));
    // Without leave to choose, the numbers are a little worse.
    let _ = sched_setaffinity(None, &set);
}

impl fmt::Display for Cores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rest = self.all.len().saturating_sub(1);
        if rest == 0 {
            write!(f, "one core together with its clients")
        } else {
            write!(f, "one core, its clients {rest}")
        }
    }
}
